#if Wayland
import Foundation

/// Hands bytes to other programs, and takes theirs, through pipes.
enum DataPipe {
    /// Reads to the end, as long as the other side needs no longer than `patience` seconds in all.
    /// - Returns: `nil` for what does not come in time, is longer than the limit, or can't be read.
    static func read(_ descriptor: Int32, limit: Int, patience: Double) -> [UInt8]? {
        var result: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        let deadline = DispatchTime.now().uptimeNanoseconds + UInt64(patience * 1e9)
        while true {
            let now = DispatchTime.now().uptimeNanoseconds
            guard now < deadline else { return nil }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&waiting, 1, Int32((deadline - now) / 1_000_000) + 1)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { return nil }
            let count = Glibc.read(descriptor, &part, part.count)
            if count == 0 { return result }
            guard count > 0, result.count + count <= limit else { return nil }
            result.append(contentsOf: part[..<count])
        }
    }

    /// Writes all of it on a separate thread and closes the descriptor: the other side reads when it likes, or never.
    static func write(_ bytes: [UInt8], to descriptor: Int32) {
        let thread = Thread {
            // A reader that closes its end early is not an error.
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGPIPE)
            pthread_sigmask(SIG_BLOCK, &signals, nil)
            bytes.withUnsafeBytes { source in
                var position = 0
                while position < source.count {
                    let count = Glibc.write(descriptor, source.baseAddress! + position, source.count - position)
                    if count < 0, errno == EAGAIN {
                        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                        _ = poll(&waiting, 1, -1)
                    } else if count > 0 {
                        position += count
                    } else if errno != EINTR {
                        break
                    }
                }
            }
            close(descriptor)
        }
        thread.start()
    }
}
#endif
