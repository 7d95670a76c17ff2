/// A keyboard on the screen: shows the keys of a page and says what is typed.
///
/// Every finger types. A key types when its finger lifts, or when the next finger lands: letters come in the order in which their fingers
/// landed (R-KBD-3).
final class KeyboardView: UIView {
    private static let rowGap: CGFloat = 11
    private static let keyGap: CGFloat = 6
    /// Wider than this the keys stay together in the middle.
    private static let greatestWidth: CGFloat = 1100

    /// Called with a text to insert, and to delete.
    var onText: ((String) -> Void)?
    var onDelete: (() -> Void)?
    /// Whether the text that is edited is not empty.
    var hasText: () -> Bool = { false }

    private let traits: Traits
    private let layout: KeyboardLayout
    private var returnKey: UIReturnKeyType { traits.returnKey }
    private var needsTextForReturn: Bool { traits.needsTextForReturn }
    private var showsBalloons: Bool { !traits.isSecret }
    private let colors: KeyboardColors
    private var capitals: Capitals
    private var page: KeyboardPage
    private var shift = ShiftState.off
    private var lastShift: TimeInterval?
    /// Whether something was typed since Shift was pressed.
    private var hasTypedSinceShift = false
    private var keys: [KeyView] = []
    private var fingers: ContiguousArray<Finger> = []
    private var repetition: Int?

    /// A finger and the key under it.
    private struct Finger {
        let touch: UITouch
        var key: KeyView?
        /// Whether its key has typed, or types nothing when the finger lifts.
        var isDone = false
        var balloon: KeyBalloon?
    }

    /// What a text asks of its keyboard.
    private struct Traits: Equatable {
        let type: UIKeyboardType
        let returnKey: UIReturnKeyType
        let needsTextForReturn: Bool
        let isSecret: Bool
        let appearance: UIKeyboardAppearance
        let capitals: UITextAutocapitalizationType

        @MainActor init(_ traits: any UITextInputTraits) {
            type = traits.keyboardType
            returnKey = traits.returnKeyType
            needsTextForReturn = traits.enablesReturnKeyAutomatically
            isSecret = traits.isSecureTextEntry
            appearance = traits.keyboardAppearance
            let isPlain = [.default, .asciiCapable, .namePhonePad, .twitter, .numbersAndPunctuation].contains(traits.keyboardType)
            capitals = traits.isSecureTextEntry || !isPlain ? .none : traits.autocapitalizationType
        }
    }

    /// A keyboard as the traits of the edited text ask for it.
    init(_ input: any UITextInputTraits) {
        traits = Traits(input)
        layout = KeyboardLayout(type: traits.type)
        colors = KeyboardColors(traits.appearance)
        capitals = Capitals(traits.capitals)
        page = layout.firstPage
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        backgroundColor = colors.background
    }

    required init?(coder: NSCoder) { nil }

    /// How high a keyboard is in a window of that size.
    static func height(in size: CGSize) -> CGFloat {
        let wanted: CGFloat = min(size.width, size.height) >= 700 ? 264 : size.width > size.height ? 172 : 228
        return min(wanted, (size.height / 2).rounded())
    }

    /// Another text is edited from now on. Fingers that are down type into it.
    /// - Returns: Whether the keyboard is as that text asks for it; if not, it needs another one.
    func goOn(with input: any UITextInputTraits) -> Bool {
        guard Traits(input) == traits else { return false }
        capitals = Capitals(traits.capitals)
        if page != layout.firstPage, fingers.isEmpty { show(layout.firstPage) }
        return true
    }

    /// What is edited has begun, or changed without this keyboard.
    func contextDidChange() {
        if shift == .off || shift == .once { shift = capitals.wantsCapital(hasText: hasText()) ? .once : .off }
        showKeys()
    }

    // MARK: Keys

