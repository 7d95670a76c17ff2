internal import TouchHost

/// What delegates of scroll views are called with.
extension Verifier {
    /// A scroll view is about to notify its delegate of where the content is.
    func willTellMove(of scrollView: UIScrollView, isLayouts: Bool) {
        let told = ToldMove(scrollView: Receiver(type: type(of: scrollView)), isLayouts: isLayouts, isPlacing: scrollView.isPlacing)
        report(ScrollPromises.all.violation(of: told, at: now))
    }
}

extension UIScrollView {
    /// The verifier, if there is one, takes note that the scroll view is about to notify its delegate of where the content is.
    @inline(__always)
    final func verifyMove(isLayouts: Bool) {
        if isLayouts, isPlacing { Verifier.current?.willTellMove(of: self, isLayouts: isLayouts) }
    }
}
