import Testing
import UIKit

@MainActor @Suite("Swipe recognizer", .leavesNothing)
struct SwipeTests {
    private func count(direction: UISwipeGestureRecognizer.Direction = .right, touches: Int = 1, _ script: String) throws -> Int {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        swipe.numberOfTouchesRequired = touches
        let states = try states(of: swipe, script)
        #expect(swipe.state == .possible && swipe.numberOfTouches == 0)
        #expect(!states.contains { $0 != .ended })
        return states.count
    }

    @Test("R-SWP-1 Defaults, and the raw values of directions; setters store anything")
    func defaults() {
        let swipe = UISwipeGestureRecognizer()
        #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
        #expect(swipe.numberOfTouches == 0 && swipe.location(in: nil) == .zero)
        typealias Direction = UISwipeGestureRecognizer.Direction
        #expect([Direction.right, .left, .up, .down].map(\.rawValue) == [1, 2, 4, 8])
        swipe.direction = Direction(rawValue: 64)
        swipe.numberOfTouchesRequired = -5
        #expect(swipe.direction.rawValue == 64 && swipe.numberOfTouchesRequired == -5)
    }

    @Test("R-SWP-3, R-SWP-6, T-59 It recognizes once, during the movement; its location is where the finger landed")
    func swipe() throws {
        let stage = try Stage()
        let swipe = UISwipeGestureRecognizer()
        stage.add(swipe, "swipe")
        let values = reading(swipe) { ($0.location(in: nil), $0.location(ofTouch: 0, in: nil), $0.numberOfTouches) }
        stage.play("@0 A+(100,100); @.05 A~(130,100); @.1 A~(160,102)")
        #expect(swipe.state == .possible)
        stage.play("@.15 A~(220,100); @.2 A-")
        #expect(stage.log == "V.began{A} | V.moved{A} | swipe!ended; V.cancelled{A} | — | —")
        try #require(values.values.count == 1)
        #expect(values.values[0] == (CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 100), 1))
    }

    @Test("R-SWP-2, T-60 The distance that it needs falls with time", arguments: [
        (0.001, 49.952, 0), (0.001, 49.954, 1), (0.1, 45.299, 0), (0.1, 45.3, 1), (0.2, 40.599, 0), (0.2, 40.6, 1),
        (0.3, 35.899, 0), (0.3, 35.9, 1), (0.4, 31.199, 0), (0.4, 31.201, 1), (0.5, 26.499, 0), (0.5, 26.5, 1),
    ])
    func primary(time: Double, distance: Double, expected: Int) throws {
        #expect(try count("@0 A+(0,100); @\(time) A~(\(distance),100); @\(time) A-") == expected)
    }

    @Test("R-SWP-2, R-SWP-4, T-61 How far it may stray falls with time", arguments: [
        (0.1, 45.099, 1), (0.1, 45.101, 0), (0.2, 40.2, 1), (0.2, 40.201, 0), (0.3, -35.3, 1), (0.3, -35.301, 0),
        (0.5, 25.5, 1), (0.5, -25.501, 0),
    ])
    func secondary(time: Double, distance: Double, expected: Int) throws {
        #expect(try count("@0 A+(100,100); @\(time) A~(200,\(100 + distance)); @.55 A-") == expected)
    }

    @Test("R-SWP-4 Straying too far fails for good, also when the finger comes back")
    func straying() throws {
        #expect(try count("@0 A+(100,100); @.1 A~(110,146); @.2 A~(200,100); @.3 A-") == 0)
    }

    @Test("R-SWP-2, R-SWP-4, T-62 The time is limited", arguments: [(0.5, 1), (0.501, 0)])
    func duration(time: Double, expected: Int) throws {
        #expect(try count("@0 A+(100,100); @\(time) A~(200,100); @.6 A-") == expected)
    }

    @Test("R-SWP-4 It fails by itself when the time is over: a view with delayed beginnings receives the touch then")
    func timer() throws {
        let stage = try Stage()
        let swipe = UISwipeGestureRecognizer()
        swipe.delaysTouchesBegan = true
        stage.add(swipe, "swipe")
        stage.play("@0 A+(100,100)")
        stage.advance(to: 1)
        #expect(stage.log == "— | timer@.5 V.began{A}")
    }

    @Test("R-SWP-4, T-63 Behind its start it fails; going back on the way does not")
    func opposite() throws {
        #expect(try count("@0 A+(100,100); @.01 A~(99.9,100); @.1 A~(200,100); @.2 A-") == 0)
        #expect(try count("@0 A+(100,100); @.01 A~(100,110); @.1 A~(200,100); @.2 A-") == 1)
        #expect(try count("@0 A+(100,100); @.05 A~(140,100); @.1 A~(101,100); @.2 A~(160,100); @.3 A-") == 1)
    }

