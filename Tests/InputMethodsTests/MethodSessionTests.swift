import DesktopBus
import Foundation
import HostKit
import HostTestSupport
import Testing
import TouchHost
@testable import InputMethods

@MainActor @Suite(.enabled(if: TestBus.absence == nil, Comment(rawValue: TestBus.absence ?? "")), .serialized) struct MethodSessionTests {
    private static let a: UInt32 = 0x61, b: UInt32 = 0x62

    @Test("R-IME-2, R-IME-4 Keys and text come in the order in which they were typed", arguments: FakeDaemon.Kind.allCases)
    func order(kind: FakeDaemon.Kind) throws {
        let rig = try MethodRig(kind), daemon = rig.daemon
        daemon.onPress = { [weak daemon] symbol in
            guard symbol == Self.b else { return false }
            daemon?.commit("ㅂ")
            return true
        }
        rig.type("abc")
        try rig.expect(["+a", "-a", "commit ㅂ []", "+c", "-c"])
        try rig.wait("the last release") { daemon.keys == ["a", "-a", "b", "-b", "c", "-c"] }
        #expect(rig.keys.map(\.timestamp) == rig.keys.map(\.timestamp).sorted())
    }

    @Test("R-IME-2 A key waits until the app has handled the one before", arguments: FakeDaemon.Kind.allCases)
    func oneByOne(kind: FakeDaemon.Kind) throws {
        let rig = try MethodRig(kind)
        var texts: [String] = []
        rig.daemon.onPress = { [weak rig] _ in
            texts.append(rig?.daemon.last("SetSurroundingText").map { call in call.arguments[0].string ?? call.arguments[0].parts[2].string ?? "" } ?? "")
            return false
        }
        var text = ""
        rig.onKey = { [weak rig] key in
            guard key.isPressed else { return }
            text += key.characters
            rig?.request = rig?.field(text)
        }
        rig.forget()
        rig.type("abc")
        try rig.expect(["+a", "-a", "+b", "-b", "+c", "-c"])
        #expect(texts == ["", "a", "ab"])
        #expect(rig.daemon.count("Reset") == 0)
    }

    @Test("R-IME-5 A preedit has its caret, or the part that is being converted; what is committed comes with the preedit after it", arguments: FakeDaemon.Kind.allCases)
    func preedit(kind: FakeDaemon.Kind) throws {
        let rig = try MethodRig(kind), daemon = rig.daemon
        daemon.onPress = { [weak daemon] _ in
            daemon?.preedit("に😀ほん", caret: 2)
            return true
        }
        rig.type("a")
        try rig.expect(["[に😀ほん 3-3]"])
        daemon.onPress = { [weak daemon] _ in
            daemon?.preedit("日本語", caret: 2, part: 2..<3)
            return true
        }
        rig.type("a")
        try rig.expect(["[に😀ほん 3-3]", "[日本語 2-3]"])
        daemon.onPress = { [weak daemon] _ in
            daemon?.commit("日本")
            daemon?.preedit("ご", caret: 1)
            return true
        }
        rig.forget()
        rig.type("a")
        try rig.expect(["commit 日本 [ご 1-1]"])
        // The daemon says only later that there is no preedit any more.
        daemon.onPress = { [weak daemon] _ in
            daemon?.commit("ご")
            return true
        }
        rig.type("a")
        try rig.expect(["commit 日本 [ご 1-1]", "commit ご []"])
        daemon.preedit("", caret: 0)
        daemon.onPress = { [weak daemon] _ in
            daemon?.preedit("", caret: 0)
            return false
        }
        rig.type("a")
        try rig.expect(["commit 日本 [ご 1-1]", "commit ご []", "+a", "-a"])
    }

    @Test("R-IME-6 The daemon gets the text around the caret in characters; what it deletes there goes in code units", arguments: FakeDaemon.Kind.allCases)
    func surroundings(kind: FakeDaemon.Kind) throws {
        let rig = try MethodRig(kind), daemon = rig.daemon
        rig.forget()
        rig.request = rig.field("é😀한글", at: 4)
        try rig.wait("the text") { daemon.last("SetSurroundingText") != nil }
        let call = try #require(daemon.last("SetSurroundingText"))
        #expect((call.arguments[0].string ?? call.arguments[0].parts[2].string) == "é😀한글")
        #expect(call.arguments[1].integer == 3 && call.arguments[2].integer == 3)
        daemon.onPress = { [weak daemon] _ in
            daemon?.delete(-2, 3)
            daemon?.commit("x")
            daemon?.delete(-1, 1)
            return true
        }
        rig.type("a")
        try rig.expect(["delete 3 1 commit x []", "delete 1 0 []"])
    }

    @Test("R-IME-7 The caret's place is on the screen, and the kind of text is said", arguments: FakeDaemon.Kind.allCases)
    func places(kind: FakeDaemon.Kind) throws {
        let rig = try MethodRig(kind), name = kind == .ibus ? "SetCursorLocation" : "SetCursorRect"
        #expect(rig.daemon.last(name)?.arguments.map(\.integer) == [110, 220, 2, 20])
        rig.request = rig.field("", .email, responder: 2)
        let content = kind == .ibus ? "Set" : "SetCapability"
        try rig.wait("the kind") { rig.daemon.count("SetSurroundingText") == 2 }
        let value = try #require(rig.daemon.last(content)?.arguments.last)
        if kind == .ibus { #expect(value.parts.first?.integer == 6) } else { #expect((value.integer ?? 0) & 1 << 7 != 0) }
    }

    @Test("R-IME-8 Nothing of a secret goes to the daemon, not even what is typed at once after the key that leads there", arguments: FakeDaemon.Kind.allCases)
    func secrets(kind: FakeDaemon.Kind) throws {
        let rig = try MethodRig(kind)
        rig.onKey = { [weak rig] key in
            if key.characters == "\t", key.isPressed { rig?.request = rig?.field("", .password, responder: 2) }
        }
        rig.forget()
        rig.type("a\tpq")
        try rig.expect(["+a", "-a", "+\t", "-\t", "+p", "-p", "+q", "-q"])
        try rig.wait("the end of the focus") { rig.daemon.count("FocusOut") == 1 }
        #expect(rig.daemon.keys.allSatisfy { !$0.contains("p") && !$0.contains("q") })
        rig.request = rig.field("", responder: 1)
        try rig.wait("the focus") { rig.daemon.count("FocusIn") == 1 }
        rig.type("b")
        try rig.wait("the key") { rig.daemon.keys.contains("b") }
    }

    @Test("R-IME-9 Another field, and a change by the app, end what is composed, and what the daemon says of it is left out", arguments: FakeDaemon.Kind.allCases)
    func restarts(kind: FakeDaemon.Kind) throws {
        let rig = try MethodRig(kind), daemon = rig.daemon
        daemon.onPress = { [weak daemon] _ in
            daemon?.preedit("한", caret: 1)
            return true
        }
        rig.type("a")
        try rig.expect(["[한 1-1]"])
        rig.forget()
        daemon.onPress = { _ in false }
        // The caret is elsewhere: an engine may commit what it had when it is reset.
        rig.request = rig.field("new", at: 1)
        daemon.onReset = { [weak daemon] in daemon?.commit("late") }
        try rig.wait("the reset") { daemon.count("Reset") == 1 }
        rig.type("b")
        try rig.expect(["[]", "+b", "-b"])
        rig.forget()
        rig.request = rig.field("", responder: 2)
        try rig.wait("the other field") { daemon.count("FocusIn") == 1 }
        #expect(daemon.names.prefix(3) == ["Reset", "FocusOut", "FocusIn"])
        #expect(rig.events.isEmpty)
    }

    @Test("R-IME-9 When the window loses the keyboard the preedit is entered, or goes, as the daemon said", arguments: FakeDaemon.Kind.allCases, [true, false])
    func focus(kind: FakeDaemon.Kind, isKept: Bool) throws {
        let rig = try MethodRig(kind), daemon = rig.daemon
        daemon.onPress = { [weak daemon] _ in
            daemon?.preedit("한", caret: 1, isKept: isKept)
            return true
        }
        rig.type("a")
        try rig.expect(["[한 1-1]"])
        rig.forget()
        rig.session.setFocus(nil)
        try rig.expect([isKept ? "commit 한 []" : "[]"])
        try rig.wait("the end of the focus") { daemon.count("FocusOut") == 1 }
        rig.session.setFocus(1)
        try rig.wait("the focus") { daemon.count("FocusIn") == 1 }
    }

    @Test("R-IME-10 Keys of the daemon are keys", arguments: FakeDaemon.Kind.allCases)
    func forwarded(kind: FakeDaemon.Kind) throws {
        let rig = try MethodRig(kind), daemon = rig.daemon
        daemon.onPress = { [weak daemon] symbol in
            daemon?.commit("x")
            daemon?.forward(symbol == Self.a ? 0xff08 : symbol, code: symbol == Self.a ? 14 : 48, isPressed: true)
            daemon?.forward(symbol == Self.a ? 0xff08 : symbol, code: symbol == Self.a ? 14 : 48, isPressed: false)
            return true
        }
        rig.type("a")
        try rig.expect(["commit x []", "+\u{8}", "-42"])
        #expect(rig.keys.map(\.usage) == [42, 42])
        rig.forget()
        rig.type("b")
        try rig.expect(["commit x []", "+b", "-b"])
    }

    @Test("R-IME-3 A key that is held repeats with the press that the app knows", arguments: FakeDaemon.Kind.allCases)
    func repeats(kind: FakeDaemon.Kind) throws {
        let rig = try MethodRig(kind)
        var count = 0
        rig.daemon.onPress = { _ in
            count += 1
            return count == 1
        }
        rig.key("\u{8}", isPressed: true)
        for _ in 0..<2 { rig.key("\u{8}", isPressed: true, isRepeat: true) }
        rig.key("\u{8}", isPressed: false)
        try rig.expect(["+\u{8}", "+\u{8}…", "-\u{8}"])
    }
}
