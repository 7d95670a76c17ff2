import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

/// Text of several lines: what typing, keys, fingers and code do with it.
@MainActor @Suite("Text views", .leavesNothing)
struct TextViewTests {
    private static let long = (1...40).map { "line \($0)" }.joined(separator: "\n")

    @Test("R-TXV-1: the content is as high as its lines with the insets, and is scrolled by fingers")
    func scrolls() throws {
        let stage = try TextViewStage(Self.long), text = stage.text
        let line = text.caretRect(for: text.beginningOfDocument).height
        #expect(abs(text.contentSize.height - (40 * line + 16)) <= 1 && text.contentSize.width == 200)
        #expect(text.contentOffset == .zero && text.font?.pointSize == 17)
        stage.stage.down(100, 90)
        stage.host.advance(by: 0.05)
        stage.stage.move(100, 70)
        stage.stage.move(100, 40)
        #expect(text.isDragging && text.contentOffset.y > 20 && !text.isFirstResponder)
        stage.host.advance(by: 0.3)
        stage.stage.up(100, 40)
        #expect(stage.take() == "scroll" && !text.isFirstResponder && stage.shown.hasSuffix("|"))
        text.isEditable = false
        text.text = "short"
        stage.host.advance(by: 0.1)
        #expect(text.contentOffset == .zero && text.contentSize.height < 90)
    }

    @Test("R-SCR-33, R-TXV-1: a text that code puts far out of sight shows nothing, and is seen again when it is back", arguments: [CGFloat(1e24), -1e24])
    func farAway(_ place: CGFloat) throws {
        let stage = try TextViewStage("one\ntwo"), text = stage.text
        #expect(text.tiles.contains { !$0.isHidden })
        text.contentOffset.y = place
        stage.host.advance(by: 0.1)
        #expect(text.contentOffset.y == place && text.tiles.allSatisfy(\.isHidden))
        text.contentOffset.y = 0
        stage.host.advance(by: 0.1)
        #expect(text.tiles.contains { !$0.isHidden })
    }

    @Test("R-TXV-3: a tap begins editing at the word; typing asks and reports in the documented order")
    func types() throws {
        let stage = try TextViewStage("one\ntwo three")
        stage.tap(6)
        #expect(stage.text.isFirstResponder && stage.shown == "one\ntwo| three")
        #expect(stage.take() == "shouldBegin didBegin didChangeSelection")
        stage.stage.type("x")
        #expect(stage.shown == "one\ntwox| three" && stage.take() == #"shouldChange(7,0,"x") didChangeSelection didChange"#)
        stage.stage.press(TextStage.enter)
        #expect(stage.shown == "one\ntwox\n| three" && stage.take() == #"shouldChange(8,0,"\n") didChangeSelection didChange"#)
        stage.stage.press(TextStage.backspace)
        #expect(stage.shown == "one\ntwox| three")
        _ = stage.take()
        stage.isAllowed = false
        stage.stage.type("y")
        #expect(stage.shown == "one\ntwox| three" && stage.take() == #"shouldChange(8,0,"y")"#)
        stage.text.resignFirstResponder()
        #expect(stage.take() == "shouldEnd didEnd")
        stage.text.text = "by code"
        #expect(stage.take() == "didChangeSelection")
    }

    @Test("R-TXV-4, R-SCR-6a: after a finger that stopped the text, which code moves when it lifts, the next tap begins editing")
    func caughtAndMoved() throws {
        let stage = try TextViewStage(Self.long), text = stage.text
        stage.stage.down(100, 90)
        for step in 1...5 {
            stage.host.advance(by: 0.01)
            stage.stage.move(100, 90 - 10 * Double(step))
        }
        stage.stage.up(100, 40)
        stage.host.advance(by: 0.1)
        #expect(text.isDecelerating)
        stage.stage.down(100, 60)
        #expect(text.isDragging)
        text.setContentOffset(.zero, animated: true)
        stage.stage.up(100, 60)
        stage.host.advance(by: 2)
        #expect(text.contentOffset == .zero && !text.isFirstResponder)
        stage.stage.tap(100, 60)
        #expect(text.isFirstResponder)
    }

    @Test("R-TXV-7: a text that could not be selected when a finger lifted selects again when it can be")
    func selectableAgain() throws {
        let stage = try TextViewStage("one\ntwo three"), text = stage.text, place = stage.point(5)
        stage.stage.down(place.x, place.y)
        text.isSelectable = false
        stage.stage.up(place.x, place.y)
        stage.host.advance(by: 1)
        text.isSelectable = true
        stage.tap(5)
        #expect(text.isFirstResponder && stage.shown == "one\n|two three")
    }

