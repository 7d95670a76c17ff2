import UIKit

class InkView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4, color: UIColor.black.withAlphaComponent(0.4).cgColor)
        context.setFillColor(UIColor.systemBlue.cgColor)
        context.fillEllipse(in: rect.insetBy(dx: 8, dy: 8))
        let outline = UIBezierPath(ovalIn: rect).cgPath.copy(strokingWithWidth: 4, lineCap: .round, lineJoin: .round, miterLimit: 0)
        context.addPath(outline)
        context.fillPath()
    }
}
