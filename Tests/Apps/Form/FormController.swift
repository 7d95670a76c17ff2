import UIKit

class FormController: UIViewController, UITextFieldDelegate {
    private let name = UITextField()
    private let mail = UITextField()
    private let password = UITextField()
    private let sendButton = UIButton(type: .system)
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        set(name, "Name", .name)
        set(mail, "Email", .emailAddress)
        mail.keyboardType = .emailAddress
        mail.autocapitalizationType = .none
        set(password, "Password", .password)
        password.isSecureTextEntry = true
        password.returnKeyType = .send
        sendButton.setTitle("Send", for: .normal)
        sendButton.addTarget(self, action: FormController.send, for: .touchUpInside)
        sendButton.isEnabled = false

        for row in [name, mail, password, sendButton] { stack.addArrangedSubview(row) }
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            name.heightAnchor.constraint(equalToConstant: 40),
            mail.heightAnchor.constraint(equalToConstant: 40),
            password.heightAnchor.constraint(equalToConstant: 40),
            sendButton.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tell("ready")
    }

    private func set(_ field: UITextField, _ placeholder: String, _ type: UITextContentType) {
        field.placeholder = placeholder
        field.textContentType = type
        field.borderStyle = .roundedRect
        field.returnKeyType = .next
        field.clearButtonMode = .whileEditing
        field.delegate = self
        field.addTarget(self, action: FormController.changed, for: .editingChanged)
    }

    private func tell(_ line: String) {
        print(line)
        fflush(nil)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { tell("begin \(textField.placeholder ?? "")") }
    func textFieldDidEndEditing(_ textField: UITextField) { tell("end \(textField.placeholder ?? "")") }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        switch textField {
        case name: mail.becomeFirstResponder()
        case mail: password.becomeFirstResponder()
        default:
            textField.resignFirstResponder()
            if sendButton.isEnabled { send() }
        }
        return true
    }

    private func changed(_ field: UITextField) {
        sendButton.isEnabled = name.hasText && mail.hasText && password.hasText
        let marked = field.markedTextRange.flatMap { field.text(in: $0) }.map { " marked \($0)" } ?? ""
        tell("\(field.placeholder ?? "") = \(field.text ?? "")\(marked)")
    }

    private func send() { tell("send \(name.text ?? ""), \(mail.text ?? ""), \(password.text ?? "")") }
}
