import Testing
import TouchHost
import UIKit

@MainActor @Suite("Touches: values", .leavesNothing)
struct TouchValuesTests {
    @Test("R-TCH-10 Raw values of the phases; a touch goes through began, moved, stationary and ended")
    func phases() throws {
        let all: [UITouch.Phase] = [.began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited]
        #expect(all.map(\.rawValue) == Array(0...7))
        let stage = try Stage(multi: true)
        var seen: [UITouch.Phase] = []
        stage.view.onTouches = { _, _, _ in
            if let touch = stage.touch("A") { seen.append(touch.phase) }
        }
        stage.play("@0 A+(50,50); @.1 A~(60,50); @.2 B+(80,80); @.3 A-")
        #expect(seen == [.began, .moved, .stationary, .ended])
    }

    @Test("R-TCH-11 The timestamp is that of the touch's last change; a stationary touch keeps its own")
    func timestamps() throws {
        let stage = try Stage(multi: true)
        stage.play("@1 A+(50,50); @1.5 B+(80,80)")
        let touch = try #require(stage.touch("A"))
        #expect(touch.timestamp == 1)
        stage.play("@2 A~(60,50)")
        #expect(touch.timestamp == 2)
        stage.play("@3 B~(90,80)")
        #expect(touch.timestamp == 2)
        stage.play("@4 A-")
        #expect(touch.timestamp == 4)
    }

    @Test("R-TCH-12 Types, their raw values, and that a touch keeps its own", arguments: [
        (Contact.Tool.finger, UITouch.TouchType.direct, 0), (.indirect, .indirect, 1), (.pencil, .pencil, 2), (.pointer, .indirectPointer, 3),
    ])
    func types(tool: Contact.Tool, type: UITouch.TouchType, rawValue: Int) throws {
        #expect(type.rawValue == rawValue)
        #expect(UITouch.TouchType.stylus == .pencil)
        let stage = try Stage()
        stage.play("@0 A+(50,50)", tool: tool)
        #expect(stage.touch("A")?.type == type)
        stage.play("@.1 A~(60,50); @.2 A-", tool: tool)
        #expect(stage.touch("A")?.type == type)
    }

    @Test("R-TCH-13 Movement changes neither view nor window")
    func viewAndWindow() throws {
        let stage = try Stage()
        let left = stage.add("L", 0, 0, 200, 400)
        stage.add("R", 200, 0, 200, 400)
        stage.play("@0 A+(50,50); @.1 A~(300,50)")
        #expect(stage.touch("A")?.view === left)
        stage.play("@.2 A~(-500,900)")
        #expect(stage.touch("A")?.view === left)
        #expect(stage.touch("A")?.window === stage.window)
        #expect(stage.log == "L.began{A} | L.moved{A} | L.moved{A}")
    }

    @Test("R-TCH-15 Locations are converted to the view asked for, by its model geometry; nil means the window's coordinates")
    func locations() throws {
        let stage = try Stage(scale: 2)
        let child = stage.add("C", 100, 50, 100, 100)
        let grandchild = stage.add("G", 10, 20, 50, 50, to: child)
        // Pixels: two a point.
        stage.play("@0 A+(240,160); @.1 A~(250,170)")
        let touch = try #require(stage.touch("A"))
        #expect(touch.location(in: nil) == CGPoint(x: 125, y: 85))
        #expect(touch.location(in: stage.window) == CGPoint(x: 125, y: 85))
        #expect(touch.location(in: child) == CGPoint(x: 25, y: 35))
        #expect(touch.location(in: grandchild) == CGPoint(x: 15, y: 15))
        #expect(touch.previousLocation(in: nil) == CGPoint(x: 120, y: 80))
        #expect(touch.previousLocation(in: grandchild) == CGPoint(x: 10, y: 10))
        // A frame that is being animated counts with its final value.
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { child.center.x += 20 }
        stage.host.advance(by: 0.5)
        #expect(touch.location(in: child) == CGPoint(x: 5, y: 35))
        child.bounds.origin = CGPoint(x: 1000, y: 0)
        #expect(touch.location(in: child) == CGPoint(x: 1005, y: 35))
        child.transform = CGAffineTransform(scaleX: 2, y: 2)
        // The middle of the child is at (170, 100) in the window and (1050, 50) in itself.
        #expect(touch.location(in: child) == CGPoint(x: 1050 - 22.5, y: 50 - 7.5))
    }

