import UIKit

class NotesController: UIViewController, UITextViewDelegate, UITextFieldDelegate {
    let notes = UITextView(), name = UITextField()
    override func viewDidLoad() {
        super.viewDidLoad()
        notes.delegate = self
        name.delegate = self
        notes.font = UIFont.preferredFont(forTextStyle: .body)
    }
    func textViewDidChange(_ textView: UITextView) { title = textView.text }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { return textField.resignFirstResponder() }
}
