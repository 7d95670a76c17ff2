import UIKit

/// Lays the views out so that windows of 640 by 400 points hold them all.
class TableController: UIViewController, UIGestureRecognizerDelegate {
    override func loadView() {
        view = Table(frame: UIScreen.main.bounds)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.isMultipleTouchEnabled = true
        let card = add(Card(), CGRect(x: 20, y: 20, width: 180, height: 180), .systemBlue)
        let pad = add(Pad(), CGRect(x: 220, y: 20, width: 180, height: 180), .systemOrange)
        _ = add(Field(), CGRect(x: 420, y: 20, width: 200, height: 260), .systemGreen)
        let bounds = view.bounds
        let corner = add(Corner(), CGRect(x: bounds.maxX - 80, y: bounds.maxY - 80, width: 80, height: 80), .systemRed)
        corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]

        let tap = UITapGestureRecognizer(target: self, action: TableController.hear)
        let doubleTap = UITapGestureRecognizer(target: self, action: TableController.hear)
        doubleTap.numberOfTapsRequired = 2
        doubleTap.name = "double tap"
        tap.require(toFail: doubleTap)
        card.addGestureRecognizer(doubleTap)
        card.addGestureRecognizer(tap)
        let together: [UIGestureRecognizer] = [
            UIPanGestureRecognizer(target: self, action: TableController.hear),
            UIPinchGestureRecognizer(target: self, action: TableController.hear),
            UIRotationGestureRecognizer(target: self, action: TableController.hear),
        ]
        (together[0] as? UIPanGestureRecognizer)?.allowedScrollTypesMask = .all
        for recognizer in together {
            recognizer.delegate = self
            card.addGestureRecognizer(recognizer)
        }

        let twoFingers = UITapGestureRecognizer(target: self, action: TableController.hear)
        twoFingers.numberOfTouchesRequired = 2
        twoFingers.name = "two finger tap"
        pad.addGestureRecognizer(twoFingers)
        pad.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: TableController.hear))
        pad.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: TableController.hear))

        let outer = Outer(frame: CGRect(x: 20, y: 220, width: 180, height: 160)), inner = Inner(frame: CGRect(x: 0, y: 40, width: 180, height: 100))
        for (scrollView, height, color) in [(outer as UIScrollView, 500.0, UIColor.systemGray), (inner, 250.0, .systemTeal)] {
            scrollView.contentSize = CGSize(width: 180, height: height)
            scrollView.backgroundColor = color
        }
        view.addSubview(outer)
        outer.addSubview(inner)

        corner.addGestureRecognizer(UITapGestureRecognizer(target: self, action: TableController.hear))
        let ground = UITapGestureRecognizer(target: self, action: TableController.hear)
        ground.delegate = self
        view.addGestureRecognizer(ground)
    }

    private func add(_ view: UIView, _ frame: CGRect, _ color: UIColor) -> UIView {
        view.frame = frame
        view.backgroundColor = color
        view.isMultipleTouchEnabled = true
        self.view.addSubview(view)
        return view
    }

    /// Each action marks the views for drawing, so that pictures come while fingers move.
    private func hear(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.alpha = recognizer.state == .changed ? 0.5 : 1
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        recognizer.view !== view || touch.view === view
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
        !(recognizer is UITapGestureRecognizer) && !(other is UITapGestureRecognizer)
    }
}
