import UIKit

class CounterView: UIView {
    let label = UILabel()
    var count = 0 { didSet { label.text = "\(count)" } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        addGestureRecognizer(StrokeRecognizer(target: self, action: #selector(stroked(_:))))
    }

    required init?(coder: NSCoder) { fatalError("not from a storyboard") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 8)
    }

    @objc func stroked(_ recognizer: StrokeRecognizer) {
        if recognizer.state == .ended { count += 10 }
    }

    /// Fades out in so many seconds.
    func fade(_ duration: TimeInterval, completion: @escaping () -> Void) {
        UIView.animate(withDuration: duration, animations: { self.alpha = 0 }, completion: { _ in completion() })
    }

    /// Counts after a second, by each way to wait.
    func countLater(_ completion: @escaping () -> Void) {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
            MainActor.assumeIsolated { self.count += 1 }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                self.count += 1
                completion()
            }
        }
    }
}

/// Ends at a stroke of a hundred points to the right.
class StrokeRecognizer: UIGestureRecognizer {
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touches.first!.location(in: view)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.first!.location(in: view).x - start.x > 100 { state = .ended }
    }
}
