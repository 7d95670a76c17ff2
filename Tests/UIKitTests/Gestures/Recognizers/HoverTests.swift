import HostHeadless
import Testing
import TouchHost
@testable import UIKit

/// Answers as a test sets it, and counts the questions.
@MainActor
private final class Answers: NSObject, UIGestureRecognizerDelegate {
    var shouldBegin = true, shouldReceive = true
    var begins = 0
    var events: [UIEvent.EventType] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        begins += 1
        return shouldBegin
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        events.append(event.type)
        return shouldReceive
    }
}

@MainActor @Suite("Hover recognizer: following", .leavesNothing)
struct HoverTests {
    @Test("R-APP-5 A pointer in whose hit test the application begins to ignore events reaches no recognizer before it hovers again")
    func ignoringInHitTest() throws {
        let stage = try Stage(multi: true)
        stage.addNotedHover("h", on: stage.view)
        stage.view.onHitTest = { _, _ in
            UIApplication.shared.beginIgnoringInteractionEvents()
            return nil
        }
        stage.hover(10, 10, at: 1)
        stage.view.onHitTest = nil
        while UIApplication.shared.isIgnoringInteractionEvents { UIApplication.shared.endIgnoringInteractionEvents() }
        #expect(stage.journal.take() == [])
        stage.hover(20, 10, at: 2)
        #expect(stage.journal.take() == ["h!began 20,10"])
    }

    @Test("R-HOV-1, R-HOV-4 It begins on entering, changes on moving and ends on leaving, by hit testing")
    func follows() throws {
        let stage = try Stage(multi: true, scale: 2)
        let child = stage.add("C", 100, 100, 100, 100)
        let recognizer = stage.addNotedHover("h", on: child)
        // Pixels: two a point.
        stage.hover(100, 100, at: 0.1)
        #expect(stage.journal.take() == [])
        stage.hover(220, 240, at: 0.2)
        #expect(stage.journal.take() == ["h!began 10,20"])
        #expect(recognizer.state == .began)
        stage.hover(230, 240, at: 0.3)
        stage.hover(230, 250, at: 0.4)
        #expect(stage.journal.take() == ["h!changed 15,20", "h!changed 15,25"])
        // Where it was already: nothing moved.
        stage.hover(230, 250, at: 0.5)
        #expect(stage.journal.take() == [])
        stage.hover(300, 500, at: 0.6)
        #expect(stage.journal.take() == ["h!ended 50,150"])
        #expect(recognizer.state == .possible)
        #expect(recognizer.location(in: nil) == .zero)
        stage.hover(310, 310, at: 0.7)
        stage.hover(310, 310, at: 0.8, phase: .left)
        #expect(stage.journal.take() == ["h!began 55,55", "h!ended 55,55"])
        #expect(stage.log.isEmpty)
    }

    @Test("R-HOV-4 What is in the view counts as the view, what covers it does not; deeper recognizers go first (R-DLV-6)")
    func hierarchy() throws {
        let stage = try Stage(multi: true)
        let child = stage.add("C", 0, 0, 100, 100)
        let cover = stage.add("D", 50, 0, 50, 100)
        stage.addNotedHover("v", on: stage.view)
        stage.addNotedHover("c", on: child)
        stage.addNotedHover("c2", on: child)
        stage.hover(10, 10)
        #expect(stage.journal.take() == ["c2!began 10,10", "c!began 10,10", "v!began 10,10"])
        stage.hover(60, 10)
        #expect(stage.journal.take() == ["c2!ended 60,10", "c!ended 60,10", "v!changed 60,10"])
        cover.isUserInteractionEnabled = false
        stage.hover(60, 10)
        #expect(stage.journal.take() == ["c2!began 60,10", "c!began 60,10"])
        child.isHidden = true
        stage.hover(61, 10)
        #expect(stage.journal.take() == ["c2!ended 61,10", "c!ended 61,10", "v!changed 61,10"])
    }

