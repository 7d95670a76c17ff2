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
        let page = try LoggingTextViewDelegate(Self.long), text = page.text
        let line = text.caretRect(for: text.beginningOfDocument).height
        #expect(abs(text.contentSize.height - (40 * line + 16)) <= 1 && text.contentSize.width == 200)
        #expect(text.contentOffset == .zero && text.font?.pointSize == 17)
        page.stage.down(100, 90)
        page.stage.host.advance(by: 0.05)
        page.stage.move(100, 70)
        page.stage.move(100, 40)
        #expect(text.isDragging && text.contentOffset.y > 20 && !text.isFirstResponder)
        page.stage.host.advance(by: 0.3)
        page.stage.up(100, 40)
        #expect(page.take() == "scroll" && !text.isFirstResponder && page.shown.hasSuffix("|"))
        text.isEditable = false
        text.text = "short"
        page.stage.host.advance(by: 0.1)
        #expect(text.contentOffset == .zero && text.contentSize.height < 90)
    }

    @Test("R-SCR-33, R-TXV-1: a text that code puts far out of sight shows nothing, and is seen again when it is back", arguments: [CGFloat(1e24), -1e24])
    func farAway(_ place: CGFloat) throws {
        let page = try LoggingTextViewDelegate("one\ntwo"), text = page.text
        #expect(text.tiles.contains { !$0.isHidden })
        text.contentOffset.y = place
        page.stage.host.advance(by: 0.1)
        #expect(text.contentOffset.y == place && text.tiles.allSatisfy(\.isHidden))
        text.contentOffset.y = 0
        page.stage.host.advance(by: 0.1)
        #expect(text.tiles.contains { !$0.isHidden })
    }

    @Test("R-TXV-3: a tap begins editing at the word; typing asks and reports in the documented order")
    func types() throws {
        let page = try LoggingTextViewDelegate("one\ntwo three")
        page.tap(6)
        #expect(page.text.isFirstResponder && page.shown == "one\ntwo| three")
        #expect(page.take() == "shouldBegin didBegin didChangeSelection")
        page.stage.type("x")
        #expect(page.shown == "one\ntwox| three" && page.take() == #"shouldChange(7,0,"x") didChangeSelection didChange"#)
        page.stage.press(Usage.enter)
        #expect(page.shown == "one\ntwox\n| three" && page.take() == #"shouldChange(8,0,"\n") didChangeSelection didChange"#)
        page.stage.press(Usage.backspace)
        #expect(page.shown == "one\ntwox| three")
        _ = page.take()
        page.isAllowed = false
        page.stage.type("y")
        #expect(page.shown == "one\ntwox| three" && page.take() == #"shouldChange(8,0,"y")"#)
        page.text.resignFirstResponder()
        #expect(page.take() == "shouldEnd didEnd")
        page.text.text = "by code"
        #expect(page.take() == "didChangeSelection")
    }

    @Test("R-TXV-4, R-SCR-6a: after a finger that stopped the text, which code moves when it lifts, the next tap begins editing")
    func caughtAndMoved() throws {
        let page = try LoggingTextViewDelegate(Self.long), text = page.text
        page.stage.down(100, 90)
        for step in 1...5 {
            page.stage.host.advance(by: 0.01)
            page.stage.move(100, 90 - 10 * Double(step))
        }
        page.stage.up(100, 40)
        page.stage.host.advance(by: 0.1)
        #expect(text.isDecelerating)
        page.stage.down(100, 60)
        #expect(text.isDragging)
        text.setContentOffset(.zero, animated: true)
        page.stage.up(100, 60)
        page.stage.host.advance(by: 2)
        #expect(text.contentOffset == .zero && !text.isFirstResponder)
        page.stage.tapNow(100, 60)
        #expect(text.isFirstResponder)
    }

    @Test("R-TXV-7: a text that could not be selected when a finger lifted selects again when it can be")
    func selectableAgain() throws {
        let page = try LoggingTextViewDelegate("one\ntwo three"), text = page.text, place = page.point(5)
        page.stage.down(place.x, place.y)
        text.isSelectable = false
        page.stage.up(place.x, place.y)
        page.stage.host.advance(by: 1)
        text.isSelectable = true
        page.tap(5)
        #expect(text.isFirstResponder && page.shown == "one\n|two three")
    }

    @Test("R-TXV-3: undo and redo bring texts back; cut, copy and paste keep line ends")
    func undo() throws {
        let page = try LoggingTextViewDelegate("one\ntwo")
        page.tap(7)
        let manager = try #require(page.text.undoManager)
        manager.groupsByEvent = false
        func group(_ letter: String) {
            manager.beginUndoGrouping()
            page.stage.command(letter)
            manager.endUndoGrouping()
        }
        page.stage.command("a")
        #expect(page.shown == "[one\ntwo]")
        group("x")
        #expect(page.shown == "|" && UIPasteboard.general.string == "one\ntwo")
        group("v")
        group("v")
        #expect(page.shown == "one\ntwoone\ntwo|")
        page.stage.command("z")
        page.stage.command("z")
        #expect(page.text.text == "")
        page.stage.command("y")
        #expect(page.text.text == "one\ntwo")
    }

    @Test("R-TXV-4: a second tap selects the word, a third the paragraph; handles drag over lines")
    func selects() throws {
        let page = try LoggingTextViewDelegate("one two\nthree four\nfive six")
        page.tap(9)
        page.stage.host.advance(by: 1)
        page.tap(10, count: 2)
        #expect(page.shown == "one two\n[three] four\nfive six" && page.text.showsHandles)
        let grip = page.text.convert(page.text.endHandle.grip, to: nil), goal = page.point(23)
        page.stage.down(grip.x, grip.y)
        page.stage.move(goal.x, goal.y + 5)
        page.stage.move(goal.x, goal.y + grip.y - page.point(13).y)
        page.stage.up(goal.x, goal.y + grip.y - page.point(13).y)
        #expect(page.shown == "one two\n[three four\nfive] six" && page.text.contentOffset == .zero)
        page.stage.host.advance(by: 1)
        // The edit menu stands over the first line.
        #expect(UIMenuController.shared.isMenuVisible)
        page.text.hideMenu()
        page.stage.host.advance(by: 1)
        page.tap(2, count: 3)
        #expect(page.shown == "[one two\n]three four\nfive six")
    }

    @Test("R-TXV-5: the mouse begins when its button goes down, and selects while it is dragged")
    func mouse() throws {
        let page = try LoggingTextViewDelegate("one two\nthree four\nfive six")
        let start = page.point(4), end = page.point(13)
        page.stage.down(start.x, start.y, tool: .pointer, buttons: 1)
        page.stage.move(end.x, end.y, tool: .pointer)
        page.stage.up(end.x, end.y, tool: .pointer)
        #expect(page.text.isFirstResponder && page.shown == "one [two\nthree] four\nfive six" && !page.text.showsHandles)
    }

    @Test("R-TXV-5: the mouse does not scroll a long text as it selects in it, and its wheel does")
    func mouseScrollsByItsWheel() throws {
        let page = try LoggingTextViewDelegate(Self.long), text = page.text
        page.stage.down(60, 75, tool: .pointer, buttons: 1)
        page.stage.host.advance(by: 0.3)
        for y in [65.0, 50, 35] { page.stage.move(60, y, tool: .pointer) }
        #expect(text.contentOffset == .zero && !text.isDragging && !text.content.selection.isEmpty)
        page.stage.up(60, 35, tool: .pointer)
        page.stage.host.advance(by: 1)
        #expect(text.contentOffset == .zero && !text.isDecelerating)
        var turn = IndirectSample(device: 1, kind: .wheel, phase: .changed, timestamp: page.stage.host.virtualClock.now, position: CGPoint(x: 100, y: 60))
        turn.movement = CGPoint(x: 0, y: -1)
        page.stage.host.send(turn)
        #expect(text.contentOffset.y == 53)
    }

    @Test("R-TXT-8, R-TXV-5: the mouse's press that begins editing leaves clearsOnInsertion; a drag ends it, and so does another press")
    func insertionAfterPress() throws {
        let page = try LoggingTextViewDelegate("old text"), text = page.text
        let start = page.point(1), end = page.point(3)
        func press(andMove moves: Bool = false) {
            page.stage.host.advance(by: 1)
            page.stage.down(start.x, start.y, tool: .pointer, buttons: 1)
            if moves { page.stage.move(end.x, end.y, tool: .pointer) }
            page.stage.up(moves ? end.x : start.x, start.y, tool: .pointer)
        }
        text.clearsOnInsertion = true
        press()
        #expect(text.isFirstResponder && text.clearsOnInsertion)
        page.stage.type("new text")
        #expect(page.shown == "new text|" && !text.clearsOnInsertion)
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
        let page = try LoggingTextViewDelegate("one two three\nx\nfour five six")
        page.tap(6, tool: .pointer)
        let x = page.point(6).x
        page.stage.press(0x51)
        #expect(page.shown == "one two three\nx|\nfour five six")
        page.stage.press(0x51)
        #expect(abs(page.point(page.text.content.head).x - x) < 6 && page.text.content.head > 19)
        page.stage.press(Usage.home)
        #expect(page.shown == "one two three\nx\n|four five six")
        page.stage.press(Usage.end, .shift)
        #expect(page.shown == "one two three\nx\n[four five six]")
        page.stage.press(Usage.home, .control)
        #expect(page.shown == "|one two three\nx\nfour five six")
        page.stage.press(Usage.up)
        page.stage.press(Usage.left)
        #expect(page.text.selectedRange == NSRange(location: 0, length: 0))
        page.stage.press(Usage.end, .control)
        page.stage.press(0x51)
        #expect(page.text.selectedRange.location == 29)
        for _ in 0..<13 { page.stage.press(Usage.left) }
        page.stage.press(Usage.left)
        #expect(page.shown == "one two three\nx|\nfour five six")
    }

    @Test("R-TXV-6: up and down keep the distance from the left that the caret has after a change, not the one before it")
    func columnAfterTyping() throws {
        let page = try LoggingTextViewDelegate("abcdefghij\n\nabcdefghij")
        page.tap(2)
        page.stage.press(0x51)
        #expect(page.text.selectedRange == NSRange(location: 11, length: 0))
        page.stage.type("abcdefg")
        page.stage.press(0x51)
        #expect(page.text.selectedRange == NSRange(location: 26, length: 0))
        for _ in 0..<3 { page.stage.press(Usage.backspace, "\u{8}") }
        page.stage.press(Usage.up)
        #expect(page.text.selectedRange == NSRange(location: 15, length: 0))
    }

    @Test("R-TXV-6, R-TXT-2: Command and Delete, with the caret where code has put it, within a composed character, at a broken line's end too")
    func deletesLines() throws {
        let string = String(repeating: "e\u{301}", count: 50)
        let page = try LoggingTextViewDelegate(string)
        page.text.becomeFirstResponder()
        for place in stride(from: 1, to: 100, by: 2) {
            page.text.text = string
            page.text.selectedRange = NSRange(location: place, length: 0)
            page.stage.press(Usage.delete, .command)
            #expect(page.text.content.length >= place && page.text.content.length <= 100 && page.text.content.head == place)
        }
    }

    @Test("R-TXV-6: Page Down goes on by what can be seen; the caret is scrolled to")
    func pages() throws {
        let page = try LoggingTextViewDelegate(Self.long)
        page.text.selectedRange = NSRange(location: 0, length: 0)
        page.text.becomeFirstResponder()
        page.stage.press(0x4E)
        let caret = page.text.caretRect(for: TextOffset(page.text.content.head))
        #expect(page.text.content.head > 10 && page.text.contentOffset.y > 0)
        #expect(caret.minY >= page.text.bounds.minY && caret.maxY <= page.text.bounds.maxY)
        page.stage.press(Usage.end, .control)
        #expect(page.text.contentOffset.y == page.text.contentSize.height - 90)
        page.stage.press(0x4B)
        #expect(page.text.content.head < page.text.content.length)
    }

    @Test("R-TXV-7: a text that can't be edited is selected and copied; keys, keyboards and the pasteboard don't change it")
    func readOnly() throws {
        let page = try LoggingTextViewDelegate("one two\nthree")
        page.text.isEditable = false
        page.tap(5)
        #expect(!page.text.isFirstResponder && page.take() == "")
        page.stage.host.advance(by: 1)
        page.tap(5, count: 2)
        #expect(page.text.isFirstResponder && page.shown == "one [two]\nthree")
        page.stage.type("x")
        page.stage.press(Usage.backspace)
        page.stage.command("v")
        page.stage.command("x")
        #expect(page.shown == "one [two]\nthree" && page.text.caret.isHidden && !page.text.takesText)
        page.stage.command("c")
        #expect(UIPasteboard.general.string == "two")
        #expect(!page.text.canPerformAction("paste:", withSender: nil) && page.text.canPerformAction("copy:", withSender: nil))
        page.text.isSelectable = false
        #expect(!page.text.isFirstResponder && !page.text.canBecomeFirstResponder)
    }

    @Test("R-TXV-7: a finger that rests on a word of a text that can't be edited selects it; beside words it does nothing, and no loupe comes")
    func readOnlyRest() throws {
        let page = try LoggingTextViewDelegate("one two\n\nthree")
        page.text.isEditable = false
        func rest(_ place: CGPoint) {
            page.stage.finger(.began, place.x, place.y)
            page.stage.host.advance(by: 0.7)
            #expect(TextLoupe.place == nil)
            page.stage.finger(.ended, place.x, place.y)
            page.stage.host.advance(by: 1)
        }
        let end = page.point(7), empty = page.point(8)
        for place in [CGPoint(x: end.x + 60, y: end.y), CGPoint(x: empty.x + 3, y: empty.y), CGPoint(x: empty.x + 80, y: empty.y)] {
            rest(place)
            #expect(!page.text.isFirstResponder && page.take() == "")
        }
        rest(page.point(5))
        #expect(page.text.isFirstResponder && page.shown == "one [two]\n\nthree")
    }

    @Test("R-TXT-26: what is selected is marked more strongly on dark backgrounds")
    func selectionColors() throws {
        let page = try LoggingTextViewDelegate("one"), field = UITextField()
        page.stage.window.addSubview(field)
        func alphas() -> [CGFloat] { [page.text.selectionColor, field.selectionColor].map(\.cgColor.alpha) }
        #expect(alphas() == [0.2, 0.2])
        page.stage.window.overrideUserInterfaceStyle = .dark
        #expect(alphas() == [0.4, 0.4])
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
        let page = try LoggingTextViewDelegate("one\none"), view = Commanding(frame: page.stage.window.bounds)
        page.stage.window.addSubview(view)
        view.addSubview(page.text)
        page.text.becomeFirstResponder()
        page.stage.press(Usage.up)
        page.stage.type("x")
        #expect(page.shown == "onex|\none" && view.calls == [])
        view.wantsPriority = true
        page.stage.press(Usage.up)
        #expect(page.shown == "onex|\none" && view.calls == ["up"])
        page.text.isEditable = false
        page.text.becomeFirstResponder()
        page.stage.type("x")
        #expect(page.text.text == "onex\none" && view.calls == ["up", "x"])
    }

    @Test("R-TXV-2: a change is measured alone, in a text of 4,000 paragraphs")
    func incremental() throws {
        let string = (0..<4000).map { "paragraph \($0) 🙂" }.joined(separator: "\n")
        let page = try LoggingTextViewDelegate(string), flow = page.text.laidOut
        #expect(flow.measured == 4000 && flow.paragraphs.count == 4000)
        #expect(flow.paragraphs.count { $0.lines != nil } < 40)
        page.text.becomeFirstResponder()
        page.text.selectedRange = NSRange(location: 20_000, length: 0)
        page.stage.type("x")
        page.stage.host.advance(by: 0.1)
        #expect(page.text.laidOut.measured <= 4002)
        page.stage.press(Usage.enter)
        page.stage.host.advance(by: 0.1)
        #expect(flow.measured <= 4006 && flow.paragraphs.count == 4001)
        page.stage.command("z")
        page.stage.command("z")
        page.stage.host.advance(by: 0.1)
        #expect(page.text.text == string && flow.measured <= 4012 && flow.paragraphs.count == 4000)
        #expect(flow.paragraphs.last?.end == string.utf16.count && flow.paragraphs.count { $0.lines != nil } < 80)
        // As if laid out at once.
        let other = UITextView(frame: page.text.frame)
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
