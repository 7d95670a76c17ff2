import Foundation
import Testing
import TouchHost
import TouchRecording

/// What the reader accepts, what it refuses, and that nothing makes it trap.
@Suite(.leavesNothing) struct ReaderTests {
    @Test func `Description and events`() throws {
        let recording = try Recording(evemu: Recordings.slots, name: "slots")
        #expect(recording.device.name == "Panel")
        #expect(recording.device[axis: EvdevCode.positionY] == EvdevDevice.Axis(minimum: 0, maximum: 1999, resolution: 10))
        #expect(recording.device[axis: EvdevCode.x] == nil)
        #expect(recording.device.has(property: EvdevCode.propertyDirect) && !recording.device.has(property: EvdevCode.propertyPointer))
        #expect(recording.events.count == 20)
        #expect(recording.events[13] == EvdevEvent(time: 10_020_000, type: 3, code: 0x39, value: -1))
    }

    @Test func `Any pieces give the same`() throws {
        for (name, text) in Recordings.all {
            let whole = try Recording(evemu: text, name: name)
            let bytes = Array(text.replacing("\n", with: "\r\n").utf8)
            for size in [1, 7, 64] {
                var reader = EvemuReader(file: name), events: ContiguousArray<EvdevEvent> = []
                for start in stride(from: 0, to: bytes.count, by: size) {
                    try reader.read(bytes[start..<min(start + size, bytes.count)]) { events.append($0) }
                }
                try reader.finishFile { events.append($0) }
                #expect(events == whole.events && reader.device == whole.device && reader.eventCount == events.count)
            }
        }
    }

    @Test(arguments: [
        ("E: 1.000000 0003 0035", "the event's value is missing: complete the line or take it out"),
        ("E: 1.000000 0003 0035 99999999999", "the event's value is '99999999999' and should be a whole number of 32 bits"),
        ("E: 1.000000 0003 0035 4 5", "'5' is one word too many: the line has the form 'E: seconds.microseconds type code value'"),
        ("E: 1.00000 0003 0035 4", "the event's time is '1.00000' and should be seconds, a point and six digits"),
        ("E: 9999999999999.000000 0003 0035 4", "the event's time is '9999999999999.000000' and should be seconds, a point and six digits"),
        ("E: 1.000000 00003 00035 4", nil),
        ("E: 1.000000 10003 0035 4", "the event's type is '10003' and should be up to four hexadecimal digits"),
        ("E: 1.000000 0003 00g5 4", "the event's code is '00g5' and should be up to four hexadecimal digits"),
        ("A: 35 9 3 0 0", "the axis's minimum 9 is above its maximum 3: write the smaller one first"),
        ("B: 99 00", "there is no event type 0x99: take the line out"),
        ("B: 01 100", "a byte of flags has more than two hexadecimal digits"),
        ("L: 00 1", nil),
        ("   # a comment", nil),
        ("# EVEMU 1.3", nil),
        ("# EVEMU 9.2", "this is version '9.2' of evemu's recordings, and only versions 1.0 to 1.3 are known"),
        ("# EVEMU 13", "this is version '13' of evemu's recordings, and only versions 1.0 to 1.3 are known"),
        ("{\u{1b}[0m", "'{?[0m' starts no line of an evemu recording, whose lines start with N:, I:, P:, B:, A:, L:, S:, E: or #"),
    ])
    func `One line says what is wrong and where`(line: String, reason: String?) {
        let text = Recordings.slots + "\n" + line + "\n# end"
        let number = Recordings.slots.split(separator: "\n").count + 1
        if let reason {
            #expect(throws: RecordingError(file: "a\nb", line: number, reason: reason)) { try Recording(evemu: text, name: "a\nb") }
            #expect(RecordingError(file: "a\nb", line: number, reason: reason).description == "a?b:\(number): \(reason)")
        } else {
            #expect(throws: Never.self) { try Recording(evemu: text, name: "fine") }
        }
    }

