/// Calls a scroll view at each refresh of the display while it moves by itself.
@MainActor
final class ScrollDriver {
    private var link: CADisplayLink?

    /// Starts the calls. The scroll view is kept alive until ``stop()``, which leaving its window leads to.
    func start(_ scrollView: UIScrollView) {
        guard link == nil else { return }
        let link = CADisplayLink { scrollView.motionGoesOn(at: $0.timestamp) }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }
}
