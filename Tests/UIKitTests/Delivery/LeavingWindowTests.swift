import Foundation
import Testing
import UIKit

@MainActor @Suite("Delivery: views that leave their window", .leavesNothing)
struct LeavingWindowTests {
    @Test("R-VH-8 The view is called before the hierarchy changes and before the hooks; then its touch has no view")
    func removal() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        stage.view.logsMoves = true
        child.logsMoves = true
        stage.play("@0 A+(50,50)")
        _ = stage.take()
        child.onTouches = { phase, touches, event in
            #expect(phase == .cancelled)
            #expect(touches.first?.phase == .cancelled)
            #expect(touches.first?.view === child)
            #expect(child.superview === stage.view)
            #expect(event != nil)
        }
        child.removeFromSuperview()
        #expect(stage.take() == "C.cancelled{A} | V.willRemoveSubview | C.willMove(toWindow: nil)")
        let touch = try #require(stage.touch("A"))
        #expect(touch.view == nil)
        #expect(touch.phase != .cancelled)
        stage.play("@1 A~(60,50); @1.1 A-")
        #expect(stage.take() == "— | —")
    }

    @Test("R-VH-8 Descendants are called too, each once with all its touches; the call climbs as usual")
    func subtree() throws {
        let stage = try Stage(multi: true)
        let parent = stage.add("P", 0, 0, 200, 400), child = stage.add("C", 0, 0, 100, 100, to: parent)
        parent.isMultipleTouchEnabled = true
        child.isMultipleTouchEnabled = true
        child.isForwarding = true
        stage.play("@0 A+(50,50); @.1 B+(150,150); @.2 D+(60,60); @.3 E+(300,300)")
        _ = stage.take()
        parent.removeFromSuperview()
        #expect(stage.take() == "C.cancelled{A,D} | P.cancelled{A,D} | P.cancelled{B}")
        stage.play("@.4 A- B- D- E-")
        #expect(stage.take() == "V.ended{E}")
    }

    @Test("R-VH-8 Moving to another window is leaving the window")
    func otherWindow() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        let other = stage.addWindow("W2")
        other.isHidden = true
        stage.play("@0 A+(50,50)")
        other.addSubview(child)
        stage.play("@.1 A~(60,50); @.2 A-")
        #expect(stage.log == "C.began{A} | C.cancelled{A} | — | —")
    }

    @Test("R-VH-7 Moving inside the window ends nothing")
    func sameWindow() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100), other = stage.add("Q", 200, 0, 200, 400)
        stage.play("@0 A+(50,50)")
        other.addSubview(child)
        stage.play("@.1 A~(60,50)")
        #expect(stage.touch("A")?.location(in: child) == CGPoint(x: -140, y: 50))
        stage.play("@.2 A-")
        #expect(stage.log == "C.began{A} | C.moved{A} | C.ended{A}")
    }

    @Test("R-VH-9 The event of the nested call is the one being processed, or the sequence's between two events")
    func event() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        var sequence: UIEvent?, nested: UIEvent?
        stage.window.onEvent = { sequence = $0 }
        child.onTouches = { phase, _, event in
            if phase == .cancelled { nested = event }
        }
        stage.play("@0 A+(50,50)")
        child.removeFromSuperview()
        #expect(nested != nil && nested === sequence)
    }

    @Test("R-VH-10 A touch severed by removal stays in allTouches until it ends, and does not keep its old view busy")
    func stillLive() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        stage.play("@0 A+(50,50)")
        child.removeFromSuperview()
        stage.view.addSubview(child)
        var seen: String?
        stage.window.onEvent = { seen = stage.letters($0.allTouches) }
        stage.play("@.1 B+(50,50)")
        #expect(seen == "A,B")
        #expect(stage.log == "C.began{A} | C.cancelled{A} | C.began{B}")
    }

    @Test("A view that removes itself in a callback receives cancelled inside it, and nothing later")
    func removesItself() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        child.onTouches = { phase, _, _ in
            if phase == .moved { child.removeFromSuperview() }
        }
        stage.play("@0 A+(50,50); @.1 A~(60,50); @.2 A~(70,50); @.3 A-")
        #expect(stage.log == "C.began{A} | C.moved{A}; C.cancelled{A} | — | —")
    }

    @Test("A view that removes itself in its last callback receives nothing more")
    func removesItselfAtTheEnd() throws {
        let stage = try Stage()
        let child = stage.add("C", 0, 0, 100, 100)
        child.onTouches = { phase, _, _ in
            if phase == .ended || phase == .cancelled { child.removeFromSuperview() }
        }
        stage.play("@0 A+(50,50); @.1 A-")
        #expect(stage.log == "C.began{A} | C.ended{A}")
    }

    @Test("A view that is removed and let go takes nothing with it", arguments: [false, true])
    func released(inCallback: Bool) throws {
        let stage = try Stage()
        weak var weakChild: LoggingView?
        do {
            let child = stage.add("C", 0, 0, 100, 100)
            weakChild = child
            stage.play("@0 A+(50,50)")
            if inCallback {
                child.onTouches = { [weak child] phase, _, _ in
                    if phase == .moved { child?.removeFromSuperview() }
                }
            } else {
                child.removeFromSuperview()
            }
        }
        stage.play("@.1 A~(60,50); @.2 A-; @.3 B+(50,50); @.4 B-")
        #expect(weakChild == nil)
        #expect(stage.log.hasSuffix("V.began{B} | V.ended{B}"))
    }

    @Test("R-VH-8 A view that a callback moves into the subtree that is leaving is called too")
    func joinsTheLeaving() throws {
        let stage = try Stage()
        let leaving = stage.add("L", 0, 0, 200, 400), joining = stage.add("J", 200, 0, 200, 400)
        stage.play("@0 A+(50,50); @.1 B+(250,50)")
        leaving.onTouches = { phase, _, _ in
            if phase == .cancelled { leaving.addSubview(joining) }
        }
        leaving.removeFromSuperview()
        stage.play("@.2 B~(260,50); @.3 B-")
        #expect(stage.log == "L.began{A} | J.began{B} | L.cancelled{A} | J.cancelled{B} | — | —")
    }

    @Test("R-VH-8 … and one that willMove(toWindow:) moves there")
    func joinsInHook() throws {
        final class HookView: UIView {
            var onLeaving: (() -> Void)?
            override func willMove(toWindow newWindow: UIWindow?) {
                super.willMove(toWindow: newWindow)
                if newWindow == nil { onLeaving?() }
            }
        }
        let stage = try Stage()
        let leaving = HookView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), joining = stage.add("J", 200, 0, 200, 400)
        stage.view.addSubview(leaving)
        stage.play("@0 B+(250,50)")
        leaving.onLeaving = { leaving.addSubview(joining) }
        leaving.removeFromSuperview()
        stage.play("@.2 B~(260,50); @.3 B-")
        #expect(stage.log == "J.began{B} | J.cancelled{B} | — | —")
    }

    @Test("R-VH-6 A callback that puts the new superview into the view that is being added to it can't make a circle")
    func circle() async {
        // Adding a view to a view inside it is a programming error, whenever it comes about: it traps, and does not run out of stack.
        let result = await #expect(processExitsWith: .failure, observing: [\.exitStatus]) { @MainActor in
            let stage = try Stage()
            let child = stage.add("C", 0, 0, 100, 100)
            let outside = UIView()
            stage.play("@0 A+(50,50)")
            child.onTouches = { phase, _, _ in
                if phase == .cancelled { child.addSubview(outside) }
            }
            outside.addSubview(child)
        }
        #expect(result?.exitStatus != .signal(SIGSEGV))
    }
}
