import Foundation
import Testing
import TouchHost
@testable import UIKit

/// What the app selects as editing begins, whatever begins it.
@MainActor @Suite("Text: what the app selects as editing begins", .leavesNothing)
struct BeginningSelectionTests {
    enum Hook: CaseIterable { case delegate, action, notification, override }

    private final class Delegate: UITextFieldDelegate {
        var act: ((UITextField) -> Void)?
        func textFieldDidBeginEditing(_ textField: UITextField) { act?(textField) }
    }

    private final class Field: UITextField {
        var act: ((UITextField) -> Void)?
        override func becomeFirstResponder() -> Bool {
            let begins = !isFirstResponder, success = super.becomeFirstResponder()
            if begins { act?(self) }
            return success
        }
    }

    private final class TextDelegate: UITextViewDelegate {
        var act: ((UITextView) -> Void)?
        func textViewDidBeginEditing(_ textView: UITextView) { act?(textView) }
    }

    /// Does something in a field with "some words" as it begins to be edited by something.
    private func field(_ hook: Hook, _ act: @escaping @MainActor (UITextField) -> Void, begins: (Stage) -> Void) throws -> Stage {
        let field = Field(), stage = try Stage(field: field), delegate = Delegate()
        field.text = "some words"
        var token: (any NSObjectProtocol)?
        switch hook {
        case .delegate:
            delegate.act = act
            field.delegate = delegate
        case .action: field.addAction(UIAction { _ in act(field) }, for: .editingDidBegin)
        case .notification:
            token = NotificationCenter.default.addObserver(forName: UITextField.textDidBeginEditingNotification, object: field, queue: nil) { _ in
                MainActor.assumeIsolated { act(field) }
            }
        case .override: field.act = act
        }
        stage.host.advance(by: 0.1)
        begins(stage)
        stage.host.advance(by: 1)
        if let token { NotificationCenter.default.removeObserver(token) }
        withExtendedLifetime(delegate) {}
        return stage
    }

    private static let ways: [(String, @MainActor (Stage) -> Void)] = [
        ("a tap in the text", { $0.tapNow($0.x(of: 2), 37) }),
        ("a tap beside the text", { $0.tapNow(190, 37) }),
        ("a click", { $0.tapNow($0.x(of: 2), 37, tool: .pointer) }),
        ("a pencil", { $0.tapNow($0.x(of: 2), 37, tool: .pencil) }),
        ("a finger that rests", {
            $0.down($0.x(of: 2), 37)
            $0.host.advance(by: 0.7)
            $0.up($0.x(of: 2), 37)
        }),
        ("the secondary button", {
            $0.down($0.x(of: 7), 37, tool: .pointer, buttons: 2)
            $0.up($0.x(of: 7), 37, tool: .pointer)
        }),
        ("code", { $0.field.becomeFirstResponder() }),
    ]

    @Test("R-TXT-4: all that the app selects stays selected, whatever begins editing", arguments: Hook.allCases)
    func all(_ hook: Hook) throws {
        for (name, begins) in Self.ways {
            let stage = try field(hook, { $0.selectAll(nil) }, begins: begins)
            #expect(stage.shown == "[some words]", "\(name)")
            UIMenuController.shared.hideMenu()
            stage.type("x")
            #expect(stage.shown == "x|", "\(name)")
            stage.field.resignFirstResponder()
        }
    }

    @Test("R-TXT-4: a caret that the app sets stays where it is, also at the end, where it was before", arguments: Hook.allCases, [0, 6, 10])
    func caret(_ hook: Hook, _ place: Int) throws {
        for (name, begins) in Self.ways {
            let stage = try field(hook, { $0.selectedTextRange = TextOffsets(place..<place) }, begins: begins)
            stage.type("x")
            var expected = "some words"
            expected.insert("x", at: expected.index(expected.startIndex, offsetBy: place))
            #expect(stage.field.text == expected, "\(name)")
            UIMenuController.shared.hideMenu()
            stage.field.resignFirstResponder()
        }
    }

    @Test("R-TXT-4: a part that the app selects, by a range or a word, stays; without the app the tap puts the caret")
    func parts() throws {
        let range = try field(.delegate, { $0.selectedTextRange = TextOffsets(5..<7) }, begins: Self.ways[0].1)
        #expect(range.shown == "some [wo]rds")
        let word = try field(.action, { $0.select(nil) }, begins: Self.ways[0].1)
        #expect(word.shown == "some [words]")
        let nothing = try field(.delegate, { _ in }, begins: Self.ways[0].1)
        #expect(nothing.shown == "some| words")
    }

