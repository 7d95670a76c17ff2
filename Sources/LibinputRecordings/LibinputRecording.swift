public import TouchRecording
import TouchScript
import Yams

/// What `libinput record` writes: YAML with one or several devices and the events of each.
public struct LibinputRecording: Sendable {
    /// The devices in the order of the file. Those without contacts, as keyboards, are among them.
    public let recordings: [Recording]
    private let name: String
    /// The version of the format that is known. A recording that names none has it.
    private static let version = 1

    /// Whether a file begins as such a recording does.
    public static func isRecording(_ bytes: [UInt8]) -> Bool {
        let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
        return start.hasPrefix("# libinput record") || start.split(separator: "\n").contains { $0.hasPrefix("ndevices:") || $0 == "devices:" }
    }

    /// - Parameter name: What error messages call it.
    /// - Throws: `RecordingError` for what is wrong with it.
    public init(_ bytes: [UInt8], name: String, limits: RecordingLimits = RecordingLimits(size: 1 << 26)) throws(RecordingError) {
        self.name = name
        func fault(_ reason: String, _ node: Node? = nil) -> RecordingError {
            RecordingError(file: name, line: node?.mark?.line, reason: reason)
        }
        guard bytes.count <= limits.size else { throw fault("it is longer than \(limits.size) bytes: cut it into shorter ones") }
        if let alias = Self.alias(in: bytes) {
            throw fault("it names parts by '&\(alias)' and repeats them by '*\(alias)', which libinput never does: this is no recording of it")
        }
        let root: Node
        do {
            guard let composed = try Yams.compose(yaml: String(decoding: bytes, as: UTF8.self)) else { throw fault("it is empty") }
            root = composed
        } catch let error as RecordingError {
            throw error
        } catch let error as YamlError {
            throw Self.fault(of: error, name)
        } catch {
            throw fault("it can't be read: \("\(error)".onOneLine)")
        }
        if let version = root.mapping?["version"], version.int != Self.version {
            throw fault("this is version \((version.string ?? "?").prefix(20).onOneLine) of libinput's recordings, and only version \(Self.version) is known",
                        version)
        }
        guard let devices = root.mapping?["devices"]?.sequence else { throw fault("it has no list 'devices'") }
        var recordings: [Recording] = []
        var eventCount = 0
        for node in devices {
            guard let evdev = node.mapping?["evdev"]?.mapping else { throw fault("the device has no 'evdev'", node) }
            let device = Self.device(evdev)
            var events: ContiguousArray<EvdevEvent> = []
            for group in node.mapping?["events"]?.sequence ?? [] {
                for line in group.mapping?["evdev"]?.sequence ?? [] {
                    guard let event = Self.event(line) else {
                        throw fault("an event is [seconds, microseconds, type, code, value], all whole numbers", line)
                    }
                    eventCount += 1
                    guard eventCount <= limits.events else { throw fault("there are more than \(limits.events) events", line) }
                    events.append(event)
                }
            }
            recordings.append(Recording(device: device, events: events))
        }
        guard !recordings.isEmpty else { throw fault("its list of devices is empty") }
        self.recordings = recordings
    }

    /// The recording of one device.
    /// - Parameter number: From 1; `nil` for the first with contacts and events.
    public func recording(_ number: Int? = nil) throws(RecordingError) -> Recording {
        let list = recordings.enumerated().map { "\($0.offset + 1) is '\($0.element.device.name.onOneLine)'" }.joined(separator: ", ")
        if let number {
            guard recordings.indices.contains(number - 1) else {
                throw RecordingError(file: name, line: nil, reason: "there is no device \(number): \(list)")
            }
            return recordings[number - 1]
        }
        for recording in recordings where recording.device.contactProtocol != .none || recording.device.hasStylus {
            if !recording.events.isEmpty { return recording }
        }
        throw RecordingError(file: name, line: nil, reason: "none of its devices has touches: \(list)")
    }

    /// A name that something may be repeated by, wherever it stands. A few lines of such repetitions of repetitions make more than any
    /// memory holds, and comparing them takes too long.
    private static func alias(in bytes: [UInt8]) -> String? {
        var anchors: Set<ArraySlice<UInt8>> = [], aliases: Set<ArraySlice<UInt8>> = []
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*") {
            let name = bytes[(offset + 1)...].prefix { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || isLetterOrDigit($0) }
            if name.isEmpty { continue }
            if byte == UInt8(ascii: "&") { anchors.insert(name) } else { aliases.insert(name) }
        }
        return aliases.first(where: anchors.contains).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: false
        }
    }

    private static func fault(of error: YamlError, _ name: String) -> RecordingError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _), .composer(_, let problem, let mark, _):
            RecordingError(file: name, line: mark.line, reason: "this is no YAML: \(problem.onOneLine)")
        default: RecordingError(file: name, line: nil, reason: "this is no YAML: \("\(error)".onOneLine)")
        }
    }

    private static func device(_ evdev: Node.Mapping) -> EvdevDevice {
        var device = EvdevDevice(name: evdev["name"]?.string ?? "")
        for (type, codes) in evdev["codes"]?.mapping ?? [:] where type.int == Int(EvdevCode.key) {
            for code in codes.sequence ?? [] { if let code = code.int.flatMap(UInt16.init(exactly:)) { device.declare(key: code) } }
        }
        for (code, values) in evdev["absinfo"]?.mapping ?? [:] {
            let numbers = (values.sequence ?? []).map { $0.int.flatMap(Int32.init(exactly:)) ?? 0 }
            guard let code = code.int.flatMap(UInt16.init(exactly:)), numbers.count >= 5 else { continue }
            device.declare(axis: code, EvdevDevice.Axis(minimum: numbers[0], maximum: numbers[1], resolution: numbers[4]))
        }
        for property in evdev["properties"]?.sequence ?? [] {
            if let code = property.int.flatMap(UInt16.init(exactly:)) { device.declare(property: code) }
        }
        return device
    }

    private static func event(_ node: Node) -> EvdevEvent? {
        guard let numbers = node.sequence, numbers.count == 5, let seconds = numbers[0].int, let microseconds = numbers[1].int,
              (0...(1 << 40)).contains(seconds), (0..<1_000_000).contains(microseconds),
              let type = numbers[2].int.flatMap(UInt16.init(exactly:)), let code = numbers[3].int.flatMap(UInt16.init(exactly:)),
              let value = numbers[4].int.flatMap(Int32.init(exactly:)) else { return nil }
        return EvdevEvent(time: Int64(seconds) * 1_000_000 + Int64(microseconds), type: type, code: code, value: value)
    }
}
