internal import HostHeadless
public import UIKit

extension TouchStage {
    /// What a stage shows, or a picture to compare it with: opaque pixels.
    public struct Picture: Sendable, Equatable {
        /// In pixels.
        public let width: Int
        /// The height, in pixels.
        public let height: Int
        /// Pixels a point.
        public let scale: CGFloat
        /// Row by row from the top left, each `0xRRGGBB`.
        public let pixels: ContiguousArray<UInt32>

        /// A picture of these pixels. Their number must be `width` times `height`.
        public init(width: Int, height: Int, scale: CGFloat = 1, pixels: ContiguousArray<UInt32>) {
            precondition(width > 0 && height > 0 && pixels.count == width * height, "\(pixels.count) pixels are not \(width) × \(height)")
            self.width = width
            self.height = height
            self.scale = scale
            self.pixels = pixels
        }

        /// The colour of a pixel, `0xRRGGBB`; `nil` outside the picture.
        public subscript(x: Int, y: Int) -> UInt32? {
            (0..<width).contains(x) && (0..<height).contains(y) ? pixels[y * width + x] : nil
        }

        /// The colour at a point of the window; `nil` outside the picture.
        public func color(at point: CGPoint) -> UInt32? {
            guard let x = Int(exactly: (point.x * scale).rounded(.down)), let y = Int(exactly: (point.y * scale).rounded(.down)) else { return nil }
            return self[x, y]
        }
    }

    /// What the stage shows now. Without this call nothing is drawn, so it is not cheap: the whole window is drawn.
    public func picture() -> Picture {
        guard isReady() else { return Picture(width: 1, height: 1, pixels: [0]) }
        bringUpToDate()
        host.isDrawing = true
        defer { host.isDrawing = false }
        guard let buffer = host.surface?.picture else {
            report("there is no picture: the stage is hidden, or its last frame is still on its way")
            return Picture(width: 1, height: 1, pixels: [0])
        }
        var pixels = ContiguousArray<UInt32>()
        pixels.reserveCapacity(buffer.size.width * buffer.size.height)
        for y in 0..<buffer.size.height {
            let row = buffer.memory + y * buffer.stride
            for x in 0..<buffer.size.width { pixels.append(row.load(fromByteOffset: x * 4, as: UInt32.self) & 0xFF_FFFF) }
        }
        return Picture(width: buffer.size.width, height: buffer.size.height, scale: host.surface?.scale ?? 1, pixels: pixels)
    }
}
