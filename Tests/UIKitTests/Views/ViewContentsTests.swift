import Testing
@testable import UIKit

@MainActor @Suite("Contents of the layers of views", .leavesNothing)
struct ViewContentsTests {
    private final class Sometimes: UIView {
        var draws = true

        override func draw(_ rect: CGRect) {
            guard draws else { return }
            UIColor.red.setFill()
            UIRectFill(rect)
        }
    }

    @Test("CALayer.contents: a picture that code gives the layer of a view stays while the view draws nothing itself")
    func picturesStay() throws {
        let rig = Rig()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let image = try #require(CGContext.bitmap(width: 2, height: 2)?.makeImage())
        view.layer.contents = image
        rig.root.addSubview(view)
        rig.turn()
        #expect(view.layer.contents as? CGImage === image)
        view.bounds.size.width = 50
        view.setNeedsDisplay()
        rig.turn()
        #expect(view.layer.contents as? CGImage === image)
        view.frame = .zero
        view.setNeedsDisplay()
        rig.turn()
        #expect(view.layer.contents as? CGImage === image)
    }

    @Test("A view that draws nothing any more has no contents")
    func drawingEnds() {
        let rig = Rig()
        let view = Sometimes(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        rig.root.addSubview(view)
        rig.turn()
        #expect(view.layer.contents != nil)
        view.draws = false
        view.setNeedsDisplay()
        rig.turn()
        #expect(view.layer.contents == nil)
        view.draws = true
        view.setNeedsDisplay()
        rig.turn()
        view.frame = .zero
        view.setNeedsDisplay()
        rig.turn()
        #expect(view.layer.contents == nil)
    }
}
