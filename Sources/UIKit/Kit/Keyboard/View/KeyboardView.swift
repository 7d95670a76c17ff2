/// A keyboard on the screen: shows the keys of a page and passes what is typed to its target.
///
/// Every finger types. A key types when its finger lifts, or when the next finger lands: letters come in the order in which their fingers
/// landed (R-KBD-3). `KeyboardView+Fingers.swift` has what fingers do, `KeyboardView+Typing.swift` what is typed.
final class KeyboardView: UIView {
    private static let rowGap: CGFloat = 11
    private static let keyGap: CGFloat = 6
    /// Wider than this the keys stay together in the middle.
    private static let greatestWidth: CGFloat = 1100

    weak var target: (any KeyboardTarget)?

    let traits: KeyboardTraits
    let colors: KeyboardColors
    private(set) var layout: KeyboardLayout
    private(set) var page: KeyboardPage
    private(set) var keys: [KeyView] = []
    /// The last language that was set; a type of keyboard may need the letters of another language.
    private var language: KeyboardLanguage
    private var languageCount: Int

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
    var composer = HangulComposer()
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
        layout.hasGlobe = count > 1
        isMultipleTouchEnabled = true
        backgroundColor = colors.background
    }

    required init?(coder: NSCoder) { nil }

    /// How high a keyboard is in a window of that size.
    static func height(in size: CGSize) -> CGFloat {
        let wanted: CGFloat = isLarge(size) ? 264 : size.width > size.height ? 172 : 228
        return min(wanted, (size.height / 2).rounded())
    }

    /// Whether a window is as large as a tablet's.
    private static func isLarge(_ size: CGSize) -> Bool { min(size.width, size.height) >= 700 }

    /// Another text is edited from now on. Fingers that are down type into it.
    /// - Returns: Whether the keyboard is as that text asks for it; if not, it needs another one.
    func goOn(with input: any UITextInputTraits) -> Bool {
        guard KeyboardTraits(input) == traits else { return false }
        capitals = Capitals(traits.capitals)
        composer.reset()
        if page != layout.firstPage, fingers.isEmpty { show(layout.firstPage) }
        return true
    }

    /// Shows the letters of a language; fingers that are down type nothing more.
    func setLanguage(_ new: KeyboardLanguage, of count: Int) {
        guard new.tag != language.tag || count != languageCount else { return }
        (language, languageCount) = (new, count)
        layout = KeyboardLayout(type: traits.type, language: new, isSecret: traits.isSecret)
        layout.hasGlobe = count > 1
        composer.reset()
        shift = .off
        for index in fingers.indices { forget(index) }
        show(layout.firstPage)
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

    // MARK: Keys

    func show(_ page: KeyboardPage) {
        self.page = page
        if page == .letters, shift == .held { shift = .off }
        for view in keys { view.removeFromSuperview() }
        keys = []
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isLarge = window.map { Self.isLarge($0.bounds.size) } ?? false
        if isLarge != layout.hasHide {
            layout.hasHide = isLarge
            for view in keys { view.removeFromSuperview() }
            keys = []
        }
        if keys.isEmpty { makeKeys() }
        placeKeys()
        showKeys()
    }

    private func makeKeys() {
        for row in layout.rows(of: page) {
            for key in row { keys.append(KeyView(key, colors: colors)) }
        }
        for view in keys where view.key.kind != .gap { addSubview(view) }
    }

    private func placeKeys() {
        let rows = layout.rows(of: page), columns = layout.columns(of: page)
        let width = min(bounds.width - Self.keyGap, columns == 3 ? 420 : Self.greatestWidth)
        let unit = width / columns, height = bounds.height / CGFloat(rows.count)
        let gap = min(Self.rowGap, height / 4)
        var index = 0
        for (number, row) in rows.enumerated() {
            var x = bounds.midX - row.reduce(0) { $0 + $1.width } * unit / 2
            for key in row {
                let view = keys[index]
                view.cell = CGRect(x: x, y: CGFloat(number) * height, width: key.width * unit, height: height)
                let keyGap = min(Self.keyGap, unit / 5)
                view.frame = CGRect(x: (x + keyGap / 2).rounded(), y: (view.cell.minY + gap / 2).rounded(),
                                    width: (key.width * unit - keyGap).rounded(), height: (height - gap).rounded())
                x += key.width * unit
                index += 1
            }
        }
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
                look.isProminent = traits.returnKey != .default
                look.isEnabled = canReturn
            }
            view.look = look
        }
    }

    var canReturn: Bool { !traits.needsTextForReturn || hasText }
    var hasText: Bool { target?.hasText ?? false }

    func title(of key: KeyboardKey) -> String {
        switch key.kind {
        case .text(let text, let shifted): shift.isOn && page == .letters ? shifted ?? layout.language.capital(text) : text
        case .space: languageCount > 1 ? layout.language.name : "space"
        case .return: traits.returnKey.title
        case .page(.letters): layout.language.title
        case .page(.numbers), .page(.pad): "123"
        case .page(.symbols): "#+="
        case .page(.padSymbols): "+*#"
        case .delete, .shift, .globe, .hide, .gap: ""
        }
    }

    /// The key that a finger at the point means: the one whose cell it is in, or the nearest of the row.
    func key(at point: CGPoint) -> KeyView? {
        guard bounds.contains(point) else { return nil }
        var nearest: KeyView?, least = CGFloat.infinity
        for view in keys where view.key.kind != .gap && view.cell.minY <= point.y && point.y < view.cell.maxY {
            let distance = max(view.cell.minX - point.x, point.x - view.cell.maxX, 0)
            if distance < least { (nearest, least) = (view, distance) }
        }
        // The corners of a number pad without a key do not count as keys.
        return least <= 60 ? nearest : nil
    }
}

extension UIReturnKeyType {
    fileprivate var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google: "Google"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .search: "search"
        case .send: "send"
        case .yahoo: "Yahoo"
        case .done: "done"
        case .emergencyCall: "Emergency"
        case .continue: "continue"
        }
    }
}
