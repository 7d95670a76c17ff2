#if Web
internal import Foundation
internal import Glibc

/// A link's key that outlives the process, in a file of its owner's.
///
/// The right to read the file is the right to touch the app: it is made with mode 0600, and one that others may read or write is refused.
package enum KeyFile {
    /// The key in a file; where there is none, it is made with a new key.
    /// - Throws: ``WebError`` where the file can't be read or made, is open to others, or has no key.
    package static func key(at path: String) throws(WebError) -> String {
        if let key = try read(path) { return key }
        let key = RequestCheck.newToken()
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            // Another process was faster.
            if errno == EEXIST, let key = try read(path) { return key }
            throw failure(path, "can't be made")
        }
        defer { close(file) }
        let text = Array("\(key)\n".utf8)
        guard write(file, text, text.count) == text.count else { throw failure(path, "can't be written") }
        return key
    }

    /// - Returns: `nil` where there is no such file.
    private static func read(_ path: String) throws(WebError) -> String? {
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            if errno == ELOOP { throw WebError("the key's file '\(shown(path))' is a link, which may lead anywhere: name the file itself") }
            throw failure(path, "can't be read")
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw WebError("the key's file '\(shown(path))' is no file: name another") }
        guard status.st_uid == geteuid() else { throw WebError("the key's file '\(shown(path))' is another user's: name one of your own") }
        guard status.st_mode & 0o077 == 0 else { throw WebError("the key's file '\(shown(path))' is open to others, and lets them touch the app: chmod 600 \(shown(path))") }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = Glibc.read(file, &bytes, bytes.count)
        let key = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard RequestCheck.isToken(key) else { throw WebError("'\(shown(path))' has no key that dactyl made: remove it for a new one, or name another file") }
        return key
    }

    private static func failure(_ path: String, _ what: String) -> WebError {
        WebError("the key's file '\(shown(path))' \(what): \(String(cString: strerror(errno)))")
    }

    private static func shown(_ path: String) -> String { String(path.filter { !$0.isNewline }) }
}
#endif
