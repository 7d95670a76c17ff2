import Foundation
import HostKit
import Testing
import TouchHost

@Suite struct PointerSimulationTests {
    private func sample(_ x: Double, _ y: Double, _ modifiers: KeyModifiers = []) -> PointerSimulation.Sample {
        PointerSimulation.Sample(position: CGPoint(x: x, y: y), surface: PixelSize(width: 400, height: 800), modifiers: modifiers,
                                 timestamp: 1)
    }

    private func run(_ body: (inout ContiguousArray<Contact>) -> Void) -> ContiguousArray<Contact> {
        var contacts: ContiguousArray<Contact> = []
        body(&contacts)
        return contacts
    }

    @Test func aPressIsOnePointerContact() {
        var pointer = PointerSimulation()
        #expect(run { pointer.move(to: sample(10, 10), into: &$0) }.isEmpty)
        let began = run { pointer.press(button: 1, at: sample(20, 30), into: &$0) }
        #expect(began.map(\.phase) == [.began] && began[0].tool == .pointer && pointer.buttons == 1)
        let moved = run { pointer.move(to: sample(21.5, 30.25), into: &$0) }
        #expect(moved.map(\.position) == [CGPoint(x: 21.5, y: 30.25)] && moved[0].id == began[0].id)
        let ended = run { #expect(pointer.release(button: 1, at: 2, into: &$0) == 1) }
        #expect(ended.map(\.phase) == [.ended] && ended[0].position == CGPoint(x: 21.5, y: 30.25))
        #expect(!pointer.isPressed && pointer.buttons == 0)
    }

    @Test func withoutAButtonItHovers() {
        var pointer = PointerSimulation(firstID: 40)
        let hover = pointer.hover(at: sample(10, 11, .shift))
        #expect(hover == HoverSample(device: 40, timestamp: 1, position: CGPoint(x: 10, y: 11), modifiers: .shift))
        let began = run { pointer.press(button: 1, at: sample(150, 300, .alternate), into: &$0) }
        #expect(began.map(\.device) == [40, 40] && began.map(\.id) == [40, 41])
        #expect(pointer.hover(at: sample(10, 11)) == nil)
        _ = run { pointer.release(button: 1, at: 2, into: &$0) }
        #expect(pointer.hover(at: sample(10, 11)) != nil)
    }

    @Test("R-HOV-12 With the pinch modifiers a hover has the place of the second finger, where the press has it") func hoverOfTwoFingers() {
        var pointer = PointerSimulation(firstID: 40)
        let mirror = pointer.hover(at: sample(10, 11, .alternate))?.mirror
        #expect(mirror != nil && pointer.hover(at: sample(10, 11))?.mirror == nil)
        let began = run { pointer.press(button: 1, at: sample(10, 11, .alternate), into: &$0) }
        #expect(began.last?.position == mirror)
    }

    @Test func hoverAndContactOfOneDevice() {
        let hover = HoverSample(device: 4, tool: .pencil, timestamp: 0, position: .zero)
        var contact = Contact(id: 1, phase: .began, tool: .pencil, timestamp: 0, position: .zero)
        #expect(hover.isDevice(of: contact))
        contact.device = 4
        contact.tool = .finger
        #expect(hover.isDevice(of: contact))
        contact.device = 5
        #expect(!hover.isDevice(of: contact))
        #expect(!hover.isDevice(of: Contact(id: 1, phase: .began, timestamp: 0, position: .zero)))
    }

    @Test func severalButtonsAreOneContact() {
        var pointer = PointerSimulation()
        _ = run { pointer.press(button: 2, at: sample(20, 30), into: &$0) }
        #expect(pointer.buttons == 2)
        let second = run { pointer.press(button: 1, at: sample(20, 30), into: &$0) }
        #expect(second.map(\.phase) == [.moved] && pointer.buttons == 3)
        let first = run { pointer.release(button: 2, at: 2, into: &$0) }
        #expect(first.map(\.phase) == [.moved] && pointer.buttons == 1)
        #expect(run { pointer.release(button: 1, at: 2, into: &$0) }.map(\.phase) == [.ended])
    }

    @Test func withTheModifierThereAreTwoMirroredFingers() {
        var pointer = PointerSimulation()
        let began = run { pointer.press(button: 1, at: sample(150, 300, .alternate), into: &$0) }
        #expect(began.map(\.position) == [CGPoint(x: 150, y: 300), CGPoint(x: 250, y: 500)])
        #expect(began.allSatisfy { $0.tool == .finger && $0.phase == .began } && pointer.buttons == 0)
        // Letting go of the modifier leaves what has begun as it is.
        let moved = run { pointer.move(to: sample(100, 400), into: &$0) }
        #expect(moved.map(\.position) == [CGPoint(x: 100, y: 400), CGPoint(x: 300, y: 400)])
        let ended = run { #expect(pointer.release(button: 1, at: 2, into: &$0) == 0) }
        #expect(ended.map(\.phase) == [.ended, .ended])
    }

    @Test func withShiftTheyMoveInParallel() {
        var pointer = PointerSimulation()
        _ = run { pointer.press(button: 1, at: sample(150, 400, .alternate), into: &$0) }
        let both: KeyModifiers = [.alternate, .shift]
        let moved = run { pointer.move(to: sample(160, 420, both), into: &$0) }
        #expect(moved.map(\.position) == [CGPoint(x: 160, y: 420), CGPoint(x: 260, y: 420)])
        // Without Shift they are mirrored again, around where their centre is now.
        let again = run { pointer.move(to: sample(150, 420, .alternate), into: &$0) }
        #expect(again.map(\.position) == [CGPoint(x: 150, y: 420), CGPoint(x: 270, y: 420)])
    }

    @Test func distanceAndPlaceCanBeSetBeforeThePress() {
        var pointer = PointerSimulation()
        let both: KeyModifiers = [.alternate, .shift]
        _ = run { pointer.move(to: sample(180, 400, .alternate), into: &$0) }
        _ = run { pointer.move(to: sample(80, 100, both), into: &$0) }
        let began = run { pointer.press(button: 1, at: sample(80, 100, both), into: &$0) }
        #expect(began.map(\.position) == [CGPoint(x: 80, y: 100), CGPoint(x: 120, y: 100)])
        _ = run { pointer.release(button: 1, at: 2, into: &$0) }
        _ = run { pointer.move(to: sample(80, 100), into: &$0) }
        let next = run { pointer.press(button: 1, at: sample(80, 100, both), into: &$0) }
        #expect(next.map(\.position) == [CGPoint(x: 80, y: 100), CGPoint(x: 320, y: 700)])
    }

    @Test func aPressThatIsTakenAwayIsCancelled() {
        var pointer = PointerSimulation()
        #expect(run { pointer.cancel(at: 2, into: &$0) }.isEmpty)
        _ = run { pointer.press(button: 1, at: sample(150, 300, .alternate), into: &$0) }
        #expect(run { pointer.cancel(at: 2, into: &$0) }.map(\.phase) == [.cancelled, .cancelled])
        #expect(run { pointer.release(button: 1, at: 2, into: &$0) }.isEmpty)
    }

    @Test("R-HST-14 The scale changes during a press: it ends where it was, and so does the press of two fingers")
    func anotherScale() {
        var pointer = PointerSimulation()
        _ = run { pointer.press(button: 1, at: sample(150, 300, .alternate), into: &$0) }
        pointer.rescale(by: 2)
        #expect(run { pointer.release(button: 1, at: 2, into: &$0) }.map(\.position) == [CGPoint(x: 300, y: 600), CGPoint(x: 500, y: 1000)])
    }

    @Test("R-HST-13 Which buttons are down") func buttonsThatAreDown() {
        var pointer = PointerSimulation()
        _ = run { pointer.press(button: 2, at: sample(1, 1), into: &$0) }
        #expect(pointer.isDown(button: 2) && !pointer.isDown(button: 1) && !pointer.isDown(button: 0))
        _ = run { pointer.cancel(at: 2, into: &$0) }
        #expect(!pointer.isDown(button: 2))
    }

    @Test func otherModifiersAndButtonsThatDoNotExist() {
        var pointer = PointerSimulation(pinchModifiers: [.control, .alternate])
        #expect(run { pointer.press(button: 1, at: sample(1, 1, .alternate), into: &$0) }.map(\.tool) == [.pointer])
        _ = run { pointer.release(button: 1, at: 2, into: &$0) }
        #expect(run { pointer.press(button: 1, at: sample(1, 1, [.control, .alternate]), into: &$0) }.count == 2)
        var other = PointerSimulation(pinchModifiers: [])
        #expect(run { other.press(button: 0, at: sample(1, 1), into: &$0) }.isEmpty)
        #expect(run { other.press(button: 99, at: sample(1, 1), into: &$0) }.isEmpty)
        #expect(run { other.press(button: 1, at: sample(1, 1, .alternate), into: &$0) }.count == 1)
    }
}
