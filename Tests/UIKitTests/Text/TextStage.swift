import Foundation
import HostHeadless
import TouchHost
@testable import UIKit

/// A window with a text field F at (20, 20), 200 × 34 points, on a headless host, that keys are typed into.
@MainActor
final class TextStage {
    let host: HeadlessHost
    let window: UIWindow
    let field: UITextField
    private(set) var log: [String] = []
    private var contact = 0

    init(scale: Double = 1, field: UITextField? = nil) throws {
        host = HeadlessHost(size: PixelSize(width: 240, height: 120), scale: scale)
        window = UIWindow(windowScene: try UIApplication.shared.attach(to: host))
        window.backgroundColor = .white
        self.field = field ?? UITextField()
        self.field.frame = CGRect(x: 20, y: 20, width: 200, height: 34)
        self.field.borderStyle = .roundedRect
        window.addSubview(self.field)
        window.makeKeyAndVisible()
        host.advance(by: 0.1)
        for (event, name) in [(UIControl.Event.editingDidBegin, "didBegin"), (.editingChanged, "changed"), (.editingDidEnd, "didEnd"),
                              (.editingDidEndOnExit, "onExit"), (.primaryActionTriggered, "primary"), (.touchDown, "touchDown")] {
            guard event != .editingDidEndOnExit else { continue }
            self.field.addAction(UIAction { [unowned self] _ in log.append(name) }, for: event)
        }
    }

    func note(_ entry: String) { log.append(entry) }

    func take() -> String {
        defer { log = [] }
        return log.joined(separator: " ")
    }

    // MARK: Keys

    /// The characters of the US layout by key; others are typed by a key without a place.
    func type(_ text: String, repeats: Int = 0) {
        for character in text { press(0, String(character), repeats: repeats) }
    }

    func press(_ usage: Int, _ characters: String = "", ignoring: String? = nil, _ modifiers: KeyModifiers = [], repeats: Int = 0) {
        func send(_ isPressed: Bool, isRepeat: Bool = false) {
            host.send(KeyEvent(timestamp: host.virtualClock.now, usage: usage, isPressed: isPressed, characters: characters,
                               charactersIgnoringModifiers: ignoring ?? characters, modifiers: modifiers, isRepeat: isRepeat))
        }
        send(true)
        for _ in 0..<repeats { send(true, isRepeat: true) }
        send(false)
    }

    func press(_ usage: Int, _ modifiers: KeyModifiers) { press(usage, "", modifiers) }

    func command(_ letter: String, _ modifiers: KeyModifiers = .control) { press(0, "", ignoring: letter, modifiers) }

    static let enter = 0x28, backspace = 0x2A, delete = 0x4C, home = 0x4A, end = 0x4D, right = 0x4F, left = 0x50, up = 0x52

    // MARK: Touches

    func down(_ x: Double, _ y: Double, tool: Contact.Tool = .finger, buttons: Int = 0) {
        contact += 1
        send(.began, x, y, tool, buttons)
    }

    func move(_ x: Double, _ y: Double, tool: Contact.Tool = .finger) { send(.moved, x, y, tool) }
    func up(_ x: Double, _ y: Double, tool: Contact.Tool = .finger) { send(.ended, x, y, tool) }

    func tap(_ x: Double, _ y: Double, count: Int = 1, tool: Contact.Tool = .finger) {
        for _ in 0..<count {
            down(x, y, tool: tool)
            host.advance(by: 0.05)
            up(x, y, tool: tool)
            host.advance(by: 0.05)
        }
    }

    private func send(_ phase: Contact.Phase, _ x: Double, _ y: Double, _ tool: Contact.Tool, _ buttons: Int = 0) {
        let scale = host.surface!.scale, now = host.virtualClock.now
        let position = CGPoint(x: x * scale, y: y * scale)
        host.send(TouchFrame(timestamp: now, contacts: [Contact(id: contact, phase: phase, tool: tool, timestamp: now, position: position)],
                             buttons: buttons))
    }

    // MARK: The field

    /// The text with the selection in brackets, or a bar for the caret.
    var shown: String {
        let units = Array(field.content.string.utf16), selection = field.content.selection
        func part(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
        let selected = selection.isEmpty ? "|" : "[\(part(selection))]"
        return part(0..<selection.lowerBound) + selected + part(selection.upperBound..<units.count)
    }

    /// Where a place in the text stands in the window.
    func x(of place: Int) -> Double { 20 + field.caretRect(for: TextOffset(place)).midX }
}
