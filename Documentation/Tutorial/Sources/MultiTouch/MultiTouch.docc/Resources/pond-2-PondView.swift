import UIKit

class PondView: UIView {
    private var drop: DropView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.16, green: 0.42, blue: 0.50, alpha: 1)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let drop = DropView(at: touch.location(in: self))
        addSubview(drop)
        self.drop = drop
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        drop?.center = touch.location(in: self)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        drop?.removeFromSuperview()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        drop?.removeFromSuperview()
    }
}
