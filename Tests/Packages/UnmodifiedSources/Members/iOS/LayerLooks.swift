import UIKit

extension UIView {
    func smoothCorners(_ radius: CGFloat) {
        layer.cornerRadius = radius
        if #available(iOS 13.0, *) { layer.cornerCurve = .continuous }
        layer.allowsEdgeAntialiasing = true
    }

    func rasterize() {
        layer.shouldRasterize = true
        layer.rasterizationScale = UIScreen.main.scale
    }
}

class FlipCard: UIView {
    let front = CALayer(), back = CALayer()

    func setUp(_ bubble: UIImage) {
        front.isDoubleSided = false
        back.isDoubleSided = false
        back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        front.contents = bubble.cgImage
        front.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
        front.magnificationFilter = .nearest
        front.minificationFilter = .trilinear
        layer.allowsGroupOpacity = false
        layer.addSublayer(back)
        layer.addSublayer(front)
    }

    func isSeen() -> Bool { !front.visibleRect.isEmpty }
}

final class TickerLayer: CAScrollLayer {
    func step(to index: Int) {
        scrollMode = .vertically
        scroll(to: CGPoint(x: 0, y: CGFloat(index) * bounds.height))
    }
}
