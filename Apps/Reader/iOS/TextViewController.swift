import UIKit

/// A long text.
class TextViewController: UIViewController {

    let textView = UITextView()

    override func loadView() {
        textView.isEditable = false
        textView.layoutMargins = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        viewRespectsSystemMinimumLayoutMargins = false
        textView.attributedText = TextViewController.text
        textView.adjustsFontForContentSizeCategory = true
        view = textView
    }

    /// Lines that are longer are hard to read.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let lines = view.readableContentGuide.layoutFrame
        let insets = UIEdgeInsets(top: 16, left: lines.minX - view.bounds.minX, bottom: 16, right: view.bounds.maxX - lines.maxX)
        if textView.textContainerInset != insets { textView.textContainerInset = insets }
    }

    /// Twelve parts, each below its number.
    static let text: NSAttributedString = {
        let body: [NSAttributedString.Key: Any] = [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label]
        var heading = body
        let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
        heading[.font] = UIFont(descriptor: title.withSymbolicTraits(.traitBold) ?? title, size: 0)
        let text = NSMutableAttributedString(string: "")
        for number in 1...12 {
            // An empty line of the heading's height is the space above it.
            text.append(NSAttributedString(string: number == 1 ? "1\n" : "\n\n\(number)\n", attributes: heading))
            text.append(NSAttributedString(string: part, attributes: body))
        }
        return text
    }()

    private static let part = """
        A touch begins where a finger lands. The window asks its views which of them the place is in, and the deepest one that \
        answers gets the touch and keeps it until the finger lifts, wherever the finger goes.

        Recognizers of the views above see the same touch. Each of them waits until it is sure, and when one is, the others have \
        lost, unless they wait for each other, or go on together.
        """

}
