public import UIKit

extension TouchStage.Picture {
    /// How much two pictures may differ and still count as the same.
    public struct Tolerance: Sendable, Equatable {
        /// By how much red, green or blue of a pixel, 0 … 255, may differ.
        public var channel: Int
        /// The share of the pixels, 0 … 1, that may differ by more than that.
        public var share: Double

        /// Makes a tolerance: `channel` from 0 to 255, `share` from 0 to 1.
        public init(channel: Int = 2, share: Double = 0) {
            self.channel = channel
            self.share = share
        }

        /// Every pixel the same.
        public static let none = Tolerance(channel: 0, share: 0)
    }

    /// In what two pictures differ.
    public struct Difference: Sendable, Equatable {
        /// How many pixels differ by more than the tolerance of a channel allows.
        public let count: Int
        /// That number as a share of all pixels.
        public let share: Double
        /// The greatest difference of a channel, 0 … 255.
        public let largest: Int
        /// What surrounds the pixels that differ, in pixels.
        public let area: CGRect
        /// The second picture, pale, with the pixels that differ in red.
        public let picture: TouchStage.Picture
    }

    /// What differs by more than the tolerance allows; `nil` when the pictures count as the same, and when their sizes differ.
    public func difference(from other: TouchStage.Picture, tolerance: Tolerance = Tolerance()) -> Difference? {
        guard width == other.width, height == other.height else { return nil }
        var count = 0, largest = 0
        var minX = width, minY = height, maxX = -1, maxY = -1
        for index in pixels.indices where pixels[index] != other.pixels[index] {
            let distance = Self.distance(pixels[index], other.pixels[index])
            largest = max(largest, distance)
            guard distance > tolerance.channel else { continue }
            count += 1
            let x = index % width, y = index / width
            minX = min(minX, x)
            maxX = max(maxX, x)
            minY = min(minY, y)
            maxY = max(maxY, y)
        }
        let share = Double(count) / Double(pixels.count)
        guard count > 0, share > tolerance.share else { return nil }
        var marked = pixels
        for index in marked.indices {
            marked[index] = Self.distance(pixels[index], other.pixels[index]) > tolerance.channel ? 0xFF_0000 : Self.pale(pixels[index])
        }
        return Difference(count: count, share: share, largest: largest,
                          area: CGRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1),
                          picture: TouchStage.Picture(width: width, height: height, scale: scale, pixels: marked))
    }

    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        var result = 0
        for shift in [UInt32(0), 8, 16] {
            result = max(result, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
        }
        return result
    }

    /// A quarter of the colour and three of white.
    private static func pale(_ pixel: UInt32) -> UInt32 { (pixel >> 2 & 0x3F_3F3F) + 0xC0_C0C0 }
}