    @Test("R-HOV-4 A window in front is what the device is over")
    func windows() throws {
        let stage = try Stage(multi: true)
        stage.addNotedHover("v", on: stage.view)
        stage.hover(10, 10)
        let window = stage.addWindow("W2")
        stage.addNotedHover("w", on: window)
        window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stage.hover(20, 20)
        #expect(stage.journal.take() == ["v!began 10,10", "v!ended 20,20", "w!began 20,20"])
        stage.hover(200, 20)
        #expect(stage.journal.take() == ["w!ended 200,20", "v!began 200,20"])
    }

    @Test("R-HOV-3 Hover ends when a contact of the device lands, before the touch, and begins again where it lifts")
    func contact() throws {
        let stage = try Stage(multi: true)
        stage.addNotedHover("h", on: stage.view)
        stage.view.onTouches = { phase, _, _ in stage.journal.note("V.\(phase)") }
        stage.hover(10, 10, at: 1)
        stage.send("A", .began, x: 10, y: 10, at: 1.1, tool: .pointer, buttons: 1)
        #expect(stage.journal.take() == ["h!began 10,10", "h!ended 10,10", "V.began"])
        stage.send("A", .moved, x: 30, y: 10, at: 1.2, tool: .pointer, buttons: 1)
        stage.send("A", .ended, x: 30, y: 10, at: 1.3, tool: .pointer, buttons: 1)
        #expect(stage.journal.take() == ["V.moved", "V.ended", "h!began 30,10"])
        stage.hover(31, 10, at: 1.4)
        #expect(stage.journal.take() == ["h!changed 31,10"])
    }

    @Test("R-HOV-3 A device that left meanwhile does not come back by lifting, and contacts of others are no matter")
    func otherContacts() throws {
        let stage = try Stage(multi: true)
        stage.addNotedHover("h", on: stage.view)
        stage.hover(10, 10, at: 1)
        stage.play("@1.1 B+(50,50); @1.2 B-")
        #expect(stage.journal.take() == ["h!began 10,10"])
        stage.send("A", .began, x: 10, y: 10, at: 1.3, tool: .pointer)
        stage.hover(10, 10, at: 1.4, phase: .left)
        stage.send("A", .ended, x: 10, y: 10, at: 1.5, tool: .pointer)
        #expect(stage.journal.take() == ["h!ended 10,10"])
        // A finger that the pointer stands for names its device.
        stage.hover(20, 10, at: 2)
        stage.send("C", .began, x: 20, y: 10, at: 2.1) { $0.device = 1 }
        stage.send("D", .began, x: 90, y: 90, at: 2.1) { $0.device = 1 }
        #expect(stage.journal.take() == ["h!began 20,10", "h!ended 20,10"])
        stage.send("C", .ended, x: 20, y: 10, at: 2.2) { $0.device = 1 }
        #expect(stage.journal.take() == [])
        stage.send("D", .ended, x: 90, y: 90, at: 2.2) { $0.device = 1 }
        #expect(stage.journal.take() == ["h!began 20,10"])
    }

