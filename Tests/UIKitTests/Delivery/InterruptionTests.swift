import HostHeadless
import Testing
import TouchHost
import UIKit

@MainActor @Suite("Delivery: interruptions", .leavesNothing)
struct InterruptionTests {
    private final class Delegate: UIResponder, UIWindowSceneDelegate {
        weak var stage: Stage?
        func sceneWillResignActive(_ scene: UIScene) { stage?.note("willResignActive") }
    }

    @Test("R-APP-2, R-APP-3 Resigning active cancels all touches before any delegate is called")
    func resign() throws {
        let stage = try Stage(multi: true)
        let delegate = Delegate()
        delegate.stage = stage
        stage.scene.delegate = delegate
        stage.play("@0 A+(50,50); @.1 B+(80,80)")
        _ = stage.take()
        stage.host.setVisible(false)
        #expect(stage.take() == "V.cancelled{A,B} | willResignActive")
    }

    @Test("R-APP-4 It is an ordinary event; severed touches get nothing; contacts still down stay unheard")
    func ordinaryEvent() throws {
        let stage = try Stage()
        stage.play("@0 A+(50,50); @.1 B+(80,80)")
        var phases: [UITouch.Phase] = []
        stage.window.onEvent = { event in phases += (event.allTouches ?? []).map(\.phase) }
        _ = stage.take()
        stage.host.setVisible(false)
        #expect(stage.take() == "V.cancelled{A}")
        #expect(phases == [.cancelled, .cancelled])
        stage.host.setVisible(true)
        stage.play("@.2 A~(60,50); @.3 A-; @.4 B~(81,80); @.5 A+(50,50)")
        #expect(stage.take() == "V.began{A}")
    }

    @Test("R-APP-5 Ignoring nests, cancels on entering, keeps landings out, and what landed meanwhile stays unheard")
    func ignoring() throws {
        let stage = try Stage(multi: true)
        let application = UIApplication.shared
        #expect(!application.isIgnoringInteractionEvents)
        stage.play("@0 A+(50,50)")
        application.beginIgnoringInteractionEvents()
        application.beginIgnoringInteractionEvents()
        #expect(stage.take() == "V.began{A} | V.cancelled{A}")
        stage.play("@.1 B+(80,80)")
        application.endIgnoringInteractionEvents()
        #expect(application.isIgnoringInteractionEvents)
        stage.play("@.2 D+(90,90)")
        application.endIgnoringInteractionEvents()
        #expect(!application.isIgnoringInteractionEvents)
        stage.play("@.3 B~(81,80) D~(91,90) A~(51,50); @.4 C+(10,10); @.5 A- B- D-; @.6 B+(80,80)")
        #expect(stage.take() == "V.began{C} | V.began{B}")
    }

    @Test("R-APP-5 Ignoring that begins in the hit test of a landing keeps that landing out too")
    func ignoringInHitTest() throws {
        let stage = try Stage()
        stage.view.onHitTest = { _, _ in
            UIApplication.shared.beginIgnoringInteractionEvents()
            return nil
        }
        stage.play("@0 A+(50,50)")
        stage.view.onHitTest = nil
        while UIApplication.shared.isIgnoringInteractionEvents { UIApplication.shared.endIgnoringInteractionEvents() }
        stage.play("@.1 A~(60,50); @.2 A-")
        #expect(stage.take() == "")
        stage.play("@.3 B+(50,50)")
        #expect(stage.take() == "V.began{B}")
    }

    @Test("R-APP-5, R-APP-1 … also ignoring that ends there again, and a scene that resigns there", arguments: [false, true])
    func interruptionInHitTest(hides: Bool) throws {
        let stage = try Stage()
        stage.view.onHitTest = { _, _ in
            if hides {
                stage.host.setVisible(false)
            } else {
                UIApplication.shared.beginIgnoringInteractionEvents()
                UIApplication.shared.endIgnoringInteractionEvents()
            }
            return nil
        }
        stage.play("@0 A+(50,50)")
        stage.view.onHitTest = nil
        stage.host.setVisible(true)
        stage.play("@.1 A~(60,50); @.2 A-")
        #expect(stage.take() == "")
        stage.play("@.3 B+(50,50)")
        #expect(stage.take() == "V.began{B}")
    }

