import CoreGraphics
import Testing

@MainActor @Suite struct MaskTests {
    /// A picture of 2 by 1 pixels: opaque, then clear.
    private func halves() -> CGImage {
        let context = CGContext.canvas(2, 1)
        context.setFillColor(.testBlue)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        return context.makeImage()!
    }

    @Test("R-DRW-15 a mask lets through what it is opaque for, within its rectangle, until the state is restored")
    func mask() {
        let context = CGContext.canvas(20, 10)
        context.interpolationQuality = .none
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 5), mask: halves())
        context.setFillColor(.testRed)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(context.pixel(2, 2) == .red && context.pixel(7, 2) == .clear && context.pixel(2, 7) == .clear && context.pixel(15, 2) == .clear)
        // What moves the user space later leaves the mask.
        context.translateBy(x: 5, y: 0)
        context.setFillColor(.testBlue)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(context.pixel(2, 2) == .red && context.pixel(7, 2) == .clear)
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(context.pixel(15, 7) != .clear)
    }

    @Test("R-DRW-15 two masks hold together; without alpha the lightness counts")
    func masks() {
        let context = CGContext.canvas(10, 10)
        context.interpolationQuality = .none
        let light = CGContext(pixelWidth: 1, pixelHeight: 2, scale: 1, isOpaque: true)!
        light.setFillColor(gray: 1, alpha: 1)
        light.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: halves())
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: light.makeImage()!)
        context.setFillColor(.testRed)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        // A context of UIKit has y down, so the picture stands on its head.
        #expect(context.pixel(2, 2) == .red && context.pixel(2, 7) == .clear && context.pixel(7, 2) == .clear)
    }

    @Test func componentsAndInks() {
        let context = CGContext.canvas(4, 4)
        func paint() -> CGColor? {
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            return nil
        }
        context.setFillColor([1, 0, 0, 1])
        _ = paint()
        #expect(context.pixel(1, 1) == .red)
        context.setFillColor(cyan: 1, magenta: 1, yellow: 0, black: 0, alpha: 1)
        _ = paint()
        #expect(context.pixel(1, 1) == .blue)
        context.setFillColorSpace(CGColorSpaceCreateDeviceGray())
        context.setFillColor([0])
        context.setFillColor([0, 0])
        context.setBlendMode(.copy)
        _ = paint()
        #expect(context.pixel(1, 1) == .clear)
    }

    @Test func theOutlineOfAStrokeIsFilledAsTheStroke() {
        let line = CGContext.canvas(40, 40), outline = CGContext.canvas(40, 40)
        for context in [line, outline] {
            context.setFillColor(.testRed)
            context.setStrokeColor(.testRed)
            context.setLineWidth(6)
            context.setLineCap(.round)
            context.setLineDash(phase: 0, lengths: [12, 8])
            context.move(to: CGPoint(x: 5, y: 20))
            context.addLine(to: CGPoint(x: 35, y: 20))
        }
        line.strokePath()
        outline.replacePathWithStrokedPath()
        #expect(!outline.isPathEmpty && outline.boundingBoxOfPath.height > 5)
        outline.fillPath()
        for (x, y) in [(10, 20), (10, 18), (21, 20), (28, 20), (10, 26)] { #expect(line.pixel(x, y) == outline.pixel(x, y), "\(x) \(y)") }
    }

    @Test func edgesMayBeForbiddenToBeSmooth() {
        let context = CGContext.canvas(10, 10)
        context.setAllowsAntialiasing(false)
        context.saveGState()
        context.setShouldAntialias(true)
        context.restoreGState()
        context.setFillColor(.testRed)
        context.fillEllipse(in: CGRect(x: 0.3, y: 0.3, width: 9, height: 9))
        var colours = 0
        for y in 0..<10 { for x in 0..<10 where context.pixel(x, y) != .red && context.pixel(x, y) != .clear { colours += 1 } }
        #expect(colours == 0)
    }
}
