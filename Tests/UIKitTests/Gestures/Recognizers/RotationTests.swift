import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Recognizers: rotation", .leavesNothing)
struct RotationTests {
    /// Two fingers on a circle about (200,200), A at the angle, B opposite.
    private final class Fingers {
        let stage: Stage
        var radius: CGFloat = 50
        init(_ stage: Stage) { self.stage = stage }

        @MainActor func place(_ degrees: CGFloat, at time: TimeInterval, _ phase: Contact.Phase = .moved) {
            let x = radius * cos(degrees * .pi / 180), y = radius * sin(degrees * .pi / 180)
            stage.host.send(TouchFrame(timestamp: time, contacts: [
                Contact(id: 1, phase: phase, tool: .finger, timestamp: time, position: CGPoint(x: 200 + x, y: 200 + y)),
                Contact(id: 2, phase: phase, tool: .finger, timestamp: time, position: CGPoint(x: 200 - x, y: 200 - y)),
            ]))
        }

        @MainActor func turn(_ angles: [CGFloat]) -> [String] {
            for (index, angle) in angles.enumerated() { place(angle, at: Double(index) * 0.05, index == 0 ? .began : .moved) }
            return stage.actions()
        }
    }

    private func degrees(_ radians: CGFloat) -> String { text(radians * 180 / .pi) }

    private func rotation(_ stage: Stage) -> UIRotationGestureRecognizer {
        stage.add(UIRotationGestureRecognizer(), "rot") { text($0.rotation * 180 / .pi) }
    }

    @Test("Defaults")
    func defaults() {
        let rotation = UIRotationGestureRecognizer()
        #expect(rotation.rotation == 0)
        #expect(rotation.velocity == 0)
    }

    @Test("T-70 R-ROT-2, R-ROT-3, R-ROT-4, R-ROT-5 Begins at 10°, of which 5° are taken off; setting rebases")
    func oneRotation() throws {
        let stage = try Stage(multi: true)
        let fingers = Fingers(stage)
        var readings: [(CGFloat, CGFloat)] = []
        stage.add(UIRotationGestureRecognizer(), "rot") { rotation in
            readings.append((rotation.rotation, rotation.velocity))
            if readings.count == 2 { rotation.rotation = 0 }
            return ""
        }
        #expect(fingers.turn([0, 10, 90, 135]) == ["rot!began", "rot!changed", "rot!changed"])
        #expect(isClose(readings[0].0, 0.087266463) && isClose(readings[0].1, 3.490658504))
        #expect(isClose(readings[1].0, 1.483529864))
        #expect(isClose(readings[2].0, 0.785398163))
        // Radians a second of the whole angle, whatever was set.
        let second = 0.75 * (80 * CGFloat.pi / 180 / 0.05) + 0.25 * readings[0].1
        #expect(isClose(readings[1].1, second))
        #expect(isClose(readings[2].1, 0.75 * (45 * .pi / 180 / 0.05) + 0.25 * second))
    }

    @Test("R-ROT-2, R-ROT-3 The limit is 10°, both ways", arguments: [
        (10.0, "5"), (9.99, nil), (-10, "-5"), (-9.99, nil), (45, "40"), (90, "85"), (-90, "-85"), (179, "174"),
    ] as [(CGFloat, String?)])
    func threshold(angle: CGFloat, rotation: String?) throws {
        let stage = try Stage(multi: true)
        _ = self.rotation(stage)
        #expect(Fingers(stage).turn([30, 30 + angle]) == (rotation.map { ["rot!began \($0)"] } ?? []))
    }

    @Test("R-ROT-2 Small turns add up from the second landing on, without wrap-around at ±180°")
    func smallTurns() throws {
        let stage = try Stage(multi: true)
        _ = rotation(stage)
        let fingers = Fingers(stage)
        #expect(fingers.turn([175, 178, 181, 184, 183]) == [])
        fingers.place(185, at: 0.3)
        #expect(stage.actions() == ["rot!began 5"])
    }

    @Test("R-ROT-2, R-ROT-3 Thresholds are the configuration's")
    func configuredThreshold() throws {
        try withConfiguration({
            $0.rotationThreshold = .pi / 6
            $0.rotationOffset = 0
        }) {
            let stage = try Stage(multi: true)
            _ = rotation(stage)
            #expect(Fingers(stage).turn([0, 20, 30]) == ["rot!began 30"])
        }
    }

