import HostHeadless
import TouchHost
@testable import UIKit

/// A text field F at (20, 20), 200 × 34 points, that keys are typed into; the journal has what it sends.
extension Stage {
    convenience init(field makeField: @autoclosure () -> UITextField, scale: Double = 1) throws {
        try self.init(unshown: CGSize(width: 240, height: 120), scale: scale)
        field = makeField()
        window.backgroundColor = .white
        field.frame = CGRect(x: 20, y: 20, width: 200, height: 34)
        field.borderStyle = .roundedRect
        window.addSubview(field)
        window.makeKeyAndVisible()
        wait(0.1)
        for (event, name) in [(UIControl.Event.editingDidBegin, "didBegin"), (.editingChanged, "changed"), (.editingDidEnd, "didEnd"),
                              (.primaryActionTriggered, "primary"), (.touchDown, "touchDown")] {
            field.addAction(UIAction { [journal] _ in journal.note(name) }, for: event)
        }
    }

    /// What the journal has since the last look, in a line.
    func noted() -> String { journal.take().joined(separator: " ") }

    // MARK: Keys

    /// The characters of the US layout by key; others are typed by a key without a place.
    func type(_ text: String, repeats: Int = 0) {
        for character in text { press(0, String(character), repeats: repeats) }
    }

    func press(_ usage: Int, _ characters: String = "", ignoring: String? = nil, _ modifiers: KeyModifiers = [], repeats: Int = 0) {
        func send(_ isPressed: Bool, isRepeat: Bool = false) {
            host.send(KeyEvent(timestamp: now, usage: usage, isPressed: isPressed, characters: characters,
                               charactersIgnoringModifiers: ignoring ?? characters, modifiers: modifiers, isRepeat: isRepeat))
        }
        send(true)
        for _ in 0..<repeats { send(true, isRepeat: true) }
        send(false)
    }

    func press(_ usage: Int, _ modifiers: KeyModifiers) { press(usage, "", modifiers) }

    func command(_ letter: String, _ modifiers: KeyModifiers = .control) { press(0, "", ignoring: letter, modifiers) }

    // MARK: The field

    /// The text with the selection in brackets, or a bar for the caret.
    var shown: String { field.content.shown }

    /// Where a place in the text is in the window.
    func x(of place: Int) -> Double { 20 + field.caretRect(for: TextOffset(place)).midX }
}

/// Keys by their usages.
enum Usage { static let enter = 0x28, backspace = 0x2A, delete = 0x4C, home = 0x4A, end = 0x4D, right = 0x4F, left = 0x50, up = 0x52 }

extension EditedText {
    /// The text with the selection in brackets, or a bar for the caret.
    var shown: String {
        let units = Array(string.utf16)
        func part(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
        let selected = selection.isEmpty ? "|" : "[\(part(selection))]"
        return part(0..<selection.lowerBound) + selected + part(selection.upperBound..<units.count)
    }
}
