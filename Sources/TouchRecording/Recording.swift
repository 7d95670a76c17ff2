import Foundation
public import TouchHost
import TouchScript

/// What a person once did on a device: the device's description and its events in order.
public struct Recording: Equatable, Sendable {
    /// The device that was recorded.
    public var device: EvdevDevice
    /// The events, in order.
    public var events: ContiguousArray<EvdevEvent>

    /// Makes a recording.
    public init(device: EvdevDevice, events: ContiguousArray<EvdevEvent>) {
        self.device = device
        self.events = events
    }

    /// Reads an evemu recording.
    ///
    /// Where the file has no description of the device, as those of evemu 1.0, that of a neighbour is taken: of `NAME.desc` or `NAME.prop`
    /// for `NAME.events` and `NAME.what-was-done.events`.
    /// - Throws: ``RecordingError`` for what is wrong with its contents, `FileError` when it can't be read.
    public init(contentsOf path: String, limits: RecordingLimits = RecordingLimits()) throws {
        var reader = EvemuReader(file: path, limits: limits)
        var events: ContiguousArray<EvdevEvent> = []
        try reader.read(try InputFile.read(path, limit: limits.size)[...]) { events.append($0) }
        try reader.finishFile { events.append($0) }
        if reader.device.isBlank, let description = Self.description(beside: path) {
            reader.startFile(description)
            try reader.read(try InputFile.read(description, limit: limits.size)[...]) { _ in }
            try reader.finishFile { _ in }
        }
        try self.init(reader.device, events, path)
    }

    /// Reads the text of an evemu recording that has the device's description in it.
    /// - Parameter name: What error messages call it.
    public init(evemu text: String, name: String, limits: RecordingLimits = RecordingLimits()) throws(RecordingError) {
        try self.init(evemu: Array(text.utf8), name: name, limits: limits)
    }

    /// Reads the bytes of an evemu recording that has the device's description in it.
    /// - Parameter name: What error messages call it.
    public init(evemu bytes: [UInt8], name: String, limits: RecordingLimits = RecordingLimits()) throws(RecordingError) {
        var reader = EvemuReader(file: name, limits: limits)
        var events: ContiguousArray<EvdevEvent> = []
        try reader.read(bytes[...]) { events.append($0) }
        try reader.finishFile { events.append($0) }
        try self.init(reader.device, events, name)
    }

    private init(_ device: EvdevDevice, _ events: ContiguousArray<EvdevEvent>, _ name: String) throws(RecordingError) {
        guard !device.isBlank else {
            throw RecordingError(file: name, line: nil, reason: "it has no description of the device (lines N: to A:): "
                                    + "put the output of 'evemu-describe' before the events, or beside the file as NAME.desc")
        }
        self.init(device: device, events: events)
    }

    private static func description(beside path: String) -> String? {
        let url = URL(fileURLWithPath: path)
        let parts = url.lastPathComponent.split(separator: ".", omittingEmptySubsequences: false)
        let folder = url.deletingLastPathComponent()
        // The nearest name first: a.b.events has a.b.desc, or a.desc.
        for count in stride(from: parts.count - 1, to: 0, by: -1) {
            for suffix in ["desc", "prop"] {
                let candidate = folder.appendingPathComponent(parts[..<count].joined(separator: ".") + "." + suffix).path
                if candidate != path, FileManager.default.isReadableFile(atPath: candidate) { return candidate }
            }
        }
        return nil
    }

    /// What the contacts did, frame by frame. Contacts that are down at the end are cancelled.
    /// - Parameter firstID: The first contact's number; each further one has the next.
    public func decoded(firstID: Int = 1) -> ContiguousArray<DecodedFrame> {
        var decoder = EvdevDecoder(device, firstID: firstID)
        var frames: ContiguousArray<DecodedFrame> = []
        var frame = DecodedFrame()
        for event in events where decoder.decode(event, into: &frame) { frames.append(frame) }
        if decoder.finish(at: events.last?.time ?? 0, into: &frame) { frames.append(frame) }
        return frames
    }

    /// The frames that a host sends. The first event is at the time `start`, whatever the mapping says of time.
    public func frames(_ mapping: TouchMapping, start: Double = 0, firstID: Int = 1) -> ContiguousArray<TouchFrame> {
        var mapping = mapping
        mapping.origin = events.first?.time ?? 0
        mapping.start = start
        var result: ContiguousArray<TouchFrame> = []
        for frame in decoded(firstID: firstID) {
            if let mapped = mapping.map(frame) { result.append(mapped) }
        }
        return result
    }
}

extension EvdevDevice {
    /// Whether nothing is known of it.
    fileprivate var isBlank: Bool { self == EvdevDevice(name: name) }
}
