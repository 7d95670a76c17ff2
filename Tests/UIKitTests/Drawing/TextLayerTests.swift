import Testing
@testable import UIKit

@MainActor @Suite("Text layers") struct TextLayerTests {
    private func layer(_ set: (CATextLayer) -> Void) -> CATextLayer {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        layer.fontSize = 10
        layer.foregroundColor = UIColor.red.cgColor
        set(layer)
        return layer
    }

    /// The rectangle of what is drawn, in pixels.
    private func ink(_ layer: CATextLayer) throws -> CGRect {
        let context = try #require(CGContext(pixelWidth: 100, pixelHeight: 60, scale: 1))
        layer.draw(in: context)
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        var rect = CGRect.null
        for y in 0..<60 {
            for x in 0..<100 where bytes[y * context.bytesPerRow + x * 4 + 3] > 60 { rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1)) }
        }
        return rect
    }

    @Test("R-DRW-3 Text stands at the top, on the side of its alignment") func places() throws {
        let left = try ink(layer { $0.string = "ab" })
        #expect(left.minX < 4 && left.maxX < 30 && left.maxY < 14 && !left.isNull)
        let right = try ink(layer { ($0.string, $0.alignmentMode) = ("ab", .right) })
        #expect(right.maxX > 96 && right.width == left.width)
        let center = try ink(layer { ($0.string, $0.alignmentMode) = ("ab", .center) })
        #expect(abs(center.midX - 50) < 2)
        #expect(try ink(layer { $0.string = 5 }).isNull && ink(layer { _ in }).isNull)
    }

    @Test("R-DRW-3 Text that is too long breaks, is cut off, or goes on") func long() throws {
        let words = "one two three four five six seven"
        #expect(try ink(layer { ($0.string, $0.isWrapped) = (words, true) }).height > 18)
        let cut = try ink(layer { ($0.string, $0.truncationMode) = (words, .end) })
        #expect(cut.height < 14 && cut.maxX <= 100)
        #expect(try ink(layer { $0.string = words }).maxX == 100)
    }

    @Test("R-DRW-3 Attributes come before the layer's own; font and its size are two things") func looks() throws {
        let text = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        let large = try ink(layer { $0.string = text }), small = try ink(layer { $0.string = "ab" })
        #expect(large.height > 2 * small.height)
        #expect(try ink(layer { ($0.string, $0.font) = ("ab", UIFont.systemFont(ofSize: 90)) }) == small)
    }

    @Test("R-DRW-3 A change draws again; a copy has all of it") func changes() {
        let layer = layer { $0.string = "a" }
        layer.displayIfNeeded()
        #expect(layer.contents != nil && !layer.needsDisplay())
        layer.string = "b"
        #expect(layer.needsDisplay())
        layer.displayIfNeeded()
        layer.bounds.size.width = 50
        #expect(layer.needsDisplay())
        let copy = CATextLayer(layer: layer)
        #expect(copy.string as? String == "b" && copy.fontSize == 10)
    }
}