    @Test("R-HOV-3 It takes no touches, excludes no recognizer and is excluded by none")
    func aloneAndTogether() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.addNotedHover("h", on: stage.view)
        let tap = UILogRecognizer()
        tap.addAction { (tap: UILogRecognizer) in stage.journal.note("tap!\(tap.state)") }
        stage.view.addGestureRecognizer(tap)
        #expect(!recognizer.canPrevent(tap) && !recognizer.canBePrevented(by: tap))
        stage.hover(10, 10, at: 1)
        stage.play("@1.1 A+(50,50)")
        #expect(stage.touch("A")?.gestureRecognizers?.contains(recognizer) == false)
        #expect(recognizer.numberOfTouches == 0)
        stage.play("@1.2 A-")
        stage.hover(20, 10, at: 1.3)
        #expect(stage.journal.take() == ["h!began 10,10", "tap!ended", "h!changed 20,10"])
    }

    @Test("R-HOV-2 A stylus has a height, angles and a roll; a pointer has none of them")
    func values() throws {
        let stage = try Stage(multi: true)
        let turned = stage.add("C", 100, 100, 100, 100)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let recognizer = stage.addNotedHover("h", on: stage.view)
        stage.hover(10, 10, tool: .pencil) {
            $0.zOffset = 0.5
            $0.altitude = 1
            $0.azimuth = 0.5
            $0.roll = 0.25
            $0.modifiers = .shift
            $0.buttons = 2
        }
        #expect(recognizer.zOffset == 0.5 && recognizer.altitudeAngle == 1 && recognizer.rollAngle == 0.25)
        #expect(abs(recognizer.azimuthAngle(in: nil) - 0.5) < 1e-9)
        #expect(abs(recognizer.azimuthAngle(in: turned) - (0.5 - .pi / 2)) < 1e-9)
        #expect(abs(recognizer.azimuthUnitVector(in: nil).dx - cos(0.5)) < 1e-9)
        #expect(recognizer.modifierFlags == .shift && recognizer.buttonMask == .secondary)
        // A change of any of them is a change.
        stage.hover(10, 10, tool: .pencil) { $0.zOffset = 7 }
        #expect(stage.journal.take() == ["h!began 10,10", "h!changed 10,10"])
        #expect(recognizer.zOffset == 1)
        stage.hover(10, 10, phase: .left, tool: .pencil)
        stage.hover(10, 10, device: 2)
        #expect(recognizer.state == .began)
        #expect(recognizer.zOffset == 0 && recognizer.altitudeAngle == 0 && recognizer.rollAngle == 0)
        #expect(recognizer.azimuthAngle(in: nil) == 0 && recognizer.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0))
    }

    @Test("R-HOV-10 A hover event has its own type, no touches, and goes through sendEvent")
    func event() throws {
        let stage = try Stage(multi: true)
        let window = WatchingWindow(windowScene: stage.scene)
        window.isHidden = false
        stage.addNotedHover("w", on: window)
        stage.hover(10, 10, at: 2) { $0.modifiers = .control }
        let event = try #require(window.events.first)
        #expect(event.type == .hover && event.subtype == .none && event.timestamp == 2 && event.modifierFlags == .control)
        #expect(event.allTouches == nil && event.touches(for: window) == nil && event.touches(for: stage.view) == nil)
        #expect(stage.journal.take() == ["w!began 10,10"])
        window.isSending = false
        stage.hover(20, 10, at: 3)
        #expect(stage.journal.take() == [])
        window.isSending = true
        stage.hover(30, 10, at: 4)
        #expect(stage.journal.take() == ["w!changed 30,10"])
    }

    @Test("The mouse of a host hovers between its presses")
    func mouse() throws {
        let stage = try Stage(multi: true)
        stage.addNotedHover("h", on: stage.view)
        stage.host.movePointer(to: CGPoint(x: 30, y: 40))
        stage.host.setButton(1, isPressed: true)
        stage.host.movePointer(to: CGPoint(x: 35, y: 40))
        stage.host.setButton(1, isPressed: false)
        stage.host.movePointer(to: CGPoint(x: 36, y: 40))
        #expect(stage.journal.take() == ["h!began 30,40", "h!ended 30,40", "h!began 35,40", "h!changed 36,40"])
        stage.host.setButton(1, isPressed: true, modifiers: .alternate)
        stage.host.setButton(1, isPressed: false)
        #expect(stage.journal.take() == ["h!ended 36,40", "h!began 36,40"])
    }

    @Test("Two devices: a recognizer follows the one that came first")
    func twoDevices() throws {
        let stage = try Stage(multi: true)
        stage.addNotedHover("h", on: stage.view)
        stage.hover(10, 10, device: 1)
        stage.hover(20, 20, device: 2, tool: .pencil)
        stage.hover(11, 10, device: 1)
        stage.hover(11, 10, device: 1, phase: .left)
        stage.hover(21, 20, device: 2, tool: .pencil)
        #expect(stage.journal.take() == ["h!began 10,10", "h!changed 11,10", "h!ended 11,10", "h!began 21,20"])
    }
}

