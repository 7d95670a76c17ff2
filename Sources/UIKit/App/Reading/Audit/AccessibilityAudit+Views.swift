/// What views hide from people who don't see them (R-ACC-43).
extension AccessibilityAudit {
    /// All views that are shown, once each.
    func views() -> [Finding] {
        var found: [Finding] = []
        window.walk { view in
            guard !view.isHidden, view.alpha >= GestureConfiguration.current.minimumHitAlpha, !view.accessibilityElementsHidden else { return false }
            found += [contrast(of: view), gesture(of: view), modal(view), order(of: view)].compactMap(\.self)
            return true
        }
        return found
    }

    /// What can be used inside of an element is not found.
    func inside(_ element: UIResponder) -> Finding? {
        guard let view = element as? UIView, !(view is UIControl), !(view is UIScrollView) else { return nil }
        var inner: UIControl?
        view.walk { candidate in
            guard !candidate.isHidden, inner == nil else { return false }
            if candidate !== view, let control = candidate as? UIControl, control.isEnabled, control.isUserInteractionEnabled, control.isAccessibilityElement { inner = control }
            return inner == nil
        }
        guard let inner, view.accessibilityCustomActions?.isEmpty ?? true else { return nil }
        return Finding(kind: .nested, subject: view, message: "the \(GestureTrace.className(inner))\(inner.accessibilityLabel.map { " '\($0)'" } ?? "") inside of it is not found, since it is an element itself; set isAccessibilityElement = false, or offer accessibilityCustomActions")
    }

    /// What takes taps and drags is an element, has some, or is part of one.
    func gesture(of view: UIView) -> Finding? {
        guard let recognizer = view.gestureRecognizers?.first(where: { $0.isEnabled && Self.isOfApp($0) }), view !== window, view.isUserInteractionEnabled else { return nil }
        guard !(view is UIScrollView), !(view is UIControl), !(view is UINavigationBar) else { return nil }
        var link: UIView? = view
        while let parent = link {
            if isElement(parent) { return nil }
            link = parent.superview
        }
        guard AccessibilityWalk.elements(in: view).isEmpty else { return nil }
        return Finding(kind: .gesture, subject: view, message: "it takes \(GestureTrace.className(recognizer)), and is no element: people who don't see it can't use it; set isAccessibilityElement and a label, with accessibilityCustomActions or the trait allowsDirectInteraction")
    }

    /// Whether the app has added it: those of scroll views and controls are UIKit's.
    private static func isOfApp(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer is UITapGestureRecognizer || recognizer is UILongPressGestureRecognizer || recognizer is UISwipeGestureRecognizer || type(of: recognizer) == UIPanGestureRecognizer.self
            || recognizer is UIPinchGestureRecognizer || recognizer is UIRotationGestureRecognizer
    }

    func modal(_ view: UIView) -> Finding? {
        guard view.accessibilityViewIsModal, AccessibilityWalk.elements(in: view).isEmpty else { return nil }
        return Finding(kind: .emptyModal, subject: view, message: "it is modal and has no element: the reader finds nothing on the screen; give it elements, or clear accessibilityViewIsModal")
    }
}
