import Foundation
import Testing
import TouchHost
@testable import TouchScript

@Suite struct ParserTests {
    private func operations(_ text: String) throws -> [ScriptOperation] {
        try TouchScript(text).commands.map(\.operation)
    }

    private func message(_ text: String) -> String {
        do {
            _ = try TouchScript(text, name: "a.touch")
            return "no error"
        } catch {
            return error.description
        }
    }

    @Test func touches() throws {
        #expect(try operations("down 3 10.5 -20 0.25\nmove 3 1e2 .5 pressure=0.75 major=10 minor=12\nup 3") == [
            .down(TouchSample(id: 3, position: CGPoint(x: 10.5, y: -20), pressure: 0.25)),
            .move(TouchSample(id: 3, position: CGPoint(x: 100, y: 0.5), pressure: 0.75, radius: 6)),
            .up(3),
        ])
    }

    @Test func pressureStaysWithinItsRange() throws {
        #expect(try operations("down 0 0 0 7; move 0 0 0 pressure=-1 angle=30") == [
            .down(TouchSample(id: 0, position: .zero, pressure: 1)),
            .move(TouchSample(id: 0, position: .zero, pressure: 0)),
        ])
    }

    @Test func everyOtherCommand() throws {
        let text = """
            tap 1 2 3; tap 1 2 3 100   # a comment; down 9
            frame; cancel; sleep 250; sync; ready; ready 100
            key LeftAlt press; key KEY_A; button 2; button 1 release; pointer 5 6
            disable; enable; resize 800 600; resize 800 600 1.5; shot a.png; mark  some   text ; mark
            """
        #expect(try operations(text) == [
            .tap(TouchSample(id: 1, position: CGPoint(x: 2, y: 3)), duration: 0.05),
            .tap(TouchSample(id: 1, position: CGPoint(x: 2, y: 3)), duration: 0.1),
            .frame, .cancel, .sleep(0.25), .sync, .ready(timeout: 5), .ready(timeout: 0.1),
            .key(try #require(ScriptKey(name: "Alt_L")), .press), .key(try #require(ScriptKey(name: "a")), .tap),
            .button(2, .tap), .button(1, .release), .pointer(CGPoint(x: 5, y: 6)),
            .disable, .enable, .resize(PixelSize(width: 800, height: 600), scale: nil),
            .resize(PixelSize(width: 800, height: 600), scale: 1.5), .shot("a.png"), .mark("some text"), .mark(""),
        ])
    }

    @Test func glides() throws {
        let script = try TouchScript("down 0 0 0; down 1 9 9; glide 100 60 0 10 20 1 30 40")
        #expect(script.commands[2].operation == .glide(duration: 0.1, steps: 6, targets: 0..<2))
        #expect(script.glideTargets == [GlideTarget(id: 0, position: CGPoint(x: 10, y: 20)),
                                        GlideTarget(id: 1, position: CGPoint(x: 30, y: 40))])
        // Half steps are rounded to the even number, and there is always one.
        #expect(try operations("down 0 0 0; glide 50 50 0 1 1").last == .glide(duration: 0.05, steps: 2, targets: 0..<1))
        #expect(try operations("down 0 0 0; glide 1 1 0 1 1").last == .glide(duration: 0.001, steps: 1, targets: 0..<1))
    }

    @Test func repeats() throws {
        #expect(try operations("repeat 3; frame; repeat 2; sync; end; end") == [
            .loop(count: 3, end: 5), .frame, .loop(count: 2, end: 4), .sync, .endLoop, .endLoop,
        ])
        #expect(try operations("repeat 5; repeat 0; up 7; end; repeat 2; end; end; sync") == [.sync])
    }

    @Test func linesEndAsTheyDoAnywhere() throws {
        let script = try TouchScript("\u{FEFF}frame\r\nsync\rframe\u{B}sync\n\n# only this\nsync")
        #expect(script.commands.map(\.line) == [1, 2, 3, 4, 7])
        #expect(try operations("down\u{A0}0\t1\u{2003}1_0") == [.down(TouchSample(id: 0, position: CGPoint(x: 1, y: 10)))])
    }

    @Test(arguments: [
        ("frob", "1: unknown command 'frob'"),
        ("dwn 0 1 2", "1: unknown command 'dwn'; did you mean 'down'?"),
        ("frame 1", "1: 'frame' takes no words"),
        ("frame\n\ndown 1 2", "3: 'down' takes ID X Y, and attributes such as tool=pencil"),
        ("down x 1 2", "1: 'x' is not a touch id"),
        ("down -1 1 2", "1: '-1' is not a touch id"),
        ("down 99999999999999999999 1 2", "1: '99999999999999999999' is not a touch id"),
        ("down 1 nan 2", "1: 'nan' is not a number"),
        ("down 1 inf 2", "1: 'inf' is not a number"),
        ("down 1 1e999 2", "1: '1e999' is not a number"),
        ("down 1 0x10 2", "1: '0x10' is not a number"),
        ("down 1 1__0 2", "1: '1__0' is not a number"),
        ("down 1 1e300 2", "1: (1e300, 2) is further than 1000000 pixels away"),
        ("down 1 1 2 size=3", "1: unknown attribute 'size'"),
        ("down 1 1 2; frame\nframe; down 1 3 4", "2: touch 1 is down already"),
        ("down 1 1 2; tap 1 3 4", "1: touch 1 is down already"),
        ("move 1 1 2", "1: touch 1 is not down"),
        ("down 0 1 1\ncancel\nup 0", "3: touch 0 is not down"),
        ("down 0 1 1; glide 5 5 1 2 2", "1: touch 1 is not down"),
        ("repeat 2\ndown 0 1 1\nend", "2: touch 0 is down already"),
        ("down 0 0 0; repeat 2; repeat 3; up 0; end; end", "1: touch 0 is not down"),
        ("disable\ntap 0 1 1\nenable", "2: the touch device is disabled"),
        ("glide 100 60 0 1", "1: 'glide' takes MS HZ, then ID X Y for each finger"),
        ("glide 100 60 0 1 1 1", "1: 'glide' takes MS HZ, then ID X Y for each finger"),
        ("down 0 0 0; glide 0 60 0 1 1", "1: 'glide' needs MS and HZ above 0"),
        ("down 0 0 0; glide 1e9 1e9 0 1 1", "1: 'glide' of more than 1000000000 steps"),
        ("sleep -1", "1: '-1' is less than no time"),
        ("sleep 1e13", "1: the script lasts longer than 1000000000 seconds"),
        ("repeat 9223372036854775807\nsleep 1\nend", "1: the script lasts longer than 1000000000 seconds"),
        ("key Foo", "1: unknown key 'Foo'; code:N names a key by its evdev code"),
        ("key code:9999", "1: unknown key 'code:9999'; code:N names a key by its evdev code"),
        ("key a hold", "1: 'hold' is none of tap, press and release"),
        ("button 0", "1: '0' is not a button from 1 to 32"),
        ("repeat many; end", "1: 'many' is not how often to repeat"),
        ("end", "1: 'end' without 'repeat'"),
        ("frame\nrepeat 2\nframe", "2: 'repeat' without 'end'"),
        ("js 1+1", "1: 'js' is for scripts that drive a browser"),
        ("frame\nwaitfor window.ready", "2: 'waitfor' is for scripts that drive a browser"),
        ("wheel 0", "1: 'wheel' takes DX DY"),
        ("scroll 0 60 0 1", "1: 'scroll' needs MS and HZ above 0"),
        ("magnify 100 60 0", "1: '0' is not a factor from 0.001 to 1000"),
        ("turn 1e9 1e9 90", "1: 'turn' of more than 1000000000 steps"),
        ("scroll 100 60 0", "1: 'scroll' takes MS HZ DX DY, or begin, update DX DY, end or cancel"),
        ("scroll begin 1", "1: 'scroll' takes MS HZ DX DY, or begin, update DX DY, end or cancel"),
        ("pinch 1 2 3", "1: 'pinch' takes begin, update FACTOR DEG, end or cancel"),
        ("pinch update 0 0", "1: '0' is not a factor from 0.001 to 1000"),
        ("scroll update 1 1", "1: no scroll goes on"),
        ("scroll begin\nscroll begin", "2: a scroll goes on already"),
        ("pinch begin\nmagnify 100 60 2", "2: a pinch goes on already"),
        ("scroll begin; scroll cancel\nscroll end", "2: no scroll goes on"),
        ("down 0 1 1 tool=pen", "1: 'pen' is none of finger, pencil and palm"),
        ("down 0 1 1 altitude=30", "1: touch 0 is no pencil, and has no angles"),
        ("down 0 1 1 tool=pencil altitude=91", "1: '91' is not an altitude from 0 to 90 degrees"),
        ("down 0 1 1; move 0 1 1 tool=pencil", "1: what touches becomes no pencil; 'down' says what it is"),
        ("down 0 1 1 tool=pencil; move 0 1 1 tool=palm", "1: touch 0 is a pencil, and becomes no palm"),
        ("down 0 1 1 tool=pencil; down 1 1 1 tool=pencil", "1: the pencil is down already, as touch 0"),
        ("down 0 1 1 tool=pencil; hover 1 1", "1: the pencil touches, and does not hover"),
        ("hover away", "1: the pencil does not hover"),
        ("hover 1", "1: 'hover' takes X Y, or away"),
        ("hover 1 1 up=1", "1: unknown attribute 'up'"),
        ("barrel 1", "1: the pencil is out of reach"),
        ("hover 1 1; barrel 4", "1: '4' is not a button from 1 to 3"),
        ("resize 0 100", "1: 'resize' takes a width and a height from 1 to 16384 pixels"),
        ("resize 100 1e3", "1: 'resize' takes a width and a height from 1 to 16384 pixels"),
        ("resize 100 100 99", "1: '99' is not a scale from 0.25 to 16"),
        ("fr\u{1B}[2Jme", "1: unknown command 'fr?[2Jme'"),
    ])
    func wrongScripts(text: String, expected: String) {
        #expect(message(text) == "a.touch:" + expected)
    }

    @Test func limits() {
        let deep = String(repeating: "repeat 2;", count: 33) + "frame" + String(repeating: ";end", count: 33)
        #expect(message(deep) == "a.touch:1: repeats nested deeper than 32")
        #expect(message((0...256).map { "down \($0) 1 1" }.joined(separator: "\n")) == "a.touch:257: more than 256 touches at once")
        #expect(message(String(repeating: "up\n", count: 6 << 20)) == "a.touch: is longer than 16777216 bytes")
        #expect(message(String(repeating: "frame;", count: 1_000_001)) == "a.touch:1: more than 1000000 commands")
        #expect(message(String(repeating: "x", count: 1000)).count < 100)
    }

    /// Nested loops are looked at once or twice, not as often as they are played.
    @Test func checkingTakesNoLongerThanReading() throws {
        let body = String(repeating: "repeat 1000000000;", count: 32) + "down 0 1 1; cancel" + String(repeating: ";end", count: 32)
        #expect(try TouchScript(body).commands.count == 66)
    }

    /// Whatever the bytes, reading ends, with a script or with one line.
    @Test func nonsenseIsSurvived() {
        var state: UInt64 = 88_172_645_463_325_252
        func random(_ limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(limit))
        }
        let words = ["down", "move", "up", "repeat", "end", "glide", "tap", "sleep", "key", "0", "1", "-1", "1e308", "9223372036854775807",
                     "\n", ";", "#", "=", "pressure=", "\u{0}", "\u{2028}", "é", "_", "1_", "code:-1", "button", "mark", "disable", "cancel"]
        for _ in 0..<3000 {
            let text = (0..<random(30)).map { _ in words[random(words.count)] }.joined(separator: [" ", "", "\n"][random(3)])
            let message = message(text)
            #expect(!message.contains("\n"), "\(text.debugDescription)")
        }
    }
}
