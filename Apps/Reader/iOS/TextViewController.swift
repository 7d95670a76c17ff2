import UIKit

/// A long text.
class TextViewController: UIViewController {

    let textView = UITextView()

    override func loadView() {
        textView.isEditable = false
        textView.font = .systemFont(ofSize: 17)
        textView.layoutMargins = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        viewRespectsSystemMinimumLayoutMargins = false
        textView.text = TextViewController.text
        view = textView
    }

    /// Lines that are longer are hard to read.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let lines = view.readableContentGuide.layoutFrame
        let insets = UIEdgeInsets(top: 16, left: lines.minX - view.bounds.minX, bottom: 16, right: view.bounds.maxX - lines.maxX)
        if textView.textContainerInset != insets { textView.textContainerInset = insets }
    }

    static let text = (1...12).map { number in
        """
        \(number)

        A touch begins where a finger lands. The window asks its views which of them the place is in, and the deepest one that \
        answers gets the touch and keeps it until the finger lifts, wherever the finger goes.

        Recognizers of the views above see the same touch. Each of them waits until it is sure, and when one is, the others have \
        lost, unless they wait for each other, or go on together.
        """
    }.joined(separator: "\n\n")

}
