/// Hides and shows the bars of a navigation controller by taps and swipes in its content (R-NAV-14).
@MainActor
final class BarHiding: UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    let swipe = UIPanGestureRecognizer(target: nil, action: nil)
    /// Whether the toolbar has gone with the bar.
    private var hasHiddenToolbar = false

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        for gesture in [tap, swipe] {
            gesture.isEnabled = false
            gesture.cancelsTouchesInView = false
            gesture.delegate = self
        }
        tap.addAction { [weak self] (_: UITapGestureRecognizer) in self?.toggle() }
        swipe.addAction { [weak self] (gesture: UIPanGestureRecognizer) in self?.follow(gesture) }
    }

    private func toggle() { if let navigation { setHidden(!navigation.isNavigationBarHidden) } }

    private func follow(_ gesture: UIPanGestureRecognizer) {
        guard gesture.state == .changed || gesture.state == .ended else { return }
        let way = gesture.translation(in: gesture.view)
        guard abs(way.y) >= GestureConfiguration.current.barHideDistance, abs(way.y) > abs(way.x) else { return }
        gesture.setTranslation(.zero, in: gesture.view)
        setHidden(way.y < 0)
    }

    private func setHidden(_ hidden: Bool) {
        guard let navigation, navigation.transition == nil, navigation.isNavigationBarHidden != hidden else { return }
        navigation.setNavigationBarHidden(hidden, animated: true)
        if hidden {
            hasHiddenToolbar = !navigation.isToolbarHidden && navigation.toolbar.items?.isEmpty == false
            if hasHiddenToolbar { navigation.setToolbarHidden(true, animated: true) }
        } else if hasHiddenToolbar {
            hasHiddenToolbar = false
            navigation.setToolbarHidden(false, animated: true)
        }
    }

    /// Bars and controls have their touches for themselves; a swipe that begins on a control counts all the same.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        var next = touch.view
        while let view = next, view !== gestureRecognizer.view {
            if view is UINavigationBar || view is UIToolbar || view is UIControl && gestureRecognizer === tap { return false }
            next = view.superview
        }
        return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === swipe
    }
}

extension UINavigationController {
    final var madeBarHiding: BarHiding {
        if let barHiding { return barHiding }
        let new = BarHiding(self)
        barHiding = new
        addBarHiding()
        return new
    }

    /// Adds the recognizers to the view, once there are both.
    func addBarHiding() {
        guard let barHiding, let navigationView, barHiding.tap.view == nil else { return }
        navigationView.addGestureRecognizer(barHiding.tap)
        navigationView.addGestureRecognizer(barHiding.swipe)
    }
}
