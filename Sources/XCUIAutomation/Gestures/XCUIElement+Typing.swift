internal import HostHeadless
internal import TouchHost
internal import UIKit

/// A key that types no letter: its value is part of a text that is typed.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Deletes the character before the caret.
    public static let delete = Self(rawValue: "\u{8}")
    /// Return.
    public static let `return` = Self(rawValue: "\r")
    /// Return, of the number keys.
    public static let enter = Self(rawValue: "\u{3}")
    /// Tab.
    public static let tab = Self(rawValue: "\t")
    /// Space.
    public static let space = Self(rawValue: " ")
    /// Escape.
    public static let escape = Self(rawValue: "\u{1B}")
    /// The arrow up.
    public static let upArrow = Self(rawValue: "\u{F700}")
    /// The arrow down.
    public static let downArrow = Self(rawValue: "\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = Self(rawValue: "\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = Self(rawValue: "\u{F703}")

    /// The usages of keys on the keyboard page of HID, and what they type.
    fileprivate static let usages: [String: (usage: Int, characters: String)] = [
        delete.rawValue: (0x2A, ""), `return`.rawValue: (0x28, "\r"), "\n": (0x28, "\r"), "\r\n": (0x28, "\r"), enter.rawValue: (0x58, "\r"), tab.rawValue: (0x2B, "\t"),
        escape.rawValue: (0x29, ""), upArrow.rawValue: (0x52, ""), downArrow.rawValue: (0x51, ""), leftArrow.rawValue: (0x50, ""), rightArrow.rawValue: (0x4F, ""),
    ]
}

extension XCUIElement {
    /// Types a text, character by character (R-UIT-11). Keys go to the element or to something in it: otherwise it is a failure.
    ///
    /// The field asks its delegate about each character. A line feed is Return; ``XCUIKeyboardKey`` has further keys.
    public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        let place = SourcePlace(file: file, line: line)
        AppSession.rest()
        guard let node = node(for: "type into", at: place) else { return }
        let focused = ElementNode.windows.lazy.compactMap { window in window.isKeyWindow ? Self.firstResponder(in: window) : nil }.first
        guard let focused else {
            return XCUIApplication.report("can't type into \(search.text): nothing has the keyboard; tap a field first", at: place)
        }
        guard node.elementType == .application || node.elementType == .window || node.view.map(focused.isDescendant) == true else {
            return XCUIApplication.report("can't type into \(search.text), \(node.words): the keyboard is for \(ElementNode.words(of: focused)); tap the field first", at: place)
        }
        for character in text { Self.enter(String(character)) }
        AppSession.rest()
    }

    /// Types a special key.
    public func typeKey(_ key: XCUIKeyboardKey, file: StaticString = #filePath, line: UInt = #line) { typeText(key.rawValue, file: file, line: line) }

    private static func firstResponder(in view: UIView) -> UIView? {
        if view.isFirstResponder { return view }
        return view.subviews.lazy.compactMap { firstResponder(in: $0) }.first
    }

    private static func enter(_ character: String) {
        guard let host = AppSession.host else { return }
        host.advance(by: 0)
        guard let key = XCUIKeyboardKey.usages[character] else { return host.send(TextEdit(commit: character)) }
        for isPressed in [true, false] {
            host.send(KeyEvent(timestamp: host.clock.now, usage: key.usage, isPressed: isPressed, characters: key.characters, charactersIgnoringModifiers: key.characters))
        }
    }
}
