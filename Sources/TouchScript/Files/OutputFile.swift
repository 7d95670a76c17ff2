import Foundation

/// Writing of whole files: all of it or nothing.
package enum OutputFile {
    /// Finds out whether a file can be written there, without touching it.
    package static func check(_ path: String) throws(FileError) {
        let target = try Target(path)
        guard access(target.isReplaced ? target.folder : target.path, W_OK) == 0 else { throw .last(path, .writing) }
    }

    /// Writes a file so that there is never half of one: into a neighbour, which then takes its place. What is there already and
    /// is no plain file (a device, a pipe) is written to as it is.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let target = try Target(path)
        guard target.isReplaced else {
            let file = try open(target.path, 0)
            defer { close(file) }
            return try write(bytes[...], to: file, path)
        }
        // One for each writer, and no longer than a name may be.
        let neighbour = "\(target.folder)/.dactyl-\(getpid())-\(pthread_self())"
        unlink(neighbour)
        let file = Glibc.open(neighbour, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw .last(path, .writing) }
        defer { close(file) }
        do throws(FileError) {
            try write(bytes[...], to: file, path)
            guard rename(neighbour, target.path) == 0 else { throw FileError.last(path, .writing) }
        } catch {
            unlink(neighbour)
            throw error
        }
    }

    /// Opens a file for writing. A pipe without a reader is refused at once, and not waited for.
    static func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0o666) throws(FileError) -> Int32 {
        let file = Glibc.open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | flags, mode)
        guard file >= 0 else {
            if errno == ENXIO { throw FileError(path: path, purpose: .writing, reason: "it is a pipe without a reader, or no device is there") }
            throw .last(path, .writing)
        }
        _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
        return file
    }

    /// Writes everything to standard output.
    package static func writeToStandardOutput(_ text: String) throws(FileError) {
        try write(Array(text.utf8)[...], to: STDOUT_FILENO, "standard output")
    }

    /// Writes everything to an open file.
    package static func write(_ bytes: ArraySlice<UInt8>, to file: Int32, _ path: String) throws(FileError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .last(path, .writing) }
            rest = rest.dropFirst(count)
        }
    }

    /// Where a path leads.
    private struct Target {
        /// The file's own place, with links followed.
        var path: String
        var folder: String
        /// Whether it is a plain file, or not there yet.
        var isReplaced: Bool

        init(_ given: String) throws(FileError) {
            path = given
            isReplaced = true
            // A descriptor that the process has already leads to no place among files.
            if InputFile.isOwn(given) {
                isReplaced = false
                folder = ""
                return
            }
            if let resolved = realpath(given, nil) {
                path = String(cString: resolved)
                free(resolved)
                var status = stat()
                guard stat(path, &status) == 0 else { throw .last(given, .writing) }
                if status.st_mode & S_IFMT == S_IFDIR {
                    throw FileError(path: given, purpose: .writing, reason: "it is a folder")
                }
                isReplaced = status.st_mode & S_IFMT == S_IFREG
            } else {
                var status = stat()
                guard lstat(given, &status) != 0 || status.st_mode & S_IFMT != S_IFLNK else {
                    throw FileError(path: given, purpose: .writing, reason: "it is a link that leads nowhere")
                }
            }
            guard path.utf8.last ?? UInt8(ascii: "/") != UInt8(ascii: "/") else {
                throw FileError(path: given, purpose: .writing, reason: "it names no file")
            }
            if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
                folder = slash == path.startIndex ? "/" : String(path[..<slash])
            } else {
                folder = "."
            }
            var status = stat()
            guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
                throw FileError(path: given, purpose: .writing, reason: "there is no folder '\(folder.onOneLine)'")
            }
        }
    }
}
