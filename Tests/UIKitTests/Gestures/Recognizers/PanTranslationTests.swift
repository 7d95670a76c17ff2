import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Recognizers: translation and velocity of a pan", .leavesNothing)
struct PanTranslationTests {
    @Test("T-55 R-PAN-9 A client that sets the translation to zero in every action reads the steps")
    func steps() throws {
        let stage = try Stage()
        stage.add(UIPanGestureRecognizer(), "pan") { pan in
            defer { pan.setTranslation(.zero, in: pan.view) }
            return text(pan.translation(in: pan.view))
        }
        #expect(stage.actions("@0 A+(50,50); @.1 A~(55,50); @.2 A~(61,50); @.3 A~(70,50); @.4 A-")
            == ["pan!began (1,0)", "pan!changed (9,0)", "pan!ended (0,0)"])
    }

    @Test("R-PAN-4 The points that make a pan are taken off along its way, and stay out; the configuration keeps them",
          arguments: [false, true])
    func hysteresis(isIncluded: Bool) throws {
        let stage = try Stage()
        stage.add(UIPanGestureRecognizer(), "pan") { text($0.translation(in: nil)) }
        withConfiguration({ $0.panTranslationIncludesHysteresis = isIncluded }) {
            // 5 and then 15 points along (.6, .8); back to where it began.
            #expect(stage.actions("@0 A+(100,100); @.1 A~(103,104); @.2 A~(109,112); @.3 A~(100,100); @.4 A-") == (isIncluded
                ? ["pan!began (9,12)", "pan!changed (0,0)", "pan!ended (0,0)"]
                : ["pan!began (3,4)", "pan!changed (-6,-8)", "pan!ended (-6,-8)"]))
            // A slow pan begins near zero.
            #expect(stage.actions("@1 A+(100,100); @1.1 A~(109.5,100); @1.2 A~(110.5,100)")
                == [isIncluded ? "pan!began (10.5,0)" : "pan!began (.5,0)"])
        }
    }

    @Test("R-PAN-9 In a view's coordinates the displacement goes through the linear part of the conversion: places don't matter")
    func transformedViews() throws {
        let stage = try Stage()
        let turned = stage.add("T", 100, 50, 200, 200)
        let scaled = stage.add("S", 20, 20, 100, 100, to: turned)
        let moved = stage.add("M", 33.3, 71.7, 10, 10)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        scaled.transform = CGAffineTransform(scaleX: 2, y: 4)
        moved.bounds.origin = CGPoint(x: 1e6, y: -1e6)
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.play("@0 A+(0,0); @.5 A~(40,30)")
        // 50 points, less the 10 that make a pan.
        #expect(isClose(pan.translation(in: nil), CGPoint(x: 32, y: 24)))
        #expect(isClose(pan.translation(in: stage.window), CGPoint(x: 32, y: 24)))
        #expect(isClose(pan.translation(in: turned), CGPoint(x: 24, y: -32)))
        #expect(isClose(pan.translation(in: scaled), CGPoint(x: 12, y: -8)))
        #expect(isClose(pan.translation(in: moved), CGPoint(x: 32, y: 24)))
        #expect(pan.velocity(in: nil) == CGPoint(x: 80, y: 60))
        #expect(isClose(pan.velocity(in: turned), CGPoint(x: 60, y: -80)))
        #expect(isClose(pan.velocity(in: scaled), CGPoint(x: 30, y: -20)))
        #expect(pan.velocity(in: moved) == CGPoint(x: 80, y: 60))
    }

    @Test("R-PAN-9 The location in the coordinates moves by the translation in them")
    func agreesWithLocation() throws {
        let stage = try Stage()
        let view = stage.add("T", 100, 50, 200, 200)
        view.transform = CGAffineTransform(a: 1, b: 0.5, c: -0.25, d: 2, tx: 7, ty: 9)
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.play("@0 A+(10,20)")
        // What makes it a pan is left out (R-PAN-4).
        stage.play("@.05 A~(20,20)")
        let start = pan.location(in: view)
        stage.play("@.1 A~(60,10)")
        let end = pan.location(in: view)
        #expect(isClose(pan.translation(in: view), CGPoint(x: end.x - start.x, y: end.y - start.y)))
    }

    @Test("R-PAN-9 Setting replaces the value in that view's coordinates; later movement adds to it")
    func setting() throws {
        let stage = try Stage()
        let turned = stage.add("T", 100, 50, 200, 200)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let inner = stage.add("I", 10, 10, 50, 50, to: turned)
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.play("@0 A+(0,0); @.1 A~(40,20)")
        pan.setTranslation(CGPoint(x: 5, y: 6), in: turned)
        #expect(isClose(pan.translation(in: turned), CGPoint(x: 5, y: 6)))
        #expect(isClose(pan.translation(in: nil), CGPoint(x: -6, y: 5)))
        stage.play("@.2 A~(41,22)")
        #expect(isClose(pan.translation(in: nil), CGPoint(x: -5, y: 7)))
        pan.setTranslation(CGPoint(x: 1, y: 0), in: inner)
        #expect(isClose(pan.translation(in: inner), CGPoint(x: 1, y: 0)))
        #expect(isClose(pan.translation(in: nil), CGPoint(x: 0, y: 2)))
        pan.setTranslation(CGPoint(x: 3, y: 4), in: nil)
        #expect(pan.translation(in: stage.window) == CGPoint(x: 3, y: 4))
    }

    @Test("R-PAN-9 A superview's coordinates move the view with the finger, though it is turned and scaled meanwhile")
    func draggingAView() throws {
        let stage = try Stage()
        let card = stage.add("C", 100, 100, 100, 100)
        card.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 1.5, y: 1.5)
        stage.add(UIPanGestureRecognizer(), "pan", to: card) { pan in
            let step = pan.translation(in: card.superview)
            card.center = CGPoint(x: card.center.x + step.x, y: card.center.y + step.y)
            card.transform = card.transform.rotated(by: 0.1)
            pan.setTranslation(.zero, in: card.superview)
            return ""
        }
        stage.play("@0 A+(150,150); @.1 A~(170,150); @.2 A~(180,130); @.3 A~(140,60); @.4 A-")
        // Less the 10 points that made the pan (R-PAN-4).
        #expect(isClose(card.center, CGPoint(x: 130, y: 60)))
    }

    @Test("R-PAN-4 A translation that is set between two attempts keeps nothing of the next one's hysteresis")
    func settingBetweenAttempts() throws {
        let stage = try Stage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan") { text($0.translation(in: nil)) }
        #expect(stage.actions("@0 A+(0,0); @.1 A-") == [])
        pan.setTranslation(.zero, in: nil)
        #expect(stage.actions("@1 A+(0,0); @1.1 A~(20,0)") == ["pan!began (10,0)"])
    }

    @Test("R-PAN-9 In another window the vector goes by way of the screen")
    func otherWindow() throws {
        let stage = try Stage()
        let other = stage.addWindow("W2")
        other.isUserInteractionEnabled = false
        other.transform = CGAffineTransform(scaleX: 2, y: 2)
        let inOther = stage.add("O", 10, 10, 10, 10, to: other)
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.play("@0 A+(0,0); @.1 A~(40,30)")
        #expect(isClose(pan.translation(in: inOther), CGPoint(x: 16, y: 12)))
        pan.setTranslation(CGPoint(x: 4, y: 1), in: inOther)
        #expect(isClose(pan.translation(in: nil), CGPoint(x: 8, y: 2)))
    }

    @Test("A view that is squeezed to nothing, and values that are not finite, do no harm")
    func badInput() throws {
        let stage = try Stage()
        let flat = stage.add("F", 0, 0, 10, 10)
        flat.transform = CGAffineTransform(scaleX: 0, y: 1)
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.play("@0 A+(0,0); @.1 A~(40,30)")
        #expect(isClose(pan.translation(in: flat), CGPoint(x: 32, y: 24)))
        pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: nil)
        pan.setTranslation(CGPoint(x: 0, y: CGFloat.infinity), in: flat)
        #expect(isClose(pan.translation(in: nil), CGPoint(x: 32, y: 24)))
    }

    @Test("R-PAN-10 Setting the translation leaves the velocity alone")
    func settingKeepsVelocity() throws {
        let stage = try Stage()
        stage.add(UIPanGestureRecognizer(), "pan") { pan in
            pan.setTranslation(CGPoint(x: -500, y: 7), in: nil)
            return text(pan.velocity(in: nil))
        }
        #expect(stage.actions("@0 A+(0,0); @.1 A~(20,0); @.2 A~(40,0); @.3 A-")
            == ["pan!began (200,0)", "pan!changed (200,0)", "pan!ended (200,0)"])
    }

    @Test("R-PAN-11 Points a second: the first movement plainly, later ones three quarters new; zero before any")
    func velocity() throws {
        let stage = try Stage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan") { text($0.velocity(in: nil)) }
        stage.play("@0 A+(0,0)")
        #expect(pan.velocity(in: nil) == .zero)
        #expect(stage.actions("@.1 A~(20,0); @.2 A~(20,40); @1 A~(20,40.8)")
            == ["pan!began (200,0)", "pan!changed (50,300)", "pan!changed (12.5,75.75)"])
    }

    @Test("R-PAN-11 Movements without time between them are merged with the next")
    func noTimeBetween() throws {
        let stage = try Stage()
        stage.add(UIPanGestureRecognizer(), "pan") { "\(text($0.translation(in: nil))) \(text($0.velocity(in: nil)))" }
        #expect(stage.actions("@1 A+(0,0); @1 A~(20,0); @1.1 A~(30,0); @1.1 A~(40,0); @1.2 A~(50,0)") == [
            "pan!began (10,0) (0,0)", "pan!changed (20,0) (300,0)", "pan!changed (30,0) (300,0)", "pan!changed (40,0) (225,0)",
        ])
    }

    @Test("R-PAN-11 A landing starts the time of the next sample again; the velocity goes on")
    func landingBetween() throws {
        let stage = try Stage(multi: true)
        stage.add(UIPanGestureRecognizer(), "pan") { text($0.velocity(in: nil)) }
        #expect(stage.actions("@0 A+(0,0); @.1 A~(20,0); @1 B+(0,100); @1.1 A~(40,0) B~(20,100); @2 B-; @2.1 A~(60,0)")
            == ["pan!began (200,0)", "pan!changed (200,0)", "pan!changed (200,0)"])
    }

    @Test("R-PAN-11 A landing does so too when another finger changed its force alone in that event")
    func landingWithForce() throws {
        let stage = try Stage(multi: true)
        stage.add(UIPanGestureRecognizer(), "pan") { text($0.velocity(in: nil)) }
        stage.play("@0 A+(0,0)")
        stage.host.send(TouchFrame(timestamp: 1, contacts: [
            Contact(id: Stage.id("A"), phase: .moved, tool: .finger, timestamp: 1, position: .zero, force: 2),
            Contact(id: Stage.id("B"), phase: .began, tool: .finger, timestamp: 1, position: CGPoint(x: 0, y: 100)),
        ]))
        #expect(stage.actions("@1.1 A~(20,0) B~(20,100)") == ["pan!began (200,0)"])
    }
}
