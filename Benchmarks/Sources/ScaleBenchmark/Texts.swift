import Foundation
import TouchTesting
import UIKit

extension Curve {
    static let texts = [
        Curve("text-shown", 2500, "a text view of so many paragraphs of eighty characters, shown") { stage, count in
            let text = paragraphs(count)
            return { _ = shown(text, stage) }
        },
        Curve("key-in-text", 2500, "keys in the middle of such a text, twenty") { stage, count in
            let text = paragraphs(count), view = shown(text, stage)
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: text.utf16.count / 2, length: 0)
            view.insertText("a")
            stage.advance(by: TouchStage.frameDuration)
            return {
                for _ in 0..<20 {
                    view.insertText("a")
                    stage.advance(by: TouchStage.frameDuration)
                }
            }
        },
    ]

    private static func paragraphs(_ count: Int) -> String {
        (0..<count).map { "Paragraph \($0) " + String(repeating: "of words ", count: 7) }.joined(separator: "\n")
    }

    private static func shown(_ text: String, _ stage: TouchStage) -> UITextView {
        let view = UITextView(frame: stage.window.bounds)
        view.text = text
        stage.window.addSubview(view)
        stage.advance(by: TouchStage.frameDuration)
        return view
    }
}
