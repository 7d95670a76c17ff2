import Testing
import UIKit

@MainActor @Suite("Hit testing: when and where", .leavesNothing, .withAndWithoutMethodTables)
struct HitTestMomentTests {
    @Test("R-HIT-10 One pass a landing, before sendEvent, and never again for that touch")
    func once() throws {
        let stage = try Stage()
        var order: [String] = []
        stage.view.onHitTest = { _, _ in
            order.append("hitTest")
            return nil
        }
        stage.window.onEvent = { _ in order.append("sendEvent") }
        stage.play("@0 A+(50,50); @.1 A~(60,50); @.2 A-")
        #expect(order == ["hitTest", "sendEvent", "sendEvent", "sendEvent"])
    }

    @Test("R-HIT-10 A report of several landings is tested before any of it is delivered")
    func beforeDelivery() throws {
        let stage = try Stage(multi: true)
        let child = stage.add("C", 0, 0, 100, 100)
        stage.view.onTouches = { _, _, _ in child.isHidden = true }
        stage.play("@0 A+(300,300) B+(50,50)")
        #expect(stage.log == "V.began{A}; C.began{B}")
    }

    @Test("R-HIT-11 Each further finger is tested for itself")
    func fingers() throws {
        let stage = try Stage()
        stage.add("L", 0, 0, 200, 400)
        stage.add("R", 200, 0, 200, 400)
        let other = stage.addWindow("W2", level: .alert)
        other.frame = CGRect(x: 0, y: 300, width: 400, height: 100)
        stage.play("@0 A+(50,50); @.1 B+(250,50); @.2 C+(50,350)")
        #expect(stage.log == "L.began{A} | R.began{B} | W2.began{C}")
        #expect(stage.touch("C")?.window === other)
        #expect(stage.touch("C")?.location(in: nil) == CGPoint(x: 50, y: 50))
    }

    @Test("R-HIT-12 Windows by level, then by when they were shown or brought forward; hidden ones are no candidates")
    func windows() throws {
        let stage = try Stage()
        let first = stage.addWindow("W2"), second = stage.addWindow("W3"), alert = stage.addWindow("W4", level: .alert)
        func landing(_ letter: String, _ time: Double) -> String {
            stage.play("@\(time) \(letter)+(50,50); @\(time) \(letter)-")
            let log = stage.take()
            return String(log.prefix { $0 != "." })
        }
        #expect(landing("A", 1) == "W4")
        alert.isHidden = true
        #expect(landing("B", 2) == "W3")
        first.makeKeyAndVisible()
        #expect(landing("C", 3) == "W2")
        first.isUserInteractionEnabled = false
        #expect(landing("D", 4) == "W3")
        second.alpha = 0.009
        #expect(landing("E", 5) == "V")
        second.alpha = 1
        second.isHidden = true
        second.isHidden = false
        first.isUserInteractionEnabled = true
        #expect(landing("F", 6) == "W3")
        first.windowLevel = .statusBar
        #expect(landing("G", 7) == "W2")
    }

