import Testing
import UIKit

/// The examples of the pages do what the pages say.
@MainActor @Suite("Gesture pages: examples", .leavesNothing)
struct ExampleTests {
    private func drag(_ rig: Rig, _ places: [CGPoint], finger: Int = 1) {
        rig.down(finger, places[0].x, places[0].y)
        for place in places.dropFirst() { rig.send((finger, .moved, place)) }
    }

    @Test("custom.md: a tick is recognized with the lift, and anything else fails as soon as it is known")
    func tick() throws {
        let rig = try Rig()
        rig.add(TickGestureRecognizer(), "tick")
        drag(rig, [CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 90), CGPoint(x: 90, y: 30)])
        rig.up()
        #expect(rig.log == [["V.began"], ["V.moved"], ["V.moved"], ["tick!ended", "V.cancelled"]])

        let other = try Rig(), tick = TickGestureRecognizer()
        tick.delaysTouchesBegan = true
        other.add(tick, "tick")
        drag(other, [CGPoint(x: 50, y: 50), CGPoint(x: 30, y: 60)])
        other.up()
        #expect(other.log == [[], ["V.began", "V.moved"], ["V.ended"]])
    }

    @Test("custom.md: a knob follows one finger from its landing, and leaves others to their views")
    func knob() throws {
        let rig = try Rig(), knob = KnobGestureRecognizer()
        rig.add(knob, "knob")
        var turns: [Double] = []
        knob.addAction { (knob: KnobGestureRecognizer) in turns.append(knob.turn) }
        drag(rig, [CGPoint(x: 300, y: 200), CGPoint(x: 200, y: 300)])
        rig.down(2, 50, 50)
        rig.send((1, .moved, CGPoint(x: 100, y: 200)))
        rig.up(2)
        rig.up(1)
        #expect(rig.log == [["knob!began"], ["knob!changed"], ["V.began"], ["knob!changed"], ["V.ended"], ["knob!ended"]])
        #expect(turns.count == 4 && zip(turns, [0, Double.pi / 2, .pi, .pi]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(turns)")
        #expect(knob.turn == 0)
    }

    @Test("tap.md: with the requirement a double tap does not select")
    func photo() throws {
        let rig = try Rig(), controller = PhotoController()
        rig.window.rootViewController = controller
        rig.down()
        rig.up()
        #expect(!controller.isSelected, "it waits")
        rig.wait(0.5)
        #expect(controller.isSelected && !controller.isZoomed)
        for finger in [2, 3] {
            rig.down(finger)
            rig.up(finger)
        }
        rig.wait(0.5)
        #expect(controller.isSelected && controller.isZoomed)
    }

    @Test("swipe.md: one recognizer a direction")
    func pages() throws {
        let rig = try Rig(), pages = Pages()
        pages.addSwipes(to: rig.view)
        for (finger, step) in [(1, -100.0), (2, -100), (3, 100)] {
            rig.down(finger, 200, 200)
            rig.move(finger, by: step)
            rig.up(finger)
        }
        #expect(pages.page == 1)
    }

    @Test("pan.md: the view follows the finger, without a jump by the points that made the pan (R-PAN-4)")
    func drag() throws {
        let rig = try Rig(), icons = Icons(), icon = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
        rig.view.addSubview(icon)
        icon.transform = CGAffineTransform(rotationAngle: 1)
        icon.addGestureRecognizer(UIPanGestureRecognizer(target: icons, action: Icons.drag))
        drag(rig, [CGPoint(x: 75, y: 75), CGPoint(x: 85, y: 75), CGPoint(x: 95, y: 80), CGPoint(x: 100, y: 90)])
        #expect(abs(icon.center.x - 90) < 1e-9 && abs(icon.center.y - 90) < 1e-9)
        rig.up()
    }

    @Test("pinch.md, rotation.md, coordination.md: both at once, as the delegate allows", arguments: [true, false])
    func canvas(isAllowed: Bool) throws {
        let rig = try Rig(), icons = Icons(), canvas = Canvas(frame: rig.view.bounds)
        rig.view.addSubview(canvas)
        let pinch = UIPinchGestureRecognizer(target: icons, action: Icons.pinch)
        let rotation = UIRotationGestureRecognizer(target: icons, action: Icons.turn)
        for recognizer in [pinch, rotation] {
            rig.add(recognizer, recognizer === pinch ? "pinch" : "rotation", to: canvas)
            if isAllowed { recognizer.delegate = canvas }
        }
        rig.send((1, .began, CGPoint(x: 150, y: 200)), (2, .began, CGPoint(x: 250, y: 200)))
        rig.send((1, .moved, CGPoint(x: 200, y: 100)), (2, .moved, CGPoint(x: 200, y: 300)))
        #expect(rig.log.last?.filter { $0.contains("!") } == (isAllowed ? ["rotation!began", "pinch!began"] : ["rotation!began"]))
        rig.end()
    }

    @Test("coordination.md: a drawer is not dragged up or down", arguments: [(20.0, 5.0, true), (5.0, 20.0, false)])
    func drawer(x: Double, y: Double, isDragged: Bool) throws {
        let rig = try Rig(), drawer = Drawer(frame: rig.view.bounds)
        rig.view.addSubview(drawer)
        rig.add(UIPanGestureRecognizer(), "pan", to: drawer)
        drag(rig, [CGPoint(x: 100, y: 100), CGPoint(x: 100 + x, y: 100 + y)])
        #expect(rig.log.last!.contains("pan!began") == isDragged)
        rig.up()
    }

    @Test("coordination.md: a delegate keeps a recognizer from the touches of one view")
    func board() throws {
        let rig = try Rig(), palette = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        rig.view.addSubview(palette)
        let delegate = BoardDelegate(palette: palette), tap = UITapGestureRecognizer()
        tap.delegate = delegate
        rig.add(tap, "tap")
        rig.down(1, 50, 50)
        rig.up(1)
        #expect(!rig.log.joined().contains("tap!ended"))
        rig.down(2, 250, 250)
        rig.up(2)
        #expect(rig.log.joined().contains("tap!ended"))
    }

    @Test("coordination.md: a delegate lets single taps wait for double taps")
    func tapOrder() throws {
        let rig = try Rig(), order = TapOrder()
        let single = UITapGestureRecognizer(), double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        single.delegate = order
        rig.add(single, "single")
        rig.add(double, "double")
        rig.down(1)
        rig.up(1)
        #expect(!rig.log.joined().contains("single!ended"))
        rig.wait(0.5)
        #expect(rig.log.joined().contains("single!ended"))
    }

    @Test("explaining.md: the explanation on the page is what is printed")
    func trace() throws {
        let rig = try Rig()
        let single = UITapGestureRecognizer(), double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        let photo = UIView(frame: rig.view.bounds)
        rig.view.addSubview(photo)
        rig.add(single, "single", to: photo)
        rig.add(double, "double", to: photo)
        let told = explained("single") {
            for _ in 1...2 {
                rig.down()
                rig.up()
            }
        }
        let shown = try Page("explaining.md").output("single")
        #expect(told == shown, "told:\n\(told)")
    }
}
