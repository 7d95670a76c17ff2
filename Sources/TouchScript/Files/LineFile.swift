import Foundation

/// A text file that is written line by line and never ends in half a line, whenever the process ends.
///
/// Lines are collected and written together, when they are many, at ``flush()`` and when the last reference goes.
package final class LineFile {
    private let path: String
    private let file: Int32
    private var buffer: [UInt8] = []
    /// How much of the file is whole lines, where it can be cut.
    private var length: off_t = 0
    private var failure: FileError?

    private static let capacity = 1 << 16

    /// Opens the file for writing; what was in it goes.
    /// - Parameter mode: The permissions of a new file, less the process's mask.
    package init(path: String, mode: mode_t = 0o666) throws(FileError) {
        self.path = path
        file = try OutputFile.open(path, O_CREAT | O_TRUNC, mode)
        buffer.reserveCapacity(Self.capacity)
    }

    deinit {
        flush()
        close(file)
    }

    /// What went wrong with writing. Nothing more is written from then on.
    package var error: FileError? { failure }

    /// Adds a line. The text has no line ends.
    package func append(_ line: String) {
        append { $0 += line.utf8 }
    }

    /// Adds the line that the closure appends, without its end. Allocates only for lines longer than the buffer.
    package func append(_ body: (inout [UInt8]) -> Void) {
        guard failure == nil else { return }
        let start = buffer.count
        body(&buffer)
        buffer.append(UInt8(ascii: "\n"))
        guard buffer.count > Self.capacity else { return }
        // The lines before this one go out; this one waits, unless it is all there is.
        let whole = start > 0 ? start : buffer.count
        write(upTo: whole)
    }

    /// Writes everything out.
    package func flush() {
        write(upTo: buffer.count)
    }

    private func write(upTo end: Int) {
        guard failure == nil, end > 0 else { return }
        do {
            try OutputFile.write(buffer[..<end], to: file, path)
            length += off_t(end)
            buffer.removeSubrange(..<end)
        } catch {
            failure = error
            ftruncate(file, length)
            buffer = []
        }
    }
}
