import UIKit

class ThingsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Things"
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add(_:)))
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: self, action: #selector(edit))
        navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
        navigationController?.setNavigationBarHidden(false, animated: true)
        navigationController?.navigationBar.barTintColor = .systemBackground
        navigationController?.interactivePopGestureRecognizer?.isEnabled = true
    }
    @objc private func add(_ sender: UIBarButtonItem) { navigationController?.pushViewController(ThingsController(), animated: true) }
    @objc private func edit() { navigationController?.popToRootViewController(animated: true) }
}
