import Foundation
import HostHeadless
import HostX11
public import TouchHost
import TouchScript

/// The host that an application shows itself on, and why it is this one.
@preconcurrency @MainActor
public struct HostChoice {
    public let host: any DisplayHost
    /// One line, beginning with the host's name: `x11 because DISPLAY is :0 and it answers`.
    public let reason: String
    let playback: ScriptPlayback?

    /// No host can be had, said in one line.
    public struct Failure: Error, Equatable, CustomStringConvertible {
        public let description: String
        /// What the process is to exit with: 64 for settings that make no sense, 69 where there is no display.
        public let exitStatus: Int32
    }

    /// The names that settings may ask for.
    public static var names: [String] {
        var names = ["auto"]
        #if X11
        names.append("x11")
        #endif
        names.append("headless")
        return names
    }

    /// Connects to the host that the settings ask for, or to the best display there is.
    /// - Throws: ``Failure``, and what scripts and files that the settings name are refused with; all describe themselves in one line.
    public init(settings: HostSettings) throws {
        try self.init(settings: settings, environment: ProcessInfo.processInfo.environment)
    }

    init(settings: HostSettings, environment: [String: String]) throws {
        switch settings.host {
        case "headless":
            host = try HeadlessHost(settings: settings)
            playback = nil
            reason = "headless because it was asked for"
        #if X11
        case "x11", "auto":
            let (host, playback) = try Self.x11(settings, display: environment["DISPLAY"] ?? "")
            self.host = host
            self.playback = playback
            let display = environment["DISPLAY"] ?? ""
            reason = settings.host == "x11" ? "x11 (\(display)) because it was asked for" : "x11 because DISPLAY is \(display)"
        #else
        case "auto":
            throw Failure(description: "no display: this build has none but headless, so it takes --on headless --play SCRIPT",
                          exitStatus: 69)
        #endif
        default:
            throw Failure(description: "the host '\(settings.host)' is none of \(Self.names.joined(separator: ", "))", exitStatus: 64)
        }
    }

    #if X11
    private static func x11(_ settings: HostSettings, display: String) throws -> (X11Host, ScriptPlayback?) {
        let script = try settings.script.map { path in
            let script = try TouchScript(contentsOf: path)
            try script.checkOutputs()
            return script
        }
        if let snapshot = settings.snapshot { try OutputFile.check(snapshot) }
        let host: X11Host
        do {
            host = try X11Host(settings: settings, clock: SystemClock(), display: display, options: X11Options())
        } catch let error as X11Error {
            let advice = settings.host == "auto"
                ? "no display: looked for an X server (\(error)); start one and set DISPLAY, or run without: --on headless --play SCRIPT"
                : "no X server: \(error)"
            throw Failure(description: advice, exitStatus: 69)
        }
        guard script != nil || settings.snapshot != nil else { return (host, nil) }
        return (host, ScriptPlayback(script, snapshot: settings.snapshot, pinchModifiers: settings.pinchModifiers, on: host))
    }
    #endif
}
