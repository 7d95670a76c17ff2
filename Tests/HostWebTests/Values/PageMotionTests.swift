#if Web
import Foundation
import Testing
import TouchHost
@testable import HostWeb

@Suite("Wheels and touchpads of pages") struct PageMotionTests {
    private func bytes(kind: UInt8 = 1, phase: UInt8 = 1, scale: Float = 1, rotation: Float = 0) -> [UInt8] {
        PageBytes(9).double(2000).double(1990).number(UInt8(4)).number(kind).number(phase).float(10).float(20).float(1.5).float(-3).float(scale)
            .float(rotation).bytes
    }

    @Test("A message of a motion is read whole")
    func reading() throws {
        #expect(try PageMessage(bytes()) == .motion(PageMotion(
            time: 1.99, now: 2, modifiers: .alternate, kind: .scroll, position: CGPoint(x: 10, y: 20), movement: CGPoint(x: 1.5, y: -3))))
        #expect(try PageMessage(bytes(kind: 2, phase: 0, scale: 2, rotation: 0.5)) == .motion(PageMotion(
            time: 1.99, now: 2, modifiers: .alternate, kind: .transform, phase: .began, position: CGPoint(x: 10, y: 20),
            movement: CGPoint(x: 1.5, y: -3), scale: 2, rotation: 0.5)))
    }

    @Test("What makes no sense is refused", arguments: [
        (UInt8(3), UInt8(1), Float(1), Float(0)), (1, 4, 1, 0), (0, 0, 1, 0), (2, 1, 0, 0), (2, 1, -1, 0), (2, 1, .nan, 0), (2, 1, 1, .infinity),
    ])
    func refusing(kind: UInt8, phase: UInt8, scale: Float, rotation: Float) {
        #expect(throws: MalformedMessage.self) { try PageMessage(bytes(kind: kind, phase: phase, scale: scale, rotation: rotation)) }
    }
}
#endif
