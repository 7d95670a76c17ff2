import TestApps
import UIKit

class OrderController: UIViewController, UITextFieldDelegate {
    private let name = UITextField()
    private let spice = UISlider()
    private let dishButton = UIButton(type: .system)
    private let sendButton = UIButton(type: .system)
    private let stack = UIStackView()
    private var dish = "none" { didSet { dishButton.setTitle("Dish: \(dish)", for: .normal) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Order"
        view.backgroundColor = .systemBackground
        name.placeholder = "Name"
        name.borderStyle = .roundedRect
        name.returnKeyType = .done
        name.delegate = self
        name.addAction(UIAction { [weak self] _ in tell("name \(self?.name.text ?? "")") }, for: .editingChanged)
        spice.accessibilityLabel = "Spice"
        spice.value = 0.5
        spice.addAction(UIAction { [weak self] _ in tell("spice \(self?.percentage ?? -1)") }, for: .valueChanged)
        dish = "none"
        dishButton.addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
        sendButton.setTitle("Send", for: .normal)
        sendButton.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
        layOut()
    }

    private func layOut() {
        for row in [name, spice, dishButton, sendButton] {
            row.heightAnchor.constraint(equalToConstant: 48).isActive = true
            stack.addArrangedSubview(row)
        }
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }

    private var percentage: Int { Int((spice.value * 100).rounded()) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    private func choose() {
        let list = DishesController()
        list.onChoice = { [weak self] in self?.dish = $0 }
        navigationController?.pushViewController(list, animated: true)
    }

    private func ask() {
        let alert = UIAlertController(title: "Send the order?", message: "It can't be taken back.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in tell("kept") })
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self] _ in self?.send() })
        present(alert, animated: true)
    }

    private func send() {
        tell("sent \(name.text ?? ""), \(percentage), \(dish)")
        UIAccessibility.post(notification: .announcement, argument: "The order is sent")
    }
}
