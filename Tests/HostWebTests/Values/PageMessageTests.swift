#if Web
import Foundation
import Testing
import TouchHost
@testable import HostWeb

@Suite("Messages of pages") struct PageMessageTests {
    @Test func aViewIsReadAsItWasSent() throws {
        #expect(try PageMessage(PageBytes.view(1170, 2532, scale: 3))
            == .view(PageView(size: PixelSize(width: 1170, height: 2532), scale: 3, isVisible: true)))
    }

    @Test("a screen beyond the limit gets fewer pixels of the same points")
    func largeView() throws {
        guard case .view(let view) = try PageMessage(PageBytes.view(16384, 16384, scale: 4)) else {
            Issue.record("no view")
            return
        }
        #expect(view.size.width * view.size.height <= PageLimits.pixels)
        #expect(abs(Double(view.size.width) / view.scale - 4096) < 1)
    }

    @Test func aSampleIsReadAsItWasSent() throws {
        let bytes = PageBytes.samples(now: 5000, modifiers: 0b101, count: 1)
            .sample(7, 1, tool: 1, buttons: 3, time: 4990, x: 1.5, y: -2, pressure: 0.25, radius: 8, altitude: 1, azimuth: 2, roll: 3).bytes
        var sample = PageSample(pointer: 7, phase: .moved, tool: .pencil, buttons: 3, time: 4.99, position: CGPoint(x: 1.5, y: -2))
        sample.pressure = 0.25
        sample.majorRadius = 8
        sample.altitude = 1
        sample.azimuth = 2
        sample.roll = 3
        #expect(try PageMessage(bytes) == .samples(PageSamples(now: 5, modifiers: [.shift, .alternate], samples: [sample])))
    }

    @Test func keysEditsAndTheRestAreReadAsTheyWereSent() throws {
        let key = PageBytes(5).double(2000).double(1990).number(UInt8(1)).number(UInt8(2)).text("KeyA").text("a").bytes
        #expect(try PageMessage(key) == .key(PageKey(time: 1.99, now: 2, isPressed: true, modifiers: .control, code: "KeyA", characters: "a")))
        let edit = PageBytes(6).number(UInt32(9)).number(UInt16(1)).number(UInt16(2)).text("né").text("ni").number(UInt16(1)).number(UInt16(2)).bytes
        #expect(try PageMessage(edit)
            == .edit(TextEdit(deleteBefore: 1, deleteAfter: 2, commit: "né", preedit: "ni", preeditSelection: 1..<2), number: 9))
        #expect(try PageMessage(PageBytes.shown(77)) == .shown(frame: 77))
        #expect(try PageMessage(PageBytes(4).double(1500).bytes) == .tick(now: 1.5))
        #expect(try PageMessage(PageBytes(7).text("pasted").bytes) == .pasted("pasted"))
        #expect(try PageMessage(PageBytes.beat) == .beat)
        #expect(try PageMessage(PageBytes(10).number(UInt64(1) << 40).bytes) == .identity(1 << 40))
    }

    static let wrong: [(String, [UInt8])] = [
        ("nothing", []),
        ("an unknown kind", [99]),
        ("a view of no size", PageBytes.view(0, 100)),
        ("a view of no scale", PageBytes.view(100, 100, scale: 0)),
        ("a view whose scale is no number", PageBytes.view(100, 100, scale: .nan)),
        ("something behind the end", PageBytes.beat + [0]),
        ("a count that promises more samples", PageBytes.samples(count: 2).sample(1, 0).bytes),
        ("a count that promises a million", PageBytes.samples(count: 65535).bytes),
        ("a position that is no number", PageBytes.samples(count: 1).sample(1, 0, x: .nan).bytes),
        ("an infinite position", PageBytes.samples(count: 1).sample(1, 0, y: .infinity).bytes),
        ("a position far out", PageBytes.samples(count: 1).sample(1, 0, x: 1e9).bytes),
        ("a time that is no number", PageBytes.samples(count: 1).sample(1, 0, time: .nan).bytes),
        ("a time beyond all times", PageBytes.samples(now: 1e300, count: 0).bytes),
        ("an infinite pressure", PageBytes.samples(count: 1).sample(1, 0, pressure: .infinity).bytes),
        ("an unknown phase", PageBytes.samples(count: 1).sample(1, 6).bytes),
        ("an unknown tool", PageBytes.samples(count: 1).sample(1, 0, tool: 3).bytes),
        ("a text longer than said", PageBytes(7).text("ab", length: 1).bytes),
        ("a text shorter than said", PageBytes(7).text("ab", length: 3).bytes),
        ("a text longer than allowed", PageBytes(7).text(String(repeating: "a", count: 20000)).bytes),
        ("a text that is not UTF-8", PageBytes(7).number(UInt16(1)).bytes + [0xff]),
        ("a selection outside its text",
         PageBytes(6).number(UInt32(1)).number(UInt32(0)).text("").text("a").number(UInt16(0)).number(UInt16(2)).bytes),
        ("more bytes than a message may have", [UInt8](repeating: 8, count: PageLimits.messageBytes + 1)),
    ]

    @Test("is refused in one line", arguments: wrong.indices)
    func isRefused(index: Int) {
        let error = #expect(throws: MalformedMessage.self, "\(Self.wrong[index].0)") { try PageMessage(Self.wrong[index].1) }
        #expect(error.map { !$0.description.isEmpty && !$0.description.contains("\n") } ?? false)
    }

    @Test("every beginning of a message, and every message with a byte changed, is a message or refused")
    func damagedMessages() {
        let messages = [
            PageBytes.view(100, 200), PageBytes.samples(count: 2).sample(1, 0).sample(2, 1, tool: 2).bytes,
            PageBytes(5).double(1).double(1).number(UInt16(1)).text("KeyA").text("a").bytes,
            PageBytes(6).number(UInt32(1)).number(UInt32(0)).text("commit").text("preedit").number(UInt32(0)).bytes,
        ]
        for message in messages {
            for count in 0..<message.count { #expect(throws: MalformedMessage.self) { try PageMessage(Array(message[..<count])) } }
            for index in message.indices {
                for value in [0, 1, 0x7f, 0x80, 0xff] as [UInt8] {
                    var damaged = message
                    damaged[index] = value
                    guard case .samples(let samples) = try? PageMessage(damaged) else { continue }
                    #expect(samples.samples.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite && $0.time.isFinite })
                }
            }
        }
    }
}
#endif
