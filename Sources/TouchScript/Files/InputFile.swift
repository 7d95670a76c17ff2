import Foundation

/// Reading of whole files.
package enum InputFile {
    /// What it is beside a file or a folder, which is refused when it is read.
    private static func kind(_ mode: mode_t) -> String? {
        switch mode & S_IFMT {
        case S_IFREG, S_IFDIR: nil
        case S_IFIFO: "a pipe"
        case S_IFSOCK: "a socket"
        default: "a device"
        }
    }

    /// The first bytes of a file, or all of it; empty for one that is not there.
    static func start(_ path: String, count: Int) throws(FileError) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            if errno == ENOENT { return [] }
            throw .last(path, .reading)
        }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: count)
        let found = Glibc.read(file, &bytes, count)
        guard found >= 0 else { throw .last(path, .reading) }
        return Array(bytes[..<found])
    }

    /// Whether a path names a descriptor that the process has already.
    static func isOwn(_ path: String) -> Bool {
        ["/dev/stdin", "/dev/stdout"].contains(path) || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
    }

    /// Whether a path leads to a plain file or to nothing, and not to a pipe or a device, which can be read only once.
    package static func isPlain(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 || [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    /// Reads a file up to its end, or what the process was started with: standard input, a pipe of the shell.
    ///
    /// A pipe or a device by its own name is refused: opening it may wait for a writer, or read without end.
    /// - Parameter limit: How many bytes it may have.
    package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw .last(path, .reading) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .last(path, .reading) }
        if let kind = kind(status.st_mode), !isOwn(path) {
            throw FileError(path: path, purpose: .reading, reason: "it is \(kind), and no file")
        }
        _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
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
