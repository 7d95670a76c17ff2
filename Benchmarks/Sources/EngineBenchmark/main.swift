import BenchSupport
import CAllocations
import GestureEngine

// The coordination alone: frames of moving contacts on one receiver, followed by three recognizers, whose client does nothing of its own.
//
//   EngineBenchmark                 a table: nanoseconds of processor time (the median of batches) and heap allocations a frame
//   EngineBenchmark --gate          the allocations alone: non-zero status when there are any
//   EngineBenchmark --instructions N FRAMES undecided|panning   nothing but the frames, for valgrind --tool=callgrind

/// How many frames a batch has, and how many batches there are.
let frames = 2000, batches = 25

@MainActor
func measured(contacts: Int, isPanning: Bool) -> (time: Double, allocations: Double) {
    let course = Course(contacts: contacts, isPanning: isPanning)
    for _ in 0..<frames { course.move() }
    let before = allocations_count()
    for _ in 0..<frames { course.move() }
    let allocations = Double(allocations_count() - before) / Double(frames)
    let time = median(of: batches, units: frames) { for _ in 0..<frames { course.move() } }
    check(course.client.called == (batches + 2) * frames * 3, "calls were lost: \(course.client.called)")
    return (time, allocations)
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--instructions", arguments.count == 4, let contacts = Int(arguments[arguments.startIndex + 1]), let count = Int(arguments[arguments.startIndex + 2]) {
    let course = Course(contacts: contacts, isPanning: arguments.last == "panning")
    for _ in 0..<count { course.move() }
} else {
    var isGood = true
    for isPanning in [false, true] {
        for contacts in [1, 2, 5, 10] {
            let (time, allocations) = measured(contacts: contacts, isPanning: isPanning)
            let padded = "\(contacts) contacts, \(isPanning ? "one recognizer panning" : "undecided"):"
            print(padded, arguments.contains("--gate") ? "" : "\(Int(time.rounded())) ns,", "\(allocations) allocations a frame")
            if allocations > 0 { isGood = false }
        }
    }
    check(isGood || !arguments.contains("--gate"), "a frame allocates")
}
