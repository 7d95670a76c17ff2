import Foundation
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Verifier", .leavesNothing)
struct VerifierTests {
    nonisolated static let planted = Planted.byHosts + Planted.inDelivery + Planted.ofPresses + Planted.inRecognizers + Planted.inScrolling

    /// Each promise is broken through a host's messages or through the functions that all calls of views, responders and recognizers go
    /// through; the sentence names rule, time, touch and view.
    @Test("R-HST-1 … R-HST-7 A broken promise is reported in one sentence", arguments: planted)
    func broken(_ planted: Planted) {
        var found: [Violation] = []
        _ = Verifier.collecting {
            let stage = Stage.planted()
            #expect(Verifier.current?.violations == [], "the stage itself")
            planted.plant(stage)
            // What follows from it at the end is another matter.
            found = Verifier.current?.violations ?? []
        }
        // Touches and presses are numbered through the whole process.
        let sentences = found.map { $0.description.replacing(/(touch|press) \d+/) { "\($0.output.1) N" } }
        #expect(sentences == [planted.sentence])
        let rule = (Verifier.promises + HostVerifier.promises).first { $0.says == planted.says }?.rule
        #expect(rule.map { planted.sentence.hasPrefix("\($0) is broken at ") } == true, "\(rule ?? "no such promise")")
    }

    @Test("Each promise is broken somewhere, once")
    func complete() {
        // The end of a host is no message: see HostVerifierTests.
        let all = Verifier.promises + HostVerifier.promises
        let promises = all.map { $0.says }.filter { $0 != "A host that lets go ends what is down." }
        #expect(Self.planted.map { $0.says }.sorted() == promises.sorted())
        #expect(Set(promises).count == promises.count)
    }

    @Test("The page on the verifier lists each promise")
    func documented() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let page = try String(contentsOf: root.appending(path: "Documentation/verifier.md"), encoding: .utf8)
        for promise in HostVerifier.promises + Verifier.promises {
            #expect(page.contains("| \(promise.rule) | \(promise.says) |"), "\(promise.rule): \(promise.says)")
        }
    }

    /// Leaves its view when it is asked for it.
    private final class LeavingRecognizer: UIGestureRecognizer {
        var isArmed = false
        override var view: UIView? {
            if isArmed {
                isArmed = false
                super.view?.removeGestureRecognizer(self)
            }
            return super.view
        }
    }

    @Test("R-GR-55 The verifier does not ask a recognizer for its view, which an app may override: an answer would change what is judged")
    func asksForNoView() {
        let found = Verifier.collecting {
            let stage = Stage.rooted(), recognizer = LeavingRecognizer()
            stage.root.addGestureRecognizer(recognizer)
            recognizer.isArmed = true
            stage.down(50, 50)
            stage.up(50, 50, at: 0.1)
            #expect(recognizer.isArmed)
        }
        #expect(found.map(\.description) == [])
    }

    /// Sends the event that it got last again, in the hit test of the next landing.
    private final class Resending: UIView {
        private var last: UIEvent?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { last = event }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            if let last { UIApplication.shared.sendEvent(last) }
            return super.hitTest(point, with: event)
        }
    }

    @Test("R-EVT-25 Nothing is promised of an event that an app sends again while another landing is looked for")
    func sentAgain() {
        let found = Verifier.collecting {
            let stage = Stage.rooted(), view = Resending(frame: stage.root.bounds)
            view.isMultipleTouchEnabled = true
            stage.root.addSubview(view)
            stage.down(50, 50, id: 1)
            stage.down(100, 100, id: 2)
            stage.up(50, 50, id: 1)
            stage.up(100, 100, id: 2)
        }
        #expect(found.map(\.description) == [])
    }

    @Test("What is kept is not reported: fingers, a pencil that hovers, keys, recognizers and a view that goes")
    func kept() {
        let found = Verifier.collecting {
            let stage = Stage.planted()
            let pan = UIPanGestureRecognizer(target: nil, action: nil), child = stage.add("child")
            stage.root.addGestureRecognizer(pan)
            stage.root.isMultipleTouchEnabled = true
            stage.down(50, 50, id: 1)
            stage.down(200, 200, id: 2)
            child.removeFromSuperview()
            stage.move(300, 300, id: 2)
            stage.up(300, 300, id: 2)
            stage.up(50, 50, id: 1)
            stage.key(.keyboardA, true, "a")
            stage.key(.keyboardA, false, "a")
            stage.say(HoverSample(device: 1, tool: .pencil, timestamp: 2, position: .zero))
            stage.say(HoverSample(device: 1, phase: .left, tool: .pencil, timestamp: 2, position: .zero))
        }
        #expect(found == [])
    }

    /// R-DLV-2: a window that keeps an event to itself keeps no promise of the application's.
    @Test("R-DLV-2 An override of sendEvent that does not call super is not blamed on delivery")
    func suppressed() {
        final class SilentWindow: LoggingWindow {
            var isSilent = false
            override func sendEvent(_ event: UIEvent) { if !isSilent { super.sendEvent(event) } }
        }
        let found = Verifier.collecting {
            let stage = Stage.rooted { SilentWindow(windowScene: $0) }
            stage.down(50, 50)
            (stage.window as! SilentWindow).isSilent = true
            stage.up(50, 50)
        }
        #expect(found == [])
    }

    @Test("The verifier is on in debug builds, and DACTYL_VERIFY has the last word")
    func choice() {
        #expect(Verifier.make(.off) == nil)
        #expect(Verifier.make(.on) != nil)
        #expect(Verifier.make(.trap) != nil)
        #expect((Verifier.make(nil) != nil) == Verifier.isDebugBuild)
    }

    @Test("A promise that the application breaks ends a debug build with its sentence")
    func trap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = Stage.rooted()
                stage.down(50, 50)
                stage.root.receive(.began, Set(stage.root.touches), with: nil)
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("R-DLV-32 is broken at 0.0 s: NotingView was notified that touch 1 began, again"), "\(said)")
    }
}
