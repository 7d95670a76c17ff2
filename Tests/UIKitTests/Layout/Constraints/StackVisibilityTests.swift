import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Views that hide in stacks", .leavesNothing)
struct StackVisibilityTests {
    @MainActor
    private final class Column {
        let stage = Stage.rooted(), stack: UIStackView, views: [UIView]

        init(_ axis: NSLayoutConstraint.Axis = .vertical) {
            let views = (0..<3).map { _ in UIView() }
            stack = UIStackView(arrangedSubviews: views)
            stack.axis = axis
            self.views = views
            for view in views {
                view.widthAnchor.constraint(equalToConstant: 100).isActive = true
                view.heightAnchor.constraint(equalToConstant: 50).isActive = true
            }
            stack.translatesAutoresizingMaskIntoConstraints = false
            let place = UIView(frame: stage.root.bounds)
            stage.root.addSubview(place)
            place.addSubview(stack)
            stack.leadingAnchor.constraint(equalTo: place.leadingAnchor).isActive = true
            stack.topAnchor.constraint(equalTo: place.topAnchor).isActive = true
            stage.turn()
        }

        /// Where a view is shown, from and to, along the axis; `nil` where it is not.
        func shown(_ index: Int) -> [CGFloat]? {
            let layer = views[index].layer.presentation() ?? views[index].layer, frame = layer.frame
            if layer.isHidden { return nil }
            return (stack.axis == .vertical ? [frame.minY, frame.maxY] : [frame.minX, frame.maxX]).map { $0.rounded() }
        }
    }

    @Test("R-LAY-28 A view that hides in an animation block is seen until the end and loses its length; the next ones follow it")
    func hides() {
        let column = Column()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { column.views[1].isHidden = true }
        #expect(column.views[1].isHidden && column.views[2].frame.minY == 50)
        column.stage.turn()
        #expect(column.shown(1) == [50, 100] && column.shown(2) == [100, 150])
        column.stage.advance(to: 0.5)
        #expect(column.shown(1) == [50, 75] && column.shown(2) == [75, 125])
        column.stage.advance(to: 1.1)
        #expect(column.shown(1) == nil && column.shown(2) == [50, 100] && column.stack.frame.height == 100)
    }

    @Test("R-LAY-28 A view that shows itself gets its length from the end of the view before it, in a row too")
    func shows() {
        let row = Column(.horizontal)
        row.views[0].isHidden = true
        row.stage.turn()
        #expect(row.shown(1) == [0, 100])
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.views[0].isHidden = false }
        row.stage.turn()
        row.stage.advance(to: 0.5)
        #expect(row.shown(0) == [0, 50] && row.shown(1) == [50, 150])
        row.stage.advance(to: 1.1)
        #expect(row.shown(0) == [0, 100] && row.shown(1) == [100, 200])
    }

    @Test("R-LAY-28 A view that shows itself again while it hides ends as large as it was; outside of a block nothing moves slowly")
    func turnsBack() {
        let column = Column()
        UIView.animate(withDuration: 1) { column.views[0].isHidden = true }
        column.stage.turn()
        column.stage.advance(to: 0.3)
        UIView.animate(withDuration: 1) { column.views[0].isHidden = false }
        column.stage.turn()
        column.stage.advance(to: 2)
        #expect(column.shown(0) == [0, 50] && column.shown(1) == [50, 100])
        column.views[0].isHidden = true
        column.stage.turn()
        #expect(column.shown(0) == nil && column.shown(1) == [0, 50])
    }

    @Test("R-LAY-28, R-ANI-17 So does a view that hides between beginAnimations and commitAnimations")
    func begun() {
        let column = Column()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        column.views[1].isHidden = true
        UIView.commitAnimations()
        column.stage.turn()
        column.stage.advance(to: 0.5)
        #expect(column.shown(1) == [50, 75] && column.shown(2) == [75, 125])
        column.stage.advance(to: 1.1)
        #expect(column.shown(1) == nil && column.shown(2) == [50, 100])
    }

    @Test("R-LAY-28 A block that lays out itself, and one that hides several views, end as the stack lays them out")
    func several() {
        let column = Column()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            column.views[0].isHidden = true
            column.views[1].isHidden = true
            column.stack.layoutIfNeeded()
        }
        column.stage.turn()
        column.stage.advance(to: 0.5)
        #expect(column.shown(0) == [0, 25] && column.shown(2) == [50, 100])
        #expect(column.stack.frame.height == 50)
        column.stage.advance(to: 1.1)
        #expect(column.shown(0) == nil && column.shown(1) == nil && column.shown(2) == [0, 50])
        #expect(column.stack.frame.height == 50)
    }
}
