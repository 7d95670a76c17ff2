import Testing
@testable import UIKit

/// Counts the questions about requirements.
@MainActor
private final class Counting: UIGestureRecognizerDelegate {
    var count = 0
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
        count += 1
        return false
    }
}

/// Answers nothing but whether it recognizes beside others.
@MainActor
private final class Silent: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
}

@MainActor @Suite("Gestures: many recognizers", .leavesNothing)
struct ManyRecognizersTests {
    private func taps(_ count: Int, on stage: Stage, delegate: (any UIGestureRecognizerDelegate)? = nil) -> [UITapGestureRecognizer] {
        (0..<count).map { _ in
            let tap = UITapGestureRecognizer()
            tap.delegate = delegate
            stage.view.addGestureRecognizer(tap)
            return tap
        }
    }

    @Test("R-GR-41c Of many that follow a finger those with an answer are asked, once for each pair")
    func pairs() throws {
        let stage = try Stage(), counting = Counting(), silent = Silent()
        let plain = taps(50, on: stage), others = taps(50, on: stage, delegate: silent), asked = taps(3, on: stage, delegate: counting)
        stage.play("@0 A+(50,50)")
        #expect(counting.count == 3 * 102)
        stage.play("@.05 A-")
        #expect(plain.allSatisfy { $0.state == .possible } && others.allSatisfy { $0.state == .possible } && asked.allSatisfy { $0.state == .possible })
        _ = counting
    }

    @Test("R-GR-41d Hundreds may require each other to fail, in any order, and no circle is closed")
    func allPairs() throws {
        let stage = try Stage()
        let taps = taps(400, on: stage)
        for (index, tap) in taps.enumerated() {
            for other in taps[..<index] { tap.require(toFail: other) }
        }
        var fired = 0
        for tap in taps { tap.addAction { _ in fired += 1 } }
        taps[0].require(toFail: taps[399])
        stage.play("@0 A+(50,50); @.05 A-")
        #expect(fired == 1)
    }

    @Test("R-GR-41 A chain of many that wait for each other is decided")
    func chain() throws {
        let stage = try Stage()
        let taps = taps(1_000, on: stage)
        var fired: [Int] = []
        for (index, tap) in taps.enumerated() {
            if index > 0 { tap.require(toFail: taps[index - 1]) }
            tap.addAction { _ in fired.append(index) }
        }
        taps[0].numberOfTapsRequired = 2
        stage.play("@0 A+(50,50); @.05 A-")
        #expect(fired.isEmpty)
        stage.host.advance(to: 2)
        #expect(fired.count == 1)
        for tap in taps { stage.view.removeGestureRecognizer(tap) }
    }
}