    @Test("R-TXV-3: undo and redo bring texts back; cut, copy and paste keep line ends")
    func undo() throws {
        let stage = try TextViewStage("one\ntwo")
        stage.tap(7)
        let manager = try #require(stage.text.undoManager)
        manager.groupsByEvent = false
        func group(_ letter: String) {
            manager.beginUndoGrouping()
            stage.stage.command(letter)
            manager.endUndoGrouping()
        }
        stage.stage.command("a")
        #expect(stage.shown == "[one\ntwo]")
        group("x")
        #expect(stage.shown == "|" && UIPasteboard.general.string == "one\ntwo")
        group("v")
        group("v")
        #expect(stage.shown == "one\ntwoone\ntwo|")
        stage.stage.command("z")
        stage.stage.command("z")
        #expect(stage.text.text == "")
        stage.stage.command("y")
        #expect(stage.text.text == "one\ntwo")
    }

    @Test("R-TXV-4: a second tap selects the word, a third the paragraph; handles drag over lines")
    func selects() throws {
        let stage = try TextViewStage("one two\nthree four\nfive six")
        stage.tap(9)
        stage.host.advance(by: 1)
        stage.tap(10, count: 2)
        #expect(stage.shown == "one two\n[three] four\nfive six" && stage.text.showsHandles)
        let grip = stage.text.convert(stage.text.endHandle.grip, to: nil), goal = stage.point(23)
        stage.stage.down(grip.x, grip.y)
        stage.stage.move(goal.x, goal.y + 5)
        stage.stage.move(goal.x, goal.y + grip.y - stage.point(13).y)
        stage.stage.up(goal.x, goal.y + grip.y - stage.point(13).y)
        #expect(stage.shown == "one two\n[three four\nfive] six" && stage.text.contentOffset == .zero)
        stage.host.advance(by: 1)
        // The edit menu stands over the first line.
        #expect(UIMenuController.shared.isMenuVisible)
        stage.text.hideMenu()
        stage.host.advance(by: 1)
        stage.tap(2, count: 3)
        #expect(stage.shown == "[one two\n]three four\nfive six")
    }

    @Test("R-TXV-5: the mouse begins when its button goes down, and selects while it is dragged")
    func mouse() throws {
        let stage = try TextViewStage("one two\nthree four\nfive six")
        let start = stage.point(4), end = stage.point(13)
        stage.stage.down(start.x, start.y, tool: .pointer, buttons: 1)
        stage.stage.move(end.x, end.y, tool: .pointer)
        stage.stage.up(end.x, end.y, tool: .pointer)
        #expect(stage.text.isFirstResponder && stage.shown == "one [two\nthree] four\nfive six" && !stage.text.showsHandles)
    }

    @Test("R-TXV-5: the mouse does not scroll a long text as it selects in it, and its wheel does")
    func mouseScrollsByItsWheel() throws {
        let stage = try TextViewStage(Self.long), text = stage.text
        stage.stage.down(60, 75, tool: .pointer, buttons: 1)
        stage.host.advance(by: 0.3)
        for y in [65.0, 50, 35] { stage.stage.move(60, y, tool: .pointer) }
        #expect(text.contentOffset == .zero && !text.isDragging && !text.content.selection.isEmpty)
        stage.stage.up(60, 35, tool: .pointer)
        stage.host.advance(by: 1)
        #expect(text.contentOffset == .zero && !text.isDecelerating)
        var turn = IndirectSample(device: 1, kind: .wheel, phase: .changed, timestamp: stage.host.virtualClock.now, position: CGPoint(x: 100, y: 60))
        turn.movement = CGPoint(x: 0, y: -1)
        stage.host.send(turn)
        #expect(text.contentOffset.y == 53)
    }

    @Test("R-TXT-8, R-TXV-5: the mouse's press that begins editing leaves clearsOnInsertion; a drag ends it, and so does another press")
    func insertionAfterPress() throws {
        let stage = try TextViewStage("old text"), text = stage.text
        let start = stage.point(1), end = stage.point(3)
        func press(andMove moves: Bool = false) {
            stage.host.advance(by: 1)
            stage.stage.down(start.x, start.y, tool: .pointer, buttons: 1)
            if moves { stage.stage.move(end.x, end.y, tool: .pointer) }
            stage.stage.up(moves ? end.x : start.x, start.y, tool: .pointer)
        }
        text.clearsOnInsertion = true
        press()
        #expect(text.isFirstResponder && text.clearsOnInsertion)
        stage.stage.type("new text")
        #expect(stage.shown == "new text|" && !text.clearsOnInsertion)
        text.clearsOnInsertion = true
        press()
        #expect(!text.clearsOnInsertion)
        text.resignFirstResponder()
        text.clearsOnInsertion = true
        press(andMove: true)
        #expect(text.isFirstResponder && !text.clearsOnInsertion)
    }

