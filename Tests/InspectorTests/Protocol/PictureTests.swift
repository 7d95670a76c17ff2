import Foundation
import PictureFiles
import Testing
import TouchHost
import TouchScript
import UIKit

/// Pictures that are written quickly have the same pixels.
@MainActor @Suite("The inspector's pictures") struct PictureTests {
    private nonisolated static let kinds = ["even", "noise", "slope", "blocks", "rows", "few"]

    private static func color(_ kind: String, _ x: Int, _ y: Int, _ random: inout SystemRandomNumberGenerator) -> UInt32 {
        switch kind {
        case "noise": UInt32.random(in: 0...UInt32.max, using: &random)
        case "slope": UInt32(x & 0xFF) << 16 | UInt32(y & 0xFF)
        case "blocks": (x / 37 + y / 29) % 3 == 0 ? 0xFF33_6699 : 0x80FF_AA11
        case "rows": y % 3 == 2 ? UInt32(x) : 0x0012_3456
        case "few": UInt32.random(in: 0...2, using: &random) * 0x40_4040
        default: 0xFFFF_FFFF
        }
    }

    // A match is at most 86 pixels long; 10,922 pixels are the longest row that lies within reach.
    @Test(arguments: kinds) func pixelsAreWhatTheyWere(kind: String) throws {
        var random = SystemRandomNumberGenerator()
        for (width, height) in [(1, 1), (1, 40), (2, 3), (85, 3), (86, 3), (87, 4), (172, 3), (390, 60), (10_922, 3), (10_923, 3)] {
            // A row may be longer in memory than it is shown.
            let pitch = width + 3
            var pixels = [UInt32](repeating: 0, count: pitch * height)
            for y in 0..<height { for x in 0..<width { pixels[y * pitch + x] = Self.color(kind, x, y, &random) } }
            let file = pixels.withUnsafeMutableBytes {
                PictureFile.quickPNG(SurfaceBuffer(memory: $0.baseAddress!, size: PixelSize(width: width, height: height), stride: pitch * 4, age: 1))
            }
            let image = try #require(UIImage(data: Data(file))?.cgImage, "\(kind), \(width) by \(height)")
            #expect(image.width == width && image.height == height)
            let read = try #require(image.dataProvider?.data), stride = image.bytesPerRow
            let wrong = (0..<width * height).count { place in
                let at = place / width * stride + place % width * 4, pixel = pixels[place / width * pitch + place % width]
                return read[at] != UInt8(pixel & 0xFF) || read[at + 1] != UInt8(pixel >> 8 & 0xFF) || read[at + 2] != UInt8(pixel >> 16 & 0xFF)
            }
            #expect(wrong == 0, "\(kind), \(width) by \(height)")
        }
    }
}
