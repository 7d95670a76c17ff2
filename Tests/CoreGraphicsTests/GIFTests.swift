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
        var canvas = GIFCanvas(try GIFFile(Self.small))
        #expect(canvas.file.width == 2 && canvas.file.height == 2)
        #expect(canvas.pixels(at: 0) == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0])
        let image = try CGImage(fileData: Data(Self.small))
        #expect(image.width == 2 && image.height == 2)
    }

    @Test("R-APP-17 A GIF that is cut off or has other bytes gives a picture or an error")
    func damaged() {
        for count in 0..<Self.small.count {
            guard let file = try? GIFFile(Array(Self.small.prefix(count))) else { continue }
            var canvas = GIFCanvas(file)
            #expect(canvas.pixels(at: 0).count == 4)
        }
        for index in 6..<Self.small.count {
            for value: UInt8 in [0, 1, 0x7F, 0xFF] {
                var bytes = Self.small
                bytes[index] = value
                _ = try? CGImage(gifData: Data(bytes))
            }
        }
    }

    @Test("R-IIO-2 A value that stands for itself and the next one is read, and codes become wider")
    func compression() {
        // A run of one value: each code but the first is the one that it defines.
        var writer = BitWriter(), width = 3, next = 6, values = 0
        writer.add(4, width)
        for code in [1] + Array(6..<40) {
            writer.add(code, width)
            values += code == 1 ? 1 : code - 4
            if code > 1 { next += 1 }
            if next == 1 << width { width += 1 }
        }
        // The end, and the rest of a byte.
        writer.add(5, width)
        writer.add(0, 7)
        let read = GIFCanvas.decompress(writer.bytes, 2, count: 10_000)
        #expect(read.count == values && read.allSatisfy { $0 == 1 })
        #expect(GIFCanvas.decompress(writer.bytes, 2, count: 10).count == 10)
    }

    private struct BitWriter {
        var bytes: [UInt8] = []
        private var held = 0, count = 0

        mutating func add(_ code: Int, _ width: Int) {
            held |= code << count
            count += width
            while count >= 8 {
                bytes.append(UInt8(held & 255))
                (held, count) = (held >> 8, count - 8)
            }
        }
    }
}
