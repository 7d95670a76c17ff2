import BenchSupport
import UIKit

// Hit tests at points all over trees of a hundred thousand views.
//
//   HitTestBenchmark    a table: nanoseconds of processor time a hit test: the median of batches all over the
//                       tree, the slowest point when it is tested repeatedly, and the first test of all
//   HitTestBenchmark --instructions TESTS   nothing but hit tests in a nested tree, for valgrind --tool=callgrind

@MainActor
func measure(_ tree: Tree) {
    var found = 0
    let first = nanoseconds { if tree.root.hitTest(tree.points[0], with: nil) != nil { found += 1 } }
    // Where a test takes milliseconds a few points are enough.
    func isSlow() -> Bool { nanoseconds { if tree.root.hitTest(tree.points[1], with: nil) != nil { found += 1 } } > 500_000 }
    let points = isSlow() ? Array(tree.points.prefix(16)) : tree.points
    let batches = (0..<25).map { _ in
        nanoseconds { for point in points where tree.root.hitTest(point, with: nil) != nil { found += 1 } } / Double(points.count)
    }
    let slowest = points.map { point in
        median((0..<5).map { _ in
            nanoseconds { for _ in 0..<16 where tree.root.hitTest(point, with: nil) != nil { found += 1 } } / 16
        })
    }.max()!
    check(found > 0, "nothing was hit")
    let columns = [median(batches), slowest, first].map { String(format: "%12.0f", $0) }.joined()
    print(tree.name.padding(toLength: 44, withPad: " ", startingAt: 0) + columns + "    \(tree.count) views")
}

if CommandLine.arguments.dropFirst().first == "--instructions" {
    let tree = Tree.nested(branches: 10, depth: 3)
    for number in 0..<(CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1000) {
        _ = tree.root.hitTest(tree.points[number % tree.points.count], with: nil)
    }
} else {
    print("".padding(toLength: 44, withPad: " ", startingAt: 0) + "   median ns     slowest       first")
    measure(.nested(branches: 10, depth: 5))
    measure(.nested(branches: 2, depth: 16))
    measure(.nested(branches: 46, depth: 3))
    measure(.chain(depth: 10))
    measure(.chain(depth: 1000))
    measure(.tiles())
    measure(.tiles({ Tree.Plain(frame: $0) }, name: "flat: tiles of a client's class"))
    measure(.rows())
    measure(.scattered())
    measure(.tiles({ Tree.Overriding(frame: $0) }, name: "flat: tiles that override point(inside:)"))
}