    @Test("R-TXV-6: up and down keep the column, Home and End go to the ends of the line, with Control of the text")
    func keys() throws {
        let stage = try TextViewStage("one two three\nx\nfour five six")
        stage.tap(6, tool: .pointer)
        let x = stage.point(6).x
        stage.stage.press(0x51)
        #expect(stage.shown == "one two three\nx|\nfour five six")
        stage.stage.press(0x51)
        #expect(abs(stage.point(stage.text.content.head).x - x) < 6 && stage.text.content.head > 19)
        stage.stage.press(TextStage.home)
        #expect(stage.shown == "one two three\nx\n|four five six")
        stage.stage.press(TextStage.end, .shift)
        #expect(stage.shown == "one two three\nx\n[four five six]")
        stage.stage.press(TextStage.home, .control)
        #expect(stage.shown == "|one two three\nx\nfour five six")
        stage.stage.press(TextStage.up)
        stage.stage.press(TextStage.left)
        #expect(stage.text.selectedRange == NSRange(location: 0, length: 0))
        stage.stage.press(TextStage.end, .control)
        stage.stage.press(0x51)
        #expect(stage.text.selectedRange.location == 29)
        for _ in 0..<13 { stage.stage.press(TextStage.left) }
        stage.stage.press(TextStage.left)
        #expect(stage.shown == "one two three\nx|\nfour five six")
    }

    @Test("R-TXV-6: up and down keep the distance from the left that the caret has after a change, not the one before it")
    func columnAfterTyping() throws {
        let stage = try TextViewStage("abcdefghij\n\nabcdefghij")
        stage.tap(2)
        stage.stage.press(0x51)
        #expect(stage.text.selectedRange == NSRange(location: 11, length: 0))
        stage.stage.type("abcdefg")
        stage.stage.press(0x51)
        #expect(stage.text.selectedRange == NSRange(location: 26, length: 0))
        for _ in 0..<3 { stage.stage.press(TextStage.backspace, "\u{8}") }
        stage.stage.press(TextStage.up)
        #expect(stage.text.selectedRange == NSRange(location: 15, length: 0))
    }

    @Test("R-TXV-6, R-TXT-2: Command and Delete, with the caret where code has put it, within a composed character, at a broken line's end too")
    func deletesLines() throws {
        let string = String(repeating: "e\u{301}", count: 50)
        let stage = try TextViewStage(string)
        stage.text.becomeFirstResponder()
        for place in stride(from: 1, to: 100, by: 2) {
            stage.text.text = string
            stage.text.selectedRange = NSRange(location: place, length: 0)
            stage.stage.press(TextStage.delete, .command)
            #expect(stage.text.content.length >= place && stage.text.content.length <= 100 && stage.text.content.head == place)
        }
    }

    @Test("R-TXV-6: Page Down goes on by what can be seen; the caret is scrolled to")
    func pages() throws {
        let stage = try TextViewStage(Self.long)
        stage.text.selectedRange = NSRange(location: 0, length: 0)
        stage.text.becomeFirstResponder()
        stage.stage.press(0x4E)
        let caret = stage.text.caretRect(for: TextOffset(stage.text.content.head))
        #expect(stage.text.content.head > 10 && stage.text.contentOffset.y > 0)
        #expect(caret.minY >= stage.text.bounds.minY && caret.maxY <= stage.text.bounds.maxY)
        stage.stage.press(TextStage.end, .control)
        #expect(stage.text.contentOffset.y == stage.text.contentSize.height - 90)
        stage.stage.press(0x4B)
        #expect(stage.text.content.head < stage.text.content.length)
    }

    @Test("R-TXV-7: a text that can't be edited is selected and copied; keys, keyboards and the pasteboard don't change it")
    func readOnly() throws {
        let stage = try TextViewStage("one two\nthree")
        stage.text.isEditable = false
        stage.tap(5)
        #expect(!stage.text.isFirstResponder && stage.take() == "")
        stage.host.advance(by: 1)
        stage.tap(5, count: 2)
        #expect(stage.text.isFirstResponder && stage.shown == "one [two]\nthree")
        stage.stage.type("x")
        stage.stage.press(TextStage.backspace)
        stage.stage.command("v")
        stage.stage.command("x")
        #expect(stage.shown == "one [two]\nthree" && stage.text.caret.isHidden && !stage.text.takesText)
        stage.stage.command("c")
        #expect(UIPasteboard.general.string == "two")
        #expect(!stage.text.canPerformAction("paste:", withSender: nil) && stage.text.canPerformAction("copy:", withSender: nil))
        stage.text.isSelectable = false
        #expect(!stage.text.isFirstResponder && !stage.text.canBecomeFirstResponder)
    }

