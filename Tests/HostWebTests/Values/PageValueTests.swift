#if Web
import Foundation
import Testing
import TouchHost
@testable import HostWeb
@testable import WebServing

@Suite("Clock, fingers and keys of a page") struct PageValueTests {
    @Test("the quickest message relates the clocks, and nothing is later than now")
    func clock() {
        var clock = PageClock()
        #expect(clock.seconds(5, now: 100) == 100, "nothing is known yet")
        clock.relate(page: 10, host: 100.050)
        clock.relate(page: 11, host: 101.010)
        clock.relate(page: 12, host: 102.200)
        #expect(abs(clock.seconds(11.5, now: 105) - 101.51) < 0.001)
        #expect(clock.seconds(20, now: 105) == 105)
        #expect(clock.seconds(-1e9, now: 105) == 85, "no older than what can wait in a network")
    }

    @Test("a page's clock that stood still is related again")
    func sleepingClock() {
        var clock = PageClock()
        clock.relate(page: 10, host: 100)
        clock.relate(page: 11, host: 500)
        #expect(abs(clock.seconds(11, now: 500) - 500) < 0.001)
    }

    private func sample(_ pointer: UInt32, _ phase: PageSample.Phase, _ x: Double = 0) -> PageSample {
        PageSample(pointer: pointer, phase: phase, time: 0, position: CGPoint(x: x, y: 0))
    }

    @Test("each finger is born and dies once, and samples that make no sense are ignored")
    func fingers() {
        var fingers = PageFingers(), id = 0
        func phases(_ samples: PageSample...) -> [Contact.Phase?] {
            samples.map { fingers.take($0, at: 1, pencil: -2, newID: &id)?.phase }
        }
        #expect(phases(sample(1, .moved), sample(1, .ended), sample(1, .cancelled)) == [nil, nil, nil])
        #expect(phases(sample(1, .began), sample(1, .began), sample(1, .moved), sample(2, .began)) == [.began, nil, .moved, .began])
        #expect(phases(sample(1, .ended), sample(1, .ended), sample(2, .cancelled), sample(2, .moved)) == [.ended, nil, .cancelled, nil])
        #expect(fingers.isEmpty)
        #expect(id == 2)
    }

    @Test("an end repeats the last position; what a sample leaves out stays")
    func values() throws {
        var fingers = PageFingers(), id = 0
        var first = sample(1, .began, 5)
        first.pressure = 0.25
        first.majorRadius = 12
        _ = fingers.take(first, at: 1, pencil: -2, newID: &id)
        let moved = try #require(fingers.take(sample(1, .moved, 6), at: 2, pencil: -2, newID: &id))
        #expect(moved.force == Contact.force(pressure: 0.25) && moved.majorRadius == 12 && moved.position.x == 6)
        let ended = try #require(fingers.take(sample(1, .ended, 99), at: 3, pencil: -2, newID: &id))
        #expect(ended.position.x == 6 && ended.timestamp == 3)
    }

    @Test("a million pointers are no more than the limit")
    func millionPointers() {
        var fingers = PageFingers(), id = 0
        for pointer in 0..<1_000_000 as Range<UInt32> { _ = fingers.take(sample(pointer, .began), at: 1, pencil: -2, newID: &id) }
        #expect(fingers.count == PageLimits.contacts)
        var contacts: ContiguousArray<Contact> = []
        fingers.cancelAll(at: 2, into: &contacts)
        #expect(contacts.map(\.id) == Array(1...PageLimits.contacts))
        #expect(contacts.allSatisfy { $0.phase == .cancelled })
        #expect(fingers.isEmpty)
    }

    @Test("samples are ordered by time, those of one time as they came")
    func order() {
        let samples: ContiguousArray = [(1, 3.0), (2, 1), (3, 2), (4, 1), (5, 3)].map { number, time in
            PageSample(pointer: UInt32(number), phase: .moved, time: time, position: .zero)
        }.reduce(into: []) { $0.append($1) }
        #expect(samples.sortedByTime().map(\.pointer) == [2, 4, 3, 1, 5])
    }

    @Test("keys have the usages of the HID table", arguments: [
        ("KeyA", 0x04), ("KeyZ", 0x1d), ("Digit1", 0x1e), ("Digit0", 0x27), ("Enter", 0x28), ("Backslash", 0x31), ("Semicolon", 0x33),
        ("CapsLock", 0x39), ("F1", 0x3a), ("F12", 0x45), ("PrintScreen", 0x46), ("Delete", 0x4c), ("ArrowUp", 0x52), ("NumLock", 0x53),
        ("NumpadEnter", 0x58), ("Numpad1", 0x59), ("Numpad0", 0x62), ("NumpadDecimal", 0x63), ("F13", 0x68), ("ControlLeft", 0xe0),
        ("MetaRight", 0xe7), ("NumpadComma", 0x85), ("IntlRo", 0x87), ("Lang1", 0x90), ("Lang5", 0x94), ("Help", 0x75), ("Copy", 0x7c),
        ("AudioVolumeUp", 0x80), ("VolumeUp", 0x80), ("Nonsense", 0),
    ])
    func usages(code: String, usage: Int) {
        #expect(PageKeyUsage.usage(code: code) == usage)
    }