    @Test("R-ROT-6 Several turns give more than 2π, and come back")
    func severalTurns() throws {
        let stage = try Stage(multi: true)
        let rotation = rotation(stage)
        let fingers = Fingers(stage)
        _ = fingers.turn((0...90).map { CGFloat($0) * 12 })
        #expect(isClose(rotation.rotation, 1075 * .pi / 180))
        for step in 1...200 { fingers.place(1080 - CGFloat(step) * 12, at: 5 + Double(step) * 0.01) }
        #expect(isClose(rotation.rotation, (1075 - 2400) * .pi / 180))
    }

    @Test("R-ROT-3 The 5° are those of the side to which it began, also when it turns back")
    func turningBack() throws {
        let stage = try Stage(multi: true)
        _ = rotation(stage)
        #expect(Fingers(stage).turn([0, 10, 0, -20]) == ["rot!began 5", "rot!changed -5", "rot!changed -25"])
    }

    @Test("R-ROT-3 Clockwise on the screen is positive, whatever the view's transform; the order of the fingers does not matter")
    func direction() throws {
        let stage = try Stage(multi: true)
        stage.view.transform = CGAffineTransform(scaleX: -1, y: 1)
        _ = rotation(stage)
        // From the right downwards: y points down.
        #expect(stage.actions("@0 A+(100,100) B+(200,100); @.1 B~(100,200)") == ["rot!began 85"])
        stage.play("@.2 A- B-")
        #expect(stage.actions("@1 B+(200,100) A+(100,100); @1.1 B~(100,200)").last == "rot!began 85")
    }

    @Test("R-ROT-4 Setting makes the rotation read so now; later turning adds fully", arguments: [0.0, 30, -400] as [CGFloat])
    func setting(angle: CGFloat) throws {
        let stage = try Stage(multi: true)
        let rotation = rotation(stage)
        let fingers = Fingers(stage)
        _ = fingers.turn([0, 90])
        rotation.rotation = angle * .pi / 180
        #expect(degrees(rotation.rotation) == text(angle))
        fingers.place(135, at: 0.2)
        #expect(stage.actions() == ["rot!changed \(text(angle + 45))"])
    }

    @Test("R-ROT-3, R-ROT-4 A rotation set before it began is replaced; each attempt starts from nothing")
    func settingBefore() throws {
        let stage = try Stage(multi: true)
        let rotation = rotation(stage)
        rotation.rotation = 3
        let fingers = Fingers(stage)
        #expect(fingers.turn([0, 10]) == ["rot!began 5"])
        fingers.place(10, at: 0.2, .ended)
        #expect(stage.actions() == ["rot!ended 5"])
        #expect(rotation.rotation == 0 && rotation.velocity == 0)
    }

    @Test("R-ROT-4 Values that are not finite are ignored", arguments: [CGFloat.nan, .infinity])
    func badRotation(value: CGFloat) throws {
        let stage = try Stage(multi: true)
        let rotation = rotation(stage)
        _ = Fingers(stage).turn([0, 90])
        rotation.rotation = value
        #expect(degrees(rotation.rotation) == "85")
    }

    @Test("R-ROT-5 R-PAN-11 Every turn since the second landing is a sample; the setter leaves the velocity; the end too")
    func velocity() throws {
        let stage = try Stage(multi: true)
        let rotation = stage.add(UIRotationGestureRecognizer(), "rot") { rotation in
            rotation.rotation = 0
            return text(rotation.velocity * 180 / .pi)
        }
        let fingers = Fingers(stage)
        // 4° in .05 s are 80° a second, then 160°, then 40°.
        #expect(fingers.turn([0, 4, 12, 14]) == ["rot!began 140", "rot!changed 65"])
        fingers.place(14, at: 3, .ended)
        #expect(stage.actions() == ["rot!ended 65"])
        #expect(rotation.velocity == 0)
    }

