import UIKit

// Hit tests at points all over trees of a hundred thousand views.
//
//   HitTestBenchmark    a table: nanoseconds a hit test (the median of batches), those of the slowest point, and of the first test
//   HitTestBenchmark --instructions TESTS   nothing but hit tests in a nested tree, for valgrind --tool=callgrind

@MainActor
func nanoseconds(_ work: () -> Void) -> Double {
    let time = ContinuousClock().measure(work)
    return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

@MainActor
func measure(_ tree: Tree) {
    var found = 0
    let first = nanoseconds { if tree.root.hitTest(tree.points[0], with: nil) != nil { found += 1 } }
    let batches = (0..<25).map { _ in
        nanoseconds { for point in tree.points where tree.root.hitTest(point, with: nil) != nil { found += 1 } } / Double(tree.points.count)
    }
    let slowest = tree.points.map { point in
        median((0..<5).map { _ in
            nanoseconds { for _ in 0..<4 where tree.root.hitTest(point, with: nil) != nil { found += 1 } } / 4
        })
    }.max()!
    precondition(found > 0)
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
    measure(.tiles())
    measure(.tiles({ Tree.Plain(frame: $0) }, name: "flat: tiles of a client's class"))
    measure(.rows())
    measure(.scattered())
    measure(.tiles({ Tree.Overriding(frame: $0) }, name: "flat: tiles that override point(inside:)"))
}
