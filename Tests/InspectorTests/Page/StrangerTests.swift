#if Web
import Foundation
import Synchronization
import Testing

/// What strangers try, by bytes.
@Suite("The inspector's door", .serialized) struct StrangerTests {
    @Test func onlyTheKeyOpensIt() throws {
        let app = try InspectedProcess(["inspect", "Cards", "--on", "headless", "--port", "0", "--no-open"])
        defer { app.end(SIGTERM) }
        let link = try app.link(), port = Int(link.split(separator: ":")[2].split(separator: "/")[0]) ?? 0, key = String(link.split(separator: "=")[1])
        let body = #"{"jsonrpc":"2.0","id":1,"method":"status"}"#
        func post(_ fields: [String], host: String = "127.0.0.1:\(port)", body: String = body, path: String = "/call") throws -> String {
            let head = ["POST \(path) HTTP/1.1", "Host: \(host)", "Content-Length: \(body.utf8.count)", "Connection: close"] + fields
            return try Self.exchange(head.joined(separator: "\r\n") + "\r\n\r\n" + body, port: port)
        }
        let json = "Content-Type: application/json", bearer = "Authorization: Bearer \(key)"
        #expect(try post([json, bearer]).contains(#""app":"Cards""#))
        #expect(try post([json, bearer, "Origin: http://127.0.0.1:\(port)"]).hasPrefix("HTTP/1.1 200"))
        #expect(try post([json]).hasPrefix("HTTP/1.1 403"))
        #expect(try post([json, "Authorization: Bearer AAAAAAAAAAAAAAAAAAAAAAAA"]).hasPrefix("HTTP/1.1 403"))
        #expect(try post([json], path: "/call?token=\(key)").hasPrefix("HTTP/1.1 403"), "a link is no key of a call")
        #expect(try post([json, bearer, "Origin: http://evil.example"]).hasPrefix("HTTP/1.1 403"))
        #expect(try post([json, bearer], host: "evil.example").hasPrefix("HTTP/1.1 403"))
        #expect(try post([bearer, "Content-Type: text/plain"]).hasPrefix("HTTP/1.1 415"))
        #expect(try post([json, bearer], path: "/").hasPrefix("HTTP/1.1 404"))
        #expect(try post([json, bearer], body: #"{"id":1,"method":"tap","params":{"x":1,"y":1}}"#).contains("start it with --control"))
        for path in ["/", "/?token=", "/?token=AAAAAAAAAAAAAAAAAAAAAAAA"] {
            #expect(try Self.exchange("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n", port: port).hasPrefix("HTTP/1.1 403"))
        }
        #expect(try Self.exchange("GET /../etc/passwd HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n", port: port).hasPrefix("HTTP/1.1 404"))
        #expect(try Self.exchange("GET /?token=\(key) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n", port: port).contains("default-src 'none'"))
    }

    @Test func whatIsTooMuchOrNeverEndsIsRefusedAtOnce() throws {
        let app = try InspectedProcess(["inspect", "Cards", "--on", "headless", "--port", "0", "--no-open"])
        defer { app.end(SIGTERM) }
        let link = try app.link(), port = Int(link.split(separator: ":")[2].split(separator: "/")[0]) ?? 0, key = String(link.split(separator: "=")[1])
        func head(_ length: Int, _ fields: String = "") -> String {
            "POST /call HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\nContent-Length: \(length)\r\n\(fields)\r\n"
        }
        let bearer = "Authorization: Bearer \(key)\r\n"
        // A stranger's body is not waited for, and of one with the key no more is read than is taken.
        #expect(try Self.exchange(head(1_000_000), port: port).hasPrefix("HTTP/1.1 403"))
        let unannounced = "POST /call HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\(bearer)\r\n400001\r\n"
        #expect(try Self.exchange(unannounced + String(repeating: " ", count: (4 << 20) + 1), port: port).hasPrefix("HTTP/1.1 413"))
        // What is announced as too much is refused before it comes.
        #expect(try Self.exchange(head(9 << 20, bearer), port: port).hasPrefix("HTTP/1.1 413"))
        // A head that does not end is closed.
        #expect(try Self.exchange("POST /call HTTP/1.1\r\nHost: 127", port: port).contains("200") == false)
        #expect(try Self.call("status", "{}", link: link).contains(#""app":"Cards""#))
    }

    @Test func aSecondInspectorSaysThatThePortIsInUse() throws {
        let app = try InspectedProcess(["inspect", "Cards", "--on", "headless", "--port", "0", "--no-open"])
        defer { app.end(SIGTERM) }
        let port = try app.link().split(separator: ":")[2].split(separator: "/")[0]
        let second = try InspectedProcess(["inspect", "Cards", "--on", "headless", "--port", "\(port)", "--no-open"])
        #expect(second.hasEnded(within: 30))
        #expect(second.errors.hasSuffix("dactyl: port \(port) of 127.0.0.1 is in use; take another with --port N, or any free one with --port 0\n"))
        #expect(second.end() == 64)
    }

