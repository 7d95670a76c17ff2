import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Image variants", .leavesNothing)
struct ImageVariantTests {
    /// Two pixels of these colours, at 1 point each.
    private func pair(_ left: UIColor, _ right: UIColor) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
            left.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            right.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
    }

    private func pixel(_ image: CGImage?, _ x: Int, _ y: Int = 0) -> UInt32 {
        guard let image, let context = CGContext.bitmap(width: image.width, height: image.height) else { return 0 }
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        context.flush()
        return context.data!.assumingMemoryBound(to: UInt32.self)[y * context.bytesPerRow / 4 + x]
    }

    private func shown(_ view: UIImageView) -> UInt32 {
        view.layer.displayIfNeeded()
        let layer = view.layer.presentation() ?? view.layer
        return pixel(layer.contents as? CGImage, 0)
    }

    private let red: UInt32 = 0xFFFF_0000, blue: UInt32 = 0xFF00_00FF

    @Test("R-DRW-13 mirrored: as a picture, and where an image view is laid out from right to left")
    func mirrored() {
        let image = pair(.red, .blue)
        for (orientation, flipped) in [(UIImage.Orientation.up, UIImage.Orientation.upMirrored), (.down, .downMirrored), (.left, .rightMirrored),
                                       (.right, .leftMirrored)] {
            let turned = UIImage(cgImage: image.cgImage!, scale: 1, orientation: orientation), other = turned.withHorizontallyFlippedOrientation()
            #expect(other.imageOrientation == flipped && other.withHorizontallyFlippedOrientation().imageOrientation == orientation)
            let before = turned.uprightPixels!, after = other.uprightPixels!
            for x in 0..<before.width {
                for y in 0..<before.height { #expect(pixel(before, x, y) == pixel(after, before.width - 1 - x, y), "\(orientation)") }
            }
        }
        let view = UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
        #expect(view.image?.flipsForRightToLeftLayoutDirection == true && shown(view) == red)
        view.semanticContentAttribute = .forceRightToLeft
        view.setNeedsDisplay()
        #expect(shown(view) == blue)
        view.image = image
        #expect(shown(view) == red)
    }

    @Test("R-DRW-13 a picture with caps is mirrored with them")
    func mirroredWithCaps() {
        let cap = pair(.red, .blue).resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0), resizingMode: .stretch)
        let flipped = cap.withHorizontallyFlippedOrientation()
        #expect(flipped.capInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 1) && flipped.size == cap.size)
        let canvas = Canvas(6, 1)
        canvas.draw { flipped.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1)) }
        #expect(canvas.pixel(0, 0) == Canvas.blue && canvas.pixel(4, 0) == Canvas.blue && canvas.pixel(5, 0) == Canvas.red)
        let view = UIImageView(image: cap.imageFlippedForRightToLeftLayoutDirection())
        view.frame = CGRect(x: 0, y: 0, width: 6, height: 1)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(shown(view) == blue)
        let contents = view.layer.contents as? CGImage
        #expect(pixel(contents, 4) == blue && pixel(contents, 5) == red)
    }

    @Test("R-DRW-14 a thumbnail fits into a size, upright, at the picture's scale")
    func thumbnails() async throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
        }
        let small = try #require(image.preparingThumbnail(of: CGSize(width: 20, height: 20)))
        #expect(small.size == CGSize(width: 20, height: 10) && small.scale == 2 && pixel(small.cgImage, 20, 10) == red)
        #expect(image.preparingThumbnail(of: .zero) == nil && UIImage().preparingForDisplay() == nil && image.preparingForDisplay() === image)
        let turned = UIImage(cgImage: image.cgImage!, scale: 2, orientation: .right)
        #expect(await turned.byPreparingThumbnail(ofSize: CGSize(width: 20, height: 20))?.size == CGSize(width: 10, height: 20))
        let prepared = await turned.byPreparingForDisplay()
        #expect(prepared?.imageOrientation == .up && prepared?.size == turned.size)
        let handled = await withCheckedContinuation { done in image.prepareThumbnail(of: CGSize(width: 10, height: 10)) { done.resume(returning: $0?.size) } }
        #expect(handled == CGSize(width: 10, height: 5))
        #expect(image.imageRendererFormat.scale == 2 && !image.imageRendererFormat.opaque)
    }

    @Test func stretchableImagesHaveCaps() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 11)).image { _ in }.stretchableImage(withLeftCapWidth: 10, topCapHeight: 5)
        #expect(image.capInsets == UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10) && image.resizingMode == .stretch)
        #expect(image.leftCapWidth == 10 && image.topCapHeight == 5)
    }

    @Test("R-DRW-11 pictures in turn: by themselves, and when they are started")
    func motion() throws {
        let stage = Stage.rooted(), still = pair(.green, .green)
        let images = [pair(.red, .red), pair(.blue, .blue)]
        let moving = try #require(UIImage.animatedImage(with: images, duration: 1))
        #expect(moving.images?.count == 2 && moving.duration == 1 && still.images == nil && UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(UIImage.animatedImage(with: images, duration: 0)?.duration == 2.0 / 30)
        let view = UIImageView(image: moving)
        #expect(!view.isAnimating && shown(view) == red)
        stage.root.addSubview(view)
        stage.turn()
        #expect(view.isAnimating && shown(view) == red)
        stage.host.advance(by: 0.6)
        #expect(shown(view) == blue)
        stage.host.advance(by: 10)
        #expect(shown(view) == blue && view.isAnimating)
        view.removeFromSuperview()
        #expect(!view.isAnimating)
        stage.root.addSubview(view)
        #expect(view.isAnimating)
        view.image = still
        #expect(!view.isAnimating)
        stage.turn()

        view.animationImages = images
        view.animationDuration = 0.5
        view.animationRepeatCount = 2
        #expect(!view.isAnimating)
        view.startAnimating()
        stage.host.advance(by: 0.3)
        #expect(view.isAnimating && shown(view) == blue)
        stage.host.advance(by: 0.8)
        #expect(!view.isAnimating && shown(view) == 0xFF00_FF00)
        view.animationRepeatCount = 0
        view.startAnimating()
        stage.host.advance(by: 5)
        #expect(view.isAnimating)
        view.stopAnimating()
        #expect(!view.isAnimating)
    }

    @Test func whatIsSaidOfAnImageIsArchived() throws {
        let image = pair(.red, .blue).withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).withBaselineOffset(fromBottom: 0.5)
            .imageFlippedForRightToLeftLayoutDirection()
        let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
        #expect(copy.alignmentRectInsets == image.alignmentRectInsets && copy.baselineOffsetFromBottom == 0.5 && copy.flipsForRightToLeftLayoutDirection)
    }
}
