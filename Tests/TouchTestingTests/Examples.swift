import Testing
import TouchTesting
import UIKit

// What Documentation/touch-testing.md shows.

final class DoorView: UIView {
    var isOpen = false

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isOpen.toggle() }
}

final class MenuButton: UIView {
    var isMenuOpen = false

    func openOnLongPress() {
        let press = UILongPressGestureRecognizer()
        press.addAction { [unowned self] (press: UILongPressGestureRecognizer) in isMenuOpen = press.state == .began }
        addGestureRecognizer(press)
    }
}

/// Asks before it deletes.
final class DeletingController: UIViewController {
    var asked = 0, deleted = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Delete", for: .normal)
        button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
        button.addAction(UIAction { [unowned self] _ in ask() }, for: .touchUpInside)
        view.addSubview(button)
    }

    private func ask() {
        asked += 1
        let alert = UIAlertController(title: "Delete it?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [unowned self] _ in deleted += 1 })
        present(alert, animated: true)
    }
}

@Suite("Examples") struct Examples {
    // snippet: first test
    @MainActor @Test func aTapOpensTheDoor() {
        let door = DoorView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let stage = TouchStage(view: door)
        stage.tap(door)
        #expect(door.isOpen)
    }
    // end of snippet

    @MainActor @Test func gestures() {
        let photo = NotingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let stage = TouchStage(view: photo)
        // snippet: gestures
        stage.tap(photo)
        stage.tap(photo, at: CGPoint(x: 10, y: 10), count: 3)
        stage.doubleTap(photo)
        stage.tap(photo, fingers: 2)
        stage.longPress(photo, duration: 0.8)
        stage.drag(photo, by: CGVector(dx: 60, dy: 0), duration: 0.4)
        stage.drag(along: UIBezierPath(ovalIn: CGRect(x: 50, y: 50, width: 100, height: 100)), in: photo)
        stage.swipe(.left, on: photo)
        stage.pan(photo, by: CGVector(dx: 0, dy: -80))
        stage.pinch(photo, scale: 2)
        stage.rotate(photo, by: .pi / 4)
        stage.edgeSwipe(from: .left)
        stage.click(photo, button: 2)
        // end of snippet
        #expect(photo.notes.filter { $0.hasPrefix("began") }.count == photo.notes.filter { $0.hasPrefix("ended") }.count)
        #expect(photo.notes.count > 200)
    }

    @MainActor @Test func fingers() {
        let canvas = NotingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let stage = TouchStage(view: canvas)
        // snippet: fingers
        let finger = stage.finger()
        finger.down(at: CGPoint(x: 20, y: 20), in: canvas)
        finger.move(to: CGPoint(x: 120, y: 20), in: canvas, duration: 0.2)
        finger.hold(0.5)
        finger.move(by: CGVector(dx: 0, dy: 40), duration: 0.1).lift()

        // Two fingers at once, each at its own pace. What happens at the same moment is in one event.
        let left = stage.finger(), right = stage.finger()
        stage.together {
            left.down(at: CGPoint(x: 100, y: 200), in: canvas).move(by: CGVector(dx: -40, dy: 0), duration: 0.3).lift()
            right.down(at: CGPoint(x: 200, y: 200), in: canvas).move(by: CGVector(dx: 40, dy: 0), duration: 0.3).lift()
        }

        // A pencil that is measured four times a frame, and pressed harder on its way.
        let pencil = stage.pencil()
        pencil.altitude = .pi / 4
        pencil.down(at: CGPoint(x: 20, y: 60), in: canvas)
        pencil.move(to: CGPoint(x: 220, y: 60), in: canvas, duration: 0.5, samplesPerStep: 4, force: 2)
        pencil.lift()
        // end of snippet
        #expect(canvas.notes.last == "ended (220, 60) 1.6")
        #expect(canvas.coalesced.contains(4))
    }

    @MainActor @Test func time() {
        let button = MenuButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        button.openOnLongPress()
        let stage = TouchStage(view: button)
        // snippet: time
        let finger = stage.finger().down(in: button)
        stage.expectNever("the menu opens", for: 0.4) { button.isMenuOpen }
        stage.expect("the menu opens", within: 0.2) { button.isMenuOpen }
        finger.lift()
        stage.settle()
        // end of snippet
    }

    @MainActor @Test func recordings() {
        let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let recognizer = UIPanGestureRecognizer()
        canvas.addGestureRecognizer(recognizer)
        let stage = TouchStage(view: canvas)
        // snippet: recordings
        let pan = stage.record(recognizer) { $0.translation(in: canvas) }
        stage.drag(canvas, by: CGVector(dx: 60, dy: 0), steps: 6)
        stage.expect(pan, [.began, .changed, .ended])
        #expect(pan.values.last == CGPoint(x: 50, y: 0))
        #expect(pan.actions.last?.numberOfTouches == 0)
        // end of snippet
    }

    @MainActor @Test func failures() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let recognizer = UITapGestureRecognizer()
        recognizer.name = "save"
        recognizer.isEnabled = false
        view.addGestureRecognizer(recognizer)
        let stage = TouchStage(view: view)
        let save = stage.record(recognizer)
        stage.tap(view)
        let found = TouchTestingTests.failures { stage.expect(save, [.ended]) }
        let message = found.first?.message ?? ""
        let shown = message.split(separator: "\n").map { "    \($0)\n" }.joined()
        #expect(ExampleTests.page.contains(shown), "\(shown)")
    }

    @MainActor @Test func names() {
        let controller = DeletingController(), stage = TouchStage(rootViewController: controller)
        // snippet: names
        stage.tap("Delete")     // a button, which presents an alert
        stage.tap("Cancel")     // the alert's button
        stage.expect("the alert is gone", within: 1) { controller.presentedViewController == nil }
        // end of snippet
        #expect(controller.asked == 1)
    }

    @MainActor @Test func pictures() {
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        button.backgroundColor = .white
        let stage = TouchStage(view: button)
        // snippet: pictures
        let before = stage.picture()
        stage.tap(button)
        stage.settle()
        stage.expectPicture(before)
        #expect(before.color(at: CGPoint(x: 5, y: 5)) == 0xFFFFFF)
        // end of snippet
    }
}
