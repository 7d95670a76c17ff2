/// What is wrong with a touch script, said in one line: `FILE:LINE: reason`.
public struct ScriptError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The script's name as it was given.
    public var file: String
    /// Counted from 1; `nil` where no one line is to blame.
    public var line: Int?
    public var reason: String
    /// The status with which a process ends over this.
    public var status: Int32

    public init(file: String, line: Int?, reason: String, status: Int32 = ScriptError.exitStatus) {
        self.file = file
        self.line = line
        self.reason = reason
        self.status = status
    }

    public var description: String {
        let place = line.map { ":\($0)" } ?? ""
        return "\(file.onOneLine)\(place): \(reason)"
    }

    /// That of wrong input data (`EX_DATAERR`), which a script is that can't be read.
    public static let exitStatus: Int32 = 65
    /// That of a step that can't be taken when its time has come (`EX_SOFTWARE`).
    public static let failureStatus: Int32 = 70
}

extension StringProtocol {
    /// The text in quotation marks for a message, cut when it is long.
    var quoted: String {
        let limit = 40
        let start = prefix(limit)
        return "'\(start.onOneLine)\(start.endIndex < endIndex ? "…" : "")'"
    }
}
