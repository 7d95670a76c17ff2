/// The finger that pulls a sheet to another height, or away (R-PSC-3, R-PSC-5).
@MainActor
final class SheetDrag: UIGestureRecognizerDelegate {
    /// Seconds by which the finger's motion is thought to go on.
    private static let foresight: CGFloat = 0.2
    /// How much of a pull is followed that leads nowhere.
    private static let resistance: CGFloat = 0.25

    let gesture = SheetGesture()
    private unowned let sheet: UISheetPresentationController
    private var start: CGFloat = 0
    private var mayGo = false
    /// Whether a finger holds the sheet.
    private(set) var isActive = false

    init(of sheet: UISheetPresentationController) {
        self.sheet = sheet
        gesture.delegate = self
        gesture.maximumNumberOfTouches = 1
        // The recognizer may outlive the sheet: in an event in which that goes.
        gesture.addAction { [weak self] _ in self?.follow() }
    }

    /// Downwards, unless a scroll view under the finger can still go there; upwards, where the sheet can become larger.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let geometry = sheet.geometry, sheet.presentedViewController.coordinator == nil else { return false }
        let way = gesture.translation(in: sheet.containerView)
        guard abs(way.y) > abs(way.x) else { return false }
        let scrolled = gesture.scrollViews
        let isAtTop = scrolled.allSatisfy { $0.contentOffset.y <= -$0.adjustedContentInset.top }
        if way.y > 0 { return isAtTop }
        let grows = geometry.frame(at: sheet.selectedDetentIdentifier).minY > geometry.top
        return grows && (scrolled.isEmpty || isAtTop && sheet.prefersScrollingExpandsWhenScrolledToEdge)
    }

    private func follow() {
        guard let geometry = sheet.geometry else { return }
        switch gesture.state {
        case .began:
            isActive = true
            start = geometry.frame(at: sheet.selectedDetentIdentifier).minY
            mayGo = sheet.mayBeDismissed
            move(in: geometry)
        case .changed:
            move(in: geometry)
        case .ended:
            move(in: geometry)
            release(in: geometry)
        default:
            isActive = false
            sheet.settle()
        }
    }

    private func move(in geometry: SheetGeometry) {
        guard isActive else { return }
        var top = max(start + gesture.translation(in: sheet.containerView).y, geometry.top)
        if !mayGo, top > geometry.lowest { top = geometry.lowest + (top - geometry.lowest) * Self.resistance }
        sheet.show(geometry.frame(top: top), in: geometry)
    }

    private func release(in geometry: SheetGeometry) {
        isActive = false
        let container = sheet.containerView
        let edge = start + gesture.translation(in: container).y + gesture.velocity(in: container).y * Self.foresight
        if let detent = geometry.detent(near: edge, mayGo: mayGo) {
            // A pull that would have taken it away is reported.
            let isAttempt = !mayGo && geometry.detent(near: edge, mayGo: true) == nil
            sheet.rest(at: detent)
            if isAttempt { sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet) }
        } else {
            sheet.dismissPulled()
        }
    }
}

/// Pans of scroll views in the sheet wait until it is decided that the sheet does not move.
final class SheetGesture: UIPanGestureRecognizer {
    private weak var touched: UIView?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        touched = touches.first?.view
        super.touchesBegan(touches, with: event)
    }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        guard let scrollView = other.view as? UIScrollView, other === scrollView.panGestureRecognizer, let view else { return false }
        return scrollView.isDescendant(of: view)
    }

    /// The scroll views under the finger that scroll up and down.
    var scrollViews: [UIScrollView] {
        var result: [UIScrollView] = [], next = touched
        while let current = next, current !== view {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, scrollView.scrollsVertically { result.append(scrollView) }
            next = current.superview
        }
        return result
    }
}
