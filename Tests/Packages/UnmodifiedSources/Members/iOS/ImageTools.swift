import UIKit

extension UIImage {
    func tinted(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { context in
            let rect = CGRect(origin: .zero, size: size)
            context.cgContext.translateBy(x: 0, y: size.height)
            context.cgContext.scaleBy(x: 1, y: -1)
            context.cgContext.clip(to: rect, mask: cgImage!)
            color.setFill()
            context.fill(rect)
        }
    }

    static func spinner(_ count: Int) -> UIImage? {
        let frames = (0..<count).map { index in
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
                context.cgContext.translateBy(x: 10, y: 10)
                context.cgContext.rotate(by: CGFloat(index) / CGFloat(count) * 2 * .pi)
                context.cgContext.move(to: .zero)
                context.cgContext.addLine(to: CGPoint(x: 0, y: -8))
                context.cgContext.replacePathWithStrokedPath()
                context.cgContext.fillPath()
            }
        }
        return UIImage.animatedImage(with: frames, duration: 0.8)
    }
}

final class BusyView: UIImageView {
    func start() {
        animationImages = [UIImage(), UIImage()]
        animationDuration = 0.5
        animationRepeatCount = 0
        if !isAnimating { startAnimating() }
    }
}

func arrow(_ image: UIImage) -> UIImage {
    image.imageFlippedForRightToLeftLayoutDirection().withAlignmentRectInsets(UIEdgeInsets(top: 2, left: 0, bottom: 2, right: 0))
}

@MainActor
func thumbnails(_ images: [UIImage], into views: [UIImageView]) async {
    for (image, view) in zip(images, views) {
        view.image = await image.byPreparingThumbnail(ofSize: view.bounds.size) ?? image.withHorizontallyFlippedOrientation()
    }
}
