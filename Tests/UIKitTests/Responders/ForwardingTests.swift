import Testing
@testable import UIKit

private final class Linked: UIResponder {
    let following: UIResponder
    init(_ following: UIResponder) { self.following = following }
    override var next: UIResponder? { following }
}

@MainActor @Suite("Forwarding and undo", .leavesNothing)
struct ForwardingTests {
    @Test("R-RSP-26 Every responder in a window's chain has the window's undo manager")
    func undoManager() throws {
        let stage = Stage.rooted()
        let view = stage.add("view")
        let manager = try #require(stage.window.undoManager)
        #expect(view.undoManager === manager)
        #expect(stage.controller.undoManager === manager)
        let other = UIWindow(windowScene: stage.scene)
        #expect(other.undoManager != nil && other.undoManager !== manager)
    }

    @Test("R-RSP-26 Detached controllers, detached views and the application have none")
    func noUndoManager() throws {
        let stage = Stage.rooted()
        #expect(UIViewController().undoManager == nil)
        #expect(UIView().undoManager == nil)
        #expect(stage.application.undoManager == nil)
        #expect(stage.scene.undoManager == nil)
    }

    @Test("R-RSP-26 A responder with one of its own gives it to those below")
    func ownUndoManager() throws {
        final class Document: UIView {
            let own = UndoManager()
            override var undoManager: UndoManager? { own }
        }
        let stage = Stage.rooted()
        let document = Document()
        stage.root.addSubview(document)
        let inner = stage.add("inner", to: document)
        #expect(inner.undoManager === document.own)
        #expect(stage.root.undoManager !== document.own)
    }
}