    @Test("R-TCH-15 In another window a location counts from that window's corner")
    func otherWindow() throws {
        let stage = try Stage()
        let other = stage.addWindow("W2")
        other.frame = CGRect(x: 100, y: 200, width: 50, height: 50)
        stage.play("@0 A+(50,50)")
        #expect(stage.touch("A")?.location(in: other) == CGPoint(x: -50, y: -150))
        stage.play("@.1 B+(110,220)")
        let inOther = try #require(stage.touch("B"))
        #expect(inOther.window === other)
        #expect(inOther.location(in: nil) == CGPoint(x: 10, y: 20))
        #expect(inOther.location(in: stage.view) == CGPoint(x: 110, y: 220))
    }

    @Test("R-TCH-16 Precise locations equal the plain ones for a device of one precision")
    func preciseLocations() throws {
        let stage = try Stage()
        let child = stage.add("C", 100, 50, 100, 100)
        stage.play("@0 A+(120.25,80.5); @.1 A~(121.75,80.5)")
        let touch = try #require(stage.touch("A"))
        #expect(touch.preciseLocation(in: child) == CGPoint(x: 21.75, y: 30.5))
        #expect(touch.precisePreviousLocation(in: child) == CGPoint(x: 20.25, y: 30.5))
    }

    @Test("R-TCH-17 The radius is the device's in points; without one 20 ± 20 for fingers and 0 for others")
    func radius() throws {
        let stage = try Stage(multi: true, scale: 2)
        stage.send("A", .began, x: 50, y: 50, at: 0)
        #expect(stage.touch("A")?.majorRadius == 20)
        #expect(stage.touch("A")?.majorRadiusTolerance == 20)
        stage.send("C", .began, x: 90, y: 90, at: 0.2) { $0.majorRadius = 24 }
        #expect(stage.touch("C")?.majorRadius == 12)
        stage.send("C", .moved, x: 90, y: 90, at: 0.3) { $0.majorRadius = 30 }
        #expect(stage.touch("C")?.majorRadius == 15)
        stage.send("B", .began, x: 80, y: 80, at: 0.4, tool: .pencil)
        #expect(stage.touch("B")?.majorRadius == 0)
        #expect(stage.touch("B")?.majorRadiusTolerance == 0)
    }

    @Test("R-TCH-18 The force is the device's, 1 for an average touch; without pressure both values are 0")
    func force() throws {
        let stage = try Stage(multi: true)
        stage.send("A", .began, x: 50, y: 50, at: 0)
        #expect(stage.touch("A")?.force == 0)
        #expect(stage.touch("A")?.maximumPossibleForce == 0)
        stage.send("B", .began, x: 80, y: 80, at: 0.1) { $0.force = 1 }
        let touch = try #require(stage.touch("B"))
        #expect(touch.force == 1)
        #expect(touch.maximumPossibleForce >= 1)
        stage.send("B", .moved, x: 80, y: 80, at: 0.2) { $0.force = 1.5 }
        #expect(touch.force == 1.5)
    }

    @Test("R-TCH-19 The altitude is the stylus's; a finger stands upright")
    func altitude() throws {
        let stage = try Stage(multi: true)
        stage.send("A", .began, x: 50, y: 50, at: 0)
        #expect(stage.touch("A")?.altitudeAngle == .pi / 2)
        stage.send("B", .began, x: 80, y: 80, at: 0.1, tool: .pencil) { $0.altitude = 0.25 }
        #expect(stage.touch("B")?.altitudeAngle == 0.25)
    }

    @Test("R-TCH-20 The azimuth is measured from the view's +x axis, clockwise, within (−π, π]")
    func azimuth() throws {
        let stage = try Stage(multi: true)
        let turned = stage.add("C", 100, 100, 100, 100)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        stage.send("A", .began, x: 50, y: 50, at: 0)
        let finger = try #require(stage.touch("A"))
        #expect(finger.azimuthAngle(in: turned) == 0)
        #expect(finger.azimuthUnitVector(in: turned) == CGVector(dx: 1, dy: 0))
        stage.send("B", .began, x: 80, y: 80, at: 0.1, tool: .pencil) { $0.azimuth = 0.5 }
        let pencil = try #require(stage.touch("B"))
        #expect(abs(pencil.azimuthAngle(in: nil) - 0.5) < 1e-9)
        #expect(abs(pencil.azimuthAngle(in: turned) - (0.5 - .pi / 2)) < 1e-9)
        let vector = pencil.azimuthUnitVector(in: nil)
        #expect(abs(vector.dx - cos(0.5)) < 1e-9 && abs(vector.dy - sin(0.5)) < 1e-9)
        stage.send("B", .moved, x: 80, y: 80, at: 0.2, tool: .pencil) { $0.azimuth = 1.5 * .pi }
        #expect(abs(pencil.azimuthAngle(in: nil) + .pi / 2) < 1e-9)
        stage.send("B", .moved, x: 80, y: 80, at: 0.3, tool: .pencil) { $0.azimuth = -.pi }
        #expect(abs(pencil.azimuthAngle(in: nil) - .pi) < 1e-9)
    }

