internal import TouchHost

extension KeyboardView {
    /// Where a log has a finger of this keyboard: where it is, or on the key that stands for all that type.
    /// - Parameters:
    ///   - place: A point of the window.
    ///   - landing: Where the finger landed: one that leaves the keys is said to stay there.
    func shown(_ place: CGPoint, landedAt landing: CGPoint, _ rule: TypedTextRule) -> CGPoint {
        rule.shows(isSecret: isSecret) ? place : standIn(for: landing) ?? place
    }

    /// Where a log has a finger that explores the screen: one on this keyboard is in its middle.
    /// - Parameter place: A point of the screen.
    func shownExplored(_ place: CGPoint, _ rule: TypedTextRule) -> CGPoint {
        guard !rule.shows(isSecret: isSecret), let window else { return place }
        let outline = window.convert(convert(bounds, to: nil), to: nil as UIWindow?)
        return outline.contains(place) ? CGPoint(x: outline.midX, y: outline.midY) : place
    }

    /// The middle of the first key that types, for places on any such key, and the middle of the emoji for places on any of them; `nil` for other places.
    /// - Parameter place: A point of the screen.
    func standIn(for place: CGPoint) -> CGPoint? {
        if let grid = emojiPage?.grid ?? search?.grid, let window {
            let frame = window.convert(grid.convert(CGRect(origin: grid.contentOffset, size: grid.bounds.size), to: nil), to: nil as UIWindow?)
            if frame.contains(place) { return CGPoint(x: frame.midX, y: frame.midY) }
        }
        guard let window, key(at: convert(window.convert(place, from: nil as UIWindow?), from: nil))?.key.isTyping == true, let first = firstTypingCell
        else { return nil }
        return window.convert(convert(CGPoint(x: first.midX, y: first.midY), to: nil), to: nil as UIWindow?)
    }
}

extension KeyboardKey {
    /// Whether it enters letters, signs or spaces, and no command.
    fileprivate var isTyping: Bool {
        switch kind {
        case .text, .space: true
        default: false
        }
    }
}

extension KeyboardView {
    private var firstTypingCell: CGRect? { keys.first { $0.key.isTyping }?.cell }
}

extension UIView {
    /// The keyboard that it is, or is in.
    var enclosingKeyboard: KeyboardView? {
        var view: UIView? = self
        while let current = view {
            if let keyboard = current as? KeyboardView { return keyboard }
            view = current.superview
        }
        return nil
    }
}
