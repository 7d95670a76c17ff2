import UIKit

class PondView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.16, green: 0.42, blue: 0.50, alpha: 1)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
