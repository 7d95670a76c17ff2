/// Reads evemu recordings, in pieces of any size: first what the device is, then its events.
///
/// The form belongs to evemu 1.0 to 1.3, in which a line starts with `N:` (name), `I:` (identity), `P:` (properties), `B:` (keys
/// and other codes), `A:` (axes), `L:` and `S:` (lamps and switches, which are passed over), `E:` (an event) or `#`. Descriptions
/// and events may also be in separate files, read one after the other. No more than one line is kept in memory.
public struct EvemuReader {
    /// What has been read of the device's description.
    public private(set) var device = EvdevDevice()
    /// How many events have been read.
    public private(set) var eventCount = 0

    private let limits: RecordingLimits
    private var file: String
    private var line = 0
    /// The start of a line whose end has not come.
    private var rest: [UInt8] = []
    /// How many flags of each event type, and of the properties, have been read.
    private var codeBytes = [Int](repeating: 0, count: EvemuReader.typeCount)
    private var propertyBytes = 0

    private static let typeCount = 0x20

    /// - Parameter file: What error messages call the recording.
    public init(file: String, limits: RecordingLimits = RecordingLimits()) {
        self.file = file
        self.limits = limits
    }

    /// Continues with another file of the same recording.
    public mutating func startFile(_ name: String) {
        file = name
        line = 0
        rest = []
    }

    /// Reads a piece and passes on its events. A line that the piece does not end is kept for the next.
    /// - Throws: For the first line that makes no sense or is too much. Events before it have been passed on.
    public mutating func read(_ piece: ArraySlice<UInt8>, _ body: (EvdevEvent) -> Void) throws(RecordingError) {
        var start = piece.startIndex
        while let end = piece[start...].firstIndex(of: UInt8(ascii: "\n")) {
            try read(line: piece[start..<end], body)
            start = end + 1
        }
        if start < piece.endIndex {
            try checkLength(rest.count + piece.endIndex - start)
            rest += piece[start...]
        }
    }

    /// Says that the file is over. A last line without an end is read like any other.
    public mutating func finishFile(_ body: (EvdevEvent) -> Void) throws(RecordingError) {
        if !rest.isEmpty { try read(line: [], body) }
    }

    private func checkLength(_ length: Int) throws(RecordingError) {
        guard length <= limits.lineLength else {
            throw RecordingError(file: file, line: line + 1,
                                 reason: "the line is longer than \(limits.lineLength) bytes: this is no evemu recording, or a damaged one")
        }
    }

    /// Reads the line that ends here.
    private mutating func read(line end: ArraySlice<UInt8>, _ body: (EvdevEvent) -> Void) throws(RecordingError) {
        try checkLength(rest.count + end.count)
        line += 1
        if rest.isEmpty {
            try take(end, body)
        } else {
            rest += end
            let whole = rest
            rest.removeAll(keepingCapacity: true)
            try take(whole[...], body)
        }
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>, _ body: (EvdevEvent) -> Void) throws(RecordingError) {
        do throws(EvemuLine.Fault) {
            switch try EvemuLine(bytes) {
            case .nothing: break
            case .name(let name): device.name = name
            case .properties(let bytes):
                Self.flags(bytes, from: &propertyBytes) { device.declare(property: $0) }
            case .codes(let type, let bytes):
                guard Int(type) < Self.typeCount else {
                    throw EvemuLine.Fault(reason: "there is no event type 0x\(String(type, radix: 16)): take the line out")
                }
                Self.flags(bytes, from: &codeBytes[Int(type)]) { if type == EvdevCode.key { device.declare(key: $0) } }
            case .axis(let code, let axis):
                device.declare(axis: code, axis)
            case .event(let event):
                guard eventCount < limits.events else {
                    throw EvemuLine.Fault(reason: "there are more than \(limits.events) events: cut the recording into shorter ones")
                }
                eventCount += 1
                body(event)
            }
        } catch {
            throw RecordingError(file: file, line: line, reason: error.reason)
        }
    }

    /// Calls back with the numbers of the flags that are set, the first byte being the one at `position`, which moves on.
    private static func flags(_ bytes: [UInt8], from position: inout Int, _ body: (UInt16) -> Void) {
        for byte in bytes {
            // What no kernel has is passed over.
            guard position < EvdevDevice.keyCount / 8 else { return }
            for bit in 0..<8 where byte >> UInt8(bit) & 1 != 0 { body(UInt16(position * 8 + bit)) }
            position += 1
        }
    }
}
