import AppStart
import ArgumentParser
import Foundation
import FoundationAdditions
import LibinputRecordings
import TouchHost
import TouchRecording
import TouchScript

/// Plays a recording on an app.
struct Replay: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Plays a recording on an app.",
        discussion: """
            The recording is one of 'dactyl record', or of a device: of evemu-record or of libinput record. A session replays headless \
            with the same decisions, time for time; with --on it plays live on a display. A device's axes are laid over the whole \
            surface, turned as --rotate says; --size and --scale are for them, because a session has its own.

            --explain prints why each recognizer did what it did, or with a name that one's chain alone.
            """)

    @Argument(help: "A path, or the name of an executable beside this command or built in or below this folder, or a folder for its package's app, as in .")
    var app: String

    @Argument(help: "The recording.")
    var file: String

    @Option(help: "Where to show it, as for 'dactyl run'. (default: headless)")
    var on: String = "headless"

    @Option(help: ArgumentHelp("For recordings of devices: degrees clockwise, 0, 90, 180 or 270.", valueName: "DEGREES"))
    var rotate: Int = 0

    @Option(help: ArgumentHelp("For recordings of libinput with several devices: which one, from 1.", valueName: "N"))
    var device: Int?

    @Flag(help: "Print every decision about recognizers and touches.")
    var explain = false

    @Option(help: ArgumentHelp("With --explain: of one recognizer, touch or view alone.", valueName: "NAME"))
    var of: String?

    @Flag(help: "With --explain: print JSON, a line a decision.")
    var json = false

    @OptionGroup var playback: PlaybackOptions

    @OptionGroup var common: RunOptions

    func run() throws {
        do {
            var environment = ProcessInfo.processInfo.environment
            environment["DACTYL_ON"] = on
            environment["DACTYL_PLAY"] = nil
            if explain || of != nil || json { environment["DACTYL_EXPLAIN"] = of ?? "" }
            environment["DACTYL_EXPLAIN_JSON"] = json ? "1" : nil
            playback.set(in: &environment)
            common.set(in: &environment)
            environment["DACTYL_REPLAY"] = file
            let settings = try HostSettings(environment: environment)
            try settings.checkFiles()
            let app = try App.find(app)
            try settings.checkFiles(reading: [app.path])
            let session = try RecordedSession.read(file, settings: settings, rotate: rotate, device: device)
            if settings.host == "headless" { environment["SWIFT_DETERMINISTIC_HASHING"] = "1" }
            if !session.isComplete { say("dactyl: \(file.onOneLine) breaks off: the session is replayed as far as it goes") }
            let name = (app.path as NSString).lastPathComponent
            if let recorded = session.app, recorded != name {
                say("dactyl: \(file.onOneLine) is of \(recorded.onOneLine) and is replayed on \(name.onOneLine): its touches may meet other views")
            }
            if let converted = session.converted { environment["DACTYL_REPLAY"] = try TemporaryFile.path(holding: converted) }
            try app.start(arguments: common.arguments, environment: environment)
        } catch {
            throw ExitCode(reporting: error)
        }
    }
}

/// What `dactyl replay` hands to the app.
struct RecordedSession {
    var isComplete: Bool
    /// The app that was recorded; `nil` for recordings of devices.
    var app: String?
    /// The text of the session; `nil` when the file is a session already.
    var converted: [UInt8]?

    /// Reads a recording of any known kind.
    static func read(_ path: String, settings: HostSettings, rotate: Int, device: Int?) throws -> RecordedSession {
        guard let rotation = TouchMapping.Rotation(rawValue: rotate) else {
            throw HostSettings.Invalid("--rotate \(rotate) is none of 0, 90, 180, 270")
        }
        let bytes = try InputFile.read(path, limit: RecordingLimits.sessions.size)
        if Session.isSession(bytes) {
            guard rotate == 0, settings.size == nil || settings.host != "headless", device == nil else {
                throw HostSettings.Invalid("a session has its own size and place: --size, --rotate and --device are for recordings of devices")
            }
            guard settings.scale == nil || settings.host != "headless" else {
                throw HostSettings.Invalid("a session has its own scale: --scale is for recordings of devices")
            }
            let session = try Session(bytes, name: path)
            return RecordedSession(isComplete: session.isComplete, app: session.app.isEmpty ? nil : session.app, converted: InputFile.isPlain(path) ? nil : bytes)
        }
        if LibinputRecording.isRecording(bytes) {
            let recording = try LibinputRecording(bytes, name: path).recording(device)
            return RecordedSession(isComplete: true, converted: converted(recording, settings, rotation, path))
        }
        guard isOfEvemu(bytes) else {
            throw Failure(line: "\(path.onOneLine): it is no recording, neither of 'dactyl record' nor of evemu-record nor of 'libinput record'", status: RecordingError.exitStatus)
        }
        if device != nil { throw HostSettings.Invalid("--device is for recordings of libinput, and '\(path.onOneLine)' is of another kind") }
        return RecordedSession(isComplete: true, converted: converted(try Recording(contentsOf: path), settings, rotation, path))
    }

    /// Whether the first line that says something is one that a recording of evemu begins with.
    private static func isOfEvemu(_ bytes: [UInt8]) -> Bool {
        let lines = bytes.prefix(4096).split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        if lines.first?.hasPrefix("# EVEMU") == true { return true }
        guard let line = lines.first(where: { !$0.hasPrefix("#") && !$0.allSatisfy(\.isWhitespace) }) else { return true }
        return line.firstMatch(of: /^[NIPBALSE]:/) != nil
    }

    private static func converted(_ recording: Recording, _ settings: HostSettings, _ rotation: TouchMapping.Rotation,
                                  _ path: String) -> [UInt8] {
        Session(recording, surface: settings.size ?? PixelSize(width: 390, height: 844), scale: settings.scale ?? 1, rotation: rotation,
                name: path).text
    }
}

/// A file without a name, that goes with the process.
enum TemporaryFile {
    /// - Returns: A path under which this process, and what it becomes, can read the bytes.
    static func path(holding bytes: [UInt8]) throws -> String {
        guard let file = tmpfile() else {
            throw Failure("cannot make a temporary file: \(String(cString: strerror(errno)))", status: 73)
        }
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0 else {
            throw Failure("cannot write a temporary file: \(String(cString: strerror(errno)))", status: 73)
        }
        let descriptor = fileno(file)
        _ = fcntl(descriptor, F_SETFD, 0)
        return "/proc/self/fd/\(descriptor)"
    }
}
