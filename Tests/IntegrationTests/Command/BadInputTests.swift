import Foundation
import Testing

/// A mistake is reported in one line with the reason, before anything is started; nothing half-written is left.
@Suite("Bad input") struct BadInputTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    struct Case: CustomTestStringConvertible, Sendable {
        let what: String
        /// `FOLDER` stands for a folder of the test's own.
        let words: [String]
        var script: String?
        let status: Int32
        /// What the line has to say.
        let says: [String]
        var testDescription: String { what }
    }

    /// An address of no machine, at which browsers can't be served either.
    private static let noAddress = "203.0.113.77"

    /// Without the browser host `auto` ends where there is no display.
    private static var casesOfBuild: [Case] {
        #if Web
        [Case(what: "an address of another machine", words: ["--on", "web", "--listen", noAddress], status: 69, says: [noAddress, "--listen"]),
         Case(what: "a port out of range", words: ["--on", "web", "--port", "70000"], status: 64, says: ["70000"])]
        #else
        [Case(what: "auto without a display", words: [], status: 69, says: ["no display", "DISPLAY", "--on headless"]),
         Case(what: "browsers without the browser host", words: ["--on", "web"], status: 69, says: ["traits: [\"Web\"]"])]
        #endif
    }

    static let cases = casesOfBuild + [
        Case(what: "no such script", words: ["--on", "headless", "--play", "FOLDER/none.touch"], status: 66,
             says: ["none.touch", "No such file"]),
        Case(what: "a side that is too long", words: ["--on", "headless", "--size", "16384x4", "--scale", "16"], status: 64, says: ["16384x4"]),
        Case(what: "a folder as script", words: ["--on", "headless", "--play", "FOLDER"], status: 66, says: ["FOLDER"]),
        Case(what: "an unknown command", words: ["--on", "headless"], script: "down 0 1 1\nflap 0\n", status: 65,
             says: ["script.touch:2:", "flap"]),
        Case(what: "a finger that is not down", words: ["--on", "headless"], script: "\n\nmove 3 1 1\n", status: 65,
             says: ["script.touch:3:", "3"]),
        Case(what: "a number that is not finite", words: ["--on", "headless"], script: "down 0 nan 1\n", status: 65, says: ["script.touch:1:"]),
        Case(what: "a repeat without end", words: ["--on", "headless"], script: "repeat 3\ntap 0 1 1\n", status: 65, says: ["script.touch"]),
        Case(what: "what only browsers have", words: ["--on", "headless"], script: "tap 0 1 1\njs 1 + 1\n", status: 65,
             says: ["script.touch:2:", "js"]),
        Case(what: "a script that is no text", words: ["--on", "headless"], script: "\u{0}\u{1}\u{FFFD}", status: 65, says: ["script.touch"]),
        Case(what: "a snapshot in no folder", words: ["--on", "headless", "--snapshot", "FOLDER/none/end.png"], status: 73,
             says: ["none/end.png", "folder"]),
        Case(what: "a snapshot that is a folder", words: ["--on", "headless", "--snapshot", "FOLDER"], status: 73, says: ["folder"]),
        Case(what: "a shot in no folder", words: ["--on", "headless"], script: "tap 0 1 1\nshot /nowhere/at/all.png\n", status: 65,
             says: ["script.touch:2:", "/nowhere/at/all.png"]),
        Case(what: "a log in no folder", words: ["--on", "headless", "--log", "FOLDER/none/log.jsonl"], status: 73, says: ["none/log.jsonl"]),
        Case(what: "a size that is a word", words: ["--on", "headless", "--size", "wide"], status: 64, says: ["wide", "WIDTHxHEIGHT"]),
        Case(what: "a size of nothing", words: ["--on", "headless", "--size", "0x100"], status: 64, says: ["0x100"]),
        Case(what: "a huge size", words: ["--on", "headless", "--size", "16384x16384", "--scale", "16", "--snapshot", "FOLDER/end.png"], status: 64, says: ["16384x16384"]),
        Case(what: "a scale of 0", words: ["--on", "headless", "--scale", "0"], status: 64, says: ["'0'"]),
        Case(what: "an unknown display", words: ["--on", "beos"], status: 64, says: ["beos", "headless"]),
        Case(what: "an unknown speed", words: ["--on", "headless", "--speed", "warp"], status: 64, says: ["warp"]),
        Case(what: "X11 without a display", words: ["--on", "x11"], status: 69, says: ["DISPLAY"]),
        Case(what: "auto without a display, asked for", words: ["--on", "auto", "--listen", noAddress], status: 69,
             says: ["no display", "DISPLAY", "--on headless"]),
    ]

    @Test("the command reports it in one line", arguments: cases)
    func command(_ wrong: Case) throws {
        let before = try prepare(wrong)
        var words = wrong.words.map { $0.replacing("FOLDER", with: folder.path) }
        if wrong.script != nil { words += ["--play", folder.file("script.touch")] }
        let app = try Child(Checkout.dactyl, ["run", "TouchSpots"] + words, environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
        try expectOneLine(app, wrong, before)
    }

    @Test("an app started directly reports it too", arguments: cases)
    func app(_ wrong: Case) throws {
        let before = try prepare(wrong)
        var environment: [String: String?] = ["DISPLAY": nil, "WAYLAND_DISPLAY": nil]
        for index in stride(from: 0, to: wrong.words.count, by: 2) {
            environment["DACTYL_" + wrong.words[index].dropFirst(2).uppercased()] = wrong.words[index + 1].replacing("FOLDER", with: folder.path)
        }
        if wrong.script != nil { environment["DACTYL_PLAY"] = folder.file("script.touch") }
        try expectOneLine(try Child("\(Checkout.products)/TouchSpots", environment: environment), wrong, before)
    }

    @Test("an option that is empty is refused: a variable that is not set plays nothing", arguments: [
        ["run", "Cards", "--on", "headless", "--play", ""], ["run", "Cards", "--on", ""], ["run", "Cards", "--on", "headless", "--snapshot", ""],
        ["record", "Cards", "x.session", "--play", ""], ["replay", "Cards", "x.session", "--log", ""], ["explain", "Cards", "--play", ""],
    ])
    func empty(words: [String]) throws {
        let command = try Child(Checkout.dactyl, words, workingFolder: folder.path)
        #expect(try command.status(within: 20) == 64)
        #expect(command.errorLines.count == 1 && command.errors.contains("\(words[words.count - 2]) is empty"), "\(command.errors)")
    }

    @Test("a display that does not answer is named")
    func silentDisplay() throws {
        let app = try Child.dactyl("run", "TouchSpots", environment: [
            "DISPLAY": ":4711", "WAYLAND_DISPLAY": nil, "DACTYL_LISTEN": Self.noAddress,
        ])
        #expect(try app.status() == 69)
        #expect(app.errorLines.count == 1 && app.errors.contains(":4711") && app.errors.contains("--on headless"), "\(app.errors)")
    }

    @Test("a finger that lands beside the window ends the run with its place and the window's size", arguments: ["run", "explain"])
    func besideTheWindow(command: String) throws {
        let script = try folder.write("tap 0 100 100\nsleep 50; tap 3 400 20\n", to: "script.touch"), log = folder.file("log.jsonl")
        let words = [command, "TouchSpots", "--play", script] + (command == "run" ? ["--on", "headless", "--log", log] : [])
        let app = try Child(Checkout.dactyl, words)
        #expect(try app.status() == 70)
        #expect(app.errorLines.last == "dactyl: \(script):2: touch 3 lands at (400, 20), outside the window of 390x844 pixels: "
            + "choose a place within, or another size of the window")
        if command == "run" { #expect(try DeliveryLog(path: log).phases(of: 1) == ["began", "ended"]) }
    }

    @Test("no such app")
    func noApp() throws {
        let app = try Child.dactyl("run", "TouchSpotz", "--on", "headless")
        #expect(try app.status() == 66)
        #expect(app.errorLines.count == 1 && app.errors.contains("TouchSpotz"), "\(app.errors)")
    }

    @Test("a file that is there stays when the run is refused")
    func nothingLost() throws {
        let log = try folder.write("precious\n", to: "log.jsonl"), picture = try folder.write("precious\n", to: "end.png")
        let script = try folder.write("down 0 1 1\nflap\n", to: "script.touch")
        let app = try Child.dactyl("run", "TouchSpots", "--on", "headless", "--play", script, "--log", log, "--snapshot", picture)
        #expect(try app.status() == 65)
        for path in [log, picture] { #expect(try String(contentsOfFile: path, encoding: .utf8) == "precious\n") }
    }

    private func prepare(_ wrong: Case) throws -> [String] {
        if let script = wrong.script { _ = try folder.write(script, to: "script.touch") }
        return folder.contents
    }

    private func expectOneLine(_ app: Child, _ wrong: Case, _ before: [String]) throws {
        #expect(try app.status() == wrong.status, "\(app.errors)")
        #expect(app.errorLines.count == 1, "\(app.errors)")
        for word in wrong.says {
            #expect(app.errors.contains(word.replacing("FOLDER", with: folder.path)), "\(word) is missing in: \(app.errors)")
        }
        #expect(app.output.isEmpty)
        #expect(folder.contents == before, "files were left")
    }
}
