public import FoundationAdditions

/// A control with one line of text that the user can edit.
///
/// It becomes the first responder when it is tapped; from then on what is typed goes into it (R-TXT-1). Its delegate is asked before
/// each change by the user; a change by code, as setting ``text``, calls no delegate and sends no event.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, TextEditing {
    /// How the field's frame is drawn.
    public enum BorderStyle: Int, Sendable { case none = 0, line, bezel, roundedRect }
    /// When something beside the text is shown.
    public enum ViewMode: Int, Sendable { case never = 0, whileEditing, unlessEditing, always }
    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled }

    final var content = EditedText()
    final var shownCache: ShownText?
    /// How far the text has moved to the left, so that the caret can be seen.
    final var scroll: CGFloat = 0
    final var tracking = SelectionTracking()
    final var caretTimer: Int?
    final var column: CGFloat?
    final var lastTyping: (end: Int, isDeletion: Bool)?
    /// The text before an input method began what it is at.
    final var beforeMarking: EditedText?
    /// Whether the ends of the selection have handles: where a finger selects.
    final var showsHandles = false
    final var beginsSecretAgain = false
    final lazy var border = addPart(FieldBorder())
    final lazy var body = addPart(FieldBody())
    final lazy var caret = addPart(TextCaret())
    final lazy var startHandle = addPart(SelectionHandle(isStart: true))
    final lazy var endHandle = addPart(SelectionHandle(isStart: false))
    final lazy var clearButton = makeClearButton()
    /// Whether it was made.
    final var hasClearButton = false
    private var delegateLink: TargetLink?
    private var ownBackground: UIColor?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeText(from: coder)
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(Swift.type(of: self)).encode(with:)") { encodeText(with: coder) }
    }

    private func setUp() {
        ownBackground = super.backgroundColor
        // What is made first stands below.
        border.isHidden = true
        body.field = self
        updateCaret()
    }

    // MARK: Text

    /// The text; empty rather than `nil` when there is none. Setting it sends nothing and puts the caret at its end.
    open var text: String? {
        get { content.string }
        set {
            willChange("text")
            changeContent { $0.set(newValue ?? "", attributes: $1) }
            didChange("text")
        }
    }

    /// The text with its attributes. Setting it calls no delegate and sends no event.
    open var attributedText: NSAttributedString? {
        get { content.attributed }
        set { changeContent { $0.set(newValue ?? NSAttributedString(string: ""), defaults: $1) } }
    }

    /// The same content again moves nothing: code may set it whenever it lays out.
    private func changeContent(_ change: (inout EditedText, EditedText.Attributes) -> Void) {
        let old = content
        changeByCode(change)
        if !content.looksLike(old) { invalidateIntrinsicContentSize() }
    }

    /// What text has that says nothing else: font, colour and alignment. Setting it changes all of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            return extraAttributes.merging([.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style]) { $1 }
        }
        set {
            extraAttributes = newValue
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
            content.setAttributes(defaultTextAttributes)
            contentChanged()
        }
    }
    private var extraAttributes: [NSAttributedString.Key: Any] = [:]

    /// What is typed next looks like; `nil` for what is around it.
    open var typingAttributes: [NSAttributedString.Key: Any]?

    /// Setting it changes the font of all of the text.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            content.setAttribute(.font, font)
            invalidateIntrinsicContentSize()
            contentChanged()
        }
    }

    /// Whether ``font`` follows the category of the traits, if it was made for a text style (R-TYP-4).
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { textSizeDidChange(ownTraitCollection) } }
    }

    override func textSizeDidChange(_ traits: UITraitCollection) {
        guard adjustsFontForContentSizeCategory, let old = font else { return }
        let new = old.adjusted(to: traits)
        if new !== old { font = new }
    }

    /// Setting it changes the colour of all of the text.
    open var textColor: UIColor? = .label {
        didSet {
            if textColor == nil { textColor = .label }
            content.setAttribute(.foregroundColor, textColor)
            contentChanged()
        }
    }

    /// How the text is aligned.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { contentChanged() } }
    }

    /// Shown while there is no text.
    open var placeholder: String? {
        get { shownPlaceholder?.string }
        set { shownPlaceholder = newValue.map { StyledText($0) } }
    }

    /// The placeholder with looks of its own where it has some.
    open var attributedPlaceholder: NSAttributedString? {
        get { shownPlaceholder?.attributed() }
        set { shownPlaceholder = newValue.map { StyledText($0) } }
    }

    final var shownPlaceholder: StyledText? {
        didSet {
            invalidateIntrinsicContentSize()
            contentChanged()
        }
    }

    /// Whether text that is too long is shown smaller, down to ``minimumFontSize``.
    open var adjustsFontSizeToFitWidth = false { didSet { contentChanged() } }
    /// In points; 0 means no less than a tenth of the font's.
    open var minimumFontSize: CGFloat = 0 { didSet { contentChanged() } }

    // MARK: Behaviour

    /// Asked about what the user does, and notified of it. Not retained.
    open weak var delegate: (any UITextFieldDelegate)? {
        get { delegateLink?.target as? any UITextFieldDelegate }
        set {
            delegateLink = newValue.map { TargetLink($0) }
        }
    }

    /// Whether the user edits it: while it is the first responder.
    open internal(set) var isEditing = false
    /// Whether it empties itself when editing begins.
    open var clearsOnBeginEditing = false
    /// Whether the first thing typed replaces all of the text; typing and selecting end it.
    open var clearsOnInsertion = false

    // MARK: Traits

    open var keyboardType = UIKeyboardType.default { didSet { traitsChanged() } }
    open var returnKeyType = UIReturnKeyType.default { didSet { traitsChanged() } }
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { traitsChanged() } }
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { traitsChanged() } }
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { traitsChanged() } }
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType! { didSet { traitsChanged() } }

    /// Whether a bullet is shown for each character. Such text can't be cut or copied. The first key after editing has begun, or after this was
    /// turned on meanwhile, replaces or deletes all of it (R-TXT-24).
    open var isSecureTextEntry = false {
        didSet {
            guard isSecureTextEntry != oldValue else { return }
            beginsSecretAgain = isSecureTextEntry && isEditing
            contentChanged()
            traitsChanged()
        }
    }

    // MARK: Looks

    /// How the frame is drawn.
    open var borderStyle = BorderStyle.none {
        didSet {
            guard borderStyle != oldValue else { return }
            let color = oldValue == .roundedRect ? ownBackground : super.backgroundColor
            backgroundColor = color
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// With rounded corners, what is inside of them.
    open override var backgroundColor: UIColor? {
        get { borderStyle == .roundedRect ? ownBackground : super.backgroundColor }
        set {
            ownBackground = newValue
            super.backgroundColor = borderStyle == .roundedRect ? nil : newValue
            setNeedsLayout()
        }
    }

    /// Shown instead of a border, but for rounded corners.
    open var background: UIImage? { didSet { setNeedsLayout() } }
    /// The same while the field is disabled.
    open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }

    /// When the button that clears the text is shown.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// A view at the left end, shown as ``leftViewMode`` says.
    open var leftView: UIView? { didSet { sideViewChanged(from: oldValue) } }
    /// When the left view is shown.
    open var leftViewMode = ViewMode.never { didSet { sideViewChanged(from: nil) } }
    /// A view at the right end, shown as ``rightViewMode`` says.
    open var rightView: UIView? { didSet { sideViewChanged(from: oldValue) } }
    /// When the right view is shown.
    open var rightViewMode = ViewMode.never { didSet { sideViewChanged(from: nil) } }

    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private var ownInputView: UIView?

    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }
    private var ownInputAccessoryView: UIView?

    // MARK: Where things stand, for subclasses that place them otherwise

    /// Where the border stands.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text stands while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds) }
    /// Where the placeholder is drawn, in points of the field.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }
    /// Where the text stands while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds) }
    /// Where the button that clears the text stands, in points of the field.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { rectOfClearButton(bounds) }
    /// Where the left view stands, in points of the field.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { rectOfLeftView(bounds) }
    /// Where the right view stands, in points of the field.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rectOfRightView(bounds) }
    /// Draws the text in the rectangle, in the current context, while it is not edited.
    open func drawText(in rect: CGRect) { drawRestingText(in: rect) }
    /// Draws the placeholder. Overrides may draw it another way.
    open func drawPlaceholder(in rect: CGRect) { drawPlaceholderText(in: rect) }

    open override var intrinsicContentSize: CGSize { contentSize() }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize() }
    override var textLineHeight: CGFloat? { font?.lineHeight }

    override func baselines(contentHeight: CGFloat) -> (first: CGFloat, last: CGFloat)? {
        guard let font else { return nil }
        let baseline = font.ascender - font.lineHeight / 2
        return (baseline, baseline)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    /// Begins editing (R-ACC-2).
    open override func accessibilityActivate() -> Bool { isEnabled && (isFirstResponder || becomeFirstResponder()) }

    /// Secret text is not spoken.
    override var accessibilityDefaults: AccessibilityValues {
        let shown = isSecureTextEntry ? nil : hasText ? text : placeholder
        return AccessibilityValues(isElement: true, label: placeholder, value: shown, traits: accessibilityTraits(.none))
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        selectionLookChanged()
    }

    override func stateDidChange() {
        super.stateDidChange()
        contentChanged()
        if !isEnabled, isFirstResponder { _ = resignFirstResponder() }
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        guard super.becomeFirstResponder() else { return false }
        scrollIntoSight()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        return super.resignFirstResponder()
    }

    override func firstResponderStatusChanged(_ isFirst: Bool) {
        super.firstResponderStatusChanged(isFirst)
        if isFirst { beginEditing() } else { endEditing() }
    }

    // MARK: Typing

    open var hasText: Bool { content.length > 0 }
    open func insertText(_ text: String) { type(text) }
    open func deleteBackward() { deleteTyped() }

    // MARK: Edit actions

    open override class var overriddenEditActions: Set<Selector> { ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"] }
    open override func cut(_ sender: Any?) { cutSelection() }
    open override func copy(_ sender: Any?) { copySelection() }
    open override func paste(_ sender: Any?) { pasteText() }
    open override func select(_ sender: Any?) { selectWord() }
    open override func selectAll(_ sender: Any?) { selectEverything() }
    open override func delete(_ sender: Any?) { deleteSelection() }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action, sender) ?? super.canPerformAction(action, withSender: sender)
    }

    override func takes(_ key: UIKey) -> Bool { TextKeys.command(for: key, hasLines: false) != nil || KeyTyping.text(of: key) != nil }

    // MARK: Text input. What these are for stands with `UITextInput`.

    open func text(in range: UITextRange) -> String? { (range as? TextOffsets).map { content.substring($0.range) } }
    open func replace(_ range: UITextRange, withText text: String) {
        if let offsets = range as? TextOffsets { replaceByCode(offsets.range, with: text) }
    }
    open var selectedTextRange: UITextRange? {
        get { isEditing ? TextOffsets(content.selection) : nil }
        set { if let offsets = newValue as? TextOffsets { select(offsets.range.lowerBound, offsets.range.upperBound, by: .code) } }
    }
    open var markedTextRange: UITextRange? { content.marked.map { TextOffsets($0) } }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selecting: selectedRange) }
    open func unmarkText() { mark(nil) }
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    open var endOfDocument: UITextPosition { TextOffset(content.length) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        rangeBetween(fromPosition, toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { positionMoved(position, by: offset) }
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        positionMoved(position, direction, by: offset)
    }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { order(position, other) }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        ((toPosition as? TextOffset)?.value ?? 0) - ((from as? TextOffset)?.value ?? 0)
    }
    open weak var inputDelegate: (any UITextInputDelegate)?
    open func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? caretRect(for: range.start) }
    open func caretRect(for position: UITextPosition) -> CGRect { rectOfCaret(at: (position as? TextOffset)?.value ?? 0) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rectsOfSelection((range as? TextOffsets)?.range ?? 0..<0) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(place(at: point)) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        (range as? TextOffsets).map { TextOffset(min(max(place(at: point), $0.range.lowerBound), $0.range.upperBound)) }
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { rangeOfCharacter(at: point) }
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        shown.layout.isRightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginSelecting(touch, event) }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continueSelecting(touch) }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endSelecting(touch) }
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        cancelSelecting()
    }
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keepsForItself(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    nonisolated public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    override func observable(_ name: String) -> (() -> Any)? { reader(of: Self.fieldKeys(UITextField.self)[name]) }
}
