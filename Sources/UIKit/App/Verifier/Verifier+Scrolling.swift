internal import TouchHost

/// What delegates of scroll views are called with.
extension Verifier {
    func willTellMove(of scrollView: UIView, isLayouts: Bool, isPlacing: Bool) {
        let told = ToldMove(scrollView: NamedReceiver(type: type(of: scrollView)), isLayouts: isLayouts, isPlacing: isPlacing)
        report(ScrollPromises.all.violation(of: told, at: now))
    }
}
