import UIKit

class PondView: UIView {
    private var drops: [UITouch: DropView] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.16, green: 0.42, blue: 0.50, alpha: 1)
        isMultipleTouchEnabled = true
        let doubleTap = UITapGestureRecognizer(target: self, action: PondView.dropStone)
        doubleTap.numberOfTapsRequired = 2
        doubleTap.delaysTouchesEnded = false
        addGestureRecognizer(doubleTap)
        // For people who don't see the pond, or don't tap twice.
        isAccessibilityElement = true
        accessibilityLabel = "Pond"
        accessibilityTraits = .allowsDirectInteraction
        accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Drop a stone") { [weak self] _ in
            guard let self else { return false }
            self.dropStone(at: CGPoint(x: self.bounds.midX, y: self.bounds.midY))
            return true
        }]
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func dropStone(_ doubleTap: UITapGestureRecognizer) {
        dropStone(at: doubleTap.location(in: self))
    }

    private func dropStone(at center: CGPoint) {
        let stone = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 36))
        stone.center = center
        stone.backgroundColor = .lightGray
        stone.layer.cornerRadius = 18
        stone.isUserInteractionEnabled = false
        insertSubview(stone, at: 0)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let drop = DropView(at: touch.location(in: self))
            addSubview(drop)
            drops[touch] = drop
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            drops[touch]?.center = touch.location(in: self)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            drops.removeValue(forKey: touch)?.spread()
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            drops.removeValue(forKey: touch)?.removeFromSuperview()
        }
    }
}
