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
        let rig = Rig()
        let view = rig.add("view")
        let manager = try #require(rig.window.undoManager)
        #expect(view.undoManager === manager)
        #expect(rig.controller.undoManager === manager)
        let other = UIWindow(windowScene: rig.scene)
        #expect(other.undoManager != nil && other.undoManager !== manager)
    }

    @Test("R-RSP-26 Detached controllers, detached views and the application have none")
    func noUndoManager() throws {
        let rig = Rig()
        #expect(UIViewController().undoManager == nil)
        #expect(UIView().undoManager == nil)
        #expect(rig.application.undoManager == nil)
        #expect(rig.scene.undoManager == nil)
    }

    @Test("R-RSP-26 A responder with one of its own gives it to those below")
    func ownUndoManager() throws {
        final class Document: UIView {
            let own = UndoManager()
            override var undoManager: UndoManager? { own }
        }
        let rig = Rig()
        let document = Document()
        rig.root.addSubview(document)
        let inner = rig.add("inner", to: document)
        #expect(inner.undoManager === document.own)
        #expect(rig.root.undoManager !== document.own)
    }
}
