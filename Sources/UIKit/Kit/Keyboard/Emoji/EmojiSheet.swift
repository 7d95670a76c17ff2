/// The emoji of a grid in sight, and the fingers on them. Each finger types when it lifts where it landed; a finger that rests chooses a tone (R-KBD-15).
final class EmojiSheet: UIView {
    weak var grid: EmojiGrid?
    private var cells: [EmojiPath: EmojiCell] = [:]
    private var spare: [EmojiCell] = []

    private struct Finger {
        let touch: UITouch
        let path: EmojiPath
        var rest: Int?
        var tones: KeyOffersBar?
    }

    private var fingers: [Finger] = []
    /// A finger that did something else by landing, and types nothing.
    weak var ignoredTouch: UITouch?

    init() {
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Cells

    func clear() {
        for cell in cells.values {
            cell.isHidden = true
            spare.append(cell)
        }
        cells = [:]
    }

    func show(_ paths: [EmojiPath], text: (EmojiPath) -> String, frame: (EmojiPath) -> CGRect, size: CGFloat) {
        let wanted = Set(paths)
        for (path, cell) in cells where !wanted.contains(path) {
            cell.isHidden = true
            cells[path] = nil
            spare.append(cell)
        }
        for path in paths where cells[path] == nil {
            let cell = spare.popLast() ?? makeCell()
            cell.isHidden = false
            cell.show(text(path), in: frame(path), size: size)
            cells[path] = cell
        }
    }

    private func makeCell() -> EmojiCell {
        let cell = EmojiCell()
        addSubview(cell)
        return cell
    }

    // MARK: Fingers

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches.sorted(by: { $0.serial < $1.serial }) where touch !== ignoredTouch {
            guard let path = grid?.path(at: touch.location(in: self)) else { continue }
            fingers.append(Finger(touch: touch, path: path))
            cells[path]?.isPressed = true
            beginRest(fingers.count - 1)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let index = fingers.firstIndex(where: { $0.touch === touch }) else { continue }
            if let bar = fingers[index].tones, let place = bar.superview {
                bar.select(at: touch.location(in: place).x)
            } else if grid?.path(at: touch.location(in: self)) != fingers[index].path {
                remove(index)
            }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches.sorted(by: { $0.serial < $1.serial }) {
            guard let index = fingers.firstIndex(where: { $0.touch === touch }) else { continue }
            let finger = fingers[index]
            remove(index)
            guard let grid else { continue }
            if let bar = finger.tones { grid.choose(tone: bar.selectedPlace, of: finger.path) } else { grid.choose(finger.path) }
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if let index = fingers.firstIndex(where: { $0.touch === touch }) { remove(index) }
        }
    }

    /// Fingers type nothing more.
    func dropFingers() {
        while !fingers.isEmpty { remove(fingers.count - 1) }
    }

    private func remove(_ index: Int) {
        let finger = fingers.remove(at: index)
        if let rest = finger.rest { Surroundings.timers?.cancel(rest) }
        finger.tones?.removeFromSuperview()
        cells[finger.path]?.isPressed = false
        if !fingers.contains(where: { $0.tones != nil }) { grid?.isScrollEnabled = true }
    }

    // MARK: Tones

    private func beginRest(_ index: Int) {
        guard let grid, grid.item(fingers[index].path).emoji.hasTones else { return }
        let touch = fingers[index].touch
        fingers[index].rest = Surroundings.timers?.schedule(at: Surroundings.eventTime + GestureConfiguration.current.keyOffersDelay) { [weak self, weak touch] in
            guard let self, let touch, let index = fingers.firstIndex(where: { $0.touch === touch }) else { return }
            fingers[index].rest = nil
            showTones(index)
        }
    }

    private func showTones(_ index: Int) {
        guard let grid, let window, let cell = cells[fingers[index].path] else { return }
        let emoji = grid.item(fingers[index].path).emoji, touch = fingers[index].touch
        // The finger slides to a tone now, and scrolls no more. The scroll that ends may have taken other fingers away.
        grid.isScrollEnabled = false
        guard let index = fingers.firstIndex(where: { $0.touch === touch }) else { return }
        let bar = KeyOffersBar((0...Emoji.toneCount).map(emoji.toned), above: cell.convert(cell.bounds, to: window), within: window.bounds.width,
                               colors: grid.colors, isSecret: false, isJoined: false)
        window.addSubview(bar)
        fingers[index].tones = bar
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        dropFingers()
    }
}

/// One emoji in a grid.
final class EmojiCell: UIView {
    private let label = UILabel()
    var isPressed = false { didSet { backgroundColor = isPressed ? UIColor.gray.withAlphaComponent(0.3) : .clear } }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = 6
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var text: String { label.text ?? "" }

    func show(_ text: String, in frame: CGRect, size: CGFloat) {
        self.frame = frame
        isPressed = false
        label.frame = bounds
        label.font = .systemFont(ofSize: size)
        label.text = text
    }

    override var accessibilityDefaults: AccessibilityValues { AccessibilityValues(isElement: true, label: label.text, traits: [.keyboardKey]) }
}
