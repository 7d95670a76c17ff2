import Foundation

/// Reading of whole files.
package enum InputFile {
    /// Whether a path leads to a plain file or to nothing, and not to a pipe or a device, which can be read only once.
    package static func isPlain(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 || [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    /// Reads a file, a pipe or a device up to its end.
    /// - Parameter limit: How many bytes it may have.
    package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw .last(path, .reading) }
        defer { close(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(file, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .last(path, .reading) }
            guard count > 0 else { return bytes }
            guard bytes.count + count <= limit else {
                throw FileError(path: path, purpose: .reading, reason: "it is longer than \(limit) bytes")
            }
            bytes += chunk[..<count]
        }
    }
}
