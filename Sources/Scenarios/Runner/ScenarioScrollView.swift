import UIKit

/// A scroll view of a scenario.
final class ScenarioScrollView: UIScrollView, UIScrollViewDelegate {
    private weak var zoomed: UIView?

    /// - Parameter views: Those of the scenario, by their ids.
    func set(_ property: ViewProperty, _ views: [String: UIView]) {
        switch property {
        case .contentSize(let value): contentSize = value
        case .isPagingEnabled(let value): isPagingEnabled = value
        case .isDirectionalLockEnabled(let value): isDirectionalLockEnabled = value
        case .delaysContentTouches(let value): delaysContentTouches = value
        case .canCancelContentTouches(let value): canCancelContentTouches = value
        case .zoomedView(let id):
            zoomed = views[id]
            delegate = self
            maximumZoomScale = 4
        default: break
        }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}
