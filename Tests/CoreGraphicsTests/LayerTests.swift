import CoreGraphics
import Testing

/// Layers that are drawn once and shown often (R-DRW-18).
@MainActor @Suite struct LayerTests {
    /// A layer of 4 by 2 points: red at its origin, blue at its other end.
    private func layer(for context: CGContext) throws -> CGLayer {
        let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 2), auxiliaryInfo: nil))
        let own = try #require(layer.context)
        own.setFillColor(.testRed)
        own.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        own.setFillColor(.testBlue)
        own.fill(CGRect(x: 2, y: 1, width: 2, height: 1))
        return layer
    }

    @Test("R-DRW-18 A layer is drawn where its origin is put, in its size, as often as it is drawn")
    func atAPoint() throws {
        let context = CGContext.canvas(20, 10)
        let layer = try layer(for: context)
        #expect(layer.size == CGSize(width: 4, height: 2))
        context.draw(layer, at: CGPoint(x: 1, y: 1))
        context.draw(layer, at: CGPoint(x: 11, y: 6))
        for (x, y) in [(1, 1), (11, 6)] {
            #expect(context.pixel(x, y) == .red && context.pixel(x + 1, y) == .red && context.pixel(x + 2, y) == .clear)
            #expect(context.pixel(x, y + 1) == .clear && context.pixel(x + 2, y + 1) == .blue && context.pixel(x + 3, y + 1) == .blue)
        }
        #expect(context.pixel(0, 0) == .clear && context.pixel(5, 1) == .clear && context.pixel(3, 3) == .clear)
    }

    @Test("R-DRW-18 A layer fills a rectangle, from its least x and y on")
    func inARectangle() throws {
        let context = CGContext.canvas(20, 10)
        context.interpolationQuality = .none
        context.draw(try layer(for: context), in: CGRect(x: 2, y: 2, width: 16, height: 4))
        #expect(context.pixel(2, 2) == .red && context.pixel(9, 3) == .red && context.pixel(10, 2) == .clear)
        #expect(context.pixel(10, 4) == .blue && context.pixel(17, 5) == .blue && context.pixel(9, 5) == .clear && context.pixel(18, 5) == .clear)
    }

    @Test("R-DRW-18 A layer has as many pixels a point as its context, and drawing in a transform keeps to it")
    func isSharp() throws {
        let context = CGContext.canvas(40, 20, scale: 2)
        context.scaleBy(x: 2, y: 2)
        let layer = try #require(CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
        #expect(layer.context?.width == 8 && layer.context?.height == 8)
        layer.context?.setFillColor(.testRed)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 0.25, height: 1))
        context.draw(layer, at: CGPoint(x: 1, y: 1))
        #expect(context.pixel(4, 4) == .red && context.pixel(4, 7) == .red && context.pixel(5, 4) == .clear && context.pixel(4, 8) == .clear)
    }

    @Test("R-DRW-18 Where y points up, a layer's points do too")
    func upwards() throws {
        let context = try #require(CGContext(data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                                             bitmapInfo: CGBitmapInfo.native.rawValue))
        let layer = try layer(for: context)
        context.draw(layer, at: CGPoint(x: 0, y: 0))
        #expect(context.pixel(0, 9) == .red && context.pixel(2, 8) == .blue && context.pixel(0, 8) == .clear)
        #expect(layer.context?.ctm == .identity)
    }

    @Test("R-DRW-18 The context's alpha, clip and shadow count for a layer that is drawn")
    func state() throws {
        let context = CGContext.canvas(10, 10, white: true)
        let layer = try layer(for: context)
        context.saveGState()
        context.setAlpha(0.5)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 10))
        context.draw(layer, at: .zero)
        context.restoreGState()
        #expect(context.pixel(0, 0).isClose(to: Pixel(255, 127, 127)) && context.pixel(1, 0) == .white)
        context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: .black)
        context.draw(layer, at: .zero)
        #expect(context.pixel(1, 0) == .red && context.pixel(1, 5) == .black && context.pixel(2, 6) == .black && context.pixel(2, 5) == .white)
    }

    @Test("R-DRW-18 Pixels in another order get the same colours, and a layer can be drawn in itself")
    func otherContexts() throws {
        let other = try #require(CGContext(data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                                           bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let layer = try layer(for: other)
        other.draw(layer, at: .zero)
        let copy = CGContext.canvas(4, 2)
        copy.drawUpright(try #require(other.makeImage()), in: CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(copy.pixel(0, 1) == .red && copy.pixel(3, 0) == .blue)
        layer.context?.draw(layer, at: CGPoint(x: 2, y: 0))
        other.draw(layer, at: .zero)
        copy.drawUpright(try #require(other.makeImage()), in: CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(copy.pixel(2, 1) == .red && copy.pixel(0, 1) == .red && copy.pixel(3, 0) == .blue)
    }

    @Test("R-DRW-18 There is no layer of an impossible size", arguments: [
        CGSize.zero, CGSize(width: -1, height: 3), CGSize(width: 40_000, height: 1), CGSize(width: CGFloat.nan, height: 1), CGSize(width: CGFloat.infinity, height: 1),
    ])
    func impossible(_ size: CGSize) {
        #expect(CGLayer(CGContext.canvas(4, 4), size: size, auxiliaryInfo: nil) == nil)
    }

    @Test("R-DRW-18 A context whose transform has no inverse makes no layer, and draws none")
    func collapsed() throws {
        let context = CGContext.canvas(10, 10)
        let layer = try layer(for: context)
        context.scaleBy(x: 0, y: 1)
        #expect(CGLayer(context, size: CGSize(width: 1, height: 1), auxiliaryInfo: nil) == nil)
        context.draw(layer, at: .zero)
        context.draw(layer, in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 2))
        #expect(context.pixel(0, 0) == .clear)
    }
}