    @Test("R-TXT-4: the next tap puts the caret, and editing that begins again selects again")
    func nextTap() throws {
        let stage = try field(.delegate, { $0.selectAll(nil) }, begins: Self.ways[1].1)
        stage.tapNow(190, 37)
        #expect(stage.shown == "some words|")
        stage.field.resignFirstResponder()
        let delegate = Delegate()
        delegate.act = { $0.selectAll(nil) }
        stage.field.delegate = delegate
        stage.host.advance(by: 1)
        stage.tapNow(stage.x(of: 2), 37)
        #expect(stage.shown == "[some words]")
        stage.host.advance(by: 1)
        stage.tapNow(stage.x(of: 7), 37, count: 2)
        #expect(stage.shown == "some [words]")
        UIMenuController.shared.hideMenu()
        withExtendedLifetime(delegate) {}
    }

    @Test("R-TXT-4: what code has selected before the tap is no choice of that kind")
    func before() throws {
        let stage = try Stage(field: UITextField())
        stage.field.text = "some words"
        stage.field.becomeFirstResponder()
        stage.field.selectAll(nil)
        stage.field.resignFirstResponder()
        stage.field.addAction(UIAction { [field = stage.field] _ in field.selectedTextRange = TextOffsets(0..<1) }, for: .touchDown)
        stage.host.advance(by: 0.1)
        stage.tapNow(stage.x(of: 2), 37)
        #expect(stage.shown == "some| words")
    }

    @Test("R-TXT-4, R-TXT-15: a finger that began editing by resting takes the caret from the app's place once it moves")
    func carrying() throws {
        let stage = try field(.delegate, { $0.selectAll(nil) }, begins: {
            $0.down($0.x(of: 2), 37)
            $0.host.advance(by: 0.7)
            $0.move($0.x(of: 2) + 1, 37)
        })
        #expect(stage.shown == "[some words]")
        stage.move(stage.x(of: 6), 37)
        #expect(stage.shown == "some w|ords")
        stage.up(stage.x(of: 6), 37)
        UIMenuController.shared.hideMenu()
    }

    @Test("R-TXT-4: the delegate may move editing to another field, or end it; the tap puts no caret then")
    func handedOn() throws {
        let stage = try Stage(field: UITextField()), other = UITextField(frame: CGRect(x: 20, y: 70, width: 200, height: 34)), delegate = Delegate()
        other.text = "another"
        stage.window.addSubview(other)
        stage.field.text = "some words"
        delegate.act = { _ in
            other.becomeFirstResponder()
            other.selectAll(nil)
        }
        stage.field.delegate = delegate
        stage.host.advance(by: 0.1)
        stage.tapNow(stage.x(of: 2), 37)
        #expect(!stage.field.isEditing && other.isEditing)
        stage.type("x")
        #expect(other.text == "x" && stage.field.text == "some words")
        withExtendedLifetime(delegate) {}
    }

    // MARK: Text views

    private func text(_ act: @escaping (UITextView) -> Void, _ begins: (LoggingTextViewDelegate) -> Void) throws -> LoggingTextViewDelegate {
        let page = try LoggingTextViewDelegate("one two\nthree"), delegate = TextDelegate()
        page.text.delegate = delegate
        delegate.act = act
        begins(page)
        page.stage.host.advance(by: 1)
        withExtendedLifetime(delegate) {}
        return page
    }

    @Test("R-TXT-4, R-TXV-4, R-TXV-5: what the app selects in a text view as editing begins stays, by tap, press, rest and code")
    func textViews() throws {
        let ways: [(LoggingTextViewDelegate) -> Void] = [
            { $0.tap(5) }, { $0.tap(10, tool: .pointer) }, { $0.stage.tapNow(200, 100) }, { $0.text.becomeFirstResponder() },
            { page in
                page.stage.down(page.point(5).x, page.point(5).y)
                page.stage.host.advance(by: 0.7)
                page.stage.up(page.point(5).x, page.point(5).y)
            },
        ]
        for (index, begins) in ways.enumerated() {
            let all = try text({ $0.selectAll(nil) }, begins)
            #expect(all.shown == "[one two\nthree]", "\(index)")
            UIMenuController.shared.hideMenu()
            let caret = try text({ $0.selectedRange = NSRange(location: 4, length: 0) }, begins)
            #expect(caret.shown == "one |two\nthree", "\(index)")
            UIMenuController.shared.hideMenu()
        }
    }

    @Test("R-TXV-5: the mouse that began editing selects from where it was pressed once it is dragged, whatever the app has selected")
    func draggedAfterBeginning() throws {
        let page = try text({ $0.selectAll(nil) }, { page in
            page.stage.down(page.point(4).x, page.point(4).y, tool: .pointer, buttons: 1)
        })
        #expect(page.shown == "[one two\nthree]")
        page.stage.move(page.point(10).x, page.point(10).y, tool: .pointer)
        page.stage.up(page.point(10).x, page.point(10).y, tool: .pointer)
        #expect(page.shown == "one [two\nth]ree")
    }
}
