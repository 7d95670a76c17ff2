import Foundation
import FoundationAdditions
import Testing

@MainActor @Suite struct UndoManagerTests {
    @MainActor private final class Document {
        let manager = UndoManager()
        private(set) var text = ""

        func set(_ new: String) {
            let old = text
            manager.registerUndo(withTarget: self) { $0.set(old) }
            text = new
        }
    }

    private func grouped(_ document: Document, _ changes: () -> Void) {
        document.manager.beginUndoGrouping()
        changes()
        document.manager.endUndoGrouping()
    }

    @Test func undoAndRedoGoBackAndForth() {
        let document = Document()
        document.manager.groupsByEvent = false
        grouped(document) { document.set("a") }
        grouped(document) { document.set("b"); document.set("c") }
        #expect(document.manager.canUndo && !document.manager.canRedo)
        document.manager.undo()
        #expect(document.text == "a")
        document.manager.undo()
        #expect(document.text == "" && !document.manager.canUndo)
        document.manager.redo()
        document.manager.redo()
        #expect(document.text == "c" && !document.manager.canRedo)
        document.manager.undo()
        #expect(document.text == "a")
    }

    @Test func aNewChangeEndsRedoing() {
        let document = Document()
        document.manager.groupsByEvent = false
        grouped(document) { document.set("a") }
        document.manager.undo()
        grouped(document) { document.set("b") }
        #expect(!document.manager.canRedo)
    }

    @Test func changesWithoutAGroupMakeOneOfTheirOwn() {
        let document = Document()
        document.set("a")
        document.set("b")
        #expect(document.manager.groupingLevel == 1)
        document.manager.undo()
        #expect(document.text == "" && document.manager.groupingLevel == 0)
    }

    @Test func namesFollowTheirGroups() {
        let document = Document()
        document.manager.groupsByEvent = false
        grouped(document) { document.set("a"); document.manager.setActionName("Typing") }
        #expect(document.manager.undoMenuItemTitle == "Undo Typing")
        document.manager.undo()
        #expect(document.manager.redoMenuItemTitle == "Redo Typing" && document.manager.undoMenuItemTitle == "Undo")
    }

    @Test func oldGroupsGoBeyondTheLevels() {
        let document = Document()
        document.manager.groupsByEvent = false
        document.manager.levelsOfUndo = 2
        for text in ["a", "b", "c"] { grouped(document) { document.set(text) } }
        document.manager.undo()
        document.manager.undo()
        document.manager.undo()
        #expect(document.text == "a")
    }

    @Test func targetsAreNotKeptAliveAndCanBeForgotten() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        weak var gone: Document?
        do {
            let document = Document()
            gone = document
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: document) { $0.set("x") }
            manager.endUndoGrouping()
        }
        #expect(gone == nil)
        manager.undo()
        let document = Document()
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: document) { $0.set("x") }
        manager.endUndoGrouping()
        manager.removeAllActions(withTarget: document)
        #expect(!manager.canUndo)
    }

    @Test func misuseDoesNothing() {
        let document = Document()
        document.manager.endUndoGrouping()
        document.manager.enableUndoRegistration()
        document.manager.undo()
        document.manager.redo()
        document.manager.disableUndoRegistration()
        document.set("a")
        #expect(document.text == "a" && !document.manager.canUndo)
    }
}
