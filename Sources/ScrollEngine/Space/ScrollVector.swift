package import Foundation

/// A distance in points.
package struct ScrollVector: Equatable, Sendable {
    package var dx: CGFloat
    package var dy: CGFloat

    package static let zero = ScrollVector(dx: 0, dy: 0)

    package init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// The distance from one offset to another.
    package init(from old: CGPoint, to new: CGPoint) { (dx, dy) = (new.x - old.x, new.y - old.y) }

    static func + (one: ScrollVector, other: ScrollVector) -> ScrollVector { ScrollVector(dx: one.dx + other.dx, dy: one.dy + other.dy) }
}
