public import Foundation
import PictureFiles
import TouchScript

extension HeadlessSurface {
    /// The colour of one pixel. Surfaces are opaque.
    public struct Pixel: Hashable, Sendable, CustomStringConvertible {
        public var red: UInt8, green: UInt8, blue: UInt8

        public init(red: UInt8, green: UInt8, blue: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// As in `#AAAAAA`.
        public var description: String {
            "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
        }
    }

    /// What is shown at a place; `nil` outside the surface.
    public func pixel(x: Int, y: Int) -> Pixel? {
        guard let shown, (0..<size.width).contains(x), (0..<size.height).contains(y) else { return nil }
        let value = shown.address.load(fromByteOffset: y * shown.stride + x * 4, as: UInt32.self)
        return Pixel(red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
                     blue: UInt8(truncatingIfNeeded: value))
    }

    /// The picture that is shown as PNG data; `nil` before the first frame.
    public func pngData() -> Data? {
        picture.flatMap(PictureFile.png).map { Data($0) }
    }
}
