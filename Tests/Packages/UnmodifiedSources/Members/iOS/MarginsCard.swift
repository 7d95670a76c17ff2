import UIKit

class MarginsCard: UIView {
    private let body = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
        preservesSuperviewLayoutMargins = true
        insetsLayoutMarginsFromSafeArea = false
        body.translatesAutoresizingMaskIntoConstraints = false
        addSubview(body)
        let guide = readableContentGuide
        NSLayoutConstraint.activate([
            body.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            body.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            body.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        ])
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override class var requiresConstraintBasedLayout: Bool { return true }
    override var alignmentRectInsets: UIEdgeInsets { return UIEdgeInsets(top: 0, left: 2, bottom: 6, right: 2) }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsUpdateConstraints()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

class MarginsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewRespectsSystemMinimumLayoutMargins = false
        let least = systemMinimumLayoutMargins
        view.layoutMargins = UIEdgeInsets(top: 0, left: least.leading / 2, bottom: 0, right: least.trailing / 2)
    }

    override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        assert(!view.hasAmbiguousLayout || view.constraintsAffectingLayout(for: .horizontal).isEmpty)
    }
}
