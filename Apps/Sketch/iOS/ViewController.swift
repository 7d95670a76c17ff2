import UIKit

class ViewController: UIViewController {

    @IBOutlet private weak var canvas: CanvasView!
    @IBOutlet private weak var readout: UILabel!
    @IBOutlet private var strokeRecognizer: StrokeGestureRecognizer!

    override func viewDidLoad() {
        super.viewDidLoad()
        // A hand may draw beside the pencil.
        strokeRecognizer.requiresExclusiveTouchType = false
        strokeRecognizer.strokeDidUpdate = { [weak self] _ in
            self?.canvas.setNeedsDisplay()
            self?.showReadout()
        }
        canvas.estimatesDidUpdate = { [weak self] touches in
            self?.strokeRecognizer.updateEstimates(with: touches)
        }
    }

    @IBAction func strokesChanged(_ sender: StrokeGestureRecognizer) {
        switch sender.state {
        case .began, .changed:
            canvas.currentStrokes = sender.strokes
        case .ended:
            canvas.currentStrokes = []
            canvas.add(sender.strokes)
        default:
            canvas.currentStrokes = []
        }
        showReadout()
    }

    @IBAction func modeChanged(_ sender: UISegmentedControl) {
        canvas.showsSamples = sender.selectedSegmentIndex == 1
    }

    @IBAction func clear(_ sender: Any) {
        canvas.clear()
        showReadout()
    }

    /// What draws now, and how it is held.
    private func showReadout() {
        let current = strokeRecognizer.unfinishedStrokes
        guard let stroke = current.last(where: { $0.isPencil }) ?? current.last, let sample = stroke.samples.last else {
            let count = canvas.strokes.count
            readout.text = count == 0 ? "Draw with fingers or a pencil" : count == 1 ? "1 stroke" : "\(count) strokes"
            return
        }
        if stroke.isPencil {
            let force = String(format: "%.2f", Double(sample.force))
            readout.text = "Pencil: force \(force), azimuth \(degrees(sample.azimuth))°, altitude \(degrees(sample.altitude))°"
        } else {
            readout.text = current.count == 1 ? "Finger: \(stroke.samples.count) samples" : "\(current.count) fingers"
        }
    }

    private func degrees(_ angle: CGFloat) -> Int {
        return Int((angle * 180 / .pi).rounded())
    }

}

/// A button that takes touches around it.
class RoomyButton: UIButton {

    /// A finger needs 44 points.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
    }

}