    @Test func severalClientsAreAnsweredWhileOneWaits() throws {
        let app = try InspectedProcess(["inspect", "Cards", "--on", "headless", "--port", "0", "--no-open", "--control"])
        let link = try app.link()
        #expect(try Self.call("time", #"{"mode":"real"}"#, link: link).contains(#""mode":"real""#))
        let waiting = Thread { _ = try? Self.call("wait", #"{"seconds":600}"#, link: link) }
        waiting.start()
        for _ in 0..<3 { #expect(try Self.call("tap", #"{"view":"Card"}"#, link: link).contains("landed in Card")) }
        // The app ends although a client waits.
        #expect(app.end(SIGTERM) == 128 + SIGTERM)
    }

    /// A call that comes while the one before is settled: what was to end the next sleep of the app for it has run by then.
    @Test("calls, one right after the other, are answered while the app sleeps for an hour of a script")
    func callsDuringASleep() throws {
        let script = NSTemporaryDirectory() + "/\(UUID().uuidString).touch"
        try "sleep 3600000\n".write(toFile: script, atomically: true, encoding: .utf8)
        defer { unlink(script) }
        let process = try InspectedProcess(["inspect", "Cards", "--on", "headless", "--speed", "real", "--port", "0", "--no-open", "--play", script])
        defer { process.end(SIGTERM) }
        let link = try process.link()
        // It is on a busy machine that a call comes then.
        let isOver = Atomic(false)
        for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { Thread.detachNewThread { while !isOver.load(ordering: .relaxed) {} } }
        defer { isOver.store(true, ordering: .relaxed) }
        for count in 1...1000 {
            try #require(try Self.call("status", "{}", link: link).contains("decisions"), "call \(count)")
        }
    }

    /// A client that reads nothing is not read from, and closed; others go on.
    @Test func answersThatAreNotReadTakeNoMemoryWithoutEnd() throws {
        let app = try InspectedProcess(["inspect", "Cards", "--on", "headless", "--port", "0", "--no-open"])
        defer { app.end(SIGTERM) }
        let link = try app.link(), port = Int(link.split(separator: ":")[2].split(separator: "/")[0]) ?? 0, key = String(link.split(separator: "=")[1])
        _ = try Self.call("picture", "{}", link: link)
        let before = app.memory, body = #"{"jsonrpc":"2.0","id":1,"method":"picture"}"#
        let head = ["POST /call HTTP/1.1", "Host: 127.0.0.1:\(port)", "Content-Length: \(body.utf8.count)", "Content-Type: application/json", "Authorization: Bearer \(key)"]
        let request = Array((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
        let socket = try Self.connected(to: port)
        defer { close(socket) }
        var isClosed = false
        let end = Date().addingTimeInterval(40)
        var rest = request[...], most = 0
        while !isClosed, Date() < end {
            let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT)) }
            if count > 0 { rest = rest.count > count ? rest.dropFirst(count) : request[...] } else if errno == EAGAIN { usleep(20_000) } else { isClosed = true }
            most = max(most, app.memory)
        }
        #expect(isClosed)
        #expect(most - before < 32 << 20)
        #expect(try Self.call("status", "{}", link: link).contains(#""app":"Cards""#))
    }

    @Test func aRequestForThePageHasNoBody() throws {
        let app = try InspectedProcess(["inspect", "Cards", "--on", "headless", "--port", "0", "--no-open"])
        defer { app.end(SIGTERM) }
        let link = try app.link(), port = Int(link.split(separator: ":")[2].split(separator: "/")[0]) ?? 0
        let head = "GET /page.css HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: 1000000000\r\n\r\n"
        #expect(try Self.exchange(head + "x", port: port).hasPrefix("HTTP/1.1 413"))
    }

    /// The answer to a call with the key of a link.
    static func call(_ method: String, _ parameters: String, link: String) throws -> String {
        let port = Int(link.split(separator: ":")[2].split(separator: "/")[0]) ?? 0, key = link.split(separator: "=")[1]
        let body = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(parameters)}"#
        let head = ["POST /call HTTP/1.1", "Host: 127.0.0.1:\(port)", "Content-Length: \(body.utf8.count)", "Connection: close",
                    "Content-Type: application/json", "Authorization: Bearer \(key)"]
        return try exchange(head.joined(separator: "\r\n") + "\r\n\r\n" + body, port: port)
    }

    /// Sends bytes, and reads until the other side closes.
    static func exchange(_ text: String, port: Int) throws -> String {
        let socket = try connected(to: port)
        defer { close(socket) }
        let bytes = Array(text.utf8)
        try #require(send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
        var answer: [UInt8] = [], chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            guard poll(&entry, 1, 20_000) > 0 else { break }
            let count = read(socket, &chunk, chunk.count)
            guard count > 0 else { break }
            answer += chunk[..<count]
        }
        return String(decoding: answer, as: UTF8.self)
    }

    private static func connected(to port: Int) throws -> Int32 {
        let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        try #require(status == 0)
        return socket
    }
}
#endif
