@testable import CoreGraphics
import Testing

@MainActor @Suite("Pictures of one colour") struct ColorCoverageTests {
    private func difference(_ one: CGImage, _ other: CGImage) -> Int {
        guard let a = one.dataProvider?.data, let b = other.dataProvider?.data, a.count == b.count else { return .max }
        return zip(a, b).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
    }

    private func circle(_ color: CGColor, _ more: (CGContext) -> Void = { _ in }) -> CGImage {
        let context = CGContext.canvas(61, 47)
        context.setFillColor(color)
        context.fillEllipse(in: CGRect(x: 3.3, y: 2.7, width: 50.5, height: 40.1))
        more(context)
        return context.makeImage()!
    }

    @Test("One colour is kept as a byte a pixel, and its pixels come back", arguments: [
        (CGColor(red: 0, green: 0, blue: 0, alpha: 1), 0), (CGColor(red: 1, green: 1, blue: 1, alpha: 1), 0), (CGColor(red: 1, green: 0, blue: 0, alpha: 1), 0),
        (CGColor(red: 0.2, green: 0.55, blue: 0.9, alpha: 1), 0), (CGColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6), 1),
    ])
    func kept(color: CGColor, tolerance: Int) {
        let image = circle(color), kept = image.withOneColor()
        #expect(kept.coverage != nil && kept.width == image.width && kept.height == image.height && kept.alphaInfo == image.alphaInfo)
        #expect(difference(image, kept) <= tolerance)
        #expect(kept.withOneColor() === kept)
    }

    @Test("Several colours, no colour and no alpha are kept as they are")
    func others() {
        let two = circle(.testRed) { context in
            context.setFillColor(.testBlue)
            context.fill(CGRect(x: 20, y: 20, width: 1, height: 1))
        }
        #expect(two.withOneColor() === two)
        let none = CGContext.canvas(8, 8).makeImage()!
        #expect(none.withOneColor() === none)
        let opaque = CGContext(pixelWidth: 8, pixelHeight: 8, scale: 1, isOpaque: true)!.makeImage()!
        #expect(opaque.withOneColor() === opaque)
    }

    @Test("It is drawn, cropped and written as the picture is")
    func used() throws {
        let image = circle(CGColor(red: 0.2, green: 0.55, blue: 0.9, alpha: 1)), kept = image.withOneColor()
        func drawn(_ image: CGImage) -> CGImage {
            let context = CGContext.canvas(80, 80, white: true)
            context.draw(image, in: CGRect(x: 5, y: 6, width: 70, height: 61))
            return context.makeImage()!
        }
        #expect(difference(drawn(image), drawn(kept)) == 0)
        let part = CGRect(x: 10, y: 10, width: 20, height: 20)
        #expect(difference(try #require(image.cropping(to: part)), try #require(kept.cropping(to: part))) == 0)
        #expect(image.pngData == kept.pngData)
    }
}
