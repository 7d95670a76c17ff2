import UIKit

/// Shows strokes: what is finished, what is being drawn, and, lighter, where it is expected to go.
class CanvasView: UIView {

    @IBInspectable var pencilColor: UIColor = .black
    @IBInspectable var fingerColor: UIColor = .systemBlue

    /// Whether each sample is marked: full circles for those of events, empty ones for those in between.
    var showsSamples = false {
        didSet { setNeedsDisplay() }
    }

    /// Strokes that are still being drawn.
    var currentStrokes: [Stroke] = [] {
        didSet { setNeedsDisplay() }
    }

    private(set) var strokes: [Stroke] = []
    /// Called when the view receives estimated properties.
    var estimatesDidUpdate: ((Set<UITouch>) -> Void)?

    func add(_ finished: [Stroke]) {
        strokes += finished
        setNeedsDisplay()
    }

    func clear() {
        strokes = []
        setNeedsDisplay()
    }

    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        super.touchesEstimatedPropertiesUpdated(touches)
        estimatesDidUpdate?(touches)
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        for stroke in strokes where stroke.bounds.intersects(rect) { draw(stroke) }
        for stroke in currentStrokes { draw(stroke) }
    }

    private func draw(_ stroke: Stroke) {
        let color = stroke.isPencil ? pencilColor : fingerColor
        draw(stroke.samples, of: stroke, color: showsSamples ? color.withAlphaComponent(0.25) : color)
        if let last = stroke.samples.last, !stroke.predictedSamples.isEmpty {
            draw([last] + stroke.predictedSamples, of: stroke, color: color.withAlphaComponent(0.3))
        }
        if showsSamples { mark(stroke, color: color) }
        if stroke.isPencil, currentStrokes.contains(where: { $0 === stroke }), let last = stroke.samples.last {
            drawPencil(at: last, color: color)
        }
    }

    /// A line from sample to sample, each as wide as the force at its end says.
    private func draw(_ samples: [Stroke.Sample], of stroke: Stroke, color: UIColor) {
        guard let first = samples.first else { return }
        color.set()
        if samples.count == 1 {
            let radius = stroke.width(at: first) / 2
            UIBezierPath(arcCenter: first.location, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
            return
        }
        // Samples of the same width are one path: where pieces of a translucent line overlap they would be darker.
        var path = UIBezierPath()
        var previous = first
        for sample in samples.dropFirst() {
            let width = (stroke.width(at: sample) * 2).rounded() / 2
            if path.isEmpty || width != path.lineWidth {
                if !path.isEmpty { path.stroke() }
                path = UIBezierPath()
                path.lineWidth = width
                path.lineCapStyle = .round
                path.lineJoinStyle = .round
                path.move(to: previous.location)
            }
            path.addLine(to: sample.location)
            previous = sample
        }
        path.stroke()
    }

    private func mark(_ stroke: Stroke, color: UIColor) {
        color.set()
        for sample in stroke.samples {
            let circle = UIBezierPath(arcCenter: sample.location, radius: sample.isCoalesced ? 2 : 3, startAngle: 0, endAngle: 2 * .pi,
                                      clockwise: true)
            if sample.isCoalesced { circle.stroke() } else { circle.fill() }
        }
        UIColor.systemRed.set()
        for sample in stroke.predictedSamples {
            UIBezierPath(arcCenter: sample.location, radius: 2, startAngle: 0, endAngle: 2 * .pi, clockwise: true).stroke()
        }
    }

    /// The pencil, seen from above: it points where its azimuth says and is the longer the flatter it is held.
    private func drawPencil(at sample: Stroke.Sample, color: UIColor) {
        let length = 20 + 60 * cos(sample.altitude)
        let end = CGPoint(x: sample.location.x + length * cos(sample.azimuth), y: sample.location.y + length * sin(sample.azimuth))
        UIColor.systemOrange.set()
        let shaft = UIBezierPath()
        shaft.move(to: sample.location)
        shaft.addLine(to: end)
        shaft.lineWidth = 3
        shaft.lineCapStyle = .round
        shaft.stroke()
        UIBezierPath(arcCenter: end, radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
    }

}