    @Test("R-SWP-4 A lift before fails it")
    func lift() throws {
        #expect(try count("@0 A+(100,100); @.1 A~(120,100); @.2 A-") == 0)
    }

    @Test("R-SWP-4 A cancelled touch fails it")
    func cancelled() throws {
        #expect(try count(touches: 2, "@0 A+(100,100) B+(100,200); @.1 A!; @.2 B~(300,200); @.3 B-") == 0)
    }

    @Test("R-SWP-2, R-SWP-3, T-64 Every finger must qualify", arguments: [
        ("A~(200,100) B~(200,200)", 1), ("A~(200,100) B~(150,200)", 1), ("A~(200,100) B~(140,200)", 0), ("A~(200,100)", 0),
    ])
    func twoFingers(moves: String, expected: Int) throws {
        #expect(try count(touches: 2, "@0 A+(100,100) B+(100,200); @.1 \(moves); @.2 A- B-") == expected)
    }

    @Test("R-SWP-3 Fingers may qualify one after the other, as long as the first still does")
    func oneAfterTheOther() throws {
        #expect(try count(touches: 2, "@0 A+(100,100) B+(100,200); @.1 A~(200,100); @.2 B~(200,200); @.3 A- B-") == 1)
        #expect(try count(touches: 2, "@0 A+(100,100) B+(100,200); @.1 A~(200,100); @.2 A~(110,100) B~(200,200); @.3 A- B-") == 0)
    }

    @Test("R-SWP-2 The clock starts when the last finger lands", arguments: [(0.9, 1), (0.901, 0)])
    func clock(time: Double, expected: Int) throws {
        #expect(try count(touches: 2, "@0 A+(100,100); @.4 B+(100,200); @\(time) A~(200,100) B~(200,200); @1 A- B-") == expected)
    }

    @Test("R-SWP-4 Fingers too many or too few", arguments: [
        (1, "@0 A+(100,100); @.05 B+(100,200); @.1 A~(200,100) B~(200,200); @.2 A- B-", 0),
        (2, "@0 A+(100,100); @.1 A~(200,100); @.2 A-", 0),
        (2, "@0 A+(100,100) B+(100,200); @.05 B-; @.1 A~(200,100); @.2 A-", 0),
        (2, "@0 A+(100,100) B+(100,200); @.05 B-; @.07 C+(100,200); @.1 A~(200,100) C~(200,200); @.2 A- C-", 0),
        (3, "@0 A+(100,100) B+(100,200) C+(100,300); @.1 A~(200,100) B~(200,200) C~(200,300); @.2 A- B- C-", 1),
        (0, "@0 A+(100,100); @.1 A~(200,100); @.2 A-", 0), (-1, "@0 A+(100,100); @.1 A~(200,100); @.2 A-", 0),
    ])
    func fingers(touches: Int, script: String, expected: Int) throws {
        #expect(try count(touches: touches, script) == expected)
    }

    @Test("R-SWP-6 The centroid of the landing points, and each of them, although the fingers have moved")
    func locations() throws {
        let stage = try Stage(multi: true)
        let swipe = UISwipeGestureRecognizer()
        swipe.numberOfTouchesRequired = 2
        let child = stage.add("C", 50, 50, 350, 350)
        stage.add(swipe, "swipe", to: child)
        let values = reading(swipe) { ($0.location(in: $0.view), $0.location(ofTouch: 1, in: nil), $0.numberOfTouches) }
        stage.play("@0 A+(100,100); @.02 A~(110,100); @.05 B+(100,200); @.1 A~(200,100) B~(200,200); @.2 A- B-")
        try #require(values.values.count == 1)
        #expect(values.values[0] == (CGPoint(x: 50, y: 100), CGPoint(x: 100, y: 200), 2))
    }

    @Test("R-SWP-5, T-65 A horizontal direction puts vertical ones out of force", arguments: [
        (1 as UInt, "AR"), (2, "AL"), (4, "AU"), (8, "AD"), (3, "ALR"), (12, "AUD"), (9, "AR"), (5, "AR"), (10, "AL"), (15, "ALR"),
        (0, ""), (16, ""), (17, "AR"), (24, "AD"),
    ])
    func directions(rawValue: UInt, recognized: String) throws {
        for (letter, target) in [("L", "100,200"), ("R", "300,200"), ("U", "200,100"), ("D", "200,300")] {
            let expected = recognized.contains(letter) ? 1 : 0
            let direction = UISwipeGestureRecognizer.Direction(rawValue: rawValue)
            let count = try count(direction: direction, "@0 A+(200,200); @.1 A~(\(target)); @.2 A-")
            #expect(count == expected, "\(letter)")
        }
    }

