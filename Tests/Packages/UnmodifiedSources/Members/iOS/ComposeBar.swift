import UIKit

/// A field that stays above the keyboard.
class ComposeController: UIViewController {
    private let bar = UIView()
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        bar.backgroundColor = .secondarySystemBackground
        for view in [bar, field] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(bar)
        bar.addSubview(field)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            field.leadingAnchor.constraint(equalTo: bar.layoutMarginsGuide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: bar.layoutMarginsGuide.trailingAnchor),
            field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
            field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
        ])
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        view.tintAdjustmentMode = editing ? .normal : .dimmed
        field.isEnabled = editing
    }
}
