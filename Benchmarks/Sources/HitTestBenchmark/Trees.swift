import UIKit

/// A tree of about a hundred thousand views, and points in it.
@MainActor
struct Tree {
    let name: String
    let root: UIView
    let points: [CGPoint]
    let count: Int

    /// Views as a client may have them: classes of its own that override nothing that matters here.
    final class Plain: UIView {}
    final class Overriding: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    }

    /// Numbers that are the same in every run.
    private struct Dice {
        var state: UInt64 = 88_172_645_463_325_252
        mutating func roll(_ limit: Double) -> Double {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Double(state >> 11) / Double(1 << 53) * limit
        }
    }

    private init(_ name: String, _ root: UIView, size: CGSize, count: Int) {
        var dice = Dice()
        self.name = name
        self.root = root
        self.count = count
        points = (0..<256).map { _ in CGPoint(x: dice.roll(size.width), y: dice.roll(size.height)) }
    }

    /// Siblings in rows and columns, side by side.
    static func tiles(_ make: @MainActor (CGRect) -> UIView = { UIView(frame: $0) }, name: String = "flat: tiles") -> Tree {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 2500))
        for row in 0..<250 {
            for column in 0..<400 { root.addSubview(make(CGRect(x: column * 10, y: row * 10, width: 10, height: 10))) }
        }
        return Tree(name, root, size: root.bounds.size, count: 100_000)
    }

    /// Siblings here and there, of all sizes to 20 × 20, the half of them turned.
    static func scattered() -> Tree {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 2500))
        var dice = Dice()
        for number in 0..<100_000 {
            let view = Plain(frame: CGRect(x: dice.roll(4000), y: dice.roll(2500), width: 1 + dice.roll(19), height: 1 + dice.roll(19)))
            if number % 2 == 0 { view.transform = CGAffineTransform(rotationAngle: dice.roll(3)) }
            root.addSubview(view)
        }
        return Tree("flat: scattered, half of them turned", root, size: root.bounds.size, count: 100_000)
    }

    /// Rows of a list.
    static func rows() -> Tree {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4_400_000))
        for row in 0..<100_000 { root.addSubview(UIView(frame: CGRect(x: 0, y: row * 44, width: 400, height: 44))) }
        return Tree("flat: rows", root, size: root.bounds.size, count: 100_000)
    }

    /// A tree whose views are filled by their subviews, side by side.
    static func nested(branches: Int, depth: Int) -> Tree {
        let size = CGSize(width: 1000, height: 1000)
        let root = UIView(frame: CGRect(origin: .zero, size: size))
        var count = 1
        func fill(_ view: UIView, _ level: Int) {
            guard level < depth else { return }
            let size = view.bounds.size
            let isWide = level % 2 == 0
            for branch in 0..<branches {
                let share = Double(branch) / Double(branches)
                let frame = isWide ? CGRect(x: share * size.width, y: 0, width: size.width / Double(branches), height: size.height)
                    : CGRect(x: 0, y: share * size.height, width: size.width, height: size.height / Double(branches))
                let child = UIView(frame: frame)
                count += 1
                view.addSubview(child)
                fill(child, level + 1)
            }
        }
        fill(root, 0)
        return Tree("nested: \(branches) in each, \(depth) deep", root, size: size, count: count)
    }

    /// Views one in another, each as large as the one around.
    static func chain(depth: Int) -> Tree {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        var view = root
        for _ in 0..<depth {
            let child = UIView(frame: view.bounds)
            view.addSubview(child)
            view = child
        }
        return Tree("chain: \(depth) deep", root, size: root.bounds.size, count: depth + 1)
    }
}
