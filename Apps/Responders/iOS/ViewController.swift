import UIKit

class ViewController: UIViewController, Traced {

    @IBOutlet private weak var innerView: TracedView!
    @IBOutlet private weak var list: HopListView!

    let traceName = "view controller"

    /// Whether touches and the action end here.
    private var handles = false

    override func viewDidLoad() {
        super.viewDidLoad()
        Trail.shared.didChange = { [weak self] in self?.list.show(Trail.shared.hops) }
        list.show(Trail.shared.hops)
        keepListAboveKeyboard()
    }

    /// While the field is edited the list ends above the keyboard, with the button that clears it.
    private func keepListAboveKeyboard() {
        let distance = view.keyboardLayoutGuide.topAnchor.constraint(greaterThanOrEqualTo: list.bottomAnchor, constant: 64)
        distance.priority = UILayoutPriority(800)
        NSLayoutConstraint.activate([distance, list.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)])
    }

    @IBAction func skipSuperview(_ sender: UISwitch) {
        innerView.skipsSuperview = sender.isOn
    }

    @IBAction func handle(_ sender: UISwitch) {
        handles = sender.isOn
    }

    @IBAction func clear() {
        view.endEditing(true)
        Trail.shared.clear()
    }

    // MARK: The chain

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !stop("touchesBegan") { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !stop("touchesMoved") { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !stop("touchesEnded") { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !stop("touchesCancelled") { super.touchesCancelled(touches, with: event) }
    }

    /// Adds an entry to the trail; an override that does not call super ends the way of the touch.
    private func stop(_ message: String) -> Bool {
        if handles {
            Trail.shared.take(message, self)
        } else {
            Trail.shared.pass(message, self)
        }
        return handles
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        Trail.shared.ask(action, self)
        if action == #selector(mark(_:)) { return handles }
        return super.canPerformAction(action, withSender: sender)
    }

    @IBAction func mark(_ sender: Any?) {
        Trail.shared.take("mark:", self)
    }

}

// MARK: - UITextFieldDelegate

extension ViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

}