    @Test("R-TCH-20 In a turned window the azimuth is measured from that window's axis")
    func azimuthInTurnedWindow() throws {
        let stage = try Stage()
        stage.window.transform = CGAffineTransform(rotationAngle: .pi / 2)
        stage.send("A", .began, x: 200, y: 200, at: 0, tool: .pencil) { $0.azimuth = .pi / 2 }
        let pencil = try #require(stage.touch("A"))
        #expect(abs(pencil.azimuthAngle(in: nil)) < 1e-9)
        #expect(abs(pencil.azimuthAngle(in: stage.view)) < 1e-9)
    }

    @Test("R-TCH-18 … 21, R-EVT-11 Each coalesced sample of a pencil has its own values")
    func coalescedPencil() throws {
        let stage = try Stage()
        var seen: [[Double]] = [], indices: [Int?] = []
        stage.view.onTouches = { phase, touches, event in
            guard phase == .moved else { return }
            for touch in event?.coalescedTouches(for: touches.first!) ?? [] {
                seen.append([Double(touch.force), Double(touch.altitudeAngle), Double(touch.azimuthAngle(in: nil)), Double(touch.rollAngle)])
                indices.append(touch.estimationUpdateIndex?.intValue)
            }
        }
        stage.send("A", .began, x: 50, y: 50, at: 0, tool: .pencil)
        let frames = (1...3).map { number in
            var contact = Contact(id: Stage.id("A"), phase: .moved, tool: .pencil, timestamp: Double(number) / 100,
                                  position: CGPoint(x: 50, y: 50))
            contact.force = Double(number)
            contact.altitude = Double(number) / 4
            contact.azimuth = Double(number) / 8
            contact.roll = Double(number) / 16
            if number < 3 {
                contact.awaiting = .force
                contact.report = number
            }
            return TouchFrame(timestamp: contact.timestamp, contacts: [contact])
        }
        stage.host.send(frames)
        #expect(seen.count == 3)
        for (index, values) in seen.enumerated() {
            let number = Double(index + 1)
            #expect(zip(values, [number, number / 4, number / 8, number / 16]).allSatisfy { abs($0 - $1) < 1e-9 })
        }
        #expect(indices == [1, 2, nil])
    }

    @Test("R-TCH-21 The roll angle is the stylus's, 0 otherwise")
    func roll() throws {
        let stage = try Stage(multi: true)
        stage.send("A", .began, x: 50, y: 50, at: 0)
        #expect(stage.touch("A")?.rollAngle == 0)
        stage.send("B", .began, x: 80, y: 80, at: 0.1, tool: .pencil) { $0.roll = -0.75 }
        #expect(stage.touch("B")?.rollAngle == -0.75)
    }

    @Test("R-TCH-25 Previous locations: equal at landing, then those of the last event, equal while stationary; samples in between don't count")
    func previousLocations() throws {
        let stage = try Stage(multi: true)
        stage.play("@0 A+(50,50)")
        let touch = try #require(stage.touch("A"))
        #expect(touch.previousLocation(in: nil) == CGPoint(x: 50, y: 50))
        stage.play("@.1 A~(60,50)")
        #expect(touch.previousLocation(in: nil) == CGPoint(x: 50, y: 50))
        stage.playAtOnce("@.2 A~(61,50); @.21 A~(62,50); @.22 A~(63,50)")
        #expect(touch.previousLocation(in: nil) == CGPoint(x: 60, y: 50))
        #expect(touch.location(in: nil) == CGPoint(x: 63, y: 50))
        stage.play("@.3 B+(80,80)")
        #expect(touch.previousLocation(in: nil) == CGPoint(x: 63, y: 50))
        stage.play("@.4 A~(70,50)")
        #expect(touch.previousLocation(in: nil) == CGPoint(x: 63, y: 50))
        stage.play("@.5 A-")
        #expect(touch.previousLocation(in: nil) == CGPoint(x: 70, y: 50))
    }
}