    @Test("which requests may load the page and open its WebSocket")
    func requests() {
        let token = RequestCheck.newToken(), uri = "/touch?token=\(token)"
        let local = RequestCheck(token: token, names: [])
        func host(_ name: String) -> Bool { (try? local.checkHost([name])) != nil }
        #expect(host("localhost:8475") && host("127.0.0.1") && host("[::1]:80") && host("LOCALHOST:1"))
        #expect(!host("evil.example") && !host("localhost.evil.example") && !host("") && !host("[::1"))
        #expect(!host("127.0.0.1:80@evil.example") && !host("[::1].evil.example") && !host("[::1]:80x"))
        #expect(throws: RequestCheck.Refusal.wrongHost) { try local.checkHost([]) }
        #expect(throws: RequestCheck.Refusal.wrongHost) { try local.checkHost(["localhost", "localhost"]) }
        #expect(throws: RequestCheck.Refusal.wrongOrigin) {
            try local.checkSocket(hosts: ["localhost:1"], origins: ["http://evil.example"], uri: uri)
        }
        #expect(throws: RequestCheck.Refusal.wrongOrigin) { try local.checkSocket(hosts: ["localhost:1"], origins: [], uri: uri) }
        #expect(throws: RequestCheck.Refusal.wrongOrigin) {
            try local.checkSocket(hosts: ["localhost:1"], origins: ["http://localhost:2"], uri: uri)
        }
        #expect(throws: Never.self) { try local.checkSocket(hosts: ["localhost:1"], origins: ["http://localhost:1"], uri: uri) }
        #expect(throws: Never.self) { try local.checkSocket(hosts: ["localhost"], origins: ["https://localhost"], uri: uri) }
    }

    @Test("the token stands in the link, whole and right")
    func tokens() {
        let token = RequestCheck.newToken()
        #expect(token.count == 24 && token != RequestCheck.newToken())
        let check = RequestCheck(token: token, names: ["192.168.1.5"])
        func page(_ uri: String) -> Bool { (try? check.checkPage(hosts: ["192.168.1.5:8475"], uri: uri)) != nil }
        #expect(page("/?token=\(token)") && page("/?a=b&token=\(token)"))
        #expect(!page("/") && !page("/?token=") && !page("/?token=\(token)x") && !page("/?token=\(token.dropLast())") && !page("/?token"))
        #expect(throws: RequestCheck.Refusal.wrongHost) { try check.checkPage(hosts: ["other"], uri: "/?token=\(token)") }
    }

    @Test("a key is kept in a file of its owner's, which is made once; one that others may read, or that has something else in it, is refused")
    func keptKeys() throws {
        let folder = NSTemporaryDirectory() + "keys-\(UUID().uuidString)", path = "\(folder)/key", manager = FileManager.default
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? manager.removeItem(atPath: folder) }
        let first = try WebPlace(listen: nil, keyFile: path), second = try WebPlace(listen: nil, keyFile: path)
        #expect(first.link(port: 8475) == second.link(port: 8475) && first.check.token.count == 24)
        #expect(try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        func refusal(_ path: String) -> String? { (#expect(throws: WebError.self) { try KeyFile.key(at: path) })?.description }
        try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(refusal(path) == "the key's file '\(path)' is open to others, and lets them touch the app: chmod 600 \(path)")
        try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        try manager.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: path)
        #expect(refusal("\(folder)/link") == "the key's file '\(folder)/link' is a link, which may lead anywhere: name the file itself")
        try "password".write(toFile: path, atomically: false, encoding: .utf8)
        #expect(refusal(path) == "'\(path)' has no key that dactyl made: remove it for a new one, or name another file")
        #expect(refusal(folder) == "the key's file '\(folder)' is no file: name another")
        #expect(refusal("\(folder)/none/key")?.hasPrefix("the key's file '\(folder)/none/key' can't be made: ") == true)
    }

    @Test("a refusal is a page that a phone can show, or one line for a program")
    func refusals() {
        let line = RefusalPage("No <b>.", accepts: ["*/*"])
        #expect(line.type.hasPrefix("text/plain") && line.bytes == Array("No <b>.\n".utf8))
        let page = RefusalPage("No <b>.", accepts: ["text/html,application/xhtml+xml;q=0.9"]), text = String(decoding: page.bytes, as: UTF8.self)
        #expect(page.type == "text/html; charset=utf-8")
        #expect(text.contains("content=\"width=device-width, initial-scale=1\"") && text.contains("<p>No &lt;b>.</p>"))
    }

    @Test("a link becomes a code of characters")
    func code() throws {
        let text = try #require(QRCode.text("http://192.168.1.5:8475/?token=ABCDEFGHJKLMNPQRSTUVWXYZ"))
        let rows = text.split(separator: "\n")
        #expect(rows.count > 10 && Set(rows.map(\.count)).count == 1)
        #expect(QRCode.text(String(repeating: "a", count: 10000)) == nil)
    }
}
#endif
