#if Wayland
import Foundation
import KeyboardLayouts
import Testing
import TouchHost
@testable import HostWayland

@Suite struct RefreshClockTests {
    @Test func theRefreshBeforeIsReckonedFromPresentations() {
        var clock = RefreshClock()
        #expect(clock.refresh(now: 10) == 10, "nothing is known yet")
        clock.note(presented: 10, period: 0.25, now: 10.125)
        #expect(clock.refresh(now: 10.625) == 10.5)
        #expect(clock.refresh(now: 10.75) == 10.75)
    }

    /// A compositor asks for a frame after a refresh, whose presentation it may report later.
    @Test func aRefreshBeforeItsTimeHasCome() {
        var clock = RefreshClock()
        clock.note(presented: 10, period: 0.25, now: 10.01)
        #expect(clock.refresh(now: 10.24) == 10.24, "not the one at 10, and not later than now")
        #expect(clock.refresh(now: 10.49) == 10.49)
        #expect(clock.refresh(now: 10.6) == 10.5)
    }

    /// R-GEN-2
    @Test func neverBackAndNeverLate() {
        var clock = RefreshClock()
        #expect(clock.refresh(now: 10) == 10)
        clock.note(presented: 9.9, period: 0.25, now: 10)
        #expect(clock.refresh(now: 10.05) == 10, "not before the last")
        clock.note(presented: 11, period: 0.25, now: 10.1)
        #expect(abs(clock.refresh(now: 10.2) - 10.15) < 1e-9, "what lies ahead is not believed")
        #expect(clock.refresh(now: 20) == 20, "what is long ago says nothing")
    }

    /// R-GEN-2
    @Test func twoTicksInARefreshHaveTwoTimes() {
        var clock = RefreshClock()
        clock.note(presented: 10, period: 0.25, now: 10.01)
        #expect(clock.refresh(now: 10.3) == 10.25 && clock.tick(at: 10.25, now: 10.3) == 10.25)
        #expect(clock.refresh(now: 10.4) == 10.25 && clock.tick(at: 10.25, now: 10.4) == 10.4)
        #expect(clock.refresh(now: 10.55) == 10.5 && clock.tick(at: 10.5, now: 10.55) == 10.5)
    }
}

@Suite struct PointerAxesTests {
    @Test("what a frame says of axes is not lost where the pointer does something else in it; a scroll that went on before is over")
    func interruptions() {
        var axes = PointerAxes(), told: [String] = []
        func finish() { axes.finish(scale: 1, now: 0) { kind, phase, movement, _ in told.append("\(kind) \(phase) \(movement.y)") } }
        axes.come(from: 1)
        axes.move(0, by: 3, time: 1)
        finish()
        axes.come(from: 0)
        axes.turn(0, by120: 120)
        let wentOn = [axes.interrupt(), axes.interrupt()]
        #expect(wentOn == [true, false])
        finish()
        #expect(told == ["scroll began 0.0", "scroll changed -3.0", "wheel changed -1.0"])
        finish()
        #expect(told.count == 3)
    }
}

@MainActor @Suite struct KeyRepeatTests {
    private let text = Keymap.Text(characters: "a", charactersIgnoringModifiers: "a")

    @Test("R-TXT-1 A key that is held is due after the delay, then at the compositor's pace; what could not be sent in time is not made up for")
    func pace() {
        var keys = KeyRepeat(isReported: true)
        keys.press(30, text, repeats: true, time: 1)
        #expect(keys.deadline == nil, "the pace is not known yet")
        keys.set(rate: 4, delay: 500)
        keys.press(30, text, repeats: true, time: 1)
        #expect(keys.deadline == 1.5)
        let times = [keys.take(now: 1.4)?.time, keys.take(now: 1.5)?.time, keys.take(now: 1.6)?.time, keys.take(now: 9)?.time]
        #expect(times == [nil, 1.5, nil, 1.75] && keys.deadline == 9)
        keys.release(31)
        #expect(keys.deadline == 9)
        keys.release(30)
        #expect(keys.deadline == nil)
    }

    @Test func whatEndsIt() {
        var keys = KeyRepeat(isReported: false)
        keys.press(30, text, repeats: true, time: 1)
        #expect(keys.deadline == 1.5, "a compositor that says no pace")
        keys.press(42, text, repeats: false, time: 1.1)
        #expect(keys.deadline == 1.5, "a modifier key ends nothing")
        keys.retype { _ in Keymap.Text(characters: "A", charactersIgnoringModifiers: "A") }
        #expect(keys.take(now: 1.5)?.text.characters == "A")
        keys.press(31, text, repeats: true, time: 1.6)
        keys.release(30)
        #expect(keys.deadline == 2.1, "the key that went down last repeats")
        keys.release(31)
        #expect(keys.deadline == nil)
        keys.press(30, text, repeats: true, time: 2)
        keys.set(rate: 0, delay: 500)
        #expect(keys.deadline == nil)
        keys.press(30, text, repeats: true, time: 3)
        #expect(keys.deadline == nil)
        keys.set(rate: Int(Int32.max), delay: Int(Int32.min))
        keys.press(30, text, repeats: true, time: 4)
        _ = keys.take(now: 4)
        #expect(keys.deadline == 4.005, "no more than so often")
        keys.set(rate: -1, delay: 0)
        #expect(keys.deadline == nil)
    }
}