    @Test("R-KEY-3, R-TXV-6, R-TXV-7: commands for keys that a text uses yield to it unless they have priority; one that can't be edited uses none")
    func commands() throws {
        final class Commanding: UIView {
            var calls: [String] = []
            var wantsPriority = false
            override var keyCommands: [UIKeyCommand]? {
                let up = UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Selector("textUp", Commanding.up))
                up.wantsPriorityOverSystemBehavior = wantsPriority
                return [up, UIKeyCommand(input: "x", modifierFlags: [], action: Selector("textX", Commanding.x))]
            }
            func up() { calls.append("up") }
            func x() { calls.append("x") }
        }
        let stage = try TextViewStage("one\none"), view = Commanding(frame: stage.stage.window.bounds)
        stage.stage.window.addSubview(view)
        view.addSubview(stage.text)
        stage.text.becomeFirstResponder()
        stage.stage.press(TextStage.up)
        stage.stage.type("x")
        #expect(stage.shown == "onex|\none" && view.calls == [])
        view.wantsPriority = true
        stage.stage.press(TextStage.up)
        #expect(stage.shown == "onex|\none" && view.calls == ["up"])
        stage.text.isEditable = false
        stage.text.becomeFirstResponder()
        stage.stage.type("x")
        #expect(stage.text.text == "onex\none" && view.calls == ["up", "x"])
    }

    @Test("R-TXV-2: a change is measured alone, in a text of 4,000 paragraphs")
    func incremental() throws {
        let string = (0..<4000).map { "paragraph \($0) 🙂" }.joined(separator: "\n")
        let stage = try TextViewStage(string), flow = stage.text.laidOut
        #expect(flow.measured == 4000 && flow.paragraphs.count == 4000)
        #expect(flow.paragraphs.count { $0.lines != nil } < 40)
        stage.text.becomeFirstResponder()
        stage.text.selectedRange = NSRange(location: 20_000, length: 0)
        stage.stage.type("x")
        stage.host.advance(by: 0.1)
        #expect(stage.text.laidOut.measured <= 4002)
        stage.stage.press(TextStage.enter)
        stage.host.advance(by: 0.1)
        #expect(flow.measured <= 4006 && flow.paragraphs.count == 4001)
        stage.stage.command("z")
        stage.stage.command("z")
        stage.host.advance(by: 0.1)
        #expect(stage.text.text == string && flow.measured <= 4012 && flow.paragraphs.count == 4000)
        #expect(flow.paragraphs.last?.end == string.utf16.count && flow.paragraphs.count { $0.lines != nil } < 80)
        // As if laid out at once.
        let other = UITextView(frame: stage.text.frame)
        other.text = string
        #expect(other.laidOut.height == flow.height)
    }

    @Test("R-TXV-2: edits at random leave the paragraphs of a new layout", arguments: 0..<20)
    func random(seed: UInt64) {
        var random = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
        func next(_ limit: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % max(limit, 1)
        }
        let pieces = ["a", "\n", "\r", "\r\n", "word word ", "🙂", "é", "\u{2029}", "", "ש", "\u{2028}", "👩‍👩‍👧"]
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        text.text = "first\nsecond"
        for _ in 0..<60 {
            let start = next(text.content.length + 1), end = min(start + next(6), text.content.length)
            if next(8) == 0 {
                text.setMarkedText(pieces[next(pieces.count)], selectedRange: NSRange(location: 0, length: 0))
            } else {
                text.replace(TextOffsets(start..<end), withText: pieces[next(pieces.count)])
            }
            let fresh = UITextView(frame: text.frame)
            fresh.text = text.text
            let (one, two) = (text.laidOut.paragraphs, fresh.laidOut.paragraphs)
            #expect(one.map(\.start) == two.map(\.start) && one.map(\.feed) == two.map(\.feed), "\(text.text.debugDescription)")
            // What is marked is a stretch of its own, and its letters are not joined with others.
            if text.content.marked == nil { #expect(zip(one, two).allSatisfy { abs($0.top - $1.top) < 0.01 }, "\(text.text.debugDescription)") }
            let place = next(text.content.length + 1), flow = text.laidOut
            #expect(flow.character(after: place) <= text.content.length && flow.character(before: place) >= 0)
            #expect(flow.wordEnd(after: place) >= min(place, text.content.length) && flow.wordStart(before: place) <= place)
            let line = flow.line(at: place)
            #expect(line.lowerBound <= place && line.upperBound <= text.content.length)
        }
    }
}
