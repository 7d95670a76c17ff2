import Testing
import TouchTesting
import UIKit

/// That the gestures of one line are what the recognizers of UIKit are made for.
@MainActor @Suite("Gestures of UIKit") struct BuiltInTests {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
    let stage: TouchStage

    init() {
        view.isMultipleTouchEnabled = true
        stage = TouchStage(view: view, size: CGSize(width: 400, height: 400))
    }

    @Test("taps: R-TAP-2", arguments: [1, 2, 3], [1, 2])
    func taps(count: Int, fingers: Int) {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = count
        recognizer.numberOfTouchesRequired = fingers
        view.addGestureRecognizer(recognizer)
        let tap = stage.record(recognizer)
        stage.tap(view, count: count, fingers: fingers)
        stage.expect(tap, [.ended])
        #expect(tap.last?.location == CGPoint(x: 200, y: 200))
        #expect(tap.last?.numberOfTouches == fingers)
    }

    @Test("one tap is no double tap, which a single tap may wait for: R-GR-41, R-GR-42")
    func tapThatWaits() {
        let single = UITapGestureRecognizer(), double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        let one = stage.record(single), two = stage.record(double)
        stage.tap(view)
        stage.expect(one, [])
        stage.expect(one, [.ended], within: 0.36)
        stage.advance(by: 1)
        stage.doubleTap(view)
        stage.settle()
        stage.expect(two, [.ended])
        stage.expect(one, [.ended])
    }

    @Test("a long press begins while the finger is down: R-LP-2")
    func longPress() {
        let recognizer = UILongPressGestureRecognizer()
        view.addGestureRecognizer(recognizer)
        let press = stage.record(recognizer)
        let finger = stage.finger().down(in: view)
        stage.expect(press, [.began], within: 1)
        #expect(abs(stage.now - 0.5) < 1e-9)
        finger.lift()
        stage.expect(press, [.began, .ended])
        press.removeAll()
        stage.longPress(view, duration: 0.4)
        stage.expect(press, [])
        stage.longPress(view)
        stage.expect(press, [.began, .ended])
    }

    @Test("a drag is a pan: R-PAN-4")
    func pans() {
        let recognizer = UIPanGestureRecognizer()
        view.addGestureRecognizer(recognizer)
        let pan = stage.record(recognizer) { $0.translation(in: nil) }
        stage.drag(view, by: CGVector(dx: 60, dy: -80), steps: 5)
        stage.expect(pan, [.began, .changed, .ended])
        // 20 and then 100 points, less the 10 that make a pan.
        #expect(pan.values.first == CGPoint(x: 6, y: -8))
        #expect(pan.values.last == CGPoint(x: 54, y: -72))
    }

    @Test("two fingers may be asked for: R-PAN-2")
    func twoFingerPan() {
        let recognizer = UIPanGestureRecognizer()
        recognizer.minimumNumberOfTouches = 2
        view.addGestureRecognizer(recognizer)
        let pan = stage.record(recognizer)
        stage.drag(view, by: CGVector(dx: 60, dy: 0))
        stage.expect(pan, [])
        stage.pan(view, by: CGVector(dx: 60, dy: 0))
        stage.expect(pan, [.began, .changed, .ended])
    }

    @Test("a swipe is quick: R-SWP-2", arguments: TouchStage.Direction.allCases)
    func swipes(direction: TouchStage.Direction) {
        let recognizer = UISwipeGestureRecognizer()
        recognizer.direction = switch direction {
        case .left: .left
        case .right: .right
        case .up: .up
        case .down: .down
        }
        view.addGestureRecognizer(recognizer)
        let swipe = stage.record(recognizer)
        stage.swipe(direction, on: view)
        stage.expect(swipe, [.ended])
        stage.drag(view, by: CGVector(dx: direction == .left ? -100 : 100, dy: 0), duration: 2)
        stage.expect(swipe, [.ended])
    }

    @Test("fingers that part or meet are a pinch: R-PIN-3", arguments: [2, 0.5] as [CGFloat])
    func pinches(scale: CGFloat) {
        let recognizer = UIPinchGestureRecognizer()
        view.addGestureRecognizer(recognizer)
        let pinch = stage.record(recognizer) { $0.scale }
        stage.pinch(view, scale: scale, distance: 200)
        stage.expect(pinch, [.began, .changed, .ended])
        let base: CGFloat = scale > 1 ? 108 : 192, end: CGFloat = scale > 1 ? 200 : 100
        #expect(abs((pinch.values.last ?? 0) - end / base) < 1e-9)
        #expect(pinch.last?.location == CGPoint(x: 200, y: 200) || pinch.last?.numberOfTouches == 0)
    }

    @Test("fingers that turn are a rotation: R-ROT-3", arguments: [CGFloat.pi / 2, -.pi / 2, 3 * .pi])
    func rotates(angle: CGFloat) {
        let recognizer = UIRotationGestureRecognizer()
        view.addGestureRecognizer(recognizer)
        let rotation = stage.record(recognizer) { $0.rotation }
        stage.rotate(view, by: angle, duration: 1)
        stage.expect(rotation, [.began, .changed, .ended])
        let offset = 5 * CGFloat.pi / 180
        #expect(abs((rotation.values.last ?? 0) - (angle - (angle < 0 ? -offset : offset))) < 1e-9)
    }

    @Test("an edge swipe starts at its edge: R-EDG-2", arguments: TouchStage.Direction.allCases)
    func edges(edge: TouchStage.Direction) {
        view.frame = stage.window.bounds
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.edges = switch edge {
        case .left: .left
        case .right: .right
        case .up: .top
        case .down: .bottom
        }
        view.addGestureRecognizer(recognizer)
        let pan = stage.record(recognizer)
        for other in TouchStage.Direction.allCases where other != edge { stage.edgeSwipe(from: other) }
        stage.expect(pan, [])
        stage.edgeSwipe(from: edge)
        stage.expect(pan, [.began, .changed, .ended])
    }

    @Test("hover recognizers follow the mouse and pencils: R-HOV-1, R-HOV-2")
    func hovers() {
        let recognizer = UIHoverGestureRecognizer()
        view.addGestureRecognizer(recognizer)
        let hover = stage.record(recognizer) { $0.zOffset }
        stage.hover(at: CGPoint(x: 10, y: 10))
        stage.expect(hover, [])
        stage.hover(over: view)
        stage.hover(over: view, at: CGPoint(x: 10, y: 10))
        stage.expect(hover, [.began, .changed])
        #expect(hover.last?.location == CGPoint(x: 60, y: 60))
        stage.endHover()
        stage.expect(hover, [.began, .changed, .ended])
        hover.removeAll()
        let pencil = stage.pencil()
        pencil.hover(at: CGPoint(x: 50, y: 50), in: view, zOffset: 0.25)
        stage.expect(hover, [.began])
        #expect(hover.values == [0.25])
        pencil.down(at: CGPoint(x: 50, y: 50), in: view)
        stage.expect(hover, [.began, .ended])
        pencil.leave()
    }
}