    @Test("Fingers on one spot have no direction: the angle waits until they are apart")
    func onOneSpot() throws {
        let stage = try Stage(multi: true)
        let rotation = rotation(stage)
        #expect(stage.actions("@0 A+(100,100) B+(100,100); @.1 B~(150,100); @.2 B~(150,150)") == ["rot!began 40"])
        #expect(isClose(rotation.velocity, 450 * .pi / 180))
        #expect(stage.actions("@.3 B~(100,100); @.4 B~(100,170)") == ["rot!changed 40", "rot!changed 85"])
        #expect(rotation.velocity.isFinite)
    }

    // MARK: Fingers that come and go

    @Test("R-ROT-1 R-PIN-6 One finger lifts, moves, is replaced: the rotation goes on from where it was")
    func replaced() throws {
        let stage = try Stage(multi: true)
        let rotation = rotation(stage)
        #expect(stage.actions("@0 A+(100,100) B+(200,100); @.1 B~(200,200); @.2 A-") == ["rot!began 40"])
        #expect(rotation.state == .began)
        #expect(stage.actions("@.3 B~(300,200)") == ["rot!changed 40"])
        #expect(rotation.numberOfTouches == 1)
        #expect(rotation.location(in: nil) == CGPoint(x: 300, y: 200))
        #expect(stage.actions("@.4 C+(300,300); @.5 C~(200,200); @.6 B- C-") == ["rot!changed 130", "rot!ended 130"])
    }

