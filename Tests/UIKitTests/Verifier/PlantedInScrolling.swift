import CoreGraphics
import ScrollEngine
@testable import UIKit

extension Planted {
    /// What delegates of scroll views are called with.
    static let inScrolling: [Planted] = [
        Planted("A scroll view that moves its content while it places it reports that afterwards.",
                "R-SCR-32a is broken at 1.0 s: the delegate of UIScrollView was notified of a move in the middle of the layout that made it") {
            let scrollView = UIScrollView(frame: $0.root.bounds)
            $0.root.addSubview(scrollView)
            scrollView.placing {
                scrollView.shiftContent(by: CGVector(dx: 0, dy: 40))
                scrollView.scroll(.laidOut)
            }
        },
    ]
}
