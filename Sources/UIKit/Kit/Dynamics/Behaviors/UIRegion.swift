/// A part of the plane about a point, in which a field acts (R-DYN-28).
@preconcurrency @MainActor
open class UIRegion: NSObject, @preconcurrency NSCopying {
    private let holds: (CGPoint) -> Bool

    private init(_ holds: @escaping (CGPoint) -> Bool) {
        self.holds = holds
        super.init()
    }

    /// A circle about the point, in points.
    public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }
    /// A rectangle about the point, in points.
    public convenience init(size: CGSize) { self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }

    /// The whole plane.
    open class var infinite: UIRegion { UIRegion { _ in true } }

    /// All that is not in the region.
    open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }
    /// The points that lie in one of two regions, or in both.
    open func byUnion(with region: UIRegion) -> UIRegion { UIRegion { [holds] in holds($0) || region.holds($0) } }
    /// The points that lie in this region and not in the other.
    open func byDifference(from region: UIRegion) -> UIRegion { UIRegion { [holds] in holds($0) && !region.holds($0) } }
    /// What is in both regions.
    open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion { [holds] in holds($0) && region.holds($0) } }

    /// Whether a place is in the region, in points from the region's middle.
    open func contains(_ point: CGPoint) -> Bool { holds(point) }

    /// The region itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
