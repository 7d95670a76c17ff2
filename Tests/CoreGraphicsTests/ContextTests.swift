import CoreGraphics
import Testing

@MainActor @Suite struct ContextTests {
    @Test func yPointsDownAsInUIKit() {
        let context = CGContext.canvas(20, 20, scale: 2)
        context.setFillColor(.testRed)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 2))
        #expect(context.pixel(9, 3) == .red && context.pixel(9, 4) == .clear && context.pixel(10, 3) == .clear)
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
    }

    @Test func yPointsUpInABitmapOfOnesOwn() throws {
        let context = try #require(CGContext(data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
                                             space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo.native.rawValue))
        context.setFillColor(.testRed)
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
        #expect(context.pixel(0, 9) == .red && context.pixel(0, 0) == .clear)
        #expect(context.ctm == .identity)
    }

    @Test func redComesFirstInMemoryWhenAskedFor() throws {
        var memory = [UInt8](repeating: 0, count: 4 * 4 * 4)
        try memory.withUnsafeMutableBytes { bytes in
            let context = try #require(CGContext(data: bytes.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
                                                 space: CGColorSpaceCreateDeviceRGB(),
                                                 bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(.testRed)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            let source = CGContext.canvas(1, 1)
            source.setFillColor(.testBlue)
            source.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.draw(try #require(source.makeImage()), in: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.withCairo { _ in }
            context.flush()
            let picture = try #require(context.makeImage())
            let copy = CGContext.canvas(4, 4)
            copy.drawUpright(picture, in: CGRect(x: 0, y: 0, width: 4, height: 4))
            #expect(copy.pixel(2, 2) == .red && copy.pixel(0, 3) == .blue)
        }
        #expect(Array(memory[0..<4]) == [255, 0, 0, 255])
        #expect(Array(memory[48..<52]) == [0, 0, 255, 255])
    }

    @Test func statesComeBack() {
        let context = CGContext.canvas(10, 10)
        context.setFillColor(.testGreen)
        context.saveGState()
        context.setFillColor(.testRed)
        context.translateBy(x: 5, y: 0)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(context.pixel(9, 9) == .green)
    }

    @Test func aTransformWithoutAnInverseDrawsNothingUntilRestored() {
        let context = CGContext.canvas(10, 10)
        context.setFillColor(.testRed)
        for bad in [CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1), CGAffineTransform(translationX: .infinity, y: 0)] {
            context.saveGState()
            context.concatenate(bad)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
            context.restoreGState()
        }
        #expect(context.pixel(5, 5) == .clear)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(context.pixel(5, 5) == .red)
    }

    @Test func hugeAndBrokenRectanglesAreHarmless() {
        let context = CGContext.canvas(10, 10)
        context.setFillColor(.testRed)
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1e9, height: 10))
        context.fill(CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 10))
        context.fill(CGRect.null)
        #expect(context.pixel(5, 5) == .clear)
        context.fill(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
        #expect(context.pixel(5, 5) == .red)
        context.setFillColor(.testGreen)
        context.fill(CGRect.infinite)
        #expect(context.pixel(5, 5) == .green)
    }

    @Test func groupsFadeAsOne() {
        let context = CGContext.canvas(10, 10, white: true)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.saveGState()
        context.setFillColor(.testRed)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        context.setFillColor(.testGreen)
        context.fill(CGRect(x: 4, y: 4, width: 6, height: 6))
        context.endTransparencyLayer()
        #expect(context.pixel(2, 2).isClose(to: Pixel(255, 128, 128)))
        #expect(context.pixel(6, 6).isClose(to: Pixel(128, 255, 128)))
        context.endTransparencyLayer()
        context.restoreGState()
        context.setFillColor(.testBlue)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.pixel(0, 0).isClose(to: Pixel(128, 64, 192), by: 3))
    }

    @Test func blendModesBlend() {
        let context = CGContext.canvas(4, 4, white: true)
        context.setBlendMode(.multiply)
        context.setFillColor(.testRed)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.setFillColor(.testGreen)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        #expect(context.pixel(0, 0) == .black && context.pixel(3, 0) == .red)
        context.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(context.pixel(0, 0) == .clear)
    }

    @Test func linesHaveWidthCapsAndDashes() {
        let context = CGContext.canvas(40, 20)
        context.setStrokeColor(.testRed)
        context.setLineWidth(4)
        context.setLineDash(phase: 0, lengths: [10, 10])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10)])
        #expect(context.pixel(5, 8) == .red && context.pixel(5, 11) == .red && context.pixel(5, 7) == .clear)
        #expect(context.pixel(15, 10) == .clear && context.pixel(25, 10) == .red)
        context.setLineDash(phase: 0, lengths: [0, 0])
        context.setLineDash(phase: .nan, lengths: [-1])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10)])
        #expect(context.pixel(15, 10) == .red)
    }

    @Test func thePathInProgressCanBeAsked() throws {
        let context = CGContext.canvas(40, 40)
        context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        context.addArc(center: CGPoint(x: 30, y: 30), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
        context.addQuadCurve(to: CGPoint(x: 0, y: 40), control: CGPoint(x: 0, y: 20))
        #expect(context.currentPointOfPath == CGPoint(x: 0, y: 40))
        #expect(context.pathContains(CGPoint(x: 10, y: 10), mode: .fill))
        #expect(context.boundingBoxOfPath.minX == 0)
        context.beginPath()
        #expect(context.isPathEmpty && context.path == nil)
        context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(try #require(context.path) == CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil))
    }

    @Test func gradientsRunAndStop() throws {
        let context = CGContext.canvas(100, 10)
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.testRed, CGColor.testBlue] as CFArray, locations: [0, 1]))
        context.drawLinearGradient(gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: [.drawsAfterEndLocation])
        #expect(context.pixel(10, 5) == .clear && context.pixel(90, 5) == .blue)
        #expect(context.pixel(49, 5).isClose(to: Pixel(130, 0, 126), by: 4))
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
    }

    @Test func impossibleContextsAreRefused() {
        func make(_ width: Int, _ height: Int, _ bits: Int = 8, _ row: Int = 0, _ info: UInt32 = CGBitmapInfo.native.rawValue) -> CGContext? {
            CGContext(data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
                      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        }
        #expect(make(0, 10) == nil && make(10, -1) == nil && make(100_000, 10) == nil)
        #expect(make(10, 10, 16) == nil && make(10, 10, 8, 12) == nil && make(10, 10, 8, 0, CGImageAlphaInfo.none.rawValue) == nil)
        #expect(make(10, 10) != nil)
    }
}
