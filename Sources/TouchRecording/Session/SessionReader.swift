import Foundation
import TouchHost
import TouchScript

extension Session {
    /// Whether a file begins as a session does.
    public static func isSession(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("\(SessionText.format) ".utf8)) }

    /// Reads a recorded session.
    /// - Throws: ``RecordingError`` for what is wrong with its contents, `FileError` when it can't be read.
    public init(contentsOf path: String, limits: RecordingLimits = .sessions) throws {
        try self.init(InputFile.read(path, limit: limits.size), name: path, limits: limits)
    }

    /// Reads the bytes of a recorded session. A session that breaks off is read to its last whole line (see ``isComplete``).
    /// - Parameter name: What error messages call it.
    public init(_ bytes: [UInt8], name: String, limits: RecordingLimits = .sessions) throws(RecordingError) {
        var reader = SessionReader(file: name, limits: limits)
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
            try reader.read(bytes[start..<(end ?? bytes.endIndex)], isWhole: end != nil)
            start = end.map { $0 + 1 } ?? bytes.endIndex
        }
        self = try reader.finish()
    }
}

extension RecordingLimits {
    /// For recorded sessions, whose lines hold whole frames of contacts.
    public static let sessions = RecordingLimits(size: 1 << 28, lineLength: 1 << 16, events: 5_000_000)
}

/// Reads a session line by line.
struct SessionReader {
    private let limits: RecordingLimits
    private let file: String
    private var line = 0
    private var hasFormat = false
    private var hasEnded = false
    private var lastTime = -Double.infinity
    private var app = "", host = ""
    private var timing: (Session.Timing, start: Double)?
    private var outputs: [Output] = []
    private var session: Session?

    init(file: String, limits: RecordingLimits) {
        self.file = file
        self.limits = limits
    }

    private func fault(_ reason: String) -> RecordingError { RecordingError(file: file, line: line, reason: reason) }

    /// - Parameter isWhole: Whether the line has its end: a process that was killed may leave half a line, which counts for nothing.
    mutating func read(_ bytes: ArraySlice<UInt8>, isWhole: Bool) throws(RecordingError) {
        line += 1
        guard bytes.count <= limits.lineLength else { throw fault("the line is longer than \(limits.lineLength) bytes") }
        guard isWhole || session == nil else { return }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw fault("the line is not UTF-8") }
        if text.isEmpty || text.first == "#" { return }
        guard !hasEnded else { throw fault("there is more after the line 'end'") }
        if session != nil, text == SessionText.end {
            hasEnded = true
            return
        }
        var words = SessionLine(text)
        do throws(SessionLine.Fault) {
            if session != nil { try readEntry(&words) } else { try readHeader(&words) }
            try words.finish()
        } catch {
            throw fault(error.reason)
        }
    }

    private mutating func readHeader(_ words: inout SessionLine) throws(SessionLine.Fault) {
        let keyword = words.next() ?? ""
        guard hasFormat else {
            guard keyword == SessionText.format else {
                throw SessionLine.Fault("this is no recording of a session, which begins with '\(SessionText.format) \(SessionText.version)'")
            }
            let version = try words.integer("the version")
            guard SessionText.readVersions.contains(version) else {
                let known = SessionText.readVersions
                throw SessionLine.Fault("this is version \(version) of the format, and only versions \(known.lowerBound) to \(known.upperBound) are known: "
                                            + "replay it with the version of dactyl that wrote it")
            }
            return hasFormat = true
        }
        switch keyword {
        case "app": app = try words.quoted("the app's name")
        case "host": host = try words.quoted("the host's name")
        case "time":
            guard let word = words.next(), let kind = Session.Timing(rawValue: String(word)) else {
                throw SessionLine.Fault("the time is neither 'host' nor 'device'")
            }
            timing = (kind, try words.finite("the clock"))
        case "output":
            guard outputs.count < 64 else { throw SessionLine.Fault("there are more than 64 outputs") }
            outputs.append(try words.output())
        case "surface":
            guard let timing else { throw SessionLine.Fault("the line 'time' has to come before this one") }
            let size = try words.size(), scale = try words.scale()
            let ownOutput = Output(name: host, size: size, scale: scale, refreshRate: 60)
            var session = Session(app: app, host: host, timing: timing.0, start: timing.start,
                                  outputs: outputs.isEmpty ? [ownOutput] : outputs, size: size, scale: scale)
            while let word = words.next() {
                switch word {
                case "hidden": session.isVisible = false
                case "unfocused": session.isFocused = false
                default: throw SessionLine.Fault("'\(word)' is neither 'hidden' nor 'unfocused'")
                }
            }
            lastTime = timing.start
            self.session = session
        default:
            throw SessionLine.Fault("'\(keyword)' is none of app, host, time, output, surface")
        }
    }

    private mutating func readEntry(_ words: inout SessionLine) throws(SessionLine.Fault) {
        let now = try words.finite("the time")
        guard now >= lastTime else { throw SessionLine.Fault("the time \(now) is before that of the line above, \(lastTime)") }
        lastTime = now
        guard session!.entries.count < limits.events else {
            throw SessionLine.Fault("there are more than \(limits.events) entries: cut the recording into shorter ones")
        }
        session!.entries.append(SessionEntry(now: now, message: try words.message()))
    }

    func finish() throws(RecordingError) -> Session {
        guard hasFormat else { throw RecordingError(file: file, line: nil, reason: "it is empty, and no recording") }
        guard var session else { throw RecordingError(file: file, line: nil, reason: "it breaks off before the line 'surface'") }
        session.isComplete = hasEnded
        return session
    }
}