    @Test("R-SWP-5 With both signs allowed the finger may turn round; with several fingers all go the same way")
    func bothSigns() throws {
        let start = "@0 A+(200,100) B+(200,200); "
        #expect(try count(direction: [.left, .right], "@0 A+(200,200); @.05 A~(190,200); @.2 A~(300,200); @.3 A-") == 1)
        #expect(try count(direction: [.left, .right], touches: 2, start + "@.1 A~(100,100) B~(300,200); @.2 A- B-") == 0)
        #expect(try count(direction: [.left, .right], touches: 2, start + "@.1 A~(100,100) B~(100,200); @.2 A- B-") == 1)
        #expect(try count(direction: [.up, .down], touches: 2, start + "@.1 A~(200,0) B~(200,99); @.2 A- B-") == 1)
    }

    @Test("R-SWP-4 To the left and up, behind the start is to the right and down")
    func oppositeSigns() throws {
        #expect(try count(direction: .left, "@0 A+(200,200); @.01 A~(200.1,200); @.1 A~(100,200); @.2 A-") == 0)
        #expect(try count(direction: .up, "@0 A+(200,200); @.01 A~(200,200.1); @.1 A~(200,100); @.2 A-") == 0)
        #expect(try count(direction: .up, "@0 A+(200,200); @.01 A~(200,199); @.1 A~(200,100); @.2 A-") == 1)
    }

    @Test("R-SWP-3, R-GR-32 Exactly once a touch; the next touch swipes again")
    func again() throws {
        let first = "@0 A+(0,100); @.1 A~(100,100); @.2 A~(200,100); @.3 A~(300,100); @.4 A-; "
        #expect(try count(first) == 1)
        #expect(try count(first + "@.5 B+(0,100); @.6 B~(100,100); @.7 B-") == 2)
    }

    @Test("R-GR-41 A swipe that waits is not failed by what its finger does then, nor by another finger", arguments: [
        "@.6 A-", "@.6 A~(90,100); @.7 A-", "@.6 B+(300,300); @.7 B-; @.8 A-",
    ])
    func waiting(rest: String) throws {
        let stage = try Stage(multi: true)
        let swipe = UISwipeGestureRecognizer(), dtap = UITapGestureRecognizer()
        dtap.numberOfTapsRequired = 2
        stage.add(swipe, "swipe")
        stage.add(dtap, "dtap")
        swipe.require(toFail: dtap)
        let locations = reading(swipe) { $0.location(in: nil) }
        // Short enough for a tap, far enough for a swipe that took its time.
        stage.play("@0 A+(100,100); @.45 A~(130,100)")
        #expect(swipe.state == .possible)
        stage.play(rest)
        stage.advance(to: 3)
        #expect(locations.values == [CGPoint(x: 100, y: 100)])
    }

    @Test("R-GR-8 The direction counts at each movement")
    func changes() throws {
        let stage = try Stage()
        let swipe = UISwipeGestureRecognizer()
        stage.add(swipe, "swipe")
        stage.play("@0 A+(100,100)")
        swipe.direction = .left
        stage.play("@.1 A~(20,100); @.2 A-")
        #expect(stage.log == "V.began{A} | swipe!ended; V.cancelled{A} | —")
    }

    @Test("R-GR-8, R-SWP-4 A time limit that is moved during an attempt counts from then on")
    func changedDuration() throws {
        defer { GestureConfiguration.current = GestureConfiguration() }
        let stage = try Stage()
        stage.add(UISwipeGestureRecognizer(), "swipe")
        stage.play("@0 A+(100,100)")
        GestureConfiguration.current.swipeMaxDuration = 1
        stage.play("@.8 A~(130,100); @.9 A-")
        #expect(stage.take() == "V.began{A} | swipe!ended; V.cancelled{A} | —")
        stage.play("@2 B+(100,100); @3.1 B~(130,100); @3.2 B-")
        #expect(stage.log == "V.began{B} | V.moved{B} | V.ended{B}")
    }

    @Test("R-GR-8, R-SWP-4 Fewer fingers required than are down: they are too many at once")
    func fewerTouchesThanDown() throws {
        let stage = try Stage(multi: true)
        let swipe = UISwipeGestureRecognizer()
        swipe.numberOfTouchesRequired = 2
        stage.add(swipe, "swipe")
        stage.play("@0 A+(100,100) B+(100,200)")
        swipe.numberOfTouchesRequired = 1
        stage.advance(to: 0.05)
        #expect(swipe.numberOfTouches == 0, "it has failed and is reset")
        #expect(stage.actions("@.1 A~(200,100) B~(200,200); @.2 A- B-") == [])
    }

    @Test("R-SWP-3 Movement is measured in the window, whatever the view's transform")
    func transform() throws {
        let stage = try Stage()
        stage.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        stage.add(UISwipeGestureRecognizer(), "swipe")
        stage.play("@0 A+(100,100); @.1 A~(200,100); @.2 A-")
        #expect(stage.log == "V.began{A} | swipe!ended; V.cancelled{A} | —")
    }
}
