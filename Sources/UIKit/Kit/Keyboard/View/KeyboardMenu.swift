/// What a held globe or hide key offers: languages by name, and arrangements of the keys by their signs (R-KBD-17). The finger slides to a choice, or lifts and
/// another one taps it.
final class KeyboardMenu: UIView {
    enum Choice: Equatable {
        case language(Int)
        case arrangement(KeyboardArrangement)
    }

    struct Item {
        var choice: Choice
        var title = ""
        var isOn = false
    }

    private static let width: CGFloat = 200
    private static let rowHeight: CGFloat = 44

    private var entries: [KeyboardMenuEntry] = []
    /// Whether no finger of a key is at it any more: the next one chooses.
    var isWaiting = false
    var onChoose: ((Choice?) -> Void)?

    var selection: Choice? { entries.first { $0.isSelected }?.item.choice }

    /// - Parameters:
    ///   - rows: Items below each other; in columns when they are many.
    ///   - signs: Items beside each other, below the rows.
    ///   - key: The key's frame in the view that the menu is added to.
    ///   - bounds: Of that view: the menu stays inside.
    init(_ rows: [Item], _ signs: [Item], above key: CGRect, in bounds: CGRect, colors: KeyboardColors) {
        let room = max(key.minY - 16, Self.rowHeight), lines = rows.count + (signs.isEmpty ? 0 : 1)
        let columns = max(1, (CGFloat(lines) * 28 / room).rounded(.up)), rowCount = (CGFloat(rows.count) / columns).rounded(.up)
        let lineCount = rowCount + (signs.isEmpty ? 0 : 1), height = min(Self.rowHeight, room / max(lineCount, 1))
        let size = CGSize(width: min(Self.width * columns, bounds.width - 8), height: height * lineCount)
        let x = min(max(key.midX - size.width / 2, 4), max(bounds.width - size.width - 4, 4))
        super.init(frame: CGRect(x: x, y: key.minY - size.height - 6, width: size.width, height: size.height))
        backgroundColor = colors.key
        layer.cornerRadius = 11
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.35
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
        for (index, item) in rows.enumerated() {
            let column = (CGFloat(index) / max(rowCount, 1)).rounded(.down), row = CGFloat(index) - column * rowCount
            add(item, CGRect(x: column * size.width / columns, y: row * height, width: size.width / columns, height: height), colors)
        }
        let part = size.width / max(CGFloat(signs.count), 1)
        for (index, item) in signs.enumerated() { add(item, CGRect(x: CGFloat(index) * part, y: rowCount * height, width: part, height: height), colors) }
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ item: Item, _ frame: CGRect, _ colors: KeyboardColors) {
        let entry = KeyboardMenuEntry(item, frame, colors)
        entry.onActivation = { [weak self] in self?.onChoose?(item.choice) }
        addSubview(entry)
        entries.append(entry)
    }

    /// The finger is at a point of the view that the menu is in.
    func select(at point: CGPoint) {
        let place = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        for entry in entries { entry.isSelected = entry.frame.contains(place) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches)
        onChoose?(selection)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for entry in entries { entry.isSelected = false }
    }

    private func follow(_ touches: Set<UITouch>) {
        if let touch = touches.first, let place = superview { select(at: touch.location(in: place)) }
    }
}

/// One choice of a menu of the keyboard.
final class KeyboardMenuEntry: UIView {
    let item: KeyboardMenu.Item
    private let label = UILabel()
    private var symbol: SymbolView?
    private let colors: KeyboardColors
    var isSelected = false { didSet { if isSelected != oldValue { showLook() } } }
    /// Called when assistive technology chooses it.
    var onActivation: (() -> Void)?

    init(_ item: KeyboardMenu.Item, _ frame: CGRect, _ colors: KeyboardColors) {
        self.item = item
        self.colors = colors
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 11
        switch item.choice {
        case .arrangement(.left): symbol = SymbolView(.leftKeyboard, side: 30, color: colors.text, lineWidth: 1.4)
        case .arrangement(.right): symbol = SymbolView(.rightKeyboard, side: 30, color: colors.text, lineWidth: 1.4)
        case .arrangement(.whole) where item.title.isEmpty: symbol = SymbolView(.wholeKeyboard, side: 30, color: colors.text, lineWidth: 1.4)
        default: break
        }
        label.text = item.title
        label.font = item.isOn ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
        label.textAlignment = .left
        label.adjustsFontSizeToFitWidth = true
        label.baselineAdjustment = .alignCenters
        label.frame = bounds.insetBy(dx: 14, dy: 0)
        symbol?.frame = bounds
        addSubview(symbol ?? label)
        showLook()
    }

    required init?(coder: NSCoder) { nil }

    private func showLook() {
        backgroundColor = isSelected ? .systemBlue : item.isOn && symbol != nil ? colors.functionKey : .clear
        label.textColor = isSelected ? .white : colors.text
        symbol?.color = isSelected ? .white : colors.text
    }

    override var accessibilityDefaults: AccessibilityValues {
        let name = switch item.choice {
        case .arrangement(.left): SystemWord.leftKeyboard.text
        case .arrangement(.right): SystemWord.rightKeyboard.text
        case .arrangement(.whole) where item.title.isEmpty: SystemWord.wholeKeyboard.text
        default: item.title
        }
        return AccessibilityValues(isElement: true, label: name, traits: item.isOn ? [.button, .selected] : .button)
    }

    override func accessibilityActivate() -> Bool {
        onActivation?()
        return onActivation != nil
    }
}
