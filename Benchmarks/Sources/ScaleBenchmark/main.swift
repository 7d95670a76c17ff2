import Foundation
import TouchTesting
import UIKit

// Work whose cost is to grow as the work does: each curve does it for a number of things.
//
//   ScaleBenchmark                      a table: milliseconds of processor time at a curve's number of things, and at four times as many
//   ScaleBenchmark --list               the curves, a line each: name, number of things, what it does
//   ScaleBenchmark CURVE N [prepare]    once, with N things, for valgrind --tool=callgrind; with `prepare` without the work itself

TouchStage.tracesGestures = false
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments == ["--list"] {
    for curve in Curve.all { print("\(curve.name)\t\(curve.count)\t\(curve.about)") }
} else if arguments.isEmpty {
    print("curve".padding(toLength: 26, withPad: " ", startingAt: 0) + "      things          ms      things          ms     times")
    for curve in Curve.all {
        let times = [curve.count, 4 * curve.count].map { count in (0..<3).map { _ in curve.milliseconds(count) }.sorted()[1] }
        print(curve.name.padding(toLength: 26, withPad: " ", startingAt: 0)
            + String(format: "%12d%12.2f%12d%12.2f%10.1f", curve.count, times[0], 4 * curve.count, times[1], times[1] / times[0]))
    }
} else if arguments.count <= 3, let curve = Curve.all.first(where: { $0.name == arguments[0] }), let count = arguments.dropFirst().first.flatMap({ Int($0) }), count > 0,
          arguments.count == 2 || arguments[2] == "prepare" {
    let stage = Curve.newStage()
    let work = curve.prepare(stage, count)
    if arguments.count == 2 { work() }
    // Nothing is freed that the work did not free.
    withExtendedLifetime((stage, work)) { exit(0) }
} else {
    FileHandle.standardError.write(Data("ScaleBenchmark: usage: [--list | CURVE N [prepare]], N of at least 1\n".utf8))
    exit(64)
}