    @Test("R-APP-5 Ignoring that begins in a callback cancels at once, and each touch once")
    func ignoringInCallback() throws {
        let stage = try Stage(multi: true)
        stage.add("C", 200, 0, 200, 400)
        stage.play("@0 A+(50,50); @.1 B+(80,80); @.2 D+(300,50)")
        _ = stage.take()
        stage.view.onTouches = { phase, _, _ in
            if phase == .moved { UIApplication.shared.beginIgnoringInteractionEvents() }
        }
        stage.play("@.3 A~(51,50) D~(301,50)")
        UIApplication.shared.endIgnoringInteractionEvents()
        let log = stage.take()
        #expect(log == "V.moved{A}; V.cancelled{A,B}; C.cancelled{D}")
        stage.play("@.4 A- B- D-")
        #expect(stage.take() == "")
        for letter in ["A", "B", "D"] { #expect(stage.touch(letter)?.phase == .cancelled) }
    }

    @Test("R-TCH-4 Ignoring that begins while a view is called for its leaving: the touch is over and stays cancelled")
    func ignoringWhileLeaving() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        stage.play("@0 A+(50,50); @.05 B+(200,200)")
        child.onTouches = { phase, _, _ in
            if phase == .cancelled { UIApplication.shared.beginIgnoringInteractionEvents() }
        }
        child.removeFromSuperview()
        UIApplication.shared.endIgnoringInteractionEvents()
        stage.play("@.1 A~(60,50); @.2 A- B-")
        #expect(stage.log.hasPrefix("C.began{A} | V.began{B} | C.cancelled{A} | V.cancelled{B}"))
        let phase = stage.touch("A")?.phase
        #expect(phase == .cancelled || phase == .ended)
    }

    @Test("R-APP-5, R-TCH-4, R-EVT-3 Ignoring that begins in the action of a wheel's turn: the touch leaves the event and stays cancelled")
    func ignoringInAWheelsAction() throws {
        let stage = try Stage(multi: true)
        let pan = stage.addNotedPan { pan in
            guard pan.state == .began else { return }
            UIApplication.shared.beginIgnoringInteractionEvents()
            UIApplication.shared.endIgnoringInteractionEvents()
        }
        pan.allowedTouchTypes = []
        stage.play("@0 A+(50,50)")
        let touch = try #require(stage.touch("A"))
        stage.wheel(0, -1, at: 1)
        #expect(touch.phase == .cancelled)
        var others: Set<UITouch>?
        stage.window.onEvent = { others = $0.allTouches }
        stage.play("@2 B+(80,80)")
        #expect(touch.phase == .cancelled)
        #expect(others?.contains(touch) == false)
    }

    @Test("Letting go of the host cancels its touches", arguments: [false, true])
    func detach(inCallback: Bool) throws {
        let stage = try Stage(multi: true)
        stage.play("@0 A+(50,50)")
        if inCallback {
            stage.view.onTouches = { phase, _, _ in
                if phase == .moved { UIApplication.shared.detach() }
            }
            // What the batch still holds belongs to a scene that is gone.
            stage.playAtOnce("@.1 A~(60,50); @.2 A-; @.3 B+(80,80); @.4 B-")
            #expect(stage.log == "V.began{A} | V.moved{A}; V.cancelled{A}")
        } else {
            UIApplication.shared.detach()
            #expect(stage.log == "V.began{A} | V.cancelled{A}")
        }
    }

    @Test("A scene without another reference may go in the middle of a batch")
    func sceneGone() async {
        await #expect(processExitsWith: .success) { @MainActor in
            final class LeavingView: UIView {
                override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { UIApplication.shared.detach() }
            }
            let host = HeadlessHost(size: PixelSize(width: 400, height: 400))
            var window: UIWindow?
            do {
                let scene = try UIApplication.shared.attach(to: host)
                window = UIWindow(windowScene: scene)
            }
            let view = LeavingView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            window?.addSubview(view)
            window?.makeKeyAndVisible()
            func frame(_ phase: Contact.Phase, _ time: Double) -> TouchFrame {
                TouchFrame(timestamp: time, contacts: [Contact(id: 1, phase: phase, timestamp: time, position: CGPoint(x: 50 + time, y: 50))])
            }
            host.send(frame(.began, 0))
            host.send([frame(.moved, 0.1), frame(.ended, 0.2), frame(.began, 0.3), frame(.ended, 0.4)])
            _ = window
        }
    }

    @Test("T-129 Three cancelled contacts are one call")
    func threeCancelled() throws {
        let stage = try Stage(multi: true)
        stage.play("@0 A+(50,50); @.1 B+(200,200); @.2 C+(350,350); @1 A! B! C!")
        #expect(stage.log == "V.began{A} | V.began{B} | V.began{C} | V.cancelled{A,B,C}")
    }
}
