import Foundation
import TestApps
import UIKit

class LettersController: UIViewController {
    /// What is written when another language is shown.
    private struct Keys: Encodable {
        struct Key: Encodable {
            let label: String
            let x, y: Double
        }

        let language: String
        let keys: [Key]
    }

    private struct Text: Encodable {
        let text: String
    }

    private let field = UITextField()
    /// It has no height. The keyboard's views are beside it: their window is none of the app's.
    private let besideKeyboard = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        field.autocapitalizationType = .none
        field.inputAccessoryView = besideKeyboard
        field.addAction(UIAction { [weak self] _ in self?.write(Text(text: self?.field.text ?? "")) }, for: .editingChanged)
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            field.heightAnchor.constraint(equalToConstant: 48),
        ])
        for name in [UIResponder.keyboardDidShowNotification, UITextInputMode.currentInputModeDidChangeNotification] {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
                MainActor.assumeIsolated { self?.keysAreOthers() }
            }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
    }

    /// The next text begins.
    private func keysAreOthers() {
        field.text = ""
        besideKeyboard.superview?.layoutIfNeeded()
        let keys = (besideKeyboard.superview.map(keys) ?? []).compactMap { key in
            key.accessibilityLabel.map { label in
                let middle = key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil)
                return Keys.Key(label: label, x: middle.x, y: middle.y)
            }
        }
        write(Keys(language: field.textInputMode?.primaryLanguage ?? "", keys: keys))
    }

    private func keys(in view: UIView) -> [UIView] {
        view.accessibilityTraits.contains(.keyboardKey) ? [view] : view.subviews.flatMap(keys)
    }

    private func write(_ line: some Encodable) {
        guard let data = try? JSONEncoder().encode(line) else { return }
        tell(String(decoding: data, as: UTF8.self))
    }
}
