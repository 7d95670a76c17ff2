import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("An app without indirect input gets two fingers", .leavesNothing)
struct SimulatedFingersTests {
    private func withoutIndirectInput(_ body: () throws -> Void) rethrows {
        UIApplication.shared.supportsIndirectInput = false
        defer { UIApplication.shared.supportsIndirectInput = true }
        try body()
    }

    @Test("R-IND-12 A transform is two touches of type direct that spread and turn")
    func transform() throws {
        let stage = try Stage(multi: true)
        var types: [UITouch.TouchType] = []
        stage.view.onTouches = { phase, touches, _ in if phase == .began { types += touches.map(\.type) } }
        stage.addNoted(UIPinchGestureRecognizer(), "pinch") { "\($0.numberOfTouches) \(text(($0.scale * 1e6).rounded() / 1e6))" }
        withoutIndirectInput {
            stage.transform(.began, at: 1)
            stage.transform(.changed, scale: 2.2, at: 1.1)
            stage.transform(.ended, scale: 2.2, at: 1.2)
        }
        // 80 points become 176, of which 8 are taken off: 176 / 88.
        #expect(stage.journal.take() == ["pinch!began 2 2", "pinch!ended 0 2"])
        #expect(types == [.direct, .direct])
    }

    @Test("R-IND-12 The fingers of a wheel land beside the pointer, also after a scroll that went far")
    func again() {
        let place = CGPoint(x: 100, y: 100), wheel = IndirectSample(device: 1, kind: .wheel, timestamp: 2, position: place)
        var fingers = SimulatedFingers()
        for (phase, movement) in [(IndirectSample.Phase.began, 0.0), (.changed, 50), (.ended, 0)] {
            var scroll = IndirectSample(device: 1, kind: .scroll, phase: phase, timestamp: 1, position: place)
            scroll.movement = CGPoint(x: 0, y: movement)
            _ = fingers.frames(for: scroll, scale: 1)
        }
        let landing = fingers.frames(for: wheel, scale: 1).first
        #expect(landing?.contacts.map(\.position.y) == [100, 100] && landing?.contacts.map(\.position.x).reduce(0, +) == 200)
    }

    @Test("R-IND-12 A scroll is two touches beside each other, and a turn of a wheel lands and lifts them")
    func scroll() throws {
        let stage = try Stage(multi: true)
        stage.addNotedPan(mask: [])
        withoutIndirectInput {
            stage.scroll(.began, at: 1)
            stage.scroll(.changed, 0, 30, at: 1.1)
            stage.scroll(.ended, at: 1.2)
            stage.wheel(0, -1, at: 2)
        }
        #expect(stage.journal.take() == ["pan!began 0,20", "pan!ended 0,20", "pan!began 0,-43", "pan!ended 0,-43"])
    }

    @Test("R-HOV-11 A click is a touch of type direct without the opt-in")
    func click() throws {
        let stage = try Stage(multi: true)
        var types: [UITouch.TouchType] = []
        stage.view.onTouches = { _, touches, _ in types += touches.map(\.type) }
        stage.play("@.1 A+(50,50); @.2 A-", tool: .pointer)
        withoutIndirectInput { stage.play("@1.1 A+(50,50); @1.2 A-", tool: .pointer) }
        #expect(Set(types.prefix(2)) == [.indirectPointer] && Set(types.suffix(2)) == [.direct])
    }
}