    @Test("R-HIT-12 A window that is disabled or transparent is not asked, whatever its own hit test would answer")
    func notAsked() throws {
        final class TakingWindow: UIWindow {
            var asked = 0
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                asked += 1
                return self
            }
        }
        let stage = try Stage()
        let front = TakingWindow(windowScene: stage.scene)
        front.windowLevel = .alert
        front.isHidden = false
        front.isUserInteractionEnabled = false
        stage.play("@0 A+(50,50); @.1 A-")
        front.isUserInteractionEnabled = true
        front.alpha = 0
        stage.play("@1 B+(50,50); @1.1 B-")
        #expect(stage.log == "V.began{A} | V.ended{A} | V.began{B} | V.ended{B}")
        #expect(front.asked == 0)
        front.alpha = 0.01
        stage.play("@2 C+(50,50); @2.1 C-")
        #expect(front.asked > 0)
    }

    @Test("R-HIT-12 A window that the hit test of one in front hides is not asked, whatever its own would answer")
    func hiddenMeanwhile() throws {
        final class TakingWindow: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
        }
        final class HidingWindow: UIWindow {
            weak var other: UIWindow?
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                other?.isHidden = true
                return nil
            }
        }
        let stage = try Stage()
        let taking = TakingWindow(windowScene: stage.scene), hiding = HidingWindow(windowScene: stage.scene)
        for window in [taking, hiding] {
            window.windowLevel = .alert
            window.isHidden = false
        }
        hiding.other = taking
        stage.play("@0 A+(50,50); @.1 A-")
        #expect(stage.log == "V.began{A} | V.ended{A}")
    }

    @Test("R-HIT-12 Changing a window's level does not bring it forward; showing it and making it key do")
    func levels() throws {
        let stage = try Stage()
        let first = stage.addWindow("W2", level: .alert), second = stage.addWindow("W3")
        first.windowLevel = .normal
        stage.play("@0 A+(50,50); @.1 A-")
        #expect(stage.take() == "W3.began{A} | W3.ended{A}")
        first.makeKeyAndVisible()
        // Not even there and back.
        second.windowLevel = .alert
        second.windowLevel = .normal
        stage.play("@1 B+(50,50); @1.1 B-")
        #expect(stage.take() == "W2.began{B} | W2.ended{B}")
        second.isHidden = true
        second.isHidden = false
        stage.play("@2 C+(50,50); @2.1 C-")
        #expect(stage.take() == "W3.began{C} | W3.ended{C}")
    }

    @Test("R-HIT-12 A contact that no window takes is ignored for its whole life")
    func ignored() throws {
        let stage = try Stage()
        stage.window.isPassingThrough = true
        stage.play("@0 A+(50,50)")
        stage.window.isPassingThrough = false
        stage.play("@.1 A~(60,50); @.2 A-")
        #expect(stage.take() == "")
        stage.play("@.3 A+(50,50)")
        #expect(stage.take() == "V.began{A}")
    }

    @Test("R-HIT-12 Only a foreground-active scene takes landings")
    func inactive() throws {
        let stage = try Stage()
        stage.host.setVisible(false)
        stage.play("@0 A+(50,50); @.1 A~(60,50)")
        #expect(stage.take() == "")
        stage.host.setVisible(true)
        stage.play("@.2 A~(70,50); @.3 B+(50,50)")
        #expect(stage.take() == "V.began{B}")
    }

    @Test("R-HIT-13 A window is hit when nothing in it is, unless it overrides hitTest")
    func overlay() throws {
        let stage = try Stage()
        let overlay = stage.addWindow("W2", level: .alert)
        stage.play("@0 A+(50,50)")
        #expect(stage.touch("A")?.view === overlay)
        overlay.isPassingThrough = true
        stage.play("@.1 B+(50,50)")
        #expect(stage.touch("B")?.view === stage.view)
        #expect(stage.log == "W2.began{A} | V.began{B}")
    }

    @Test("R-HIT-14 The key window has no privilege")
    func keyWindow() throws {
        let stage = try Stage()
        let overlay = stage.addWindow("W2", level: .alert)
        #expect(stage.window.isKeyWindow && !overlay.isKeyWindow)
        stage.play("@0 A+(50,50)")
        #expect(stage.log == "W2.began{A}")
    }

    @Test("R-HIT-15 The view receives its touch wherever the contact goes")
    func outside() throws {
        let stage = try Stage()
        stage.add("S", 0, 0, 100, 100)
        stage.play("@0 A+(50,50); @.1 A~(300,300); @.2 A~(-100,1000); @.3 A-")
        #expect(stage.log == "S.began{A} | S.moved{A} | S.moved{A} | S.ended{A}")
    }

    @Test("R-HIT-16 Changes of the hit view during the touch do not end it", arguments: [0, 1, 2, 3, 4])
    func changes(kind: Int) throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        stage.play("@0 A+(50,50)")
        switch kind {
        case 0: child.isHidden = true
        case 1: child.alpha = 0
        case 2: child.isUserInteractionEnabled = false
        case 3: child.frame = CGRect(x: 300, y: 300, width: 10, height: 10)
        default: child.transform = CGAffineTransform(scaleX: 0, y: 0)
        }
        stage.play("@.1 A~(60,50); @.2 A-")
        #expect(stage.log == "C.began{A} | C.moved{A} | C.ended{A}")
    }
}
