import UIKit

class KeyController: UIViewController {
    override var canBecomeFirstResponder: Bool { return true }
    override var keyCommands: [UIKeyCommand]? { return [UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(makeNew))] }
    @objc func makeNew() {}
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesBegan(presses, with: event) }
}
