import Foundation
import Testing
import TouchHost
@testable import UIKit

/// Placing the caret and selecting, by finger and by mouse.
@MainActor @Suite("Text: selecting", .leavesNothing)
struct SelectionTests {
    private func stage(_ text: String = "one two three") throws -> Stage {
        let stage = try Stage(field: UITextField())
        stage.field.text = text
        stage.field.becomeFirstResponder()
        stage.host.advance(by: 1)
        return stage
    }

    @Test("R-TXT-11: a tap puts the caret at the end of the word, the mouse at the nearest place; a double tap selects a word, a triple tap all",
          arguments: [Contact.Tool.finger, .pointer])
    func taps(_ tool: Contact.Tool) throws {
        let stage = try stage()
        stage.tapNow(stage.x(of: 2) + 1, 37, tool: tool)
        #expect(stage.shown == (tool == .finger ? "one| two three" : "on|e two three"))
        stage.host.advance(by: 1)
        stage.tapNow(stage.x(of: 5), 37, count: 2, tool: tool)
        #expect(stage.shown == "one [two] three")
        stage.host.advance(by: 1)
        stage.tapNow(stage.x(of: 5), 37, count: 3, tool: tool)
        #expect(stage.shown == "[one two three]")
        #expect(stage.field.showsHandles == (tool == .finger))
        stage.host.advance(by: 1)
        stage.tapNow(215, 37, tool: tool)
        if tool == .pointer { #expect(stage.shown == "one two three|") }
    }

    @Test("R-TXT-21: a change by code takes the edit menu away, as one by keys does")
    func menuAndCode() throws {
        let stage = try stage(), field = stage.field
        let changes: [() -> Void] = [{ field.text = "four five" }, { field.replace(TextOffsets(0..<1), withText: "F") }]
        for change in changes {
            stage.tapNow(stage.x(of: 6), 37, count: 2)
            #expect(UIMenuController.shared.isMenuVisible)
            change()
            #expect(!UIMenuController.shared.isMenuVisible)
            stage.host.advance(by: 1)
        }
        #expect(field.text == "Four five")
    }

    @Test("R-TXT-12: the mouse selects by dragging; from a double click on by words; with Shift from where the selection began")
    func mouse() throws {
        let stage = try stage()
        stage.down(stage.x(of: 1), 37, tool: .pointer)
        stage.move(stage.x(of: 6), 37, tool: .pointer)
        #expect(stage.shown == "o[ne tw]o three")
        stage.move(stage.x(of: 0) - 15, 37, tool: .pointer)
        stage.up(stage.x(of: 0) - 15, 37, tool: .pointer)
        #expect(stage.shown == "[o]ne two three")
        stage.host.advance(by: 1)
        stage.tapNow(stage.x(of: 5), 37, tool: .pointer)
        stage.down(stage.x(of: 5), 37, tool: .pointer)
        stage.move(stage.x(of: 10), 37, tool: .pointer)
        #expect(stage.shown == "one [two three]")
        stage.move(stage.x(of: 1), 37, tool: .pointer)
        #expect(stage.shown == "[one two] three")
        stage.up(stage.x(of: 1), 37, tool: .pointer)
    }

    @Test("R-TXT-4, R-TXT-15: a mouse button that is held on a field begins editing when it is released, and carries no caret")
    func heldButton() throws {
        let stage = try stage(), field = stage.field
        field.resignFirstResponder()
        stage.down(stage.x(of: 5), 37, tool: .pointer, buttons: 1)
        stage.host.advance(by: 1)
        #expect(!field.isEditing)
        stage.up(stage.x(of: 5), 37, tool: .pointer)
        #expect(field.isEditing && stage.shown == "one t|wo three")
    }

    @Test("R-TXT-13: a finger that drags sideways in a field being edited selects; one that drags up or down does not")
    func fingerDrag() throws {
        let stage = try stage()
        stage.down(stage.x(of: 4), 37)
        stage.move(stage.x(of: 9), 37)
        stage.up(stage.x(of: 9), 37)
        #expect(stage.shown == "one [two t]hree" && stage.field.showsHandles)
        stage.field.select(0, 0, by: .keys)
        stage.host.advance(by: 1)
        stage.down(stage.x(of: 4), 37)
        stage.move(stage.x(of: 4), 80)
        stage.up(stage.x(of: 4), 80)
        #expect(stage.shown == "|one two three" && !stage.field.isTracking)
    }

    @Test("R-TXT-13, R-GEN-5: a finger that has moved by exactly 10 points selects nothing yet")
    func dragAtLimit() throws {
        let stage = try stage()
        // 64.4 − 54.4 is a little more than 10 in the field's coordinates.
        stage.down(54.4, 37)
        stage.move(64.4, 37)
        #expect(stage.shown == "one two three|")
        stage.move(74.4, 37)
        #expect(stage.shown.contains("["))
        stage.up(74.4, 37)
    }

    @Test("R-TXT-14: handles move one end of the selection, also across the other; keys and mouse have none")
    func handles() throws {
        let stage = try stage(), field = stage.field
        stage.tapNow(stage.x(of: 5), 37, count: 2)
        stage.host.advance(by: 1)
        #expect(stage.shown == "one [two] three" && !field.startHandle.isHidden && !field.endHandle.isHidden)
        let grip = field.convert(field.endHandle.grip, to: nil)
        stage.down(grip.x, grip.y)
        stage.move(grip.x + stage.x(of: 11) - stage.x(of: 7), grip.y)
        #expect(stage.shown == "one [two thr]ee")
        stage.move(grip.x + stage.x(of: 1) - stage.x(of: 7), grip.y)
        #expect(stage.shown == "o[ne ]two three")
        stage.up(grip.x, grip.y)
        stage.press(Usage.end, .shift)
        stage.host.advance(by: 0.1)
        #expect(field.startHandle.isHidden && !field.showsHandles)
    }

    @Test("R-TXT-15: a finger that rests carries the caret; in a field that is not edited it begins editing")
    func longPress() throws {
        let stage = try stage(), field = stage.field
        field.resignFirstResponder()
        stage.down(stage.x(of: 4), 37)
        stage.host.advance(by: 0.4)
        #expect(!field.isEditing)
        stage.host.advance(by: 0.2)
        #expect(field.isEditing && stage.shown == "one |two three")
        stage.move(stage.x(of: 6), 37)
        #expect(stage.shown == "one tw|o three")
        stage.up(stage.x(of: 6), 37)
    }

    @Test("R-TXT-25: a loupe is above the finger that carries the caret or a handle, inside the screen, until it lifts; the mouse has none")
    func loupe() throws {
        let stage = try stage(), field = stage.field
        field.frame.origin.y = 84
        stage.host.advance(by: 0)
        stage.down(stage.x(of: 4), 101)
        #expect(TextLoupe.place == nil)
        stage.host.advance(by: 0.6)
        let first = try #require(TextLoupe.place)
        #expect(first.maxY < 90 && first.minX >= 0 && first.minX < stage.x(of: 4) && first.maxX > stage.x(of: 4))
        #expect(stage.window.windowScene?.windows.count == 1)
        stage.move(stage.x(of: 6), 101)
        let second = try #require(TextLoupe.place)
        #expect(second.midX > first.midX || second.maxX == 240)
        stage.up(stage.x(of: 6), 101)
        #expect(TextLoupe.place == nil)
        stage.host.advance(by: 1)
        // A handle.
        stage.tapNow(stage.x(of: 5), 101, count: 2)
        stage.host.advance(by: 1)
        let grip = field.convert(field.endHandle.grip, to: nil)
        stage.down(grip.x, grip.y)
        stage.move(grip.x + 20, grip.y)
        #expect(TextLoupe.place != nil)
        field.resignFirstResponder()
        stage.host.advance(by: 0)
        stage.up(grip.x + 20, grip.y)
        #expect(TextLoupe.place == nil)
    }

    @Test("R-TXT-25: the loupe's picture is taken once a frame, of the last place")
    func loupePicture() throws {
        let stage = try stage(), field = stage.field
        TextLoupe.show(CGRect(x: 20, y: 4, width: 2, height: 20), of: field)
        stage.host.advance(by: 0)
        let first = try #require(TextLoupe.image)
        for x in [30.0, 40] {
            TextLoupe.show(CGRect(x: x, y: 4, width: 2, height: 20), of: field)
            #expect(TextLoupe.image === first)
        }
        stage.host.advance(by: 0)
        let second = try #require(TextLoupe.image)
        #expect(second !== first)
        // Nothing is asked for where nothing moves.
        stage.host.advance(by: 0.1)
        #expect(TextLoupe.image === second)
        TextLoupe.hide()
    }

    @Test("R-TXT-21: the edit menu stands over what a finger has selected, and at the caret for a tap there; a change takes it away")
    func menu() throws {
        let stage = try stage(), menu = UIMenuController.shared
        stage.tapNow(stage.x(of: 5), 37, count: 2)
        stage.host.advance(by: 1)
        #expect(stage.shown == "one [two] three" && menu.isMenuVisible)
        stage.type("x")
        stage.host.advance(by: 1)
        #expect(stage.shown == "one x| three" && !menu.isMenuVisible)
        stage.tapNow(stage.x(of: 5), 37)
        stage.host.advance(by: 1)
        #expect(menu.isMenuVisible)
        stage.press(Usage.left)
        stage.host.advance(by: 1)
        #expect(!menu.isMenuVisible)
        stage.tapNow(stage.x(of: 8), 37)
        stage.host.advance(by: 1)
        #expect(!menu.isMenuVisible && stage.shown == "one x three|")
    }

    @Test("R-TXT-21: the secondary button opens the menu about the selection, or about the word, also in a field that is not edited yet")
    func secondaryButton() throws {
        let stage = try stage(), menu = UIMenuController.shared, field = stage.field
        field.resignFirstResponder()
        stage.down(stage.x(of: 5), 37, tool: .pointer, buttons: 2)
        #expect(stage.shown == "one [two] three" && field.isEditing && !menu.isMenuVisible)
        stage.up(stage.x(of: 5), 37, tool: .pointer)
        #expect(menu.isMenuVisible && !field.showsHandles)
        menu.hideMenu()
        stage.host.advance(by: 1)
        field.select(0, 9, by: .keys)
        stage.down(stage.x(of: 5), 37, tool: .pointer, buttons: 2)
        stage.move(stage.x(of: 12), 37, tool: .pointer)
        stage.up(stage.x(of: 12), 37, tool: .pointer)
        #expect(menu.isMenuVisible && stage.shown == "[one two t]hree")
        menu.hideMenu()
    }

    @Test("R-TXT-21: the second half of the last selected letter is on the selection, for a click of the secondary button and for a tap")
    func endOfSelection() throws {
        let stage = try stage(), menu = UIMenuController.shared
        stage.field.select(5, 6, by: .keys)
        let x = stage.x(of: 6) - 3
        stage.down(x, 37, tool: .pointer, buttons: 2)
        stage.up(x, 37, tool: .pointer)
        #expect(menu.isMenuVisible && stage.shown == "one t[w]o three")
        menu.hideMenu()
        stage.host.advance(by: 1)
        stage.tapNow(x, 37)
        #expect(menu.isMenuVisible && stage.shown == "one t[w]o three")
        menu.hideMenu()
    }

    @Test("R-TXT-11: a tap belongs to the field, not to a tap recognizer of a superview; a drag down belongs to a pan of a superview")
    func superviews() throws {
        let stage = try stage()
        stage.field.resignFirstResponder()
        var taps = 0, pans = 0
        let tap = UITapGestureRecognizer(), pan = UIPanGestureRecognizer()
        final class Target: NSObject {
            var call: () -> Void = {}
            func act() { call() }
        }
        let onTap = Target(), onPan = Target()
        onTap.call = { taps += 1 }
        onPan.call = { pans += 1 }
        tap.addTarget(onTap, action: Selector("textTap", Target.act))
        pan.addTarget(onPan, action: Selector("textPan", Target.act))
        stage.window.addGestureRecognizer(tap)
        stage.window.addGestureRecognizer(pan)
        stage.tapNow(100, 37)
        #expect(taps == 0 && stage.field.isEditing)
        stage.host.advance(by: 1)
        stage.tapNow(100, 100)
        #expect(taps == 1)
        stage.host.advance(by: 1)
        stage.down(100, 37)
        stage.move(100, 60)
        stage.move(100, 90)
        stage.up(100, 90)
        #expect(pans > 0)
        stage.host.advance(by: 1)
        pans = 0
        stage.down(60, 37)
        stage.move(90, 37)
        stage.move(120, 37)
        stage.up(120, 37)
        #expect(pans == 0)
    }

    @Test("R-TXT-15, R-APP-5: a finger that rests carries no caret where the delegate has touches cancelled as editing begins")
    func cancelledLongPress() throws {
        final class Ignoring: UITextFieldDelegate {
            func textFieldDidBeginEditing(_ textField: UITextField) { UIApplication.shared.beginIgnoringInteractionEvents() }
        }
        let stage = try stage(), field = stage.field, delegate = Ignoring()
        field.resignFirstResponder()
        field.delegate = delegate
        stage.down(stage.x(of: 4), 37)
        stage.host.advance(by: 0.6)
        #expect(field.isEditing && !field.isTracking && stage.shown == "one two three|")
        UIApplication.shared.endIgnoringInteractionEvents()
        stage.up(stage.x(of: 4), 37)
        withExtendedLifetime(delegate) {}
    }

    @Test("R-TXT-15: a finger that carries the caret is no superview's drag")
    func carryingInSuperview() throws {
        let stage = try stage(), pan = UIPanGestureRecognizer()
        var pans = 0
        pan.addAction { (_: UIPanGestureRecognizer) in pans += 1 }
        stage.window.addGestureRecognizer(pan)
        stage.down(stage.x(of: 4), 37)
        stage.host.advance(by: 0.6)
        stage.move(stage.x(of: 6), 60)
        stage.move(stage.x(of: 6), 90)
        #expect(pans == 0 && stage.shown == "one tw|o three")
        stage.up(stage.x(of: 6), 90)
        stage.window.removeGestureRecognizer(pan)
    }

    @Test("R-TXT-11: bullets of a secret are chosen as one word, and never copied")
    func secret() throws {
        let stage = try stage("a👍 b"), field = stage.field
        field.isSecureTextEntry = true
        stage.host.advance(by: 0.1)
        stage.tapNow(stage.x(of: 3), 37, count: 2)
        #expect(stage.shown == "[a👍 b]")
        #expect(!field.canPerformAction("copy:", withSender: nil) && !field.canPerformAction("cut:", withSender: nil))
        stage.press(Usage.left)
        stage.press(Usage.right)
        stage.press(Usage.right)
        #expect(stage.shown == "a👍| b")
        stage.press(Usage.left, .control)
        #expect(stage.shown == "|a👍 b")
    }

    @Test("R-TXT-3: text that is too long moves so that the caret can be seen")
    func scrolling() throws {
        let stage = try stage(String(repeating: "wide ", count: 20)), field = stage.field
        let rect = field.editingRect(forBounds: field.bounds)
        #expect(field.scroll > 100 && field.caretRect(for: TextOffset(100)).maxX <= rect.maxX)
        stage.press(Usage.home)
        stage.host.advance(by: 0.1)
        #expect(field.scroll == 0 && field.caretRect(for: TextOffset(0)).minX == rect.minX)
    }

    @Test("UITextInput: positions, ranges, rectangles")
    func input() throws {
        let stage = try stage(), field = stage.field
        let four = try #require(field.position(from: field.beginningOfDocument, offset: 4))
        let seven = try #require(field.position(from: four, in: .right, offset: 3))
        let range = try #require(field.textRange(from: seven, to: four))
        #expect(field.text(in: range) == "two" && field.offset(from: four, to: seven) == 3 && field.compare(four, to: seven) == .orderedAscending)
        #expect(field.position(from: four, offset: 10) == nil && field.position(from: four, offset: -5) == nil)
        field.selectedTextRange = range
        #expect(stage.shown == "one [two] three")
        let rect = field.firstRect(for: range), caret = field.caretRect(for: four)
        #expect(abs(rect.minX - caret.minX) < 1 && rect.width > 10 && field.selectionRects(for: range).count == 1)
        #expect(field.closestPosition(to: CGPoint(x: rect.minX + 1, y: 5)) as? TextOffset == four as? TextOffset)
        #expect(field.characterRange(at: CGPoint(x: rect.minX + 2, y: 5)).flatMap { field.text(in: $0) } == "t")
        field.replace(range, withText: "2")
        #expect(stage.shown == "one 2| three")
    }
}
