import Testing
import TouchTesting
@testable import TouchTracker
import UIKit

@MainActor @Suite("Editing lines", .serialized) struct EditingTests {
    @Test("A tap draws nothing; it selects once it can't become a double tap")
    func tapSelects() throws {
        let tracker = try Tracker.withTwoLines(), stage = tracker.stage, view = tracker.view
        stage.tap(view, at: CGPoint(x: 150, y: 110))
        #expect(view.linesInProgress.isEmpty && view.finishedLines.count == 2)
        #expect(view.selectedLineIndex == nil)
        stage.expect("the line is selected", within: 0.5) { view.selectedLineIndex == 0 }
        #expect(tracker.color(150, 100) == Tracker.green)
        #expect(tracker.color(150, 300) == Tracker.black)
        #expect(view.isFirstResponder)
        stage.advance(by: 1)
        stage.tap(view, at: CGPoint(x: 150, y: 600))
        stage.advance(by: 1)
        #expect(view.selectedLineIndex == nil, "a tap beside the lines selects none")
    }

    @Test("A double tap clears")
    func doubleTapClears() throws {
        let tracker = try Tracker.withTwoLines(), stage = tracker.stage, view = tracker.view
        stage.doubleTap(view, at: CGPoint(x: 150, y: 600))
        #expect(view.finishedLines.isEmpty && view.selectedLineIndex == nil)
        stage.advance(by: 1)
        #expect(tracker.color(150, 100) == Tracker.gray)
    }

    @Test("The menu deletes the line that is selected")
    func menuDeletes() throws {
        let tracker = try Tracker.withTwoLines(), stage = tracker.stage, view = tracker.view
        stage.tap(view, at: CGPoint(x: 150, y: 100))
        stage.advance(by: 1)
        let menu = UIMenuController.shared
        #expect(menu.isMenuVisible)
        #expect(menu.menuItems?.map(\.title) == ["Delete"])
        stage.tap(at: CGPoint(x: menu.menuFrame.midX, y: menu.menuFrame.midY))
        stage.advance(by: 1)
        #expect(view.finishedLines.map(\.begin.y) == [300])
        #expect(view.selectedLineIndex == nil)
        #expect(!menu.isMenuVisible)
    }

    @Test("A long press moves its line; the line that the finger began is taken away")
    func longPressMoves() throws {
        let tracker = try Tracker.withTwoLines(), stage = tracker.stage, view = tracker.view
        let finger = stage.finger().down(at: CGPoint(x: 150, y: 300)).hold(0.7)
        #expect(view.selectedLineIndex == 1)
        #expect(view.linesInProgress.isEmpty)
        // The first 10 points make the pan, and move nothing (R-PAN-4).
        finger.move(by: CGVector(dx: 0, dy: 10), duration: 0.05).move(by: CGVector(dx: 40, dy: 200), duration: 0.3)
        #expect(view.finishedLines[1].begin == CGPoint(x: 90, y: 500) && view.finishedLines[1].end == CGPoint(x: 290, y: 500))
        #expect(tracker.color(200, 500) == Tracker.green)
        finger.lift()
        #expect(view.selectedLineIndex == nil)
        #expect(view.finishedLines.count == 2)
        #expect(tracker.color(200, 500) == Tracker.black)
    }

    @Test("While a line is selected, others are drawn and it stays where it is")
    func drawingBesideSelection() throws {
        let tracker = try Tracker.withTwoLines(), stage = tracker.stage, view = tracker.view
        stage.tap(view, at: CGPoint(x: 150, y: 100))
        stage.advance(by: 1)
        UIMenuController.shared.hideMenu()
        stage.advance(by: 1)
        tracker.draw((60, 600), (300, 700))
        #expect(view.finishedLines.count == 3)
        #expect(view.finishedLines[0].begin == CGPoint(x: 50, y: 100))
    }
}