    @Test func `Limits`() {
        let long = "the line is longer than 100 bytes: this is no evemu recording, or a damaged one"
        #expect(throws: RecordingError(file: "long", line: 3, reason: long)) {
            var reader = EvemuReader(file: "long", limits: RecordingLimits(lineLength: 100))
            // A line that never ends is refused before it fills the memory.
            for piece in ["N: a\n\n"] + [String](repeating: "#aaaaaaaaa", count: 20) { try reader.read(Array(piece.utf8)[...]) { _ in } }
        }
        let many = "there are more than 18 events: cut the recording into shorter ones"
        #expect(throws: RecordingError(file: "many", line: 30, reason: many)) {
            try Recording(evemu: Recordings.slots, name: "many", limits: RecordingLimits(events: 18))
        }
        #expect(throws: RecordingError.self) { try Recording(evemu: "E: 1.000000 0000 0000 0\n", name: "events only") }
        #expect(throws: RecordingError.self) { try Recording(evemu: "", name: "empty") }
    }

    @Test func `A description may be a neighbour`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recording-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let lines = Recordings.slots.split(separator: "\n")
        let events = lines.filter { $0.hasPrefix("E:") }.joined(separator: "\n")
        let path = folder.appendingPathComponent("panel.two-taps.events").path
        try events.write(toFile: path, atomically: true, encoding: .utf8)
        #expect(throws: RecordingError.self) { try Recording(contentsOf: path) }
        try lines.filter { !$0.hasPrefix("E:") }.joined(separator: "\n")
            .write(to: folder.appendingPathComponent("panel.desc"), atomically: true, encoding: .utf8)
        #expect(try Recording(contentsOf: path) == Recording(evemu: Recordings.slots, name: "slots"))
        #expect(throws: (any Error).self) { try Recording(contentsOf: folder.appendingPathComponent("none").path) }
    }

    @Test func `Cut and damaged recordings are refused or decoded, and every contact ends`() throws {
        var random = Random(state: 20_26)
        var decoded = 0, refused = 0
        for name in Recordings.all.keys.sorted() {
            let bytes = Array(Recordings.all[name]!.utf8)
            for _ in 0..<400 {
                var damaged = bytes
                if random.below(3) == 0 { damaged.removeLast(random.below(damaged.count)) }
                for _ in 0..<random.below(4) where !damaged.isEmpty { damaged[random.below(damaged.count)] ^= 1 << UInt8(random.below(8)) }
                do {
                    let recording = try Recording(evemu: damaged, name: name)
                    #expect(Tally(recording.decoded()).faults == [])
                    _ = recording.frames(TouchMapping(recording.device, surface: PixelSize(width: 10, height: 10)))
                    decoded += 1
                } catch {
                    #expect(!"\(error)".contains("\n"))
                    refused += 1
                }
            }
        }
        #expect(decoded > 100 && refused > 100)
    }

    @Test func `Any events whatever leave every contact ended`() throws {
        var random = Random(state: 7)
        let codes: [UInt16] = [0, 1, 0x18, 0x2f, 0x30, 0x35, 0x36, 0x37, 0x39, 0x3a, 0x3b, 0x140, 0x141, 0x145, 0x14a, 2, 3, 0xffff]
        let values: [Int32] = [0, 1, -1, 2, 3, 5, .min, .max, 400, 256]
        for text in Recordings.all.values.sorted() {
            let device = try Recording(evemu: text, name: "device").device
            for _ in 0..<60 {
                var events: ContiguousArray<EvdevEvent> = []
                for _ in 0..<300 {
                    let isReport = random.below(6) == 0
                    events.append(EvdevEvent(time: random.below(9) == 0 ? .min : Int64(random.below(.max)),
                                             type: isReport ? 0 : [0, 1, 3, 3, 3][random.below(5)],
                                             code: isReport ? 0 : codes[random.below(codes.count)],
                                             value: values[random.below(values.count)]))
                }
                let recording = Recording(device: device, events: events)
                #expect(Tally(recording.decoded()).faults == [])
                _ = recording.frames(TouchMapping(device, surface: PixelSize(width: 10, height: 10)))
            }
        }
    }
}

/// Numbers that look random and are the same each time (splitmix64).
private struct Random {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9e3779b97f4a7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58476d1ce4e5b9
        z = (z ^ (z >> 27)) &* 0x94d049bb133111eb
        return Int((z ^ (z >> 31)) % UInt64(limit))
    }
}
