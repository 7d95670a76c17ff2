/// The directions in which a ``CAScrollLayer`` moves what is in it.
public struct CAScrollLayerScrollMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its sublayers: it moves the origin of its bounds (R-DRW-9). It follows no finger by itself.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    public override init() {
        super.init()
        masksToBounds = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
    }

    /// The directions in which it moves.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Moves a point of its coordinates to the upper left corner, as far as ``scrollMode`` allows.
    open override func scroll(_ p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Moves a point to the upper left corner.
    open func scroll(to p: CGPoint) { scroll(p) }

    /// Moves as little as it takes for a rectangle of its coordinates to be seen.
    open func scroll(to r: CGRect) {
        let shown = bounds, r = r.standardized
        func origin(_ start: CGFloat, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
            if first < start || last - first > length { return first }
            return last > start + length ? last - length : start
        }
        scroll(CGPoint(x: origin(shown.minX, shown.width, r.minX, r.maxX), y: origin(shown.minY, shown.height, r.minY, r.maxY)))
    }
}
