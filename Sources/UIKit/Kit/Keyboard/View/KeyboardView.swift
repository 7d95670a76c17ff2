/// A keyboard on the screen: shows the keys of a page and passes what is typed to its target.
///
/// Every finger types. A key types when its finger lifts, or when the next finger lands: letters come in the order in which their fingers
/// landed (R-KBD-3). `KeyboardView+Fingers.swift` has what fingers do, `KeyboardView+Typing.swift` what is typed, `KeyboardView+Places.swift` where the keys
/// are, `KeyboardView+Emoji.swift` the emoji and `KeyboardView+Menu.swift` the menu of languages and arrangements.
final class KeyboardView: UIView {
    weak var target: (any KeyboardTarget)?

    let traits: KeyboardTraits
    let colors: KeyboardColors
    var layout: KeyboardLayout
    private(set) var page: KeyboardPage
    var keys: [KeyView] = []
    /// The last language that was set; a type of keyboard may need the letters of another language.
    private var language: KeyboardLanguage
    private(set) var languageCount: Int
    /// Where its keys are to be, in windows that have room for that.
    var arrangement = KeyboardArrangement.whole
    /// Behind the halves of a split keyboard.
    var panels: [UIView] = []

    // What fingers do.
    var fingers: ContiguousArray<KeyboardFinger> = []
    var repetition: Int?
    var isMovingCaret: Bool { fingers.contains { $0.caretPoint != nil } }

    // What is typed.
    var capitals: Capitals
    var shift = ShiftState.off
    var lastShift: TimeInterval?
    var lastSpace: TimeInterval?
    /// Whether something was typed since Shift was pressed.
    var hasTypedSinceShift = false
    var composer: (any SyllableComposer)?

    // Beside the keys.
    var menu: KeyboardMenu?
    var emojiPage: EmojiPage?
    var search: EmojiSearchBar?
    /// Whether the target knows that emoji are shown.
    private var saysEmoji = false
    /// Whether what it types is secret.
    var isSecret: Bool { traits.isSecret }

    /// A keyboard as the traits of the edited text ask for it.
    /// - Parameters:
    ///   - count: How many languages there are to turn to.
    init(_ input: any UITextInputTraits, _ language: KeyboardLanguage, of count: Int) {
        traits = KeyboardTraits(input)
        self.language = language
        languageCount = count
        layout = KeyboardLayout(type: traits.type, language: language, isSecret: traits.isSecret)
        colors = KeyboardColors(traits.appearance)
        capitals = Capitals(traits.capitals)
        page = layout.firstPage
        super.init(frame: .zero)
        readLayout()
        isMultipleTouchEnabled = true
        backgroundColor = colors.background
    }

    required init?(coder: NSCoder) { nil }

    /// How high a keyboard is in a window of that size.
    static func height(in size: CGSize) -> CGFloat {
        let wanted: CGFloat = KeyboardArrangement.isLarge(size) ? 264 : size.width > size.height ? 172 : 228
        return min(wanted, (size.height / 2).rounded())
    }

    /// How high this one is: a search has room above the letters.
    func height(in size: CGSize) -> CGFloat { min(Self.height(in: size) + (search == nil ? 0 : Self.searchHeight), size.height) }

    /// The keys that the traits, the language and a search ask for.
    func readLayout() {
        let hasHide = layout.hasHide
        layout = KeyboardLayout(type: search == nil ? traits.type : .asciiCapable, language: language, isSecret: traits.isSecret)
        layout.hasHide = hasHide
        if traits.type == .decimalPad { layout.decimalSeparator = Locale.current.decimalSeparator ?? "." }
        layout.hasGlobe = languageCount > 1 && search == nil
        layout.hasEmoji = KeyboardLayout.takesEmoji(traits.type) && !traits.isSecret && EmojiFont.hasColors
        composer = search == nil ? layout.language.makeComposer() : nil
    }

    /// Another text is edited from now on. Fingers that are down type into it.
    /// - Returns: Whether the keyboard is as that text asks for it; if not, it needs another one.
    func goOn(with input: any UITextInputTraits) -> Bool {
        guard KeyboardTraits(input) == traits else { return false }
        capitals = Capitals(traits.capitals)
        composer?.reset()
        endSearch(showing: nil)
        if page != layout.firstPage, fingers.isEmpty { show(layout.firstPage) }
        return true
    }

