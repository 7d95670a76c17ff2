#if Web
import Foundation
import Glibc

/// A browser's side of the connection, down to the bytes, so that it can do what no browser does.
final class Browser {
    struct Frame {
        let opcode: UInt8
        let bytes: [UInt8]
    }

    private let socket: Int32
    private var buffer: [UInt8] = []
    /// Read while an answer was looked for.
    private var frames: [Frame] = []
    private(set) var isOver = false

    /// Connects, and no more.
    /// - Parameter source: The address that it comes from, one of this machine.
    init(port: Int, from source: String? = nil) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        if let source {
            var own = sockaddr_in()
            own.sin_family = sa_family_t(AF_INET)
            own.sin_addr.s_addr = inet_addr(source)
            let status = withUnsafePointer(to: &own) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
            }
            guard status == 0 else { throw Trouble("no address \(source): \(String(cString: strerror(errno)))") }
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard status == 0 else { throw Trouble("no connection: \(String(cString: strerror(errno)))") }
        _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    }

    /// Connects and opens the WebSocket.
    convenience init(page port: Int, origin: String? = nil, query: String = "") throws {
        try self.init(port: port)
        write(Array(Self.upgrade(port: port, origin: origin, query: query).utf8))
        let answer = readHead()
        guard answer.hasPrefix("HTTP/1.1 101") else { throw Trouble(answer) }
    }

    deinit { end() }

    static func upgrade(port: Int, host: String? = nil, origin: String? = nil, query: String = "") -> String {
        """
        GET /touch\(query) HTTP/1.1\r
        Host: \(host ?? "127.0.0.1:\(port)")\r
        Origin: \(origin ?? "http://127.0.0.1:\(port)")\r
        Connection: Upgrade\r
        Upgrade: websocket\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        \r\n
        """
    }

    /// The answer to a request: status line, fields and body.
    static func get(_ path: String, port: Int, host: String? = nil, method: String = "GET") throws -> String {
        let browser = try Browser(port: port)
        browser.write(Array("\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\r\n".utf8))
        return browser.readAll()
    }

    // MARK: Bytes

    func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        let end = uptime + 120
        while !rest.isEmpty, !isOver, uptime < end {
            let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                usleep(500)
            } else {
                isOver = true
            }
        }
    }

    /// Takes in what has come, waiting this long for something.
    @discardableResult
    private func fill(_ milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        guard !isOver, poll(&entry, 1, milliseconds) > 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(socket, &bytes, bytes.count, 0)
        guard count > 0 else {
            if count == 0 || errno != EAGAIN { isOver = true }
            return false
        }
        buffer += bytes[..<count]
        return true
    }

    func readAll(_ seconds: Double = 120) -> String {
        let end = uptime + seconds
        while !isOver, uptime < end { fill(50) }
        return String(decoding: buffer, as: UTF8.self)
    }

    private func readHead() -> String {
        let end = uptime + 120
        while !isOver, uptime < end {
            if let range = buffer.firstRange(of: Array("\r\n\r\n".utf8)) {
                defer { buffer.removeSubrange(..<range.upperBound) }
                return String(decoding: buffer[..<range.upperBound], as: UTF8.self)
            }
            fill(20)
        }
        return String(decoding: buffer, as: UTF8.self)
    }

    // MARK: WebSocket frames

    func send(_ bytes: [UInt8], opcode: UInt8 = 2, isLast: Bool = true) { write(Self.frame(bytes, opcode: opcode, isLast: isLast)) }

    static func frame(_ bytes: [UInt8], opcode: UInt8 = 2, isLast: Bool = true, saidLength: Int? = nil) -> [UInt8] {
        let length = saidLength ?? bytes.count, mask: [UInt8] = [1, 2, 3, 4]
        var frame: [UInt8] = [(isLast ? 0x80 : 0) | opcode]
        if length < 126 {
            frame.append(0x80 | UInt8(length))
        } else if length < 65536 {
            frame += [0x80 | 126, UInt8(length >> 8), UInt8(length & 255)]
        } else {
            frame.append(0x80 | 127)
            for shift in stride(from: 56, through: 0, by: -8) { frame.append(UInt8(truncatingIfNeeded: length >> shift)) }
        }
        frame += mask
        for (index, byte) in bytes.enumerated() { frame.append(byte ^ mask[index % 4]) }
        return frame
    }

    /// The next frame that has come, waiting at most this long.
    func receive(_ milliseconds: Int32 = 0) -> Frame? {
        if let frame = takeFrame() { return frame }
        return fill(milliseconds) ? takeFrame() : nil
    }

    /// Whether a ping was answered; frames before the answer stay to be received.
    func takeAnswer() -> Bool {
        while let frame = readFrame() ?? (fill(0) ? readFrame() : nil) {
            if frame.opcode == 10 { return true }
            frames.append(frame)
        }
        return false
    }

    /// Answers the server's pings that have come, as every browser does.
    func answerBeats() {
        while fill(0) {}
        while let frame = readFrame() {
            if frame.opcode == 9 { send(frame.bytes, opcode: 10) } else { frames.append(frame) }
        }
    }

    private func takeFrame() -> Frame? { frames.isEmpty ? readFrame() : frames.removeFirst() }

    private func readFrame() -> Frame? {
        guard buffer.count >= 2 else { return nil }
        var length = Int(buffer[1] & 0x7f), head = 2
        if length == 126 {
            guard buffer.count >= 4 else { return nil }
            length = Int(buffer[2]) << 8 | Int(buffer[3])
            head = 4
        } else if length == 127 {
            guard buffer.count >= 10 else { return nil }
            length = buffer[2..<10].reduce(0) { $0 << 8 | Int($1) }
            head = 10
        }
        guard buffer.count >= head + length else { return nil }
        defer { buffer.removeSubrange(..<(head + length)) }
        return Frame(opcode: buffer[0] & 15, bytes: Array(buffer[head..<head + length]))
    }

    /// Without a word of farewell.
    func end() {
        guard socketIsOpen else { return }
        socketIsOpen = false
        isOver = true
        close(socket)
    }

    private var socketIsOpen = true
}

struct Trouble: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

var uptime: Double { ProcessInfo.processInfo.systemUptime }
#endif
