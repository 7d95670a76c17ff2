import DesktopBus
import Foundation
import HostKit
import HostTestSupport
import Testing
import TouchHost
@testable import InputMethods

@MainActor @Suite(.enabled(if: TestBus.absence == nil, Comment(rawValue: TestBus.absence ?? "")), .serialized) struct MethodTroubleTests {
    @Test("R-IME-11 A daemon that does not answer holds up one key, and is used again when it answers", arguments: FakeDaemon.Kind.allCases)
    func hung(kind: FakeDaemon.Kind) throws {
        let rig = try MethodRig(kind, patience: 0.2)
        rig.daemon.onPress = { _ in nil }
        rig.type("ab")
        try rig.expect(["+a", "-a", "+b", "-b"])
        #expect(rig.lines.count == 1 && rig.lines[0].contains("did not answer"))
        // No key waits for it again.
        rig.type("c")
        #expect(rig.session.order.isEmpty)
        try rig.expect(["+a", "-a", "+b", "-b", "+c", "-c"])
        #expect(!rig.daemon.keys.contains("c"))
        rig.forget()
        rig.session.patience = MethodRig.longest
        rig.daemon.onPress = { _ in false }
        rig.daemon.commit("late")
        rig.daemon.answerAll(true)
        try rig.wait("another object") { rig.daemon.count("CreateInputContext") == 1 && rig.daemon.count("FocusIn") == 1 }
        rig.type("d")
        try rig.expect(["+d", "-d"])
        try rig.wait("the release") { rig.daemon.keys == ["d", "-d"] }
    }

    @Test("R-IME-11 A daemon that never answered one key is tried again with the next field, for which no key waits", arguments: FakeDaemon.Kind.allCases)
    func silent(kind: FakeDaemon.Kind) throws {
        let rig = try MethodRig(kind, patience: 0.2)
        rig.daemon.onPress = { _ in nil }
        rig.type("a")
        try rig.expect(["+a", "-a"])
        rig.session.patience = MethodRig.longest
        rig.daemon.onPress = { _ in false }
        rig.forget()
        rig.request = rig.field("", responder: 2)
        rig.type("b")
        #expect(rig.session.order.isEmpty)
        try rig.wait("another object") { rig.daemon.count("CreateInputContext") == 1 && rig.daemon.count("FocusIn") == 1 }
        rig.type("c")
        try rig.expect(["+b", "-b", "+c", "-c"])
        try rig.wait("the keys") { rig.daemon.keys == ["c", "-c"] }
    }

    @Test("R-IME-12 A daemon that ends is said once, its preedit goes, keys type, and another is used with the next field", arguments: FakeDaemon.Kind.allCases)
    func killed(kind: FakeDaemon.Kind) throws {
        let rig = try MethodRig(kind)
        // A field that was entered before the end counts as no other one after it.
        rig.request = rig.field("", responder: 9)
        try rig.wait("the field") { rig.daemon.count("FocusIn") == 2 }
        rig.daemon.onPress = { [weak daemon = rig.daemon] _ in
            daemon?.preedit("한", caret: 1, isKept: false)
            return true
        }
        rig.type("a")
        try rig.expect(["[한 1-1]"])
        rig.daemon.onPress = { [weak daemon = rig.daemon] _ in
            daemon?.end()
            return nil
        }
        rig.forget()
        rig.type("bc")
        try rig.expect(["[]", "+b", "-b", "+c", "-c"])
        #expect(rig.lines.count == 1 && rig.lines[0].contains("has ended"))
        try rig.newDaemon()
        rig.type("d")
        try rig.expect(["[]", "+b", "-b", "+c", "-c", "+d", "-d"])
        #expect(rig.daemon.keys.isEmpty)
        rig.request = rig.field("", responder: 2)
        try rig.wait("the focus") { rig.daemon.count("FocusIn") == 1 }
        rig.type("e")
        try rig.wait("the key") { rig.daemon.keys.contains("e") }
    }

    @Test("R-IME-12 Where the bus itself ends, that is noticed without a key")
    func lostBus() throws {
        let rig = try MethodRig(.ibus)
        rig.bus.end()
        try rig.wait("the line") { rig.lines.count == 1 }
        rig.type("a")
        try rig.expect(["+a", "-a"])
    }

    @Test("R-IME-12 Where no daemon is, keys type at once", arguments: FakeDaemon.Kind.allCases)
    func absent(kind: FakeDaemon.Kind) throws {
        let rig = try MethodRig(kind, isOpen: false)
        rig.daemon.end()
        rig.request = rig.field()
        rig.type("ab")
        try rig.expect(["+a", "-a", "+b", "-b"])
        #expect(rig.lines.isEmpty)
    }

    @Test("R-IME-1 Nothing is opened before a text is entered")
    func idle() throws {
        let rig = try MethodRig(.fcitx, isOpen: false)
        rig.type("a")
        try rig.expect(["+a", "-a"])
        #expect(rig.session.connection.state == .closed && rig.daemon.calls.isEmpty)
    }

    @Test("R-IME-13 What makes no sense is left out", arguments: FakeDaemon.Kind.allCases)
    func nonsense(kind: FakeDaemon.Kind) throws {
        let rig = try MethodRig(kind), daemon = rig.daemon
        let names = ["CommitText", "CommitString", "UpdatePreeditText", "UpdatePreeditTextWithMode", "UpdateFormattedPreedit", "DeleteSurroundingText", "ForwardKeyEvent",
                     "ForwardKey", "Unknown"]
        let values: [[BusValue]] = [
            [], [.int(-1)], [.text("x"), .text("y"), .text("z")], [.variant(.structure([])), .word(.max), .flag(true), .word(.max)], [.list("(si)", []), .int(.max)],
            [.list("(si)", [.structure([.text("é"), .int(.min)])]), .int(1)], [.int(.min), .word(.max)], [.int(.max), .word(.max)], [.word(.max), .word(.max), .word(.max)],
            [.word(0), .word(0), .flag(true)], [.long(.max), .word(1)], [.long(.max), .long(.max)], [.variant(.structure([.text("IBusText"), .list("{sv}", []), .text("t"), .variant(.text("no list"))])), .word(.max), .flag(true)],
        ]
        daemon.onPress = { [weak daemon] _ in
            for name in names { for value in values { daemon?.signal(name, value) } }
            return false
        }
        rig.request = rig.field("é😀", at: 1)
        rig.type("a")
        try rig.wait("the key") { rig.keys.contains { $0.characters == "a" && !$0.isPressed } }
        #expect(rig.edits.allSatisfy { $0.deleteBefore <= 1 && $0.deleteAfter <= 2 })
    }

    @Test("R-IME-13 On a bus that programs share only the daemon is listened to")
    func strangers() throws {
        let rig = try MethodRig(.fcitx)
        let stranger = FakeDaemon(.ibus, rig.bus)
        try rig.wait("the stranger") {
            stranger.turn()
            return stranger.isReady
        }
        stranger.signalAs("/context/1", "org.fcitx.Fcitx.InputContext1", "CommitString", [.text("evil")], to: rig.daemon.clientName)
        rig.type("a")
        try rig.expect(["+a", "-a"])
        rig.daemon.commit("x")
        try rig.expect(["+a", "-a", "commit x []"])
        stranger.end()
    }
}