/// Recognizes at a lift.
private final class UILogRecognizer: UIGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .ended
    }
}

private final class WatchingWindow: UIWindow {
    var events: [UIEvent] = []
    var isSending = true

    override func sendEvent(_ event: UIEvent) {
        events.append(event)
        if isSending { super.sendEvent(event) }
    }
}

@MainActor @Suite("Hover recognizer: permission and interruption", .leavesNothing)
struct HoverInterruptionTests {
    @Test("R-DLV-4 It follows the types of devices that it allows")
    func types() throws {
        let stage = try Stage(multi: true)
        stage.addNotedHover("h", on: stage.view).allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        stage.hover(10, 10, device: 1)
        #expect(stage.journal.take() == [])
        stage.hover(10, 10, device: 2, tool: .pencil)
        #expect(stage.journal.take() == ["h!began 10,10"])
    }

    @Test("R-DLV-4, R-GR-20 A recognizer that refuses is asked once, until the device has left the view")
    func refusals() throws {
        let stage = try Stage(multi: true)
        let child = stage.add("C", 100, 100, 100, 100)
        let recognizer = stage.addNotedHover("h", on: child), answers = Answers()
        recognizer.delegate = answers
        answers.shouldReceive = false
        stage.hover(110, 110)
        stage.hover(120, 110)
        #expect(answers.events == [.hover] && answers.begins == 0)
        stage.hover(10, 10)
        answers.shouldReceive = true
        answers.shouldBegin = false
        stage.hover(110, 110)
        stage.hover(120, 110)
        #expect(answers.events.count == 2 && answers.begins == 1 && recognizer.state == .possible)
        stage.hover(10, 10)
        answers.shouldBegin = true
        stage.hover(110, 110)
        #expect(stage.journal.take() == ["h!began 10,10"])
    }

    @Test("R-GR-52, R-GR-53 Disabling cancels before the setter returns; it begins again when the device comes again")
    func disabling() throws {
        let stage = try Stage(multi: true)
        let child = stage.add("C", 100, 100, 100, 100)
        let recognizer = stage.addNotedHover("h", on: child)
        stage.hover(110, 110)
        recognizer.isEnabled = false
        #expect(stage.journal.take() == ["h!began 10,10", "h!cancelled 10,10"])
        stage.hover(111, 110)
        recognizer.isEnabled = true
        stage.hover(112, 110)
        #expect(stage.journal.take() == [])
        stage.hover(10, 10)
        stage.hover(110, 110)
        #expect(stage.journal.take() == ["h!began 10,10"])
    }

    @Test("R-GR-53 Toggled inside its own action it is cancelled after that")
    func toggling() throws {
        let stage = try Stage(multi: true)
        stage.addNotedHover("h", on: stage.view) { recognizer in
            guard recognizer.state == .changed else { return }
            recognizer.isEnabled = false
            recognizer.isEnabled = true
            stage.journal.note("toggled")
        }
        stage.hover(10, 10)
        stage.hover(11, 10)
        stage.hover(12, 10)
        #expect(stage.journal.take() == ["h!began 10,10", "h!changed 11,10", "toggled", "h!cancelled 11,10"])
    }

    @Test("R-GR-54 Removal ends it without an action")
    func removal() throws {
        let stage = try Stage(multi: true)
        let recognizer = stage.addNotedHover("h", on: stage.view)
        stage.hover(10, 10)
        stage.view.removeGestureRecognizer(recognizer)
        #expect(stage.journal.take() == ["h!began 10,10"])
        #expect(recognizer.state == .possible && recognizer.view == nil && recognizer.device == nil)
        stage.hover(11, 10)
        #expect(stage.journal.take() == [])
    }

