#if Web
import Foundation
import TouchHost

/// Samples of a page's pointers that it sends together, each with its own time.
struct PageSamples: Equatable, Sendable {
    /// When they were sent, in seconds of the page's clock.
    var now: Double
    var modifiers: KeyModifiers
    var samples: ContiguousArray<PageSample>

    init(now: Double, modifiers: KeyModifiers = [], samples: ContiguousArray<PageSample>) {
        self.now = now
        self.modifiers = modifiers
        self.samples = samples
    }

    init(_ reader: inout ByteReader) throws(MalformedMessage) {
        now = try reader.takeTime()
        modifiers = KeyModifiers(page: try reader.take())
        let count = Int(try reader.take(UInt16.self))
        guard count <= PageLimits.samples else { throw MalformedMessage("it has more than \(PageLimits.samples) samples") }
        samples = []
        // The count may lie: memory is taken for what has come.
        for _ in 0..<count { samples.append(try PageSample(&reader)) }
    }
}

/// One `PointerEvent`, or one of those that the browser coalesced into it.
struct PageSample: Equatable, Sendable {
    enum Phase: UInt8, Sendable { case began, moved, ended, cancelled, hovered, left }
    enum Tool: UInt8, Sendable { case finger, pencil, mouse }

    /// The browser's number for the pointer.
    var pointer: UInt32
    var phase: Phase
    var tool: Tool
    /// As in `PointerEvent.buttons`.
    var buttons: Int
    /// In seconds of the page's clock.
    var time: Double
    /// Pixels of the surface.
    var position: CGPoint
    /// 0 … 1.
    var pressure: Double?
    /// Half the larger extent of the contact in pixels of the surface.
    var majorRadius: Double?
    var altitude: Double?
    var azimuth: Double?
    var roll: Double?

    /// The buttons of a pencil, without the tip's (R-PEN-1); none for other tools.
    var pencilButtons: Int { tool == .pencil ? buttons & ~1 : 0 }

    init(pointer: UInt32, phase: Phase, tool: Tool = .finger, buttons: Int = 0, time: Double, position: CGPoint) {
        self.pointer = pointer
        self.phase = phase
        self.tool = tool
        self.buttons = buttons
        self.time = time
        self.position = position
    }

    init(_ reader: inout ByteReader) throws(MalformedMessage) {
        pointer = try reader.take()
        guard let phase = Phase(rawValue: try reader.take()), let tool = Tool(rawValue: try reader.take()) else {
            throw MalformedMessage("the phase or the tool of a sample is unknown")
        }
        self.phase = phase
        self.tool = tool
        buttons = Int(try reader.take(UInt16.self))
        time = try reader.takeTime()
        position = CGPoint(x: try reader.takeNumber("a position", upTo: PageLimits.position),
                           y: try reader.takeNumber("a position", upTo: PageLimits.position))
        pressure = try reader.takeOptionalNumber("a pressure", upTo: 1)
        majorRadius = try reader.takeOptionalNumber("a radius", upTo: PageLimits.position)
        altitude = try reader.takeOptionalNumber("an altitude", upTo: .pi / 2 + 0.001)
        azimuth = try reader.takeOptionalNumber("an azimuth", upTo: 2 * .pi + 0.001)
        roll = try reader.takeOptionalNumber("a roll", upTo: 2 * .pi + 0.001)
    }
}
#endif
