import Foundation

/// A connection to a socket of this machine, with limits of time.
final class ServerSocket {
    let descriptor: Int32
    /// Seconds that the server may take for an answer.
    private static let patience = 5

    /// - Returns: `nil` where nothing listens.
    init?(path: String) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return nil }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
        guard result == 0 else {
            Glibc.close(socket)
            return nil
        }
        descriptor = socket
        var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { Glibc.close(descriptor) }

    /// - Returns: Whether everything was sent.
    func send(_ bytes: [UInt8]) -> Bool {
        var start = 0
        while start < bytes.count {
            let sent = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress! + start, bytes.count - start, Int32(MSG_NOSIGNAL)) }
            guard sent > 0 else { return false }
            start += sent
        }
        return true
    }

    /// Waits for bytes.
    /// - Parameter waits: Otherwise only what is there already is taken.
    /// - Returns: `nil` when the server is gone, or took too long.
    func receive(waits: Bool) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &buffer, buffer.count, waits ? 0 : Int32(MSG_DONTWAIT))
        if count > 0 { return Array(buffer[..<count]) }
        return !waits && count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) ? [] : nil
    }
}
