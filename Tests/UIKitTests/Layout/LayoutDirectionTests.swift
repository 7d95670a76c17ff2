import Testing
@testable import UIKit

@MainActor @Suite(.leavesNothing) struct LayoutDirectionTests {
    @Test func leadingIsRightWhereTheViewSaysSo() {
        // R-LAY-17
        let stage = Stage.rooted()
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), inner = UIView()
        stage.root.addSubview(outer)
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10), inner.widthAnchor.constraint(equalToConstant: 50),
            inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 0, width: 50, height: 20))
        outer.semanticContentAttribute = .forceRightToLeft
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 140, y: 0, width: 50, height: 20))
        #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft && inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    }
}
