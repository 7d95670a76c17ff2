internal import Foundation
package import TouchHost

/// Memory for a picture, black at first.
package final class PixelMemory {
    package let size: PixelSize
    /// Bytes from one row to the next.
    package let stride: Int
    package let address: UnsafeMutableRawPointer

    /// - Returns: `nil` when the system has not so much memory.
    package init?(size: PixelSize) {
        guard let address = calloc(size.height, size.width * 4) else { return nil }
        self.size = size
        self.address = address
        stride = size.width * 4
    }

    deinit {
        free(address)
    }

    package var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height) }

    /// The memory as a surface lends it.
    /// - Parameter age: How many frames ago it was shown; 0 for contents that are of no use.
    package func buffer(age: Int) -> SurfaceBuffer { SurfaceBuffer(memory: address, size: size, stride: stride, age: age) }

    /// Copies a part of another picture to the same place in this one, where both have it.
    package func copy(_ part: PixelRect, from other: PixelMemory) {
        let part = part.intersection(bounds).intersection(other.bounds)
        guard !part.isEmpty else { return }
        for y in part.minY..<part.maxY {
            memcpy(address + y * stride + part.minX * 4, other.address + y * other.stride + part.minX * 4, part.width * 4)
        }
    }

    package func clear(_ part: PixelRect) {
        let part = part.intersection(bounds)
        guard !part.isEmpty else { return }
        for y in part.minY..<part.maxY { memset(address + y * stride + part.minX * 4, 0, part.width * 4) }
    }
}
