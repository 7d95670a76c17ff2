import UIKit

class TableController: UIViewController {
    private let card = Card(frame: CGRect(x: 100, y: 100, width: 200, height: 200))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(card)
        let tap = UITapGestureRecognizer(target: self, action: TableController.select)
        let doubleTap = UITapGestureRecognizer(target: self, action: TableController.enlarge)
        doubleTap.numberOfTapsRequired = 2
        doubleTap.name = "double tap"
        tap.require(toFail: doubleTap)
        let pan = UIPanGestureRecognizer(target: self, action: TableController.drag)
        let pinch = UIPinchGestureRecognizer(target: self, action: TableController.stretch)
        for recognizer in [tap, doubleTap, pan, pinch] { card.addGestureRecognizer(recognizer) }
    }

    private func select() { card.backgroundColor = .systemOrange }
    private func enlarge() { card.transform = card.transform.scaledBy(x: 1.5, y: 1.5) }

    private func drag(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view)
        card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
        pan.setTranslation(.zero, in: view)
    }

    private func stretch(_ pinch: UIPinchGestureRecognizer) {
        card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
    }
}

class Card: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBlue
        isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
