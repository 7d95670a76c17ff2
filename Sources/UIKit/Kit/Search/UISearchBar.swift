/// A field for what is searched for, with a button to end the search, and scopes to choose from (R-SRC).
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
    /// How much the bar stands out.
    public enum Style: UInt, Sendable {
        /// On a background with lines.
        case `default` = 0
        /// As ``default``: here a background does not let through what is below it.
        case prominent
        /// Without a background.
        case minimal
    }
    /// The pictures of a bar.
    public enum Icon: Int, Sendable {
        case search = 0
        case bookmark = 2
    }

    private final let field = UISearchTextField()
    private final let driver = SearchDriver()
    private final let background = UIImageView()
    private final let lines = (UIView(), UIView())
    private final var cancel: UIButton?
    private final var scopes: UISegmentedControl?
    private final var promptLabel: UILabel?
    private final var bookmarks: UIButton?
    private final var icons: [Icon: UIImage] = [:]
    /// Called in place of the search controller's delegate methods, before the delegate.
    final var onBegin, onText, onCancel, onScope: (() -> Void)?
    /// Whether a navigation bar has it, on whose background it stands.
    final var isInBar = false { didSet { look() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        take(coder)
    }

    /// Not in the initializer, where observers of the properties are not called.
    private func take(_ coder: NSCoder) {
        barStyle = UIBarStyle(rawValue: coder.decodeInteger(forKey: "barStyle")) ?? .default
        text = coder.value(forKey: "text", as: String.self)
        placeholder = coder.value(forKey: "placeholder", as: String.self)
        prompt = coder.value(forKey: "prompt", as: String.self)
        barTintColor = coder.value(forKey: "barTintColor", as: UIColor.self)
        searchBarStyle = Style(rawValue: UInt(max(coder.decodeInteger(forKey: "searchBarStyle"), 0))) ?? .default
        showsCancelButton = coder.decodeBool(forKey: "showsCancelButton")
        showsBookmarkButton = coder.decodeBool(forKey: "showsBookmarkButton")
        scopeButtonTitles = coder.value(forKey: "scopeButtonTitles", as: [String].self)
        showsScopeBar = coder.decodeBool(forKey: "showsScopeBar")
        func raw(_ key: String) -> Int? { coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil }
        keyboardType = raw("keyboardType").flatMap { UIKeyboardType(rawValue: $0) } ?? keyboardType
        returnKeyType = raw("returnKeyType").flatMap { UIReturnKeyType(rawValue: $0) } ?? returnKeyType
        autocapitalizationType = raw("autocapitalizationType").flatMap { UITextAutocapitalizationType(rawValue: $0) } ?? autocapitalizationType
        autocorrectionType = raw("autocorrectionType").flatMap { UITextAutocorrectionType(rawValue: $0) } ?? autocorrectionType
        spellCheckingType = raw("spellCheckingType").flatMap { UITextSpellCheckingType(rawValue: $0) } ?? spellCheckingType
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") {
            coder.encode(barStyle.rawValue, forKey: "barStyle")
            if let text { coder.encode(text, forKey: "text") }
            if let placeholder { coder.encode(placeholder, forKey: "placeholder") }
            if let prompt { coder.encode(prompt, forKey: "prompt") }
            if let barTintColor { coder.encode(barTintColor, forKey: "barTintColor") }
            coder.encode(Int(searchBarStyle.rawValue), forKey: "searchBarStyle")
            coder.encode(showsCancelButton, forKey: "showsCancelButton")
            coder.encode(showsBookmarkButton, forKey: "showsBookmarkButton")
            if let scopeButtonTitles { coder.encode(scopeButtonTitles, forKey: "scopeButtonTitles") }
            coder.encode(showsScopeBar, forKey: "showsScopeBar")
            for (key, value) in [("keyboardType", keyboardType.rawValue), ("returnKeyType", returnKeyType.rawValue),
                                 ("autocapitalizationType", autocapitalizationType.rawValue), ("autocorrectionType", autocorrectionType.rawValue),
                                 ("spellCheckingType", spellCheckingType.rawValue)] { coder.encode(value, forKey: key) }
        }
    }

    private func setUp() {
        for part in [background, lines.0, lines.1] { _ = addPart(part) }
        for line in [lines.0, lines.1] { line.backgroundColor = .separator }
        field.isControlPart = true
        field.placeholder = SystemWord.search.text
        addSubview(field)
        driver.bar = self
        field.delegate = driver
        field.addAction(UIAction { [weak self] _ in self?.began() }, for: .editingDidBegin)
        field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        field.addAction(UIAction { [weak self] _ in self?.ended() }, for: .editingDidEnd)
        look()
    }

    // MARK: Text

    /// Is asked about what a person enters, and notified of it.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The field inside.
    open var searchTextField: UISearchTextField { field }
    /// What is searched for. Setting it notifies nothing.
    open var text: String? { get { field.text } set { field.text = newValue } }
    /// Shown while there is no text.
    open var placeholder: String? { get { field.placeholder } set { field.placeholder = newValue } }
    /// A line above the field.
    open var prompt: String? { didSet { updatePrompt() } }

    // MARK: The keyboard

    open var keyboardType: UIKeyboardType { get { field.keyboardType } set { field.keyboardType = newValue } }
    open var returnKeyType: UIReturnKeyType { get { field.returnKeyType } set { field.returnKeyType = newValue } }
    open var autocapitalizationType: UITextAutocapitalizationType { get { field.autocapitalizationType } set { field.autocapitalizationType = newValue } }
    open var autocorrectionType: UITextAutocorrectionType { get { field.autocorrectionType } set { field.autocorrectionType = newValue } }
    open var spellCheckingType: UITextSpellCheckingType { get { field.spellCheckingType } set { field.spellCheckingType = newValue } }
    open var keyboardAppearance: UIKeyboardAppearance { get { field.keyboardAppearance } set { field.keyboardAppearance = newValue } }
    /// Whether Return searches only for a text that is not empty; at first it does.
    open var enablesReturnKeyAutomatically: Bool { get { field.enablesReturnKeyAutomatically } set { field.enablesReturnKeyAutomatically = newValue } }
    open var isSecureTextEntry: Bool { get { field.isSecureTextEntry } set { field.isSecureTextEntry = newValue } }
    open var textContentType: UITextContentType! { get { field.textContentType } set { field.textContentType = newValue } }
    open override var inputAccessoryView: UIView? { get { field.inputAccessoryView } set { field.inputAccessoryView = newValue } }

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    // MARK: Buttons

    /// Whether there is a button that ends the search.
    open var showsCancelButton: Bool { get { cancel != nil } set { setShowsCancelButton(newValue, animated: false) } }

    /// Shows or hides the button that ends the search; animated, the field makes room.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != (cancel != nil) else { return }
        let old = cancel
        cancel = nil
        if showsCancelButton {
            let button = UIButton(type: .system)
            button.setTitle(SystemWord.cancel.text, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 17)
            button.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .touchUpInside)
            button.isLeftOutOfArchives = true
            addSubview(button)
            cancel = button
            UIView.performWithoutAnimation {
                button.frame = CGRect(x: bounds.width, y: bounds.height / 2 - 18, width: cancelWidth, height: 36)
                button.alpha = 0
            }
        }
        setNeedsLayout()
        let change = { [self] in
            cancel?.alpha = 1
            old?.alpha = 0
            layoutIfNeeded()
        }
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            cancel?.alpha = 1
            old?.removeFromSuperview()
            return
        }
        UIView.animate(withDuration: 0.25, animations: change) { _ in old?.removeFromSuperview() }
    }

    private var cancelWidth: CGFloat { (cancel?.sizeThatFits(.zero).width ?? 0).rounded(.up) }

    /// Whether there is a button for bookmarks at the end of the field, while that is empty.
    open var showsBookmarkButton = false {
        didSet {
            guard showsBookmarkButton != oldValue else { return }
            let button = bookmarks ?? UIButton(type: .system)
            bookmarks = showsBookmarkButton ? button : nil
            button.frame.size = CGSize(width: 30, height: 36)
            button.accessibilityLabel = SystemWord.bookmarks.text
            button.setImage(icons[.bookmark] ?? TabGlyph.image(of: .bookmarks, scale: max(UIScreen.main.scale, 1)), for: .normal)
            button.addAction(UIAction(identifier: UIAction.Identifier("bookmarks")) { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarBookmarkButtonClicked(self)
            }, for: .touchUpInside)
            field.rightView = bookmarks
            field.rightViewMode = .always
        }
    }

    /// Sets one of the pictures for all states; `nil` for the system's.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon] = iconImage
        if icon == .search { field.show(iconImage) }
        if icon == .bookmark { bookmarks?.setImage(iconImage ?? TabGlyph.image(of: .bookmarks, scale: max(UIScreen.main.scale, 1)), for: .normal) }
    }
    /// The picture that was set; `nil` for the system's.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }

    // MARK: Scopes

    /// The names of the scopes; `nil` or empty for none.
    open var scopeButtonTitles: [String]? { didSet { updateScopes() } }
    /// The chosen scope.
    open var selectedScopeButtonIndex: Int = 0 { didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex } }
    /// Whether the scopes are shown below the field, if there are any.
    open var showsScopeBar: Bool = false { didSet { if showsScopeBar != oldValue { updateScopes() } } }
    /// Shows or hides the scopes; animated, they fade.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != showsScopeBar else { return }
        showsScopeBar = show
        guard show, animated, window != nil, UIView.areAnimationsEnabled, let scopes else { return }
        UIView.performWithoutAnimation { scopes.alpha = 0 }
        UIView.animate(withDuration: 0.25) { scopes.alpha = 1 }
    }

    private func updateScopes() {
        scopes?.removeFromSuperview()
        scopes = nil
        if showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty {
            let control = UISegmentedControl(items: titles)
            control.selectedSegmentIndex = min(max(selectedScopeButtonIndex, 0), titles.count - 1)
            control.addAction(UIAction { [weak self] _ in self?.scopeChanged() }, for: .valueChanged)
            control.isLeftOutOfArchives = true
            addSubview(control)
            scopes = control
        }
        sizeChanged()
    }

    /// Called when the height that suits it has changed.
    final var onHeight: (() -> Void)?

    private func sizeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        onHeight?()
    }

    private func updatePrompt() {
        promptLabel?.removeFromSuperview()
        promptLabel = nil
        if let prompt {
            let label = UILabel()
            label.text = prompt
            label.font = .systemFont(ofSize: 12)
            label.textAlignment = .center
            promptLabel = addPart(label)
        }
        sizeChanged()
    }

    // MARK: Look

    /// How much the bar stands out.
    open var searchBarStyle: Style = .default { didSet { look() } }
    /// Whether the bar is dark with light titles, whatever the appearance around it is (R-NAV-20).
    open var barStyle: UIBarStyle { get { traitState?.barStyle ?? .default } set { setBarStyle(newValue) } }
    /// The colour behind the field; `nil` for the system's.
    open var barTintColor: UIColor? { didSet { look() } }
    /// A picture behind the field, in place of the background and its lines.
    open var backgroundImage: UIImage? { didSet { look() } }

    private func look() {
        let isPlain = searchBarStyle == .minimal || isInBar
        background.image = backgroundImage
        background.backgroundColor = backgroundImage != nil ? nil : isPlain ? nil : barTintColor ?? .systemGray6
        for line in [lines.0, lines.1] { line.isHidden = isPlain || backgroundImage != nil }
    }

    // MARK: Layout

    private static let fieldHeight: CGFloat = 36, scopeHeight: CGFloat = 44

    private var promptHeight: CGFloat { promptLabel == nil ? 0 : 18 }
    private var ownHeight: CGFloat { promptHeight + (isInBar ? 52 : 56) + (scopes == nil ? 0 : Self.scopeHeight) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: ownHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let thickness = 1 / max(contentScaleFactor, 1), isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        background.frame = bounds
        lines.0.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
        lines.1.frame = CGRect(x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
        promptLabel?.frame = CGRect(x: 8, y: 4, width: bounds.width - 16, height: promptHeight)
        let margin: CGFloat = isInBar ? 16 : 8, scopeRoom = scopes == nil ? 0 : Self.scopeHeight
        let room = CGRect(x: margin, y: promptHeight, width: max(bounds.width - 2 * margin, 0), height: max(bounds.height - promptHeight - scopeRoom, 0))
        let taken = cancel == nil ? 0 : cancelWidth + 10
        var place = CGRect(x: room.minX, y: isInBar ? room.minY + 1 : room.midY - Self.fieldHeight / 2, width: max(room.width - taken, 0),
                           height: Self.fieldHeight)
        // In a bar that becomes lower the field goes up out of it.
        if isInBar, bounds.height < ownHeight { place.origin.y -= ownHeight - bounds.height }
        if isMirrored { place.origin.x = bounds.width - place.maxX }
        field.frame = place
        if let cancel {
            let x = isMirrored ? room.minX : room.maxX - cancelWidth
            cancel.frame = CGRect(x: x, y: place.minY, width: cancelWidth, height: Self.fieldHeight)
        }
        scopes?.frame = CGRect(x: room.minX, y: place.maxY + 8, width: room.width, height: 32)
    }

    // MARK: What a person does

    private func began() {
        cancel?.isEnabled = true
        onBegin?()
        delegate?.searchBarTextDidBeginEditing(self)
    }

    private func textChanged() {
        onText?()
        delegate?.searchBar(self, textDidChange: text ?? "")
    }

    private func ended() {
        // The bar of a search stays usable until the search is over (R-SRC-1).
        if onCancel == nil { cancel?.isEnabled = false }
        delegate?.searchBarTextDidEndEditing(self)
    }

    private func cancelled() {
        onCancel?()
        delegate?.searchBarCancelButtonClicked(self)
    }

    private func scopeChanged() {
        guard let scopes else { return }
        selectedScopeButtonIndex = scopes.selectedSegmentIndex
        onScope?()
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    }

    /// Escape does what the button that ends the search does.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard cancel != nil, presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else { return super.pressesBegan(presses, with: event) }
        cancelled()
    }
}

/// Passes on to the bar's delegate what the field asks.
private final class SearchDriver: NSObject, UITextFieldDelegate {
    weak var bar: UISearchBar?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        bar.map { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true } ?? true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar, textField.hasText || !textField.enablesReturnKeyAutomatically { bar.delegate?.searchBarSearchButtonClicked(bar) }
        return false
    }
}
