import Foundation
import TouchHost
@testable import UIKit

/// The delegate of a text view at (20, 20), 200 × 90 points, in a stage's window; it logs what it receives.
@MainActor
final class LoggingTextViewDelegate: UITextViewDelegate {
    let stage: Stage
    let text = UITextView()
    var log: [String] = []
    var isAllowed = true

    init(_ string: String) throws {
        stage = try Stage(field: UITextField())
        stage.field.removeFromSuperview()
        text.frame = CGRect(x: 20, y: 20, width: 200, height: 90)
        text.text = string
        text.delegate = self
        stage.window.addSubview(text)
        stage.wait(0.1)
    }

    /// The text with the selection in brackets, or a bar for the caret.
    var shown: String { text.content.shown }

    func take() -> String {
        defer { log = [] }
        return log.joined(separator: " ")
    }

    /// Where a place in the text is in the window.
    func point(_ place: Int) -> CGPoint {
        let rect = text.convert(text.caretRect(for: TextOffset(place)), to: nil)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    func tap(_ place: Int, count: Int = 1, tool: Contact.Tool = .finger) {
        stage.tapNow(point(place).x, point(place).y, count: count, tool: tool)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        log.append("shouldBegin")
        return true
    }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        log.append("shouldEnd")
        return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        log.append("shouldChange(\(range.location),\(range.length),\(text.debugDescription))")
        return isAllowed
    }
    func textViewDidChange(_ textView: UITextView) { log.append("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.append("didChangeSelection") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { if !log.contains("scroll") { log.append("scroll") } }
}
