/// A size in whole pixels.
public struct PixelSize: Hashable, Sendable {
    /// How long a side of a surface can be. What draws and shows pictures counts to at least twice as much.
    public static let largestSide = 16384

    /// The width, in pixels.
    public var width: Int
    /// The height, in pixels.
    public var height: Int
    /// Makes a size, in pixels.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in whole pixels, `minX ≤ x < maxX`.
public struct PixelRect: Hashable, Sendable {
    /// The edges, in pixels; the maxima are outside.
    public var minX: Int, minY: Int, maxX: Int, maxY: Int

    /// Makes a rectangle of its edges, in pixels.
    public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// The width, in pixels; negative where the edges are reversed.
    public var width: Int { maxX - minX }
    /// The height, in pixels; negative where the edges are reversed.
    public var height: Int { maxY - minY }
    /// Whether no pixel is inside.
    public var isEmpty: Bool { maxX <= minX || maxY <= minY }
    /// The number of pixels inside.
    public var area: Int { isEmpty ? 0 : width * height }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(minX: min(minX, other.minX), minY: min(minY, other.minY),
                         maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// The pixels in both; empty where they do not meet.
    public func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(minX: max(minX, other.minX), minY: max(minY, other.minY),
                  maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }
}
