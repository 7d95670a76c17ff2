/// A rectangle of whole pixels, `minX ≤ x < maxX`.
@frozen
package struct DeviceRect: Hashable, Sendable {
    package var minX: Int, minY: Int, maxX: Int, maxY: Int

    @inlinable
    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    package static let empty = DeviceRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    @inlinable package var width: Int { maxX - minX }
    @inlinable package var height: Int { maxY - minY }
    @inlinable package var isEmpty: Bool { maxX <= minX || maxY <= minY }
    @inlinable package var area: Int { isEmpty ? 0 : width * height }

    @inlinable
    package func union(_ other: DeviceRect) -> DeviceRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return DeviceRect(minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    @inlinable
    package func intersection(_ other: DeviceRect) -> DeviceRect {
        DeviceRect(minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    /// Whether the two share a pixel. An empty rectangle shares none, though it has a place.
    @inlinable
    package func intersects(_ other: DeviceRect) -> Bool {
        max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
    }

    @inlinable
    package func contains(_ other: DeviceRect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}

extension DeviceRect {
    /// Far beyond every screen, and far from overflowing.
    private static let limit = 1e7

    @inline(__always)
    private static func whole(_ value: Double) -> Int { Int(min(max(value, -limit), limit)) }

    /// The pixels that a rectangle touches. Not a number counts as empty.
    @inline(__always)
    init(covering x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
        guard x0 < x1, y0 < y1 else {
            self = .empty
            return
        }
        self.init(minX: Self.whole(x0.rounded(.down)), minY: Self.whole(y0.rounded(.down)),
                  maxX: Self.whole(x1.rounded(.up)), maxY: Self.whole(y1.rounded(.up)))
    }

    /// The pixels that lie entirely in a rectangle.
    @inline(__always)
    init(inside x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
        guard x0 < x1, y0 < y1 else {
            self = .empty
            return
        }
        self.init(minX: Self.whole(x0.rounded(.up)), minY: Self.whole(y0.rounded(.up)),
                  maxX: Self.whole(x1.rounded(.down)), maxY: Self.whole(y1.rounded(.down)))
    }

    /// The pixels whose centres lie in a rectangle.
    @inline(__always)
    init(rounding x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
        guard x0 < x1, y0 < y1 else {
            self = .empty
            return
        }
        self.init(minX: Self.whole((x0 - 0.5).rounded(.up)), minY: Self.whole((y0 - 0.5).rounded(.up)),
                  maxX: Self.whole((x1 - 0.5).rounded(.up)), maxY: Self.whole((y1 - 0.5).rounded(.up)))
    }
}

/// A rectangle in device pixels with fractions.
struct DeviceBox {
    var x0: Double, y0: Double, x1: Double, y1: Double

    init(x0: Double, y0: Double, x1: Double, y1: Double) {
        (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
    }

    /// The bounding box of a rectangle after a transform.
    @inline(__always)
    init(_ rect: CGRect, _ t: CGAffineTransform) {
        let left = min(rect.origin.x, rect.origin.x + rect.size.width).native, width = abs(rect.size.width.native)
        let top = min(rect.origin.y, rect.origin.y + rect.size.height).native, height = abs(rect.size.height.native)
        let x = t.a.native * left + t.c.native * top + t.tx.native
        let y = t.b.native * left + t.d.native * top + t.ty.native
        let ax = t.a.native * width, cx = t.c.native * height, by = t.b.native * width, dy = t.d.native * height
        x0 = x + min(ax, 0) + min(cx, 0)
        x1 = x + max(ax, 0) + max(cx, 0)
        y0 = y + min(by, 0) + min(dy, 0)
        y1 = y + max(by, 0) + max(dy, 0)
    }

    @inline(__always) var covered: DeviceRect { DeviceRect(covering: x0, y0, x1, y1) }
    @inline(__always) var inside: DeviceRect { DeviceRect(inside: x0, y0, x1, y1) }
    @inline(__always) var rounded: DeviceRect { DeviceRect(rounding: x0, y0, x1, y1) }
}