    @Test("R-ROT-1 R-PIN-6, R-PIN-8 With one finger left: changed at its place, the rotation stays, the velocity falls to nothing")
    func oneLeft() throws {
        let stage = try Stage(multi: true)
        stage.add(UIRotationGestureRecognizer(), "rot") {
            "\(degrees($0.rotation)) \(degrees($0.velocity)) \($0.numberOfTouches) \(text($0.location(in: nil)))"
        }
        #expect(stage.actions("@0 A+(100,100) B+(200,100); @.1 B~(200,200); @.2 A-; @.3 B~(100,350); @.4 B~(90,350); @.5 B-")
            == ["rot!began 40 450 2 (150,150)", "rot!changed 40 112.5 1 (100,350)", "rot!changed 40 28.125 1 (90,350)",
                "rot!ended 40 28.125 0 (90,350)"])
    }

    @Test("R-ROT-1 R-PIN-6 The remaining finger moves in the event in which the other lifts, or is cancelled: changed", arguments: ["-", "!"])
    func liftsWhileTheOtherMoves(end: String) throws {
        let stage = try Stage(multi: true)
        _ = rotation(stage)
        #expect(stage.actions("@0 A+(100,100) B+(200,100); @.1 B~(200,200); @.2 A~(150,300) B\(end); @.3 A-")
            == ["rot!began 40", "rot!changed 40", "rot!ended 40"])
    }

    @Test("R-ROT-1 R-ROT-4 A rotation set while one finger is down is where the pair goes on")
    func settingBetween() throws {
        let stage = try Stage(multi: true)
        let rotation = rotation(stage)
        stage.play("@0 A+(100,100) B+(200,100); @.1 B~(200,200); @.2 A-; @.3 B~(200,210)")
        rotation.rotation = 0
        _ = stage.take()
        #expect(stage.actions("@.4 B~(200,200); @.5 C+(300,200); @.6 C~(200,300)") == ["rot!changed 0", "rot!changed 90"])
    }

    @Test("R-ROT-1 R-PIN-6 Replaced in one event, while the other finger moves: changed, and nothing jumps")
    func replacedAtOnce() throws {
        let stage = try Stage(multi: true)
        let rotation = rotation(stage)
        stage.play("@0 A+(100,100) B+(200,100); @.1 B~(200,200)")
        _ = stage.take()
        #expect(stage.actions("@.2 A- B~(250,250) C+(250,300)") == ["rot!changed 40"])
        #expect(rotation.numberOfTouches == 2)
        #expect(stage.actions("@.3 C~(300,250)") == ["rot!changed -50"])
    }

    @Test("R-ROT-1 R-PIN-1 Further fingers are ignored")
    func furtherFingers() throws {
        let stage = try Stage(multi: true)
        let rotation = rotation(stage)
        #expect(stage.actions("@0 A+(100,100) B+(200,100) C+(300,300); @.1 C~(0,300); @.2 D+(5,5); @.3 B~(100,200) D~(300,5)")
            == ["rot!began 85"])
        #expect(rotation.numberOfTouches == 2)
    }

    @Test("R-ROT-1 R-PIN-7 It fails when all fingers lift before; before it began, another pair starts again")
    func failing() throws {
        let stage = try Stage(multi: true)
        let rotation = rotation(stage)
        stage.play("@0 A+(100,100) B+(200,100); @.1 B~(200,110); @.2 A- B-")
        #expect(stage.take() == "V.began{A,B} | V.moved{B} | V.ended{A,B}")
        #expect(rotation.state == .possible)
        #expect(stage.actions("@1 A+(100,100) B+(200,100); @1.1 B~(200,115); @1.2 B-; @1.3 C+(200,100); @1.4 C~(200,115)") == [])
        #expect(stage.actions("@1.5 C~(200,200)") == ["rot!began 40"])
    }

    @Test("R-ROT-1 R-PIN-8 The location is the midpoint")
    func location() throws {
        let stage = try Stage(multi: true)
        stage.add(UIRotationGestureRecognizer(), "rot") { text($0.location(in: nil)) }
        #expect(stage.actions("@0 A+(100,100) B+(200,100); @.1 B~(200,200); @.2 A- B-") == ["rot!began (150,150)", "rot!ended (150,150)"])
    }

    @Test("R-GR-48 Both touches cancelled: cancelled")
    func cancelled() throws {
        let stage = try Stage(multi: true)
        _ = rotation(stage)
        #expect(stage.actions("@0 A+(100,100) B+(200,100); @.1 B~(200,200); @.2 B!; @.3 A!") == ["rot!began 40", "rot!cancelled 40"])
    }

    // MARK: Together

    @Test("T-95 R-GR-44, R-DLV-10 Pinch and rotation together, each with its own actions; the last added goes first")
    func withPinch() throws {
        let stage = try Stage(multi: true)
        let permission = GestureDelegate()
        permission.simultaneously = { _, _ in true }
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch") { text($0.scale) }
        let rotation = rotation(stage)
        pinch.delegate = permission
        rotation.delegate = permission
        let fingers = Fingers(stage)
        fingers.place(0, at: 0, .began)
        fingers.radius = 54
        fingers.place(5, at: 0.05)
        fingers.radius = 108
        fingers.place(15, at: 0.1)
        fingers.place(20, at: 0.15)
        fingers.place(20, at: 0.2, .ended)
        #expect(stage.actions() == [
            "rot!began 10", "pinch!began 2", "rot!changed 15", "pinch!changed 2", "rot!ended 15", "pinch!ended 2",
        ])
    }

    @Test("R-PIN-6, R-ROT-1, R-PAN-5 Pinch, rotation and pan together: each goes on with the finger that is left, the pan of two does not")
    func togetherWithOne() throws {
        let stage = try Stage(multi: true)
        let permission = GestureDelegate()
        permission.simultaneously = { _, _ in true }
        let pair = stage.add(UIPanGestureRecognizer(), "pair")
        pair.minimumNumberOfTouches = 2
        let all = [pair, stage.add(UIPanGestureRecognizer(), "pan"), stage.add(UIPinchGestureRecognizer(), "pinch"), rotation(stage)]
        for recognizer in all { recognizer.delegate = permission }
        stage.play("@0 A+(100,100) B+(200,100); @.1 A~(100,150) B~(200,300); @.2 A-")
        #expect(stage.actions().map { $0.prefix { $0 != "!" } } == ["rot", "pinch", "pan", "pair"])
        #expect(stage.actions("@.3 B~(220,300); @.4 B-").map { $0.prefix { $0 != " " } }
            == ["rot!changed", "pinch!changed", "pan!changed", "rot!ended", "pinch!ended", "pan!ended", "pair!ended"])
    }

    @Test("Without a delegate that allows both, the one that begins first excludes the other (R-GR-45)")
    func withoutGestureDelegate() throws {
        let stage = try Stage(multi: true)
        stage.add(UIPinchGestureRecognizer(), "pinch")
        stage.add(UIPanGestureRecognizer(), "pan")
        _ = rotation(stage)
        #expect(stage.actions("@0 A+(100,100) B+(200,100); @.1 B~(210,100); @.2 B~(210,300); @.3 A- B-")
            == ["pinch!began", "pinch!changed", "pinch!ended"])
    }
}
