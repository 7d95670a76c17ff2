import Foundation
import Testing
@testable import UIKit

/// What the deinitializers of an app's classes do with objects that are still linked to what goes. As on iOS, `deinit` is called first, and
/// the links are cleared after it (decision 12).
@MainActor @Suite("Deinitializers of an app's classes", .leavesNothing)
struct DeinitTests {
    /// Cleans up in its deinitializer.
    private final class Cleaning<Part>: UIView {
        let part: Part
        let clean: @MainActor (Part) -> Void

        init(_ part: Part, clean: @escaping @MainActor (Part) -> Void) {
            self.part = part
            self.clean = clean
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        deinit { MainActor.assumeIsolated { clean(part) } }
    }

    @Test("A view takes its subviews and recognizers away while it goes")
    func takesPartsAway() {
        let child = UIView(), pan = UIPanGestureRecognizer()
        var wasCalled = 0
        do {
            let view = Cleaning(child) { child in
                child.removeFromSuperview()
                wasCalled += 1
            }
            view.addSubview(child)
            let other = Cleaning(pan) { pan in
                pan.isEnabled = false
                pan.view?.removeGestureRecognizer(pan)
                wasCalled += 1
            }
            other.addGestureRecognizer(pan)
        }
        #expect(wasCalled == 2 && child.superview == nil && pan.view == nil)
    }

    @Test("A view deactivates its constraints while it goes")
    func deactivates() {
        let child = UIView()
        var wasCalled = false
        do {
            let constraint = child.widthAnchor.constraint(equalToConstant: 10)
            let view = Cleaning(constraint) { constraint in
                constraint.isActive = false
                wasCalled = true
            }
            view.addSubview(child)
            constraint.isActive = true
            let edge = child.leadingAnchor.constraint(equalTo: view.leadingAnchor)
            edge.isActive = true
        }
        #expect(wasCalled && child.constraints.isEmpty)
    }
}
