/// One key of a keyboard on the screen. Touches are the keyboard's.
final class KeyView: UIView {
    let key: KeyboardKey
    /// The part of the keyboard in which a finger means this key.
    var cell = CGRect.zero
    private let cap = UIView()
    private let label = UILabel()
    private var symbol: SymbolView?
    private let colors: KeyboardColors

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
        switch key.kind {
        case .shift: symbol = SymbolView(.shift, side: 19, color: colors.text, lineWidth: 1.6)
        case .delete: symbol = SymbolView(.deleteBackward, side: 21, color: colors.text, lineWidth: 1.6)
        default: break
        }
        addSubview(symbol ?? label)
        showLook()
    }

    required init?(coder: NSCoder) { nil }

    /// Whether it types a letter or sign.
    private var isText: Bool {
        switch key.kind {
        case .text, .space: true
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
    }

    var look = Look() {
        didSet { if look != oldValue { showLook() } }
    }

    private func showLook() {
        let isLight = isText != look.isPressed || look.isOn
        cap.backgroundColor = look.isProminent && look.isEnabled && !look.isPressed ? .systemBlue : isLight ? colors.key : colors.functionKey
        if label.text != look.title {
            label.text = look.title
            setNeedsLayout()
        }
        label.textColor = look.isProminent && look.isEnabled && !look.isPressed ? .white
            : look.isEnabled ? colors.text : colors.text.withAlphaComponent(0.35)
        symbol?.color = colors.text
        if key.kind == .shift { symbol?.symbol = look.isLocked ? .capsLock : look.isOn ? .shiftFilled : .shift }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // What shows below the cap is its shadow.
        cap.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - 1, 0))
        let isSingle = label.text?.count ?? 0 == 1
        label.font = .systemFont(ofSize: isSingle ? min(24, bounds.height * 0.55) : 16)
        label.frame = cap.frame.insetBy(dx: min(4, bounds.width / 4), dy: 0)
        symbol?.frame = cap.frame
    }
}

/// What a finger types, shown above it.
final class KeyBalloon: UIView {
    private let label = UILabel()

    init(_ text: String, above key: CGRect, colors: KeyboardColors) {
        let width = key.width + 18, height: CGFloat = 52
        super.init(frame: CGRect(x: key.midX - width / 2, y: key.minY - height - 6, width: width, height: height))
        isUserInteractionEnabled = false
        backgroundColor = colors.key
        layer.cornerRadius = 9
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.35
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 1)
        label.frame = bounds
        label.text = text
        label.font = .systemFont(ofSize: 32)
        label.textAlignment = .center
        label.textColor = colors.text
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}
