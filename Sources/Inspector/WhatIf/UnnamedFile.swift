internal import Foundation
internal import TouchScript

/// A file without a name: nothing is left of it when the last process that has it open ends, whatever ends that.
final class UnnamedFile: Sendable {
    let descriptor: Int32

    /// - Throws: `FileError` where the system has no room for it.
    init(_ bytes: [UInt8] = []) throws(FileError) {
        let folder = NSTemporaryDirectory()
        var template = Array("\(folder)/dactyl-XXXXXX".utf8CString)
        let file = mkstemp(&template)
        // It has no name from here on: what it is to hold is not written yet.
        if file >= 0 { unlink(&template) }
        // Above the numbers under which a child gets it.
        descriptor = file < 0 ? -1 : fcntl(file, F_DUPFD_CLOEXEC, 16)
        if file >= 0 { close(file) }
        guard descriptor >= 0 else { throw FileError(path: folder, purpose: .writing, reason: String(cString: strerror(errno))) }
        try OutputFile.write(bytes[...], to: descriptor, folder)
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// What it holds.
    var bytes: [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size)), found = 0
        while found < bytes.count {
            let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress! + found, $0.count - found, off_t(found)) }
            guard count > 0 else { return Array(bytes[..<found]) }
            found += count
        }
        return bytes
    }
}
