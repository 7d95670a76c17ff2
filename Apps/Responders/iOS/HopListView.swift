import UIKit

/// The list of hops, a line each. The newest are at the bottom; what does not fit is cut off at the top.
class HopListView: UIView {

    @IBInspectable var touchColor: UIColor = .systemBlue
    @IBInspectable var actionColor: UIColor = .systemOrange

    private var hops: [Hop] = []
    private let rowHeight: CGFloat = 19
    private let inset = CGSize(width: 12, height: 8)

    func show(_ hops: [Hop]) {
        self.hops = hops
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard !hops.isEmpty else {
            let hint = "Touch the label, a background, the text field or the button." as NSString
            hint.draw(in: bounds.insetBy(dx: inset.width, dy: inset.height),
                      withAttributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.gray])
            return
        }
        let rows = Int((bounds.height - 2 * inset.height) / rowHeight)
        var y = inset.height
        for index in hops.indices.suffix(rows) {
            draw(hops[index], isNext: index > 0 && hops[index].depth == hops[index - 1].depth + 1, at: y)
            y += rowHeight
        }
    }

    private func draw(_ hop: Hop, isNext: Bool, at y: CGFloat) {
        let color = hop.message.hasPrefix("touches") ? touchColor : actionColor
        let x = inset.width + CGFloat(hop.depth) * 13
        let dot = CGRect(x: x, y: y + 5, width: 8, height: 8)
        color.set()
        switch hop.kind {
        case .taken:
            UIBezierPath(ovalIn: dot.insetBy(dx: -1, dy: -1)).fill()
        case .touch, .question:
            let ring = UIBezierPath(ovalIn: dot)
            ring.lineWidth = 1.5
            ring.stroke()
        }
        if isNext {
            // From the row above, where the message came from.
            let link = UIBezierPath()
            link.move(to: CGPoint(x: dot.midX - 13, y: y - 5))
            link.addLine(to: CGPoint(x: dot.midX - 13, y: dot.midY))
            link.addLine(to: CGPoint(x: dot.minX - 1, y: dot.midY))
            link.lineWidth = 1
            link.stroke()
        }
        (text(of: hop) as NSString).draw(at: CGPoint(x: dot.maxX + 7, y: y), withAttributes: [
            .font: hop.kind == .taken ? UIFont.boldSystemFont(ofSize: 13) : UIFont.systemFont(ofSize: 13),
            .foregroundColor: UIColor.label,
        ])
    }

    private func text(of hop: Hop) -> String {
        switch hop.kind {
        case .touch: return hop.depth == 0 ? "\(hop.responder): \(hop.message)" : hop.responder
        case .question: return hop.depth == 0 ? "\(hop.responder): \(hop.message)?" : "\(hop.responder)?"
        case .taken: return "\(hop.responder) handles \(hop.message)"
        }
    }

}