@MainActor @Suite struct KeymapTests {
    private func german() throws -> Keymap {
        let text = """
            xkb_keymap { xkb_keycodes { include "evdev+aliases(qwertz)" }; xkb_types { include "complete" };
            xkb_compat { include "complete" }; xkb_symbols { include "pc+de+inet(evdev)" }; };
            """
        return try #require(text.withCString { Keymap(text: $0, count: text.utf8.count, locale: "en_US.UTF-8") })
    }

    @Test("R-IME-2 Keys have the symbols and modifiers that input methods know", .enabled(if: Compositor.isAvailable)) func symbols() throws {
        let keymap = try german()
        defer { keymap.release() }
        #expect(keymap.symbol(evdev: 16) == 0x71 && keymap.symbol(evdev: 21) == 0x7a && keymap.modifierBits == 0)
        keymap.update(evdev: 42, isPressed: true)
        #expect(keymap.symbol(evdev: 16) == 0x51 && keymap.modifierBits == 1)
    }

    @Test(.enabled(if: Compositor.isAvailable)) func layoutModifiersAndDeadKeys() throws {
        let map = try german()
        defer { map.release() }
        #expect(map.press(evdev: 21).characters == "z", "the key after T")
        map.update(depressed: 1, latched: 0, locked: 0, group: 0)
        #expect(map.modifiers == .shift)
        #expect(map.press(evdev: 21) == Keymap.Text(characters: "Z", charactersIgnoringModifiers: "Z"))
        map.update(depressed: 4, latched: 0, locked: 0, group: 0)
        #expect(map.modifiers == .control)
        #expect(map.press(evdev: 46).charactersIgnoringModifiers == "c")
        map.update(depressed: 0, latched: 0, locked: 0, group: 0)
        #expect(map.press(evdev: 13).characters == "", "a dead acute accent")
        #expect(map.press(evdev: 18).characters == "é", "and e")
        #expect(map.press(evdev: 18).characters == "e")
        _ = map.press(evdev: 13)
        map.endComposing()
        #expect(map.press(evdev: 18).characters == "e", "what was begun is forgotten")
    }

    @Test("R-KEY-1 The change of a modifier key counts, by what the layout makes of the key; keys that lock, and the right Alt, have none of these",
          .enabled(if: Compositor.isAvailable))
    func modifiersWithAKey() throws {
        let map = try german()
        defer { map.release() }
        #expect(map.modifiers(with: 42, isPressed: true, others: []) == .shift && map.modifiers(with: 125, isPressed: true, others: []) == .command)
        map.update(depressed: 1, latched: 0, locked: 0, group: 0)
        #expect(map.modifiers(with: 42, isPressed: false, others: []) == [] && map.modifiers(with: 42, isPressed: false, others: [54]) == .shift)
        #expect(map.modifiers(with: 58, isPressed: true, others: []) == .shift && map.modifiers(with: 100, isPressed: true, others: []) == .shift)
    }

    @Test func nonsenseIsNoLayout() {
        let text = "this is no layout"
        #expect(text.withCString { Keymap(text: $0, count: text.utf8.count, locale: "C") } == nil)
    }

    @Test func localeOfTheEnvironment() {
        #expect(Keymap.locale(["LANG": "a", "LC_CTYPE": "b", "LC_ALL": ""]) == "b")
        #expect(Keymap.locale([:]) == "C")
    }
}

@MainActor @Suite struct EnvironmentTests {
    @Test func theSocketThatIsNamed() {
        #expect(Connection.socket(["WAYLAND_DISPLAY": "/run/x"]) == "/run/x")
        #expect(Connection.socket(["WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": "/run/u"]) == "/run/u/w")
        #expect(Connection.socket(["XDG_RUNTIME_DIR": "/run/u"]) == "/run/u/wayland-0")
        #expect(Connection.socket(["WAYLAND_DISPLAY": "w"]) == nil)
        #expect(!WaylandHost.isNamed(by: ["XDG_RUNTIME_DIR": "/nowhere"]) && WaylandHost.isNamed(by: ["WAYLAND_DISPLAY": "w"]))
    }

    @Test(arguments: [["WAYLAND_DISPLAY": "w"], ["WAYLAND_DISPLAY": "/nowhere/w"]])
    func aCompositorThatIsNotThere(environment: [String: String]) throws {
        let error = #expect(throws: WaylandError.self) {
            try WaylandHost(settings: HostSettings(), clock: SystemClock(), environment: environment, options: WaylandOptions())
        }
        let text = try #require(error).description
        #expect(!text.contains("\n") && (text.contains("XDG_RUNTIME_DIR") || text.contains("/nowhere/w")))
    }
}

@Suite struct ProtocolCodeTests {
    static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../script/wayland-protocols")
        .standardized.path

    static let hasScanner = FileManager.default.fileExists(atPath: "/usr/bin/wayland-scanner")

    @Test("the protocols' code is what the script makes", .enabled(if: hasScanner, "wayland-scanner is not installed"))
    func isCurrent() throws {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: Self.script)
        process.arguments = ["--check"]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && text.isEmpty, "\(text)")
    }
}
#endif
