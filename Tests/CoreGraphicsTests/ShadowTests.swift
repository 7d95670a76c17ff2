import CoreGraphics
import Foundation
import Testing

@Suite("Shadows of what is drawn") struct ShadowTests {
    private let square = CGRect(x: 10, y: 10, width: 10, height: 10)

    @Test("R-DRW-1 A shadow without blur is the shape, moved by points of the base space, below what is painted")
    func sharp() {
        let context = CGContext.canvas(60, 60, scale: 2, white: true)
        context.setFillColor(.testRed)
        context.translateBy(x: -5, y: -5)
        context.scaleBy(x: 2, y: 2)
        context.setShadow(offset: CGSize(width: 3, height: 4), blur: 0, color: .testBlue)
        // 5 to 10 points each way, 10 to 20 pixels.
        context.fill(CGRect(x: 5, y: 5, width: 2.5, height: 2.5))
        #expect(context.pixel(15, 15) == .red && context.pixel(19, 19) == .red)
        #expect(context.pixel(22, 22) == .blue && context.pixel(25, 27) == .blue && context.pixel(26, 20) == .white && context.pixel(20, 28) == .white)
        #expect(context.pixel(17, 25) == .blue && context.pixel(15, 25) == .white)
    }

    @Test("R-DRW-1 In a bitmap of one's own y points up, for the offset too") func up() throws {
        let context = try #require(CGContext(data: nil, width: 30, height: 30, bitsPerComponent: 8, bytesPerRow: 0,
                                             space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo.native.rawValue))
        context.setFillColor(.testRed)
        context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: .testBlue)
        context.fill(square)
        #expect(context.pixel(15, 15) == .red && context.pixel(15, 7) == .blue && context.pixel(15, 22) == .clear)
    }

    @Test("R-DRW-1 Blur reaches as far as its number says, and the colour's alpha counts") func blurred() {
        let context = CGContext.canvas(60, 60)
        context.setFillColor(.testRed)
        context.setShadow(offset: .zero, blur: 8)
        context.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
        let near = context.pixel(30, 18).alpha, far = context.pixel(30, 14).alpha
        #expect(near > far && far > 0 && near < 60 && context.pixel(30, 4).alpha == 0 && context.pixel(30, 30) == .red)
    }

    @Test("R-DRW-1 A shape outside of the clip casts its shadow into it: inner shadows") func inner() {
        let context = CGContext.canvas(30, 30)
        context.clip(to: CGRect(x: 0, y: 0, width: 30, height: 30))
        context.setFillColor(.testRed)
        context.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: .testBlue)
        context.addRect(CGRect(x: -20, y: -20, width: 70, height: 70))
        context.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        context.fillPath(using: .evenOdd)
        #expect(context.pixel(15, 1) == .blue && context.pixel(15, 5) == .clear)
    }

    @Test("R-DRW-1 A layer has one shadow; restored states and nil end it; clearing has none") func ends() {
        let context = CGContext.canvas(40, 40, white: true)
        context.setFillColor(.testRed)
        context.saveGState()
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .testBlue)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
        context.endTransparencyLayer()
        // Inside the layer nothing casts a shadow on what is beside it.
        #expect(context.pixel(15, 5) == .red && context.pixel(25, 5) == .blue && context.pixel(32, 5) == .white)
        context.clear(CGRect(x: 0, y: 20, width: 5, height: 5))
        #expect(context.pixel(2, 22) == .clear && context.pixel(12, 22) == .white)
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: nil)
        context.fill(CGRect(x: 0, y: 30, width: 5, height: 5))
        context.restoreGState()
        context.fill(CGRect(x: 5, y: 30, width: 5, height: 5))
        #expect(context.pixel(12, 32) == .white && context.pixel(17, 32) == .white)
    }

    @Test("R-DRW-1 Strokes keep their style, images and gradients have shadows, sizes without sense do nothing") func others() throws {
        let context = CGContext.canvas(40, 40, white: true)
        context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .testBlue)
        context.setLineWidth(4)
        context.setLineDash(phase: 0, lengths: [10, 10])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 40, y: 5)])
        #expect(context.pixel(5, 15) == .blue && context.pixel(15, 15) == .white && context.pixel(25, 15) == .blue && context.pixel(5, 18) == .white)
        let source = CGContext.canvas(1, 1)
        source.setFillColor(.testGreen)
        source.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.draw(try #require(source.makeImage()), in: CGRect(x: 0, y: 20, width: 10, height: 10))
        #expect(context.pixel(5, 25) == .green && context.pixel(5, 35) == .blue)
        for bad in [CGFloat.nan, .infinity, -.infinity] {
            context.setShadow(offset: CGSize(width: bad, height: 0), blur: 1)
            context.setShadow(offset: .zero, blur: bad)
        }
        context.setShadow(offset: CGSize(width: 1e9, height: 0), blur: 1e9)
        context.fill(square)
        #expect(context.pixel(15, 15) == .black)
    }

    // MARK: Alpha before the colours

    @Test("R-DRW-2 Alpha may come first in memory, in both orders of bytes", arguments: [
        (CGImageAlphaInfo.premultipliedFirst, CGBitmapInfo(rawValue: 0), [255, 255, 0, 0] as [UInt8]),
        (.premultipliedFirst, .byteOrder32Big, [255, 255, 0, 0]), (.premultipliedLast, .byteOrder32Little, [255, 0, 0, 255]),
        (.premultipliedLast, .byteOrder32Big, [255, 0, 0, 255]), (.premultipliedFirst, .byteOrder32Little, [0, 0, 255, 255]),
    ])
    func orders(alpha: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8]) throws {
        let info = order.rawValue | alpha.rawValue
        var memory = [UInt8](repeating: 0, count: 2 * 12)
        try memory.withUnsafeMutableBytes { bytes in
            let context = try #require(CGContext(data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 12,
                                                 space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
            context.setFillColor(.testRed)
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            #expect(context.bytesPerRow == 12 && context.data == bytes.baseAddress)
            #expect(Array(bytes[0..<4]) == expected && Array(bytes[4..<8]) == [0, 0, 0, 0])
            // What the app writes counts in what is drawn and made of it.
            for index in 0..<4 { bytes[16 + index] = expected[index] }
            let copy = CGContext.canvas(2, 2)
            copy.drawUpright(try #require(context.makeImage()), in: CGRect(x: 0, y: 0, width: 2, height: 2))
            #expect(copy.pixel(0, 0) == .red && copy.pixel(1, 1) == .red && copy.pixel(1, 0) == .clear)
        }
        let provider = try #require(CGDataProvider(data: Data(memory)))
        let image = try #require(CGImage(width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 12, space: CGColorSpaceCreateDeviceRGB(),
                                         bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: nil,
                                         shouldInterpolate: false, intent: .defaultIntent))
        let copy = CGContext.canvas(2, 2)
        copy.drawUpright(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(copy.pixel(0, 0) == .red && copy.pixel(1, 0) == .clear)
    }

    @Test("R-DRW-2 Memory of the context's own shows what was drawn before and after it was asked for") func ownMemory() throws {
        let context = try #require(CGContext(data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                                             bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
        context.setFillColor(.testBlue)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect(Array(UnsafeBufferPointer(start: bytes, count: 8)) == [255, 0, 0, 255, 0, 0, 0, 0])
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(bytes[4] == 255 && bytes[7] == 255)
    }
}
