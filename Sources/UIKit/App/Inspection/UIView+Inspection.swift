extension UIView {
    /// Distinguishes views for as long as the process runs: they are numbered in the order in which they were made.
    package nonisolated var inspectionNumber: Int { number }

    /// The typed text in a view.
    package enum Typing {
        /// The text of a field, also of a secure one.
        case text, secret
        /// A key that is being pressed, shown large or with what it offers, or one for a secure field.
        case shownKey, shownSecretKey

        package var isSecret: Bool { self == .secret || self == .shownSecretKey }
        /// Whether its place would say which key is pressed.
        package var isShownKey: Bool { self == .shownKey || self == .shownSecretKey }
    }

    /// Whether its value was typed: the view takes text, or is in one that does.
    package var inspectedTyping: Typing? {
        var next: UIView? = self
        while let view = next {
            // Emoji that were used, and the words of a search, were typed.
            if view is KeyBalloon || view is EmojiPage || view is EmojiSearchBar { return .shownKey }
            if let bar = view as? KeyOffersBar { return bar.isSecret ? .shownSecretKey : .shownKey }
            if let input = view as? any UIKeyInput { return input.isSecureTextEntry ? .secret : .text }
            next = view.parent
        }
        return nil
    }

    /// Where it is on the screen: the smallest rectangle around it, in points.
    package var inspectedFrame: CGRect {
        guard let window = enclosingWindow else { return frame }
        return layer.untransformedFrame(above: window.layer) ?? transformedFrame(in: window)
    }

    /// Where it is on the screen if it, or a view that it is in, has a transform.
    private func transformedFrame(in window: UIWindow) -> CGRect {
        let bounds = bounds
        // The fourth corner follows from three.
        var corner = bounds.origin, right = CGPoint(x: bounds.maxX, y: bounds.minY), below = CGPoint(x: bounds.minX, y: bounds.maxY)
        var view: UIView = self
        while view !== window, let parent = view.parent {
            corner = view.convertToSuperview(corner)
            right = view.convertToSuperview(right)
            below = view.convertToSuperview(below)
            view = parent
        }
        corner = window.convert(corner, to: nil as UIWindow?)
        right = window.convert(right, to: nil as UIWindow?)
        below = window.convert(below, to: nil as UIWindow?)
        let across = CGVector(dx: right.x - corner.x, dy: right.y - corner.y), down = CGVector(dx: below.x - corner.x, dy: below.y - corner.y)
        return CGRect(x: corner.x + min(0, across.dx) + min(0, down.dx), y: corner.y + min(0, across.dy) + min(0, down.dy),
                      width: abs(across.dx) + abs(down.dx), height: abs(across.dy) + abs(down.dy))
    }
}

extension UIWindowScene {
    /// The windows that can be seen, back to front, those of menus and keyboards among them.
    package var inspectedWindows: [UIWindow] { _visibleWindows }
    public var _visibleWindows: [UIWindow] { Array(visibleWindows) }
}

extension UIApplication {
    /// The scenes that are connected, in order of connection.
    package var inspectedScenes: [UIWindowScene] { Array(scenes) }
}
