import BenchSupport
import UIKit

// Frames of moving fingers on a view with recognizers, inside nine others.
//
//   GestureBenchmark                    tables: nanoseconds of processor time (medians of batches) and heap allocations a frame;
//                                       recognizers alone
//   GestureBenchmark --gate             the allocations alone, against their limits; non-zero status when one is exceeded
//   GestureBenchmark --instructions CASE FINGERS FRAMES   nothing but frames, for valgrind --tool=callgrind; CASE by its number
//   GestureBenchmark --scroll FRAMES AFTER                 the same of the finger that scrolls, and of the refreshes after it
//   GestureBenchmark --peer FRAMES      the lines that the other toolkits' programs print
//   GestureBenchmark --against PROGRAM [FRAMES ROUNDS]    runs another toolkit's program and itself in turn, and compares

func column(_ text: String, _ width: Int = 12) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
func name(_ text: String) -> String { text.padding(toLength: 30, withPad: " ", startingAt: 0) }

let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = arguments.dropFirst().compactMap { Int($0) }
switch arguments.first {
case "--instructions" where numbers.count == 3 && Case.all.indices.contains(numbers[0]):
    let course = Case.all[numbers[0]].course(numbers[1])
    course.move(numbers[2])
    course.finish()
case "--scroll" where numbers.count == 2:
    let course = ScrollCourse()
    course.move(numbers[0])
    if numbers[1] > 0 { _ = course.glide(numbers[1]) { 0 } }
    course.finish()
case "--peer":
    Peer.run(frames: numbers.first ?? 20_000)
case "--against" where arguments.count > 1:
    try Peer.compare(with: arguments[1], frames: numbers.first ?? 20_000, rounds: numbers.dropFirst().first ?? 5)
case "--gate":
    check(counterCounts(), "the allocation counter does not count")
    var failed = false
    for item in Case.all {
        for fingers in item.fingers {
            let (early, late) = item.allocations(fingers)
            let isGood = max(early, late) <= Case.allocationLimit
            let verdict = isGood ? "" : ": more than \(Case.allocationLimit)"
            print("\(item.name), fingers: \(fingers): allocations a frame \(early), late \(late)\(verdict)")
            failed = failed || !isGood
        }
    }
    let scroll = ScrollCourse.allocations()
    let isGood = max(scroll.finger, scroll.after) <= Case.allocationLimit
    print("scrolling 10,000 rows: allocations a frame \(scroll.finger), after the lift \(scroll.after)"
        + (isGood ? "" : ": more than \(Case.allocationLimit)"))
    failed = failed || !isGood
    exit(failed ? 1 : 0)
default:
    print(name("") + ["fingers", "ns/frame", "allocations"].map { column($0) }.joined())
    for item in Case.all {
        for fingers in item.fingers {
            let time = item.nanoseconds(fingers)
            print(name(item.name) + [column("\(fingers)"), column("\(Int(time))"), column("\(item.allocations(fingers).early)")].joined())
        }
    }
    let scroll = ScrollCourse.allocations()
    print(name("scrolling 10,000 rows") + [column("1"), column("\(Int(ScrollCourse.nanoseconds()))"), column("\(scroll.finger)")].joined())
    print("\n" + name("one move, ns") + ["undecided", "going on"].map { column($0) }.joined())
    for row in arithmetic() {
        print(name(row.name) + column(String(format: "%.0f", row.possible)) + column(row.changed.map { String(format: "%.0f", $0) } ?? ""))
    }
}
