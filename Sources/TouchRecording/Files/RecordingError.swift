import TouchScript

/// What is wrong with a recording, said in one line: `FILE:LINE: reason; what to do`.
public struct RecordingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The recording's name as it was given.
    public var file: String
    /// Counted from 1; `nil` where no one line is to blame.
    public var line: Int?
    /// What is wrong, in one line.
    public var reason: String

    /// Makes an error about a line, or about the whole file.
    public init(file: String, line: Int?, reason: String) {
        self.file = file
        self.line = line
        self.reason = reason
    }

    public var description: String {
        let place = line.map { ":\($0)" } ?? ""
        return "\(file.onOneLine)\(place): \(reason)"
    }

    /// The status with which a process ends over this: wrong input data (`EX_DATAERR`).
    public static let exitStatus: Int32 = 65
}

/// How large a recording may be before it is refused.
public struct RecordingLimits: Equatable, Sendable {
    /// Bytes of a file.
    public var size: Int
    /// Bytes of a line.
    public var lineLength: Int
    /// The number of events.
    public var events: Int

    /// Makes limits: `size` in bytes of the file, `lineLength` in bytes.
    public init(size: Int = 1 << 28, lineLength: Int = 1 << 12, events: Int = 5_000_000) {
        self.size = size
        self.lineLength = lineLength
        self.events = events
    }
}
