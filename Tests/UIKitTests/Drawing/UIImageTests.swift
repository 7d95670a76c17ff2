import Testing
import UIKit

@MainActor @Suite(.leavesNothing) struct UIImageTests {
    /// Red at the upper left, green right of it, blue below, clear opposite; 4 by 2 points.
    private func sample(scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            UIColor.green.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
        }
    }

    @Test func aRendererDrawsAtItsScale() {
        let image = sample(scale: 2)
        #expect(image.size == CGSize(width: 4, height: 2) && image.cgImage?.width == 8 && image.scale == 2)
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.cgImage == nil)
    }

    @Test func anImageContextGivesItsImage() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), true, 3)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 5))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.size == CGSize(width: 10, height: 5) && image?.scale == 3 && image?.cgImage?.alphaInfo == .noneSkipFirst)
        UIGraphicsBeginImageContext(CGSize(width: 0, height: CGFloat.nan))
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
    }

    @Test func imagesAreUprightWhereTheyAreDrawn() {
        let canvas = Canvas(10, 10)
        canvas.draw { sample().draw(at: CGPoint(x: 3, y: 4)) }
        #expect(canvas.pixel(3, 4) == Canvas.red && canvas.pixel(5, 4) == Canvas.green && canvas.pixel(3, 5) == Canvas.blue)
        #expect(canvas.pixel(5, 5) == Canvas.clear && canvas.pixel(2, 4) == Canvas.clear)
    }

    @Test(arguments: [
        (UIImage.Orientation.up, "RRGG/BB.."), (.down, "..BB/GGRR"), (.left, "G./G./RB/RB"), (.right, "BR/BR/.G/.G"),
        (.upMirrored, "GGRR/..BB"), (.downMirrored, "BB../RRGG"), (.leftMirrored, "RB/RB/G./G."), (.rightMirrored, ".G/.G/BR/BR"),
    ])
    func orientationsTurnThePixels(orientation: UIImage.Orientation, expected: String) throws {
        let image = UIImage(cgImage: try #require(sample().cgImage), scale: 1, orientation: orientation)
        let canvas = Canvas(Int(image.size.width), Int(image.size.height))
        canvas.draw { image.draw(at: .zero) }
        let letters: [[Int]: String] = [Canvas.red: "R", Canvas.green: "G", Canvas.blue: "B", Canvas.clear: "."]
        let rows = (0..<canvas.context.height).map { y in
            (0..<canvas.context.width).map { x in letters[canvas.pixel(x, y)] ?? "?" }.joined()
        }
        #expect(rows.joined(separator: "/") == expected)
    }

    @Test func tintKeepsTheShape() {
        let canvas = Canvas(4, 2)
        canvas.draw { sample().withTintColor(.black).draw(at: .zero) }
        #expect(canvas.pixel(0, 0) == Canvas.black && canvas.pixel(3, 0) == Canvas.black && canvas.pixel(3, 1) == Canvas.clear)
    }

    @Test func alphaAndBlendModesApply() {
        let canvas = Canvas(4, 2)
        canvas.draw { sample().draw(at: .zero, blendMode: .normal, alpha: 0.5) }
        #expect(abs(canvas.pixel(0, 0)[0] - 128) <= 1 && abs(canvas.pixel(0, 0)[3] - 128) <= 1)
    }

    @Test(arguments: [UIImage.ResizingMode.stretch, .tile])
    func resizableImagesKeepTheirCaps(mode: UIImage.ResizingMode) {
        let button = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9), format: {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return format
        }()).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 3, y: 3, width: 3, height: 3))
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3), resizingMode: mode)
        let canvas = Canvas(30, 20)
        canvas.draw { button.draw(in: CGRect(x: 0, y: 0, width: 30, height: 20)) }
        #expect(canvas.pixel(1, 10) == Canvas.red && canvas.pixel(15, 1) == Canvas.red && canvas.pixel(28, 18) == Canvas.red)
        #expect(canvas.pixel(15, 10) == Canvas.blue && canvas.pixel(5, 10) == Canvas.blue && canvas.pixel(24, 14) == Canvas.blue)
    }

    @Test func filesAndArchivesReadBack() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UIImageTests-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = try #require(sample(scale: 2).pngData())
        let file = folder.appendingPathComponent("spot@2x.png")
        try data.write(to: file)
        let read = try #require(UIImage(contentsOfFile: file.path))
        #expect(read.scale == 2 && read.size == CGSize(width: 4, height: 2))
        #expect(UIImage(contentsOfFile: folder.path + "/none.png") == nil)
        try Data("no picture".utf8).write(to: file)
        #expect(UIImage(contentsOfFile: file.path) == nil)
        #expect(UIImage(data: data)?.size == CGSize(width: 8, height: 4) && UIImage(data: Data()) == nil)
        #expect(UIImage(named: "there is no such image") == nil)
        let kept = try #require(try roundTrip(sample(scale: 2).withRenderingMode(.alwaysTemplate)))
        #expect(kept.scale == 2 && kept.renderingMode == .alwaysTemplate && kept.pngData() == sample(scale: 2).pngData())
    }

    @Test("a bundle's picture is taken at the scale of the traits")
    func compatible() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UIImageTests-traits-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for scale: CGFloat in [1, 2, 3] {
            let data = try #require(sample(scale: scale).pngData())
            try data.write(to: folder.appendingPathComponent(scale == 1 ? "spot.png" : "spot@\(Int(scale))x.png"))
        }
        let bundle = try #require(Bundle(path: folder.path))
        for scale: CGFloat in [1, 2, 3] {
            #expect(UIImage(named: "spot", in: bundle, compatibleWith: UITraitCollection(displayScale: scale))?.scale == scale)
        }
        let plain = try #require(UIImage(named: "spot", in: bundle))
        #expect(UIImage(named: "spot", in: bundle, compatibleWith: nil)?.scale == plain.scale)
        #expect(UIImage(named: "none", in: bundle, compatibleWith: UITraitCollection(displayScale: 2)) == nil)
    }
}
