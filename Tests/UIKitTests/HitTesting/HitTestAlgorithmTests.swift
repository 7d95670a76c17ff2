import Testing
import UIKit

@MainActor @Suite("Hit testing: the algorithm", .leavesNothing, .withAndWithoutMethodTables)
struct HitTestAlgorithmTests {
    private func hit(_ stage: Stage, _ x: Double, _ y: Double) -> String? {
        (stage.window.hitTest(CGPoint(x: x, y: y), with: nil) as? LoggingView)?.name
    }

    @Test("R-HIT-1 Disabled, hidden and transparent views are not hit, nor is what is in them", arguments: [0, 1, 2])
    func refusals(kind: Int) throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        let grandchild = stage.add("G", 0, 0, 50, 50, to: child)
        #expect(hit(stage, 25, 25) == "G")
        switch kind {
        case 0: child.isUserInteractionEnabled = false
        case 1: child.isHidden = true
        default: child.alpha = 0.009
        }
        #expect(hit(stage, 25, 25) == "V")
        #expect(child.hitTest(CGPoint(x: 25, y: 25), with: nil) == nil)
        #expect(grandchild.hitTest(CGPoint(x: 25, y: 25), with: nil) === grandchild)
        stage.play("@0 A+(25,25)")
        #expect(stage.log == "V.began{A}")
    }

    @Test("R-HIT-1 A view in an animation without user interaction is not hit; with it, it is")
    func animation() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        UIView.animate(withDuration: 1) { child.alpha = 0.5 }
        #expect(hit(stage, 25, 25) == "V")
        stage.host.advance(to: 1.5)
        #expect(hit(stage, 25, 25) == "C")
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { child.alpha = 1 }
        #expect(hit(stage, 25, 25) == "C")
    }

    @Test("R-HIT-17 T-30a A touch on a label goes to the view behind it, unless the label takes it")
    func label() throws {
        let stage = try Stage()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        label.text = "label"
        stage.view.addSubview(label)
        stage.play("@0 A+(50,50); @.1 A-")
        #expect(stage.log == "V.began{A} | V.ended{A}")
        label.isUserInteractionEnabled = true
        #expect(stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === label)
    }

    @Test("R-HIT-1 The last subview that answers wins; else the receiver")
    func order() throws {
        let stage = try Stage()
        stage.add("P", 0, 0, 100, 100)
        let second = stage.add("Q", 50, 0, 100, 100)
        stage.add("R", 60, 0, 20, 20, to: second)
        #expect(hit(stage, 25, 25) == "P")
        #expect(hit(stage, 75, 50) == "Q")
        #expect(hit(stage, 125, 15) == "R")
        #expect(hit(stage, 300, 300) == "V")
        #expect(hit(stage, 400, 300) == nil)
    }

    @Test("R-HIT-2 What lies outside the superview can't be hit, clipped or not, unless point(inside:) says otherwise")
    func outside() throws {
        final class WideView: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -100, dy: -100).contains(point) }
        }
        let stage = try Stage()
        let parent = stage.add("P", 0, 0, 100, 100)
        stage.add("C", 80, 0, 100, 100, to: parent)
        #expect(hit(stage, 150, 50) == "V")
        #expect(hit(stage, 90, 50) == "C")
        parent.clipsToBounds = true
        #expect(hit(stage, 90, 50) == "C")
        let wide = WideView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        stage.view.addSubview(wide)
        stage.add("D", 80, 0, 100, 100, to: wide)
        #expect(hit(stage, 150, 250) == "D")
    }

    @Test("R-HIT-3 Only the view's own alpha counts, and exactly 0.01 can be hit")
    func alpha() throws {
        let stage = try Stage()
        stage.view.alpha = 0.05
        let child = stage.add("C", 0, 0, 100, 100)
        child.alpha = 0.05
        #expect(hit(stage, 50, 50) == "C")
        child.alpha = 0.01
        #expect(child.alpha == 0.01)
        #expect(hit(stage, 50, 50) == "C")
        child.alpha = 0.0099
        #expect(hit(stage, 50, 50) == "V")
    }

    @Test("R-HIT-4 The upper left edges are inside, the lower right ones outside")
    func edges() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.bounds.origin = CGPoint(x: 10, y: 20)
        func isInside(_ x: Double, _ y: Double) -> Bool { view.point(inside: CGPoint(x: x, y: y), with: nil) }
        #expect(isInside(10, 20))
        #expect(isInside(59.9, 69.9))
        #expect(!isInside(60, 30))
        #expect(!isInside(30, 70))
        #expect(!isInside(9.9, 30))
        #expect(!isInside(30, 19.9))
    }

    @Test("R-HIT-5 Background, corner radius, opacity and zPosition take no part; the order of siblings alone decides")
    func appearance() throws {
        let stage = try Stage()
        let lower = stage.add("X", 0, 0, 100, 100), upper = stage.add("Y", 0, 0, 100, 100)
        lower.layer.zPosition = 10
        lower.backgroundColor = .red
        lower.isOpaque = true
        upper.layer.cornerRadius = 50
        upper.isOpaque = false
        #expect(hit(stage, 50, 50) == "Y")
        #expect(hit(stage, 1, 1) == "Y")
        stage.view.sendSubviewToBack(upper)
        #expect(hit(stage, 50, 50) == "X")
    }

    @Test("R-HIT-6 Conversion goes through the inverse transform; a view whose transform has none is skipped")
    func transforms() throws {
        let stage = try Stage()
        let child = stage.add("C", 50, 50, 100, 100)
        child.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(hit(stage, 35, 35) == "V")
        #expect(hit(stage, 100, 35) == "C")
        child.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        #expect(hit(stage, 5, 100) == "C")
        #expect(hit(stage, 100, 60) == "V")
        child.transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(hit(stage, 100, 100) == "V")
        child.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        #expect(hit(stage, 100, 100) == "V")
    }

    @Test("R-HIT-7 The answer of an override is taken as it is, also a view elsewhere")
    func overrides() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100), distant = stage.add("D", 300, 300, 50, 50)
        child.onHitTest = { _, _ in distant }
        stage.play("@0 A+(50,50)")
        #expect(stage.take() == "D.began{A}")
        #expect(stage.touch("A")?.view === distant)
        #expect(stage.touch("A")?.location(in: distant) == CGPoint(x: -250, y: -250))
    }

    @Test("R-HIT-7, R-HIT-12 A view without a window is an answer: the next window is not tried, and no view receives the touch")
    func overrideWithoutWindow() throws {
        let stage = try Stage()
        let stranger = LoggingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stranger.stage = stage
        stranger.name = "S"
        let front = stage.addWindow("W2", level: .alert), asked = stage.add("C", 0, 0, 400, 400, to: front)
        asked.onHitTest = { _, _ in stranger }
        var isNextAsked = false
        stage.view.onHitTest = { _, _ in
            isNextAsked = true
            return nil
        }
        stage.play("@0 A+(50,50); @.1 A~(60,50); @.2 A-")
        #expect(stage.take() == "" && !isNextAsked)
        // With `nil` the next window is tried.
        front.isPassingThrough = true
        stage.play("@.3 B+(50,50)")
        #expect(stage.take() == "V.began{B}" && isNextAsked)
    }

    @Test("R-HIT-8 Hit testing uses the model's geometry, not what is on the screen")
    func model() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { child.center = CGPoint(x: 350, y: 350) }
        stage.host.advance(to: 0.1)
        #expect(hit(stage, 50, 50) == "V")
        #expect(hit(stage, 350, 350) == "C")
    }

    @Test("R-HIT-9 The event passed is the touch event, without the touch under test; programs may pass nil")
    func event() throws {
        let stage = try Stage(multi: true)
        var seen: [String?] = []
        stage.view.onHitTest = { _, event in
            seen.append(event.map { "\($0.type) \(stage.letters($0.allTouches) ?? "nil")" })
            return nil
        }
        stage.play("@0 A+(50,50); @.1 B+(80,80)")
        _ = stage.window.hitTest(.zero, with: nil)
        #expect(seen == ["touches ", "touches A", nil])
    }
}
