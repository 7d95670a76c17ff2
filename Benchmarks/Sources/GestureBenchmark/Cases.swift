import BenchSupport
import CAllocations
import UIKit

/// One of the things that are measured.
@MainActor
struct Case {
    let name: String
    let recognizers: @MainActor (Int) -> [UIGestureRecognizer]
    let motion: Course.Motion
    let fingers: [Int]

    /// Heap allocations that a frame may cost in the steady state, whatever the gesture.
    static let allocationLimit = 0.0

    static let all = [
        Case(name: "no recognizers", recognizers: Recognizers.none, motion: .circling, fingers: [1, 2, 5, 10]),
        Case(name: "pan, pinch, tap: undecided", recognizers: Recognizers.panPinchTap, motion: .hovering, fingers: [1, 2, 5, 10]),
        Case(name: "pan, pinch, tap: panning", recognizers: Recognizers.panPinchTap, motion: .circling, fingers: [1, 2, 5, 10]),
        Case(name: "ten: undecided", recognizers: Recognizers.ten, motion: .hovering, fingers: [1, 10]),
        Case(name: "ten: all going on", recognizers: Recognizers.tenContinuous, motion: .swirling, fingers: [1, 10]),
    ]

    func course(_ fingers: Int) -> Course {
        let course = Course(fingers: fingers, motion, recognizers(fingers))
        course.move(400)
        // What is measured is what the name says.
        check(course.leaf.heard == 400 * fingers, "the view received \(course.leaf.heard) moves")
        switch motion {
        case .hovering:
            for recognizer in course.recognizers {
                check(recognizer.state == .possible && recognizer.numberOfTouches > 0, "\(recognizer) has come to an end")
            }
        case .circling: check(course.recognizers.isEmpty || course.messages > 300, "\(course.messages) messages")
        case .swirling:
            for recognizer in course.recognizers {
                let needsTwo = recognizer is UIPinchGestureRecognizer || recognizer is UIRotationGestureRecognizer
                check(recognizer.state == (needsTwo && fingers < 2 ? .possible : .changed), "\(recognizer) does not go on")
            }
        }
        return course
    }

    func nanoseconds(_ fingers: Int) -> Double {
        let course = course(fingers)
        let result = median(of: 25, units: 1000) { course.move(1000) }
        course.finish()
        return result
    }

    /// Heap allocations a frame: soon after the start, and when the gesture has gone on for long.
    func allocations(_ fingers: Int) -> (early: Double, late: Double) {
        let course = course(fingers)
        func count() -> Double {
            let before = allocations_count()
            course.move(1000)
            return Double(allocations_count() - before) / 1000
        }
        let early = count()
        course.move(18_000)
        let late = count()
        course.finish()
        return (early, late)
    }
}

/// Whether the counter sees an allocation.
@MainActor
func counterCounts() -> Bool {
    let before = allocations_count()
    let planted = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 8)
    planted.storeBytes(of: before, as: UInt64.self)
    defer { planted.deallocate() }
    return allocations_count() > planted.load(as: UInt64.self)
}

/// What one recognizer does with one move, apart from the way of the move to it.
@MainActor
func arithmetic() -> [(name: String, possible: Double, changed: Double?)] {
    func measure(_ make: () -> UIGestureRecognizer, fingers: Int, _ motion: Course.Motion) -> Double {
        let recognizer = make()
        let course = Course(fingers: fingers, motion, Recognizers.together([recognizer]))
        course.move(400)
        check(recognizer.state == (motion == .hovering ? .possible : .changed), "\(recognizer)")
        var result = 0.0
        course.leaf.onMoved = { touches, event in
            result = median(of: 5, units: 200) {
                for _ in 0..<200 { recognizer.touchesMoved(touches, with: event) }
            }
        }
        let times = (0..<100).map { _ in
            course.move()
            return result
        }
        course.leaf.onMoved = nil
        course.finish()
        return median(times)
    }
    func row(_ name: String, fingers: Int, isContinuous: Bool, _ make: () -> UIGestureRecognizer) -> (String, Double, Double?) {
        (name, measure(make, fingers: fingers, .hovering), isContinuous ? measure(make, fingers: fingers, .swirling) : nil)
    }
    return [
        row("tap", fingers: 1, isContinuous: false) { UITapGestureRecognizer() },
        row("long press", fingers: 1, isContinuous: false) { UILongPressGestureRecognizer() },
        row("swipe", fingers: 1, isContinuous: false) { UISwipeGestureRecognizer() },
        row("pan", fingers: 1, isContinuous: true) { UIPanGestureRecognizer() },
        row("pan, two fingers", fingers: 2, isContinuous: true) { UIPanGestureRecognizer() },
        row("pinch", fingers: 2, isContinuous: true) { UIPinchGestureRecognizer() },
        row("rotation", fingers: 2, isContinuous: true) { UIRotationGestureRecognizer() },
    ]
}
