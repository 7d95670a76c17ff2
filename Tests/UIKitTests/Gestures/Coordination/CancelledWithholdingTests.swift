import Foundation
import Testing
import TouchHost
@testable import UIKit

/// All touches are cancelled while recognizers withhold some (R-APP-4, R-DLV-41).
@MainActor @Suite("Gestures: withheld touches that are cancelled", .leavesNothing)
struct CancelledWithholdingTests {
    @Test("R-DLV-41 A landing that is withheld is dropped when the application resigns, whether its recognizer fails thereby or not")
    func landing() throws {
        for givesUp in [false, true] {
            let stage = try Stage()
            let recognizer = stage.script()
            recognizer.delaysTouchesBegan = true
            recognizer.onBegan = { _, _, _ in }
            if !givesUp { stage.add(Stubborn(), "S").delaysTouchesBegan = true }
            stage.play("@0 A+(10,10); @.1 A~(20,10)")
            stage.host.setVisible(false)
            #expect(stage.log == "— | — | —")
            #expect(stage.touch("A")?.phase == .cancelled)
        }
    }

    @Test("R-DLV-41 An end that is withheld is delivered as cancelled also when other fingers are down")
    func end() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script()
        stage.play("@0 A+(10,10) B+(50,50); @.1 A-")
        stage.host.setVisible(false)
        #expect(stage.log == "V.began{A,B} | — | V.cancelled{A}; V.cancelled{B}")
        #expect(recognizer.resets == 1)
    }

    @Test("R-DLV-30, R-DLV-41 It comes before the event's own touches, also when its recognizer does not give up")
    func order() throws {
        let stage = try Stage(multi: true)
        stage.add(Stubborn(), "S")
        stage.play("@0 A+(10,10) B+(50,50); @.1 A-")
        stage.host.setVisible(false)
        #expect(stage.log == "V.began{A,B} | — | V.cancelled{A}; V.cancelled{B}")
    }

    @Test("R-APP-2, R-DLV-41 A contact that the system cancels alone is no end of everything")
    func oneContact() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script()
        recognizer.delaysTouchesBegan = true
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 A!")
        // R-DLV-29: the late delivery has all changes.
        #expect(stage.log == "— | — | V.began{A}; V.moved{A}; V.cancelled{A}")
        #expect(recognizer.resets == 1)
    }

    @Test("R-APP-5, R-DLV-41 The same when events begin to be ignored")
    func ignoring() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.script()
        recognizer.delaysTouchesBegan = true
        recognizer.onMoved = { recognizer, _, _ in recognizer.delaysTouchesBegan = false }
        stage.play("@0 A+(10,10); @.1 A~(20,10); @.2 B+(50,50)")
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.endIgnoringInteractionEvents()
        #expect(stage.log == "— | — | V.began{B} | V.cancelled{B}")
    }

    private final class Stubborn: UIGestureRecognizer {
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    }

    @Test("R-APP-2, R-DLV-41 Only the touches of the scene that resigns are cancelled, withheld ones too")
    func anotherScene() throws {
        let stage = try Stage(multi: true)
        let application = UIApplication.shared
        let session = UISceneSession(role: .windowApplication, persistentIdentifier: "other",
                                     configuration: stage.scene.session.configuration)
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        application.scenes.append(scene)
        defer { application.disconnect(scene) }
        scene.activationState = .foregroundActive
        let window = UIWindow(frame: stage.window.bounds)
        window.windowScene = scene
        window.isHidden = false
        let view = stage.add("Y", 0, 0, 400, 400, to: window)
        view.isMultipleTouchEnabled = true
        stage.script("H")
        stage.script("Y", to: view)
        stage.play("@0 A+(10,10) B+(20,20)")
        for (phase, time) in [(Contact.Phase.began, 0.1), (.ended, 0.2)] {
            var frame = TouchFrame(timestamp: time)
            frame.contacts.append(Contact(id: 500, phase: phase, timestamp: time, position: CGPoint(x: 30, y: 30)))
            if phase == .began { frame.contacts.append(Contact(id: 501, phase: phase, timestamp: time, position: CGPoint(x: 40, y: 40))) }
            application.frames.append(frame, scene: scene)
            application.deliverSamples()
        }
        stage.play("@.3 A-")
        _ = stage.take()
        stage.host.setVisible(false)
        #expect(stage.take() == "V.cancelled{A}; V.cancelled{B}")
        application.deactivate(scene)
        #expect(stage.log.components(separatedBy: "Y.cancelled").count == 3)
        stage.host.setVisible(true)
    }
}
