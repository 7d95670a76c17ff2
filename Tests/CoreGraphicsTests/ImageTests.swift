import CoreGraphics
import Testing

@MainActor @Suite struct ImageTests {
    /// Red at the top left, green right of it, blue below, white opposite.
    private func quarters() -> CGImage {
        let context = CGContext.canvas(4, 4)
        for (x, y, color) in [(0, 0, CGColor.testRed), (2, 0, .testGreen), (0, 2, .testBlue), (2, 2, .white)] {
            context.setFillColor(color)
            context.fill(CGRect(x: x, y: y, width: 2, height: 2))
        }
        return context.makeImage()!
    }

    @Test func aPNGReadsBack() throws {
        let image = quarters()
        let data = try #require(image.pngData)
        let read = try CGImage(pngData: data)
        #expect(read.width == 4 && read.height == 4)
        #expect(read.dataProvider?.data == image.dataProvider?.data)
    }

    @Test func brokenPNGsGiveNothing() throws {
        let data = try #require(quarters().pngData)
        func image(_ data: Data) -> CGImage? {
            CGDataProvider(data: data).flatMap {
                CGImage(pngDataProviderSource: $0, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
            }
        }
        #expect(image(Data()) == nil && image(Data("no picture".utf8)) == nil)
        for count in 0..<data.count - 12 { #expect(image(data.prefix(count)) == nil) }
        for index in data.indices {
            var damaged = data
            damaged[index] ^= 0x5A
            _ = image(damaged)
        }
        var huge = data
        huge.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
        #expect(throws: PNGError.self) { try CGImage(pngData: huge) }
        #expect(image(data) != nil)
    }

    @Test func anImageIsUprightWhereYPointsUpAndUpsideDownInUIKit() throws {
        let image = quarters()
        let down = CGContext.canvas(4, 4)
        down.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(down.pixel(0, 0) == .blue && down.pixel(0, 3) == .red)
        let up = try #require(CGContext(data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                                        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo.native))
        up.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(up.pixel(0, 0) == .red && up.pixel(3, 0) == .green)
        let upright = CGContext.canvas(8, 8)
        upright.interpolationQuality = .none
        upright.drawUpright(image, in: CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(upright.pixel(0, 0) == .red && upright.pixel(7, 7) == .white && upright.pixel(3, 4) == .blue)
    }

    @Test func croppingTakesFromTheTopLeft() throws {
        let part = try #require(quarters().cropping(to: CGRect(x: 2, y: 0, width: 10, height: 2)))
        #expect(part.width == 2 && part.height == 2)
        let context = CGContext.canvas(2, 2)
        context.drawUpright(part, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(context.pixel(0, 0) == .green && context.pixel(1, 1) == .green)
        #expect(quarters().cropping(to: CGRect(x: 20, y: 0, width: 1, height: 1)) == nil)
        #expect(quarters().cropping(to: .null) == nil)
        #expect(quarters().cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
        #expect(quarters().cropping(to: .infinite)?.width == 4)
    }

    @Test func pixelDataBecomesAnImage() throws {
        func image(_ bytes: [UInt8], _ alpha: CGImageAlphaInfo) -> CGImage? {
            CGImage(width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue), provider: CGDataProvider(data: Data(bytes))!, decode: nil,
                    shouldInterpolate: true, intent: .defaultIntent)
        }
        let context = CGContext.canvas(1, 1)
        context.drawUpright(try #require(image([200, 100, 50, 128], .last)), in: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.pixel(0, 0).isClose(to: Pixel(100, 50, 25, 128)))
        #expect(image([1, 2, 3], .last) == nil && image([1, 2, 3, 4], .none) == nil)
    }

    @Test func aFinishedContextKeepsItsPictureAndDrawsNoMore() throws {
        let context = CGContext.canvas(2, 2)
        context.setFillColor(.testRed)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try #require(context.finishAsImage())
        context.setFillColor(.testGreen)
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
        let canvas = CGContext.canvas(2, 2)
        canvas.drawUpright(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(canvas.pixel(1, 1) == .red)
    }
}
