/// One key of a keyboard on the screen. Touches are the keyboard's.
final class KeyView: UIView {
    let key: KeyboardKey
    /// The part of the keyboard in which a finger means this key.
    var cell = CGRect.zero
    private let cap = UIView()
    private let label = UILabel()
    private var symbol: SymbolView?
    private let colors: KeyboardColors
    /// The size of a single letter, in points: one for the board (R-KBD-20).
    var letterSize = KeyView.usualLetterSize { didSet { if letterSize != oldValue { setNeedsLayout() } } }

    static let usualLetterSize: CGFloat = 24
    /// Points at each side of a single letter.
    private static let letterInset: CGFloat = 1

    init(_ key: KeyboardKey, colors: KeyboardColors) {
        self.key = key
        self.colors = colors
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = colors.shadow
        layer.cornerRadius = 5
        cap.layer.cornerRadius = 5
        addSubview(cap)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.baselineAdjustment = .alignCenters
        switch key.kind {
        case .shift: symbol = SymbolView(.shift, side: 19, color: colors.text, lineWidth: 1.6)
        case .delete: symbol = SymbolView(.deleteBackward, side: 21, color: colors.text, lineWidth: 1.6)
        case .globe: symbol = SymbolView(.globe, side: 20, color: colors.text, lineWidth: 1.4)
        case .hide: symbol = SymbolView(.hideKeyboard, side: 24, color: colors.text, lineWidth: 1.4)
        case .page(.emoji): symbol = SymbolView(.face, side: 20, color: colors.text, lineWidth: 1.4)
        case .endSearch: symbol = SymbolView(.cross, side: 11, color: colors.text, lineWidth: 1.6)
        case .arrange: symbol = SymbolView(.wholeKeyboard, side: 30, color: colors.text, lineWidth: 1.4)
        default: break
        }
        addSubview(symbol ?? label)
        showLook()
    }

    required init?(coder: NSCoder) { nil }

    /// Whether it is as bright as keys that type a letter or sign.
    private var isText: Bool {
        switch key.kind {
        case .text, .space, .search: true
        default: false
        }
    }

    /// Whether it is seen by its sign alone.
    private var isFlat: Bool {
        switch key.kind {
        case .category, .endSearch, .arrange: true
        default: false
        }
    }

    /// How the key stands: what it says, whether a finger is on it.
    struct Look: Equatable {
        var title = ""
        var isPressed = false
        var isEnabled = true
        /// Whether it is a shift key that is on, or locked.
        var isOn = false
        var isLocked = false
        /// Whether it stands out, as a Return key that has a name of its own.
        var isProminent = false
        /// Whether it says nothing: a finger carries the caret.
        var isBlank = false
    }

    var look = Look() {
        didSet { if look != oldValue { showLook() } }
    }

    private func showLook() {
        let isLight = isText != look.isPressed || look.isOn
        if isFlat {
            backgroundColor = .clear
            cap.backgroundColor = look.isOn || look.isPressed ? colors.key : .clear
        } else {
            cap.backgroundColor = look.isProminent && look.isEnabled && !look.isPressed ? .systemBlue : isLight ? colors.key : colors.functionKey
        }
        if label.text != look.title {
            label.text = look.title
            setNeedsLayout()
        }
        label.isHidden = look.isBlank
        symbol?.isHidden = look.isBlank
        label.textColor = look.isProminent && look.isEnabled && !look.isPressed ? .white
            : look.isEnabled ? colors.text : colors.text.withAlphaComponent(0.35)
        symbol?.color = colors.text
        if key.kind == .shift { symbol?.symbol = look.isLocked ? .capsLock : look.isOn ? .shiftFilled : .shift }
    }

    /// The label is the key's own; one without a letter has the name of what it does.
    override var accessibilityDefaults: AccessibilityValues {
        let name: String? = switch key.kind {
        case .shift: SystemWord.shiftKey.text
        case .delete: SystemWord.deleteKey.text
        case .globe: SystemWord.nextKeyboard.text
        case .hide: SystemWord.hideKeyboard.text
        case .space: SystemWord.space.text
        case .page(.emoji): SystemWord.emojiKey.text
        case .category(let index): SystemWord.emojiCategory(index).text
        case .search: SystemWord.searchEmoji.text
        case .endSearch: SystemWord.endSearch.text
        case .arrange: SystemWord.wholeKeyboard.text
        default: look.title.isEmpty ? nil : look.title
        }
        var traits: UIAccessibilityTraits = [.keyboardKey]
        if !look.isEnabled { traits.insert(.notEnabled) }
        if look.isOn { traits.insert(.selected) }
        return AccessibilityValues(isElement: name != nil && !look.isBlank, label: name, traits: traits)
    }

    /// The largest size, up to the usual one, at which a letter fits.
    func size(for letter: String) -> CGFloat {
        let room = bounds.width - 2 * Self.letterInset, width = Self.width(of: letter)
        return width > room ? max(Self.usualLetterSize * room / width, 1) : Self.usualLetterSize
    }

    private static var widths: [String: CGFloat] = [:]

    /// Of a letter of the usual size.
    private static func width(of letter: String) -> CGFloat {
        if let known = widths[letter] { return known }
        let label = UILabel()
        label.font = .systemFont(ofSize: usualLetterSize)
        label.text = letter
        let width = label.sizeThatFits(.zero).width
        widths[letter] = width
        return width
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // What shows below the cap is its shadow.
        cap.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - 1, 0))
        let isSingle = label.text?.count ?? 0 == 1
        label.font = .systemFont(ofSize: isSingle ? min(letterSize, bounds.height * 0.55) : 16)
        label.frame = cap.frame.insetBy(dx: isSingle ? Self.letterInset : min(4, bounds.width / 4), dy: 0)
        symbol?.frame = cap.frame
    }
}
