import Testing
@testable import UIKit

/// What a change in a long text costs, and that it leaves what a new text would.
@MainActor @Suite("Long texts that are edited", .leavesNothing)
struct LongTextEditingTests {
    private static func paragraphs(_ count: Int) -> String {
        (0..<count).map { "Paragraph \($0)" + String(repeating: " has words", count: $0 * 7 % 25) }.joined(separator: "\n")
    }

    private func shown(_ string: String, _ stage: Stage) -> UITextView {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 390))
        text.text = string
        stage.view.addSubview(text)
        text.becomeFirstResponder()
        stage.host.advance(by: 0.1)
        return text
    }

    /// How many parts of the picture are drawn in the next frame.
    private func drawn(_ text: UITextView, _ stage: Stage) -> Int {
        text.layoutIfNeeded()
        defer { stage.host.advance(by: 0.1) }
        return text.tiles.filter { $0.layer.needsDisplay() }.count
    }

    @Test("R-TXV-2: the parts of the picture are drawn again that show what has changed, and no others")
    func parts() throws {
        let stage = try Stage(), text = shown(Self.paragraphs(8000), stage)
        text.contentOffset.y = 10 * TextTile.height
        stage.host.advance(by: 0.1)
        // In the middle of the first part that is seen as a whole: a key there changes no height.
        let place = text.place(at: CGPoint(x: 40, y: 10.5 * TextTile.height))
        text.selectedRange = NSRange(location: place, length: 0)
        stage.host.advance(by: 0.1)
        #expect(text.contentOffset.y == 10 * TextTile.height && text.tiles.filter { !$0.isHidden }.count == 2)
        text.selectedRange = NSRange(location: place + 1, length: 0)
        #expect(drawn(text, stage) == 0, "a caret is not a part of it")
        let heights = text.flow.paragraphs.map(\.height)
        text.insertText(".")
        #expect(drawn(text, stage) == 1)
        #expect(text.flow.paragraphs.map(\.height) == heights)
        text.selectedRange = NSRange(location: place, length: 4)
        #expect(drawn(text, stage) == 1, "what is selected is seen")
        text.selectedRange = NSRange(location: place, length: 0)
        #expect(drawn(text, stage) == 1)
        text.insertText("\n\n")
        #expect(drawn(text, stage) == 2, "the lines below have other places")
        text.contentOffset.y += 20
        #expect(drawn(text, stage) == 0, "paragraphs that are measured below what is seen")
        text.textColor = .red
        #expect(drawn(text, stage) == 2)
        // Other tests ask for the colour too, and then a view draws what it shows again with each tint (R-TRT-11).
        _ = UIColor.tintColor
        stage.window.tintColor = .green
        #expect(drawn(text, stage) == 2)
    }

    @Test("R-TXV-2: after any edits, with looks between them or without, a long text is placed as a new one is", arguments: 0..<4)
    func edits(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let stage = try Stage(), text = shown(Self.paragraphs(seed % 2 == 0 ? 60 : 1500), stage)
        let pieces = ["x", "\n", "ü", "🙂", "two words", "a\nb\nc", "", String(repeating: "long ", count: 200)]
        for step in 0..<120 {
            let place = min(Int.random(in: 0...3000, using: &random), text.content.length)
            text.selectedRange = NSRange(location: place, length: Int.random(in: 0...3, using: &random) * Int.random(in: 0...9, using: &random))
            switch Int.random(in: 0...5, using: &random) {
            case 0: text.deleteBackward()
            case 1: text.replace(TextOffsets(0..<min(3, text.content.length)), withText: pieces.randomElement(using: &random)!)
            default: text.insertText(pieces.randomElement(using: &random)!)
            }
            // More edits than are remembered, too, come between two looks.
            if step % 40 < 15 { stage.host.advance(by: 0.02) }
        }
        let fresh = TextFlow()
        fresh.update(text.content, looks: TextLooks(text.content, defaults: AttributedText.Defaults(font: try #require(text.font), color: .label), alignment: .natural),
                     width: text.laidOut.width)
        text.laidOut.measureAll()
        fresh.measureAll()
        #expect(text.flow.paragraphs.map(\.start) == fresh.paragraphs.map(\.start))
        #expect(zip(text.flow.paragraphs, fresh.paragraphs).allSatisfy { abs($0.top - $1.top) < 1e-6 && abs($0.height - $1.height) < 1e-6 })
        for index in [0, 1, 7, fresh.paragraphs.count - 1] { #expect(text.flow.lines(index).string == fresh.lines(index).string) }
    }
}
