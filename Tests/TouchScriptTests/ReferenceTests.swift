import Foundation
import Testing
import TouchHost
@testable import TouchScript

/// The player against the one in Python, in which the language was first written and which plays scripts on real devices.
@MainActor @Suite struct ReferenceTests {
    /// Where the Python player is: with the rigs of the tests, or with the reference material.
    nonisolated private static let module: String? = {
        let tests = (#filePath as NSString).deletingLastPathComponent + "/../Rigs"
        let found = FileManager.default.enumerator(atPath: tests)?.compactMap { $0 as? String }
            .first { $0.hasSuffix("touchscript.py") }.map { "\(tests)/\($0)" }
        let material = ProcessInfo.processInfo.environment["DACTYL_MATERIAL"].map { "\($0)/rigs/touchscript.py" }
        return [found, material].compactMap { $0 }.first(where: FileManager.default.fileExists)
    }()

    nonisolated private static let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first(where: FileManager.default.fileExists)

    /// Plays the scripts of standard input, which a line of `%%` separates, on a clock of its own, and prints what happens when.
    private static let driver = """
        import sys
        from importlib.machinery import SourceFileLoader
        module = SourceFileLoader("touchscript", sys.argv[1]).load_module()
        class Clock:
            now = 0.0
            def monotonic(self): return self.now
            def clock_gettime_ns(self, _): return 0
            CLOCK_MONOTONIC = 0
        class Backend(module.Backend):
            def __init__(self): self.live = []
            def say(self, *words): print("%.6f" % clock.now, *words)
            def down(self, i, x, y, a): self.live.append(i); self.say("began", i, "%.4f %.4f" % (x, y))
            def move(self, i, x, y, a): self.say("moved", i, "%.4f %.4f" % (x, y))
            def up(self, i): self.live.remove(i); self.say("ended", i)
            def cancel(self):
                for i in self.live: self.say("cancelled", i)
                self.live = []
            disable = cancel
            def enable(self): pass
            def pointer(self, x, y): self.say("pointer", "%.4f %.4f" % (x, y))
            def mark(self, text): self.say("mark", text)
            def ready(self, ms): pass
            def shot(self, path): self.say("shot", path)
            def wait(self, seconds): clock.now += seconds
        class Log:
            def write(self, text): pass
            def flush(self): pass
        for text in sys.stdin.read().split("%%\\n"):
            clock = module.time = Clock()
            backend = Backend()
            try:
                module.Player(backend, Log()).run(module.parse(text))
                print("end %.6f" % clock.now)
            except module.ScriptError as error:
                print("error", str(error).split(":")[0])
            print("%%")
        """

    /// Says what happens in the driver's words.
    private final class Target: TouchScriptTarget {
        var lines: [String] = []
        var now = 0.0
        var isIdle: Bool { true }
        var size: PixelSize? { nil }

        func say(_ text: String) { lines.append(String(format: "%.6f ", now) + text) }

        func send(_ frame: borrowing TouchFrame) {
            for contact in (copy frame).contacts {
                let place = [.began, .moved].contains(contact.phase)
                    ? String(format: " %.4f %.4f", contact.position.x, contact.position.y) : ""
                say("\(contact.phase) \(contact.id)\(place)")
            }
        }

        func send(_ motion: IndirectSample) {}
        func send(_ hover: HoverSample) {}
        func send(_ key: KeyEvent) {}
        func movePointer(to position: CGPoint, modifiers: KeyModifiers, timestamp: Double) {
            say(String(format: "pointer %.4f %.4f", position.x, position.y))
        }
        func setButton(_ button: Int, isPressed: Bool, modifiers: KeyModifiers, timestamp: Double) {}
        func resize(to size: PixelSize, scale: Double?) { say("resize \(size.width) \(size.height) \(scale ?? 0)") }
        func saveShot(to path: String) { say("shot \(path)") }
        func mark(_ text: String, timestamp: Double) { say("mark \(text)") }
    }

    private func play(_ text: String) -> String {
        let target = Target()
        do throws(ScriptError) {
            let player = ScriptPlayer(try TouchScript(text))
            player.start(at: 0)
            while true {
                switch player.next {
                case .at(let time): target.now = time
                case .whenIdle: break
                case .finished(let time):
                    return (target.lines + [String(format: "end %.6f", time)]).joined(separator: "\n")
                }
                _ = try player.perform(at: target.now, on: target)
            }
        } catch {
            return "error line \(error.line ?? 0)"
        }
    }

    @Test(.enabled(if: module != nil && python != nil, "the Python player, or Python 3, is not here"))
    func theSameHappensAtTheSameTime() throws {
        var scripts = ["", "tap 0 1 1", "down 0 0 0; glide 333 77 0 100 50; up 0", "down 0 1 2; down 1 3 4; cancel; sleep 7; tap 1 1 1",
                       "sleep 10; disable; enable; repeat 3; repeat 2; tap 5 1.5 2.25 3; end; sleep 1.1; end; shot a.png; mark the end",
                       "down 0 0 0; move 0 1 1; move 0 2 2", "frame; foo", "down 0 0", "end", "repeat 1_0; mark a # b; down\nend",
                       "down 0 0 0\nglide 10 10 0 1 1 0 2 2\rup 0\u{B}mark x\u{2028}mark y", "ready; sync; pointer 1e1 .5", "sleep 1; down 0 x 1"]
        var generator = ScriptGenerator()
        for _ in 0..<100 { scripts.append(generator.next()) }
        let process = try Subprocess(try #require(Self.python), ["-c", Self.driver, try #require(Self.module)],
                                     input: scripts.joined(separator: "%%\n"),
                                     environment: ["PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "1"])
        try #require(process.status == 0, "\(process.error)")
        let expected = process.output.components(separatedBy: "%%\n").dropLast().map { $0.trimmingCharacters(in: .newlines) }
        try #require(expected.count == scripts.count)
        for (script, expected) in zip(scripts, expected) {
            let played = play(script)
            #expect(played == expected, "\(script)")
            if played != expected { break }
        }
    }
}

/// Makes up scripts that can be played.
struct ScriptGenerator {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    private mutating func random(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }

    mutating func next() -> String {
        var down: [Int] = []
        return block(&down, depth: 0)
    }

    private mutating func place() -> String { "\(Double(random(4000)) / 8) \(Double(random(4000)) / 8)" }

    private mutating func block(_ down: inout [Int], depth: Int) -> String {
        var text = ""
        for _ in 0..<random(12) + 1 {
            let free = (0..<12).filter { !down.contains($0) }
            switch random(12) {
            case 0, 1:
                let id = free[random(free.count)]
                if down.count < 8 {
                    down.append(id)
                    text += "down \(id) \(place()) 0.\(random(9))"
                }
            case 2, 3:
                if let id = down.randomElement(at: random(100)) { text += "move \(id) \(place()) major=\(random(30))" }
            case 4:
                if let id = down.randomElement(at: random(100)) {
                    down.removeAll { $0 == id }
                    text += "up \(id)"
                }
            case 5: text += "tap \(free[random(free.count)]) \(place()) \(random(90))"
            case 6:
                let moved = down.filter { _ in random(2) == 0 }
                if !moved.isEmpty {
                    text += "glide \(random(300) + 1) \(random(240) + 1)"
                    for id in moved { text += " \(id) \(place())" }
                }
            case 7: text += "sleep \(Double(random(1000)) / 7)"
            case 8: text += "frame"
            case 9: text += ["pointer \(place())", "mark some  words", "sync", "shot a.png", "disable; enable"][random(5)]
                if text.hasSuffix("enable") { down = [] }
            case 10:
                // A repeat must leave the fingers as it found them.
                if depth < 3 {
                    var inside = down
                    text += "repeat \(random(4))\n" + block(&inside, depth: depth + 1)
                    for id in inside.sorted() where !down.contains(id) { text += "up \(id); " }
                    for id in down where !inside.contains(id) { text += "down \(id) \(place()); " }
                    text += "end"
                }
            default:
                if random(4) == 0, depth == 0 {
                    down = []
                    text += "cancel"
                }
            }
            text += ["\n", ";", " # comment\n"][random(3)]
        }
        return text + "\n"
    }
}

extension Array {
    fileprivate func randomElement(at number: Int) -> Element? { isEmpty ? nil : self[number % count] }
}
