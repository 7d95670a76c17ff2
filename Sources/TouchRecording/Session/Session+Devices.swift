public import TouchHost

extension Session {
    /// The session of one device's recording, laid over a surface.
    /// - Parameters:
    ///   - surface: The size in points.
    ///   - scale: Pixels a point.
    public init(_ recording: Recording, surface: PixelSize, scale: Double, rotation: TouchMapping.Rotation = .none, name: String) {
        let pixels = PixelSize(width: max(1, Int((Double(surface.width) * scale).rounded())),
                               height: max(1, Int((Double(surface.height) * scale).rounded())))
        self.init(app: "", host: recording.device.name, timing: .device, start: 0,
                  outputs: [Output(name: recording.device.name, size: pixels, scale: scale, refreshRate: 60)], size: pixels, scale: scale)
        var mapping = TouchMapping(recording.device, surface: pixels, rotation: rotation)
        mapping.origin = recording.events.first?.time ?? 0
        var hover: HoverSample?
        for frame in recording.decoded() {
            let now = max(mapping.time(frame.time), entries.last?.now ?? 0)
            if let mapped = mapping.map(frame) { entries.append(SessionEntry(now: now, message: .frame(mapped))) }
            if let sample = mapping.hover(frame, device: Self.pen) {
                entries.append(SessionEntry(now: now, message: .hover(sample)))
                hover = sample
            } else if var gone = hover, frame.toolsInRange.isEmpty {
                gone.phase = .left
                gone.timestamp = mapping.time(frame.time)
                entries.append(SessionEntry(now: now, message: .hover(gone)))
                hover = nil
            }
        }
    }

    /// The number of a recorded device's pen.
    private static let pen = 1

    /// The whole session as a file has it.
    public var text: [UInt8] {
        var bytes: [UInt8] = []
        for line in SessionText.header(self) { bytes += Array(line.utf8) + [UInt8(ascii: "\n")] }
        for entry in entries { bytes += Array(SessionText.line(entry).utf8) + [UInt8(ascii: "\n")] }
        if isComplete { bytes += Array("\(SessionText.end)\n".utf8) }
        return bytes
    }
}
