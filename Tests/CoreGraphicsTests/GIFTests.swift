import Foundation
import Testing
@testable import CoreGraphics

@Suite("Pictures: GIF")
struct GIFTests {
    /// Two by two pixels: red, green, blue and transparent.
    static let small: [UInt8] = Array("GIF89a".utf8) + [2, 0, 2, 0, 0xA1, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]
        + [0x21, 0xF9, 4, 1, 0, 0, 3, 0] + [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 3, 0x44, 0x34, 0x05, 0, 0x3B]

    @Test("R-APP-17 The first picture of a GIF has its colours, and is transparent where the file says so")
    func picture() throws {
        var reader = GIFReader(Self.small)
        let picture = try reader.read()
        #expect(picture.width == 2 && picture.height == 2)
        #expect(picture.pixels == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0])
        let image = try CGImage(fileData: Data(Self.small))
        #expect(image.width == 2 && image.height == 2)
    }

    @Test("R-APP-17 A GIF that is cut off or has other bytes gives a picture or an error")
    func damaged() {
        for count in 0..<Self.small.count {
            var reader = GIFReader(Array(Self.small.prefix(count)))
            if let picture = try? reader.read() { #expect(picture.pixels.count == 4) }
        }
        for index in 6..<Self.small.count {
            for value: UInt8 in [0, 1, 0x7F, 0xFF] {
                var bytes = Self.small
                bytes[index] = value
                _ = try? CGImage(gifData: Data(bytes))
            }
        }
    }
}