    private func show(_ page: KeyboardPage) {
        self.page = page
        if page == .letters, shift == .held { shift = .off }
        for view in keys { view.removeFromSuperview() }
        keys = []
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if keys.isEmpty {
            for row in layout.rows(of: page) {
                for key in row { keys.append(KeyView(key, colors: colors)) }
            }
            for view in keys where view.key.kind != .gap { addSubview(view) }
        }
        placeKeys()
        showKeys()
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
    private func showKeys() {
        for view in keys {
            var look = KeyView.Look()
            look.isPressed = fingers.contains { $0.key === view && !($0.isDone && view.key.kind != .delete) }
            look.title = title(of: view.key)
            if view.key.kind == .shift { (look.isOn, look.isLocked) = (shift.isOn, shift == .locked) }
            if view.key.kind == .return {
                look.isProminent = returnKey != .default
                look.isEnabled = canReturn
            }
            view.look = look
        }
    }

    private var canReturn: Bool { !needsTextForReturn || hasText() }

    private func title(of key: KeyboardKey) -> String {
        switch key.kind {
        case .text(let text): shift.isOn && page == .letters ? text.uppercased() : text
        case .space: "space"
        case .return: returnKey.title
        case .page(.letters): "ABC"
        case .page(.numbers), .page(.pad): "123"
        case .page(.symbols): "#+="
        case .page(.padSymbols): "+*#"
        case .delete, .shift, .gap: ""
        }
    }

    /// The key that a finger at the point means: the one whose cell it is in, or the nearest of the row.
    private func key(at point: CGPoint) -> KeyView? {
        guard bounds.contains(point) else { return nil }
        var nearest: KeyView?, least = CGFloat.infinity
        for view in keys where view.key.kind != .gap && view.cell.minY <= point.y && point.y < view.cell.maxY {
            let distance = max(view.cell.minX - point.x, point.x - view.cell.maxX, 0)
            if distance < least { (nearest, least) = (view, distance) }
        }
        // The corners of a number pad without a key are no keys.
        return least <= 60 ? nearest : nil
    }

    // MARK: Fingers

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches.sorted(by: { $0.serial < $1.serial }) {
            commitAll()
            // What is typed calls the app, which may have cancelled this touch too: its end was called already.
            guard touch.phase != .cancelled, let key = key(at: touch.location(in: self)) else { continue }
            fingers.append(Finger(touch: touch, key: key))
            press(key.key, at: fingers.count - 1)
        }
        showKeys()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for index in fingers.indices where touches.contains(fingers[index].touch) && !fingers[index].isDone {
            let new = key(at: fingers[index].touch.location(in: self))
            guard new !== fingers[index].key else { continue }
            // A finger slides from one key that types to another.
            fingers[index].key = new.flatMap { $0.key.typesOnLift ? $0 : nil }
            showBalloon(of: index)
        }
        showKeys()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches.sorted(by: { $0.serial < $1.serial }) {
            guard let index = index(of: touch) else { continue }
            commit(index)
            // What was typed calls the app, which may have cancelled the touches of other fingers: they stand here no more.
            if let index = self.index(of: touch) { release(index) }
        }
        showKeys()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if let index = index(of: touch) { release(index) }
        }
        showKeys()
    }

    private func index(of touch: UITouch) -> Int? { fingers.firstIndex { $0.touch === touch } }

    private func release(_ index: Int) {
        let finger = fingers.remove(at: index)
        finger.balloon?.removeFromSuperview()
        switch finger.key?.key.kind {
        case .delete: stopRepeating()
        case .shift: if shift == .held { shift = hasTypedSinceShift && capitals.wantsCapital(hasText: hasText()) ? .once : .off }
        default: break
        }
    }

    /// Keys that act on landing do so.
    private func press(_ key: KeyboardKey, at index: Int) {
        switch key.kind {
        case .delete:
            fingers[index].isDone = true
            delete()
            repeatDeleting(after: GestureConfiguration.current.keyRepeatDelay, Surroundings.eventTime)
        case .shift:
            fingers[index].isDone = true
            pressShift()
        case .page(let page):
            fingers[index].isDone = true
            fingers[index].key = nil
            show(page)
        default: showBalloon(of: index)
        }
    }

    private func showBalloon(of index: Int) {
        fingers[index].balloon?.removeFromSuperview()
        fingers[index].balloon = nil
        guard showsBalloons, page != .pad, let key = fingers[index].key, case .text = key.key.kind, let superview else { return }
        let balloon = KeyBalloon(title(of: key.key), above: convert(key.frame, to: superview), colors: colors)
        balloon.frame.origin.x = min(max(balloon.frame.minX, 2), superview.bounds.width - balloon.frame.width - 2)
        superview.addSubview(balloon)
        fingers[index].balloon = balloon
    }

    // MARK: Typing

    /// Types what the fingers that are down stand for, in the order in which they landed.
    private func commitAll() {
        for finger in fingers where !finger.isDone {
            if let index = index(of: finger.touch) { commit(index) }
        }
    }

    private func commit(_ index: Int) {
        guard !fingers[index].isDone else { return }
        fingers[index].isDone = true
        fingers[index].balloon?.removeFromSuperview()
        guard let key = fingers[index].key?.key else { return }
        switch key.kind {
        case .text: insert(title(of: key))
        case .space: insert(" ")
        case .return: if canReturn { insert("\n") }
        default: break
        }
    }

    private func insert(_ text: String) {
        capitals.typed(text)
        hasTypedSinceShift = true
        onText?(text)
        if shift == .once || shift == .off { shift = capitals.wantsCapital(hasText: hasText()) ? .once : .off }
        // After a space the letters come back.
        if text == " ", page == .numbers || page == .symbols, layout.firstPage == .letters { show(.letters) }
        // Shift that is held while others type counts for as long as it is held.
        if shift == .off, fingers.contains(where: { $0.key?.key.kind == .shift }) { shift = .held }
    }

    private func delete() {
        capitals.deleteBackward()
        onDelete?()
        if shift == .once || shift == .off { shift = capitals.wantsCapital(hasText: hasText()) ? .once : .off }
    }

    /// On for one letter, locked by two presses in a row, or off once the finger lifts: while it is held it is on (R-KBD-3).
    private func pressShift() {
        hasTypedSinceShift = false
        let now = Surroundings.eventTime
        let pause = GestureConfiguration.current.tapMaxInterval + GestureConfiguration.comparisonTolerance
        let isSecond = lastShift.map { now - $0 <= pause } ?? false
        lastShift = now
        if isSecond, shift != .locked {
            shift = .locked
            lastShift = nil
        } else {
            shift = shift.isOn ? .held : .once
        }
    }

    // MARK: Repeating

    private func repeatDeleting(after delay: TimeInterval, _ time: TimeInterval) {
        stopRepeating()
        let next = time + delay
        repetition = Surroundings.timers?.schedule(at: next) { [self] in
            repetition = nil
            guard window != nil, fingers.contains(where: { $0.key?.key.kind == .delete }) else { return }
            delete()
            showKeys()
            repeatDeleting(after: GestureConfiguration.current.keyRepeatInterval, next)
        }
    }

    private func stopRepeating() {
        if let repetition { Surroundings.timers?.cancel(repetition) }
        repetition = nil
    }
}

extension KeyboardKey {
    /// Whether it acts when its finger lifts.
    fileprivate var typesOnLift: Bool {
        switch kind {
        case .text, .space, .return: true
        default: false
        }
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