    /// Shows the letters of a language; fingers that are down type nothing more.
    func setLanguage(_ new: KeyboardLanguage, of count: Int) {
        guard new.tag != language.tag || count != languageCount else { return }
        (language, languageCount) = (new, count)
        endSearch(showing: nil)
        readLayout()
        shift = .off
        for index in fingers.indices { forget(index) }
        show(layout.firstPage)
        contextDidChange()
    }

    /// Text was entered without this keyboard, by a key or an input method: Shift is as after text, and no syllable continues (R-KBD-4).
    /// - Parameter count: How many characters were deleted before that.
    func textWasEntered(_ text: String, deleting count: Int = 0) {
        if count > 0, let before = target?.textBeforeCaret(Capitals.length) {
            capitals.read(before)
        } else {
            capitals.deleteBackward(count)
            capitals.typed(text)
        }
        composer?.reset()
        contextDidChange()
    }

    /// What is edited has begun, or changed without this keyboard.
    func contextDidChange() {
        updateShift()
        showKeys()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { land(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lift(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancel(touches) }

    /// Between its halves there is nothing of it.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && (panels.isEmpty || panels.contains { $0.frame.contains(point) })
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        closeMenu()
    }

    // MARK: Keys

    func show(_ page: KeyboardPage) {
        self.page = page
        if page == .letters, shift == .held { shift = .off }
        makeKeys()
        setNeedsLayout()
        layoutIfNeeded()
        if showsEmoji != saysEmoji {
            saysEmoji = showsEmoji
            target?.emojiShown(saysEmoji)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layout.hasHide = window.map { KeyboardArrangement.isLarge($0.bounds.size) } ?? false
        placeAll()
        showKeys()
    }

    /// Shows each key as it stands.
    func showKeys() {
        let isBlank = isMovingCaret
        for view in keys {
            var look = KeyView.Look()
            look.isBlank = isBlank
            look.isPressed = fingers.contains { $0.key === view && !($0.isDone && view.key.kind != .delete) }
            look.title = title(of: view.key)
            if view.key.kind == .shift { (look.isOn, look.isLocked) = (shift.isOn, shift == .locked) }
            if view.key.kind == .return {
                look.isProminent = traits.returnKey != .default && search == nil
                look.isEnabled = canReturn
            }
            if case .category(let index) = view.key.kind { look.isOn = emojiPage?.category == index }
            view.look = look
        }
    }

    var canReturn: Bool { !traits.needsTextForReturn || hasText || search != nil }
    var hasText: Bool { target?.hasText ?? false }

    /// A word in the language of the letters (R-WRD-2).
    private func word(_ word: SystemWord) -> String { word.text(near: layout.language.languageTag) }

    func title(of key: KeyboardKey) -> String {
        switch key.kind {
        case .text(let text, let shifted): shift.isOn && page == .letters ? shifted ?? layout.language.capital(text) : text
        case .space: languageCount > 1 ? layout.language.name : word(.space)
        case .return: (search == nil ? traits.returnKey : .done).title(word)
        case .category(let index): index == 0 ? "🕘" : EmojiCollection.shared.categories[index - 1].sign
        case .search: SystemWord.searchEmoji.text
        case .page(.letters): layout.language.title
        case .page(.numbers), .page(.pad): "123"
        case .page(.symbols): "#+="
        case .page(.padSymbols): "+*#"
        case .delete, .shift, .globe, .hide, .gap, .page(.emoji), .endSearch, .arrange: ""
        }
    }
}

extension UIReturnKeyType {
    fileprivate func title(_ word: (SystemWord) -> String) -> String {
        switch self {
        case .default: word(.returnKey)
        case .go: word(.go)
        case .google: "Google"
        case .join: word(.join)
        case .next: word(.next)
        case .route: word(.route)
        case .search: word(.searchKey)
        case .send: word(.send)
        case .yahoo: "Yahoo"
        case .done: word(.doneKey)
        case .emergencyCall: word(.emergency)
        case .continue: word(.continueKey)
        }
    }
}
