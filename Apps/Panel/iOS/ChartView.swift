import UIKit

/// The temperature over the day. Two fingers stretch the time, one moves it, one that rests reads a value.
class ChartView: UIView {

    private let values: [Double]
    /// The part of the day that is seen, in shares of it.
    private(set) var shown = 0.0...1.0 { didSet { setNeedsDisplay() } }
    /// The value that is read, by its place.
    private(set) var marked: Int? { didSet { if marked != oldValue { setNeedsDisplay() } } }

    private let insets = UIEdgeInsets(top: 16, left: 44, bottom: 28, right: 16)

    init(values: [Double]) {
        self.values = values
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        contentMode = .redraw
        isMultipleTouchEnabled = true
        isAccessibilityElement = true
        accessibilityLabel = NSLocalizedString("Temperature of the last day", comment: "The chart")
        accessibilityValue = String(format: NSLocalizedString("From %@ to %@", comment: "The lowest and the highest temperature"),
                                    Room.text(values.min() ?? 0), Room.text(values.max() ?? 0))
        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched))
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
        press.minimumPressDuration = 0.2
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(showAll))
        doubleTap.numberOfTapsRequired = 2
        [pinch, pan, press, doubleTap].forEach(addGestureRecognizer)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Gestures

    @objc private func pinched(_ pinch: UIPinchGestureRecognizer) {
        guard pinch.state == .changed || pinch.state == .began else { return }
        let share = Double((pinch.location(in: self).x - plot.minX) / plot.width), length = shown.upperBound - shown.lowerBound
        let held = shown.lowerBound + share * length, new = min(max(length / Double(pinch.scale), 0.1), 1)
        pinch.scale = 1
        show(from: held - share * new, length: new)
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        let length = shown.upperBound - shown.lowerBound
        show(from: shown.lowerBound - Double(pan.translation(in: self).x / plot.width) * length, length: length)
        pan.setTranslation(.zero, in: self)
    }

    @objc private func pressed(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began, .changed:
            let share = Double((press.location(in: self).x - plot.minX) / plot.width)
            let day = shown.lowerBound + share * (shown.upperBound - shown.lowerBound)
            marked = min(max(Int((day * Double(values.count - 1)).rounded()), 0), values.count - 1)
        default:
            marked = nil
        }
    }

    @objc private func showAll() {
        shown = 0...1
    }

    private func show(from start: Double, length: Double) {
        let start = min(max(start, 0), 1 - length)
        shown = start...(start + length)
    }

    // MARK: Drawing

    private var plot: CGRect { bounds.inset(by: insets) }

    private func place(_ index: Int, _ lowest: Double, _ highest: Double) -> CGPoint {
        let day = Double(index) / Double(values.count - 1), plot = self.plot
        return CGPoint(x: plot.minX + CGFloat((day - shown.lowerBound) / (shown.upperBound - shown.lowerBound)) * plot.width,
                       y: plot.maxY - CGFloat((values[index] - lowest) / (highest - lowest)) * plot.height)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), plot.width > 0, plot.height > 0 else { return }
        let plot = self.plot
        let lowest = (values.min() ?? 0).rounded(.down), highest = (values.max() ?? 1).rounded(.up)
        let small: [NSAttributedString.Key: Any] = [.font: UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular), .foregroundColor: UIColor.secondaryLabel]

        UIColor.separator.setStroke()
        for degree in stride(from: lowest, through: highest, by: 1) {
            let y = plot.maxY - CGFloat((degree - lowest) / (highest - lowest)) * plot.height
            let line = UIBezierPath()
            line.move(to: CGPoint(x: plot.minX, y: y))
            line.addLine(to: CGPoint(x: plot.maxX, y: y))
            line.lineWidth = 0.5
            line.stroke()
            let text = "\(Int(degree))°" as NSString, size = text.size(withAttributes: small)
            text.draw(at: CGPoint(x: plot.minX - 8 - size.width, y: y - size.height / 2), withAttributes: small)
        }
        let length = shown.upperBound - shown.lowerBound, step = length > 0.6 ? 6 : length > 0.3 ? 3 : 1
        for hour in stride(from: 0, through: 24, by: step) {
            let x = plot.minX + CGFloat((Double(hour) / 24 - shown.lowerBound) / length) * plot.width
            guard x >= plot.minX - 1, x <= plot.maxX + 1 else { continue }
            let text = "\(hour)" as NSString, size = text.size(withAttributes: small)
            text.draw(at: CGPoint(x: x - size.width / 2, y: plot.maxY + 6), withAttributes: small)
        }

        context.saveGState()
        context.clip(to: plot.insetBy(dx: 0, dy: -4))
        let curve = UIBezierPath()
        for index in values.indices {
            let point = place(index, lowest, highest)
            if index == 0 { curve.move(to: point) } else { curve.addLine(to: point) }
        }
        let area = UIBezierPath(cgPath: curve.cgPath)
        area.addLine(to: CGPoint(x: place(values.count - 1, lowest, highest).x, y: plot.maxY))
        area.addLine(to: CGPoint(x: place(0, lowest, highest).x, y: plot.maxY))
        area.close()
        tintColor.withAlphaComponent(0.15).setFill()
        area.fill()
        tintColor.setStroke()
        curve.lineWidth = 2
        curve.lineJoinStyle = .round
        curve.stroke()
        context.restoreGState()

        if let marked = marked { mark(marked, place(marked, lowest, highest)) }
    }

    private func mark(_ index: Int, _ point: CGPoint) {
        let line = UIBezierPath()
        line.move(to: CGPoint(x: point.x, y: plot.minY))
        line.addLine(to: CGPoint(x: point.x, y: plot.maxY))
        UIColor.label.setStroke()
        line.lineWidth = 1
        line.stroke()
        UIColor.label.setFill()
        UIBezierPath(ovalIn: CGRect(x: point.x - 5, y: point.y - 5, width: 10, height: 10)).fill()
        let text = "\(Room.time(index * 15))  \(Room.text(values[index]))" as NSString
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 14, weight: .medium), maximumPointSize: 28), .foregroundColor: UIColor.systemBackground]
        let size = text.size(withAttributes: attributes)
        // Above the finger, and inside the chart.
        let x = min(max(point.x - size.width / 2 - 8, plot.minX), plot.maxX - size.width - 16)
        let box = CGRect(x: x, y: max(point.y - 64, 4), width: size.width + 16, height: size.height + 10)
        UIBezierPath(roundedRect: box, cornerRadius: 6).fill()
        text.draw(at: CGPoint(x: box.minX + 8, y: box.minY + 5), withAttributes: attributes)
    }

}
