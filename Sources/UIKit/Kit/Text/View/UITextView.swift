public import FoundationAdditions

/// Text of several lines that scrolls, and that the user can select and edit.
///
/// It becomes the first responder when it is tapped; from then on what is typed goes into it (R-TXT-1). Its delegate is asked before
/// each change by the user; a change by code, as setting ``text``, calls no delegate. A paragraph is laid out when it changes: cost follows
/// the change, and what can be seen, rather than the length of the text (R-TXV-2).
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, TextEditing {
    final var content = EditedText()
    final var tracking = SelectionTracking()
    final var trackedTouch: UITouch?
    final var caretTimer: Int?
    final var lastTyping: (end: Int, isDeletion: Bool)?
    final var beforeMarking: EditedText?
    final var showsHandles = false
    final var column: CGFloat?
    /// Whether it is the first responder, and whether it is edited.
    final var isActive = false
    final var isEdited = false
    final lazy var caret = addPart(TextCaret())
    final lazy var startHandle = addPart(SelectionHandle(isStart: true))
    final lazy var endHandle = addPart(SelectionHandle(isStart: false))
    final let flow = TextFlow()
    /// Whether the flow has to take the text again.
    final var isFlowStale = true
    final var tiles: [TextTile] = []
    final var chosenAttributes: [NSAttributedString.Key: Any]?

    /// Where its lines are broken.
    public let textContainer: NSTextContainer

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// - Parameter textContainer: Says how far lines stay from the sides; `nil` for one of its own. Its size follows the view.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer(size: .zero)
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
        textContainer.changed = { [weak self] in self?.contentChanged() }
        flow.grew = { [weak self] bottom, growth in self?.paragraphGrew(bottom, by: growth) }
        updateCaret()
    }

    /// Asked about what the user does, and notified of it and of scrolling. Not retained.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    override var textLineHeight: CGFloat? { font?.lineHeight }

    // MARK: Text

    /// The text; empty rather than `nil` when there is none. Setting it puts the caret at its end, and calls the delegate with that alone (R-TXV-3).
    open var text: String! {
        get { content.string }
        set {
            willChange("text")
            setByCode { $0.set(newValue ?? "", attributes: $1) }
            didChange("text")
        }
    }

    /// The text with its attributes. Setting it calls the delegate where the caret moves with it, and otherwise not.
    open var attributedText: NSAttributedString! {
        get { content.attributed }
        set { setByCode { $0.set(newValue ?? NSAttributedString(string: ""), defaults: $1) } }
    }

    private func setByCode(_ change: (inout EditedText, EditedText.Attributes) -> Void) {
        let selected = content.selection
        changeByCode(change)
        if content.selection != selected { delegate?.textViewDidChangeSelection(self) }
    }

    /// What is typed next looks like: what was set since the selection changed, or else what is around it.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { chosenAttributes ?? content.look(at: content.selection) ?? defaultTextAttributes }
        set { chosenAttributes = newValue }
    }

    /// Setting it changes the font of all of the text.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            content.setAttribute(.font, font)
            contentChanged()
        }
    }

    /// Whether ``font`` and the fonts of ``attributedText`` follow the category of the traits, where they were made for a text style (R-TYP-4).
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { textSizeDidChange(ownTraitCollection) } }
    }

    override func textSizeDidChange(_ traits: UITraitCollection) {
        guard adjustsFontForContentSizeCategory, let old = font else { return }
        let adjusted = content.mapFonts { $0.adjusted(to: traits) }, new = old.adjusted(to: traits)
        if new !== old {
            let text = content
            font = new
            content = text
        }
        if adjusted { contentChanged() }
    }

    /// Setting it changes the colour of all of the text.
    open var textColor: UIColor? = .label {
        didSet {
            if textColor == nil { textColor = .label }
            content.setAttribute(.foregroundColor, textColor)
            contentChanged()
        }
    }

    /// Setting it changes the alignment of all of the text.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            content.setAttribute(.paragraphStyle, style)
            contentChanged()
        }
    }

    /// How far the text stays from the sides of the content, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentChanged() } }

    // MARK: Behaviour

    /// Whether the user may change the text. Setting it to `false` ends editing.
    open var isEditable = true {
        didSet { if !isEditable, isFirstResponder { _ = resignFirstResponder() } }
    }
    /// Whether the user may select. Without it the user can't edit either.
    open var isSelectable = true {
        didSet {
            guard !isSelectable else { return }
            // The end of a touch is not followed any more.
            trackedTouch = nil
            cancelSelecting()
            if isFirstResponder { _ = resignFirstResponder() }
        }
    }
    /// Whether the first thing typed replaces all of the text; typing and selecting end it.
    open var clearsOnInsertion = false

    /// The selection in UTF-16 code units; empty for the caret. A range beyond the text ends with it.
    open var selectedRange: NSRange {
        get { NSRange(content.selection) }
        set { selectByCode(newValue) }
    }

    /// Scrolls just so far that the range, in UTF-16 code units, can be seen (R-SCR-36).
    open func scrollRangeToVisible(_ range: NSRange) { show(range) }

    // MARK: Traits

    open var keyboardType = UIKeyboardType.default { didSet { traitsChanged() } }
    open var returnKeyType = UIReturnKeyType.default { didSet { traitsChanged() } }
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { traitsChanged() } }
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { traitsChanged() } }
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { traitsChanged() } }
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType! { didSet { traitsChanged() } }

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

    // MARK: Layout

    /// While it doesn't scroll it is as high as its text.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            : CGSize(width: UIView.noIntrinsicMetric, height: textSize(width: bounds.width).height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placing {
            placeText()
            measureSeen()
            placeTiles()
            placeSelection()
        }
    }

    /// Secret text is not spoken.
    override var accessibilityDefaults: AccessibilityValues { AccessibilityValues(isElement: true, value: isSecureTextEntry ? nil : text) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        // Colours of the text may look different, too: it is called for light and dark (R-TRT-7).
        contentChanged()
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isSelectable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window != nil, !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        return super.becomeFirstResponder()
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard !isEdited || delegate?.textViewShouldEndEditing(self) ?? true else { return false }
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

    override func takes(_ key: UIKey) -> Bool {
        mayChange && (TextKeys.command(for: key, hasLines: true) != nil || KeyTyping.text(of: key) != nil)
    }

    // MARK: Text input. What these are for stands with `UITextInput`.

    open func text(in range: UITextRange) -> String? { (range as? TextOffsets).map { content.substring($0.range) } }
    open func replace(_ range: UITextRange, withText text: String) {
        if let offsets = range as? TextOffsets { replaceByCode(offsets.range, with: text) }
    }
    open var selectedTextRange: UITextRange? {
        get { isSelectable ? TextOffsets(content.selection) : nil }
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
        places.isRightToLeft(at: (position as? TextOffset)?.value ?? 0) ? .rightToLeft : .leftToRight
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginTouch(touches, event) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !moveTouch(touches) { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endTouch(touches) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !cancelTouch(touches) { super.touchesCancelled(touches, with: event) }
    }
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keepsForSelecting(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    nonisolated public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    override func observable(_ name: String) -> (() -> Any)? { reader(of: Self.textViewKeys(UITextView.self)[name]) }
}
