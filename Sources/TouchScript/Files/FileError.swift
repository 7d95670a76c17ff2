import Foundation

/// A file that can't be read or written, said in one line.
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
    public enum Purpose: Sendable {
        case reading, writing
    }

    public var path: String
    public var purpose: Purpose
    public var reason: String

    public init(path: String, purpose: Purpose, reason: String) {
        self.path = path
        self.purpose = purpose
        self.reason = reason
    }

    public var description: String {
        "cannot \(purpose == .reading ? "read" : "write") '\(path.onOneLine)': \(reason)"
    }

    /// The status with which a process ends over this: `EX_NOINPUT` or `EX_CANTCREAT`.
    public var exitStatus: Int32 { purpose == .reading ? 66 : 73 }

    /// The reason that the last failed system call gave.
    static func last(_ path: String, _ purpose: Purpose) -> FileError {
        FileError(path: path, purpose: purpose, reason: String(cString: strerror(errno)))
    }
}
