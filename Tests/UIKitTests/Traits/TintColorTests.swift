import Testing
@testable import UIKit

@MainActor @Suite("UIColor.tintColor", .leavesNothing)
struct TintColorTests {
    private final class Painter: UIView {
        var seen: [CGColor] = []
        override func draw(_ rect: CGRect) { seen.append(UIColor.tintColor.cgColor) }
    }

    @Test("R-TRT-11 The view that shows the colour gives it its tint, and shows another tint at once")
    func follows() throws {
        let stage = try Stage(), outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inner = Painter(frame: outer.bounds)
        inner.backgroundColor = .tintColor
        #expect(inner.layer.backgroundColor == UIColor.systemBlue.cgColor)
        outer.tintColor = .red
        outer.addSubview(inner)
        stage.view.addSubview(outer)
        stage.advance(to: 0.1)
        #expect(inner.layer.backgroundColor == UIColor.red.cgColor && inner.backgroundColor == .tintColor && inner.seen.last == UIColor.red.cgColor)
        outer.tintColor = .green
        stage.advance(to: 0.2)
        #expect(inner.layer.backgroundColor == UIColor.green.cgColor && inner.seen.last == UIColor.green.cgColor)
        inner.backgroundColor = UIColor.tintColor.withAlphaComponent(0.5)
        #expect(inner.layer.backgroundColor == UIColor.green.withAlphaComponent(0.5).cgColor)
        #expect(UIColor.tintColor.cgColor == UIColor.systemBlue.cgColor, "outside of views it is what none of them has set")
        // A tint that is made of it ends.
        outer.tintColor = UIColor.tintColor.withAlphaComponent(0.25)
        #expect(inner.layer.backgroundColor == UIColor.systemBlue.withAlphaComponent(0.5).cgColor)
    }
}