    @Test("R-GR-55 A view that leaves its window cancels it")
    func leavingWindow() throws {
        let stage = try Stage(multi: true)
        let child = stage.add("C", 0, 0, 100, 100)
        stage.addNotedHover("h", on: child)
        stage.hover(10, 10)
        child.removeFromSuperview()
        #expect(stage.journal.take() == ["h!began 10,10", "h!cancelled 10,10"])
        stage.hover(11, 10)
        stage.hover(12, 10, phase: .left)
        stage.view.addSubview(child)
        stage.hover(13, 10)
        #expect(stage.journal.take() == ["h!began 13,10"])
    }

    @Test("R-APP-2, R-APP-3 The scene's resigning cancels it, before any delegate is called")
    func resigning() throws {
        let stage = try Stage(multi: true)
        stage.addNotedHover("h", on: stage.view)
        let observer = NotificationCenter.default.addObserver(forName: UIScene.willDeactivateNotification, object: stage.scene,
                                                              queue: nil) { _ in
            MainActor.assumeIsolated { stage.journal.note("will resign") }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        stage.hover(10, 10)
        stage.host.setVisible(false)
        #expect(stage.journal.take() == ["h!began 10,10", "h!cancelled 10,10", "will resign"])
        stage.hover(11, 10)
        #expect(stage.journal.take() == [])
        stage.host.setVisible(true)
        stage.hover(12, 10)
        #expect(stage.journal.take() == ["h!began 12,10"])
    }

    @Test("R-APP-5 While events are ignored nothing is hovered over")
    func ignoringEvents() throws {
        let stage = try Stage(multi: true)
        stage.addNotedHover("h", on: stage.view)
        stage.hover(10, 10)
        UIApplication.shared.beginIgnoringInteractionEvents()
        stage.hover(11, 10)
        UIApplication.shared.endIgnoringInteractionEvents()
        stage.hover(12, 10)
        #expect(stage.journal.take() == ["h!began 10,10", "h!cancelled 10,10", "h!began 12,10"])
    }

    @Test("What arrives from inside an action waits for its end, touches too, in order")
    func nesting() throws {
        let stage = try Stage(multi: true)
        stage.view.onTouches = { phase, _, _ in stage.journal.note("V.\(phase)") }
        stage.addNotedHover("h", on: stage.view) { recognizer in
            guard recognizer.state == .began else { return }
            stage.hover(20, 10, at: 0.1)
            stage.play("@.2 A+(5,5)")
            stage.journal.note("done")
        }
        stage.hover(10, 10)
        #expect(stage.journal.take().prefix(2) == ["h!began 10,10", "done"])
        stage.host.advance(by: 0)
        #expect(Set(stage.journal.take()).isSubset(of: ["h!changed 20,10", "V.began"]))
    }

    @Test("Samples that make no sense change nothing")
    func nonsense() throws {
        let found = try Verifier.collecting {
            let stage = try Stage(multi: true)
            let recognizer = stage.addNotedHover("h", on: stage.view)
            stage.hover(.nan, 10)
            stage.hover(10, 10, phase: .left)
            stage.hover(10, .infinity)
            #expect(stage.journal.take() == [])
            stage.hover(10, 10) { $0.zOffset = .nan }
            #expect(recognizer.zOffset == 0)
        }
        #expect(found.map(\.rule) == ["R-HST-4", "R-HST-4", "R-HST-4"])
    }

    @Test("Nothing is retained once the device has left")
    func memory() throws {
        let stage = try Stage(multi: true)
        weak var gone: UIHoverGestureRecognizer?
        autoreleasepool {
            let child = stage.add("C", 0, 0, 100, 100)
            gone = stage.addNotedHover("h", on: child)
            stage.hover(10, 10)
            child.removeFromSuperview()
        }
        #expect(gone == nil)
    }

    private func autoreleasepool(_ body: () -> Void) { body() }
}
