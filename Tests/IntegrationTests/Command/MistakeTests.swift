import Foundation
import Testing

/// Typical mistakes at the command line: each is reported in one line, which says what to do, and ends with its status.
@Suite("Mistakes") struct MistakeTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        /// The words behind `dactyl`, as a person types them; a word that is `''` is empty.
        let line: String
        let status: Int32
        let says: String
        init(_ line: String, _ status: Int32, _ says: String) {
            (self.line, self.status, self.says) = (line, status, says)
        }
        var testDescription: String { "dactyl \(line)" }
        var words: [String] { line.split(separator: " ").map { $0 == "''" ? "" : String($0) } }
    }

    static let mistakes = [
        // Commands.
        Mistake("rnu TouchSpots", 64, "there is no command 'rnu'; did you mean 'dactyl run'?"),
        Mistake("runn", 64, "there is no command 'runn'; did you mean 'dactyl run'?"),
        Mistake("RUN TouchSpots", 64, "there is no command 'RUN'; did you mean 'dactyl run'?"),
        Mistake("repaly a.session", 64, "there is no command 'repaly'; did you mean 'dactyl replay'?"),
        Mistake("scenario", 64, "there is no command 'scenario'; did you mean 'dactyl scenarios'?"),
        Mistake("version", 64, "there is no command 'version'; did you mean 'dactyl --version'?"),
        Mistake("TouchSpots", 64, "'TouchSpots' is an app and no command; did you mean 'dactyl run TouchSpots'?"),
        Mistake("fly", 64, "there is no command 'fly'; there are new, run, test, record, replay, explain, audit, inspect, mcp, scenarios, adopt, bundle, devices: see 'dactyl --help'"),
        Mistake("help nope", 64, "there is no command 'nope'; there are new, run, test, record, replay, explain, audit, inspect, mcp, scenarios, adopt, bundle, devices: see 'dactyl --help'"),
        Mistake("help rnu", 64, "there is no command 'rnu'; did you mean 'dactyl help run'?"),
        Mistake("''", 64, "a word of the command line is empty; name something or leave it out"),
        Mistake("--verson", 64, "unknown option '--verson'; did you mean '--version'?"),
        Mistake("-x", 64, "unknown option '-x'; see 'dactyl --help'"),
        // What is missing, and what is too much.
        Mistake("run", 66, "this folder has no Package.swift: name an app, or go to the folder of a package"),
        Mistake("run TouchSpots --on", 64, "missing value for '--on <on>'; see 'dactyl run --help'"),
        Mistake("run TouchSpots --on headless --size", 64, "missing value for '--size <WxH>'; see 'dactyl run --help'"),
        Mistake("run TouchSpots extra", 64, "unexpected argument 'extra'; see 'dactyl run --help'"),
        Mistake("replay", 64, "missing expected argument '<app>'; see 'dactyl replay --help'"),
        Mistake("replay Cards", 64, "missing expected argument '<file>'; see 'dactyl replay --help'"),
        Mistake("record TouchSpots", 64, "missing expected argument '<file>'; see 'dactyl record --help'"),
        Mistake("explain --hlep", 64, "unknown option '--hlep'; did you mean '--help'?"),
        Mistake("record --plai a.touch", 64, "unknown option '--plai'; did you mean '--play'?"),
        Mistake("explain TouchSpots", 64, "missing expected argument '--play <SCRIPT>'; see 'dactyl explain --help'"),
        Mistake("bundle", 66, "this folder has no Package.swift: name an app, or go to the folder of a package"),
        Mistake("test", 66, "this folder has no Package.swift: name an app, or go to the folder of a package"),
        Mistake("inspect", 66, "this folder has no Package.swift: name an app, or go to the folder of a package"),
        Mistake("mcp", 66, "this folder has no Package.swift: name an app, or go to the folder of a package"),
        Mistake("scenarios", 64, "missing expected argument '<paths> ...'; see 'dactyl scenarios --help'"),
        Mistake("devices extra", 64, "unexpected argument 'extra'; see 'dactyl devices --help'"),
        // Options.
        Mistake("run TouchSpots --siz 390x844", 64, "unknown option '--siz'; did you mean '--size'?"),
        Mistake("run TouchSpots -on headless", 64, "unknown option '-on'; did you mean '--on'?"),
        Mistake("run TouchSpots --on headless --play ''", 64, "the value of --play is empty; leave --play out or name something"),
        Mistake("run TouchSpots --on headless --log=", 64, "the value of --log is empty; leave it out or name something"),
        Mistake("run TouchSpots --on headless", 64,
                "headless has neither fingers nor a screen: give it --play SCRIPT, or --snapshot FILE.png for its first picture"),
        Mistake("run TouchSpots --on headless --output HDMI-A-1", 64,
                "--output is for a bare display, and not for --on headless: leave one of them out, or use --on kms"),
        Mistake("run TouchSpots --on x11 --rotate 90", 64,
                "--rotate is for a bare display, and not for --on x11: leave one of them out, or use --on kms"),
        Mistake("run TouchSpots --on headless --rotate 45", 64,
                "--rotate is for a bare display, and not for --on headless: leave one of them out, or use --on kms"),
        Mistake("run TouchSpots --on wayland --port 8080", 64, "--port is for browsers, and not for --on wayland: leave one of them out, or use --on web"),
        Mistake("run TouchSpots --on x11 --speed real", 64,
                "--speed is for headless time, and not for --on x11: leave one of them out, or use --on headless"),
        Mistake("run TouchSpots --on headless --snapshot end.jpg", 64,
                "the picture 'end.jpg' is not named .png, and pictures are PNG files: call it end.png"),
        Mistake("run TouchSpots --on headless --snapshot end.png --configuration panHysteresys=8", 64,
                "there is no threshold 'panHysteresys'; did you mean 'panHysteresis'?"),
        Mistake("run TouchSpots --on headless --snapshot end.png --configuration panHysteresis", 64,
                "'panHysteresis' is not NAME=VALUE, as in panHysteresis=8"),
        Mistake("scenarios . --configuration maximumContacts=0", 64,
                "'0' is not a whole number from 1 to 1000000, as maximumContacts needs it"),
        Mistake("run TouchSpots --on headless --size 390", 64,
                "the size '390' is not WIDTHxHEIGHT in points, each 1 to 16384, as in 390x844"),
        Mistake("run TouchSpots --on headless --scale 2x", 64, "the scale '2x' is not a number from 0.25 to 16"),
        Mistake("run TouchSpots --on kms --rotate 45", 64, "the rotation '45' is none of 0, 90, 180 and 270 degrees"),
        Mistake("run TouchSpots --on web --port http", 64, "the port 'http' is not a number from 0 to 65535"),
        Mistake("run TouchSpots --on headless --speed fast", 64, "the speed 'fast' is neither 'full' nor 'real'"),
        Mistake("inspect TouchSpots --on mars", 64, "the host 'mars' is none of auto, wayland, x11, kms, headless, web"),
        Mistake("run TouchSpots --on headles", 64, "the host 'headles' is none of auto, wayland, x11, kms, headless, web; did you mean 'headless'?"),
        Mistake("run --listen TouchSpots", 64, "--listen takes 'TouchSpots' for an address; name the app before it: dactyl run TouchSpots --listen"),
        Mistake("inspect TouchSpots --port 99999", 64, "the port '99999' is not a number from 0 to 65535"),
        Mistake("mcp TouchSpots --listen 127.0.0.1", 64, "unknown option '--listen'; see 'dactyl mcp --help'"),
        Mistake("inspect TouchSpots --play a.touch --replay a.session", 64, "a script and a recording can't be played at once: leave one of them out"),
        // Apps and files.
        Mistake("run TouchSpotz", 66, "there is no app 'TouchSpotz'; did you mean 'TouchSpots'?"),
        Mistake("run touchspots", 66, "there is no app 'touchspots'; did you mean 'TouchSpots'?"),
        Mistake("run .", 66, "this folder has no Package.swift: name an app, or go to the folder of a package"),
        Mistake("run ./none", 66, "there is no app at './none': No such file or directory"),
        Mistake("run TouchSpots --on headless --play none.touch", 66, "cannot read 'none.touch': No such file or directory"),
        Mistake("replay TouchSpots none.session", 66, "cannot read 'none.session': No such file or directory"),
        Mistake("scenarios none.json", 66, "there is nothing at 'none.json'"),
    ]

    @Test("one line says what to do", arguments: mistakes)
    func oneLine(_ mistake: Mistake) throws {
        let folder = try TemporaryFolder()
        let command = try Child(Checkout.dactyl, mistake.words, environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], workingFolder: folder.path)
        #expect(try command.status() == mistake.status)
        #expect(command.errors == "dactyl: \(mistake.says)\n" && command.output.isEmpty)
        #expect(folder.contents.isEmpty)
    }

    @Test("an app that nothing is like is answered by those that there are")
    func apps() throws {
        let folder = try TemporaryFolder()
        let command = try Child(Checkout.dactyl, ["run", "Zebra"], workingFolder: folder.path)
        #expect(try command.status() == 66)
        #expect(command.errorLines.count == 1 && command.errors.hasPrefix("dactyl: there is no app 'Zebra'; there are ")
            && command.errors.contains("Cards, "), "\(command.errors)")
    }

    @Test("a folder stands for the app of its package: with one that is built it runs, with several they are named")
    func packages() throws {
        let folder = try TemporaryFolder(), built = folder.file(".build/debug")
        try FileManager.default.createDirectory(atPath: built, withIntermediateDirectories: true)
        _ = try folder.write("", to: "Package.swift")
        func run(_ folderName: String, in working: String) throws -> Child {
            let child = try Child(Checkout.dactyl, ["run", folderName, "--on", "headless", "--snapshot", folder.file("end.png")], workingFolder: working)
            _ = try child.status()
            return child
        }
        #expect(try run(".", in: folder.path).errors == "dactyl: no app of the package in this folder is built: swift build\n")
        try FileManager.default.createSymbolicLink(atPath: "\(built)/TouchSpots", withDestinationPath: "\(Checkout.products)/TouchSpots")
        let alone = try run(".", in: folder.path)
        #expect(try alone.status() == 0 && folder.contents.contains("end.png"), "\(alone.errors)")
        #expect(try run(folder.path, in: "/").status() == 0)
        try FileManager.default.createSymbolicLink(atPath: "\(built)/Cards", withDestinationPath: "\(Checkout.products)/Cards")
        #expect(try run(".", in: folder.path).errors == "dactyl: the package in this folder has several apps: name one of Cards, TouchSpots\n")
    }

    @Test("--play - reads the script from standard input", arguments: ["run", "explain"])
    func standardInput(command: String) throws {
        let folder = try TemporaryFolder()
        let words = [command, "TouchSpots", "--play", "-"] + (command == "run" ? ["--on", "headless", "--log", folder.file("log.jsonl")] : [])
        let child = try Child(Checkout.dactyl, words)
        child.write("tap 0 100 100")
        child.closeInput()
        #expect(try child.status() == 0, "\(child.errors)")
        if command == "run" { #expect(try DeliveryLog(path: folder.file("log.jsonl")).phases(of: 1) == ["began", "ended"]) }
    }
}
