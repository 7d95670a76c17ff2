import Foundation
@testable import SpeechDispatcher
import Testing

/// The protocol of Speech Dispatcher (R-ACC-25).
@Suite struct ProtocolTests {
    @Test("R-ACC-25 A text is sent in lines, and none of them ends it early")
    func commands() {
        #expect(String(decoding: Command.text("one\n.two\n.").bytes, as: UTF8.self) == "one\r\n..two\r\n..\r\n.\r\n")
        #expect(String(decoding: Command.language("de\r\nQUIT").bytes, as: UTF8.self) == "SET self LANGUAGE deQUIT\r\n")
        #expect(String(decoding: Command.clientName("dactyl:An app:main").bytes, as: UTF8.self) == "SET self CLIENT_NAME dactyl:Anapp:main\r\n")
    }

    @Test("R-ACC-25 Replies and events are put together from pieces, and anything else breaks the connection")
    func replies() {
        var reader = ReplyReader()
        #expect(reader.add(Array("225-21\r\n225 OK ME".utf8)) == [])
        let found = reader.add(Array("SSAGE QUEUED\r\n702-21\r\n702-3\r\n702 END\r\n".utf8))
        #expect(found == [Reply(code: 225, lines: ["21", "OK MESSAGE QUEUED"]), Reply(code: 702, lines: ["21", "3", "END"])])
        #expect(found[0].isGood && found[0].message == 21 && found[1].isEvent && found[1].isEnd == true)
        for text in ["HTTP/1.1 400\r\n", "\r\n", "20\r\n", "200_x\r\n", String(repeating: "x", count: 70_000)] {
            var other = ReplyReader()
            #expect(other.add(Array(text.utf8)).isEmpty && other.isBroken)
        }
    }

    @Test("R-ACC-25 The server's socket is that of the environment, else of the session")
    func address() {
        #expect(ServerAddress(["SPEECHD_ADDRESS": "unix_socket:/run/a.sock"])?.path == "/run/a.sock")
        #expect(ServerAddress(["SPEECHD_ADDRESS": "inet_socket:localhost:6560"]) == nil)
        #expect(ServerAddress(["XDG_RUNTIME_DIR": "/run/user/7"])?.path == "/run/user/7/speech-dispatcher/speechd.sock")
        #expect(ServerAddress(["HOME": "/home/a"])?.path == "/home/a/.cache/speech-dispatcher/speechd.sock")
    }

    @Test("R-ACC-25 Texts are spoken in order, each in its language, and their ends are reported")
    func conversation() throws {
        let server = try FakeServer(), heard = Heard()
        let client = SpeechClient(environment: ["SPEECHD_ADDRESS": "unix_socket:\(server.path)", "LANG": "fr_FR.UTF-8"],
                                  onEnd: { heard.add("\($0) \($1)") }, onFailure: { heard.add($0) })
        client.speak([SpokenText("Tor"), SpokenText("Tür", language: "de")], number: 1, interrupts: false)
        client.speak([SpokenText("Bonjour")], number: 2, interrupts: true)
        #expect(heard.wait(for: 2) == ["1 false", "2 true"])
        client.close()
        let lines = server.wait()
        #expect(lines.filter { !$0.hasPrefix("SET self CLIENT_NAME") } == [
            "SET self NOTIFICATION ALL on", "SET self PRIORITY message", "SPEAK", "Tor", ".", "SET self LANGUAGE de", "SPEAK", "Tür", ".", "CANCEL self",
            "SET self LANGUAGE fr", "SPEAK", "Bonjour", ".", "QUIT",
        ])
    }

    @Test("R-ACC-25 Where no server is, one line says so, once")
    func noServer() {
        let heard = Heard()
        let client = SpeechClient(environment: ["XDG_RUNTIME_DIR": "/nowhere", "PATH": "/nowhere"], onEnd: { heard.add("\($0) \($1)") }, onFailure: { heard.add($0) })
        client.speak([SpokenText("one")], number: 1, interrupts: false)
        client.speak([SpokenText("two")], number: 2, interrupts: false)
        #expect(heard.wait(for: 3) == ["Speech Dispatcher is not there: apt-get install speech-dispatcher espeak-ng", "1 false", "2 false"])
    }
}

/// What callbacks said, from any thread.
private final class Heard: @unchecked Sendable {
    private let lock = NSCondition()
    private var lines: [String] = []

    func add(_ line: String) {
        lock.lock()
        lines.append(line)
        lock.broadcast()
        lock.unlock()
    }

    func wait(for count: Int) -> [String] {
        lock.lock()
        defer { lock.unlock() }
        let limit = Date(timeIntervalSinceNow: 30)
        while lines.count < count, lock.wait(until: limit) {}
        return lines
    }
}

/// A server that answers as Speech Dispatcher does, and writes down what it received. A message is over when the next is cancelled, or is the last.
private final class FakeServer: @unchecked Sendable {
    let path = NSTemporaryDirectory() + "dactyl-speech-\(UUID().uuidString.prefix(8)).sock"
    private let listener: Int32
    private let done = DispatchSemaphore(value: 0)
    private var lines: [String] = []

    init() throws {
        listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { [path] in $0.copyBytes(from: Array(path.utf8)) }
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
        try #require(bound == 0 && listen(listener, 1) == 0)
        Thread.detachNewThread { [self] in serve() }
    }

    func wait() -> [String] {
        _ = done.wait(timeout: .now() + 30)
        unlink(path)
        return lines
    }

    private func serve() {
        let connection = accept(listener, nil, nil)
        var text = "", isText = false, message = 0
        func answer(_ line: String) { _ = (line + "\r\n").withCString { write(connection, $0, strlen($0)) } }
        var buffer = [UInt8](repeating: 0, count: 1024)
        reading: while true {
            let count = read(connection, &buffer, buffer.count)
            guard count > 0 else { break }
            text += String(decoding: buffer[..<count], as: UTF8.self)
            while let end = text.range(of: "\r\n") {
                let line = String(text[..<end.lowerBound])
                text = String(text[end.upperBound...])
                lines.append(line)
                if line == "QUIT" { break reading }
                if isText {
                    guard line == "." else { continue }
                    isText = false
                    message += 1
                    answer("225-\(message)\r\n225 OK MESSAGE QUEUED")
                    if message == 3 { answer("701-3\r\n701-1\r\n701 BEGIN\r\n702-3\r\n702-1\r\n702 END") }
                } else if line == "SPEAK" {
                    isText = true
                    answer("230 OK RECEIVING DATA")
                } else if line == "CANCEL self" {
                    answer("703-2\r\n703-1\r\n703 CANCELED\r\n210 OK CANCELED")
                } else {
                    answer("200 OK")
                }
            }
        }
        close(connection)
        close(listener)
        done.signal()
    }
}
