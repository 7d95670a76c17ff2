import Foundation
import HostHeadless
import HostKMS
import HostWayland
import HostX11
public import TouchHost
import TouchRecording
import TouchScript

/// The host that an application shows itself on, and why it is this one.
@preconcurrency @MainActor
public struct HostChoice {
    public let host: any DisplayHost
    /// One line, beginning with the host's name: `x11 because DISPLAY is :0 and it answers`.
    public let reason: String
    /// What the person has to know besides, in lines of its own.
    public private(set) var notice: String?
    let playback: (any Playback)?

    /// No host can be had, said in one line.
    public struct Failure: Error, Equatable, CustomStringConvertible {
        public let description: String
        /// What the process is to exit with: 64 for settings that make no sense, 69 where there is no display.
        public let exitStatus: Int32
    }

    /// The names that settings may ask for.
    public static var names: [String] {
        var names = ["auto"]
        #if Wayland
        names.append("wayland")
        #endif
        #if X11
        names.append("x11")
        #endif
        #if KMS
        names.append("kms")
        #endif
        names.append("headless")
        #if Web
        names.append("web")
        #endif
        return names
    }

    /// How an app is built with a host that it may have been built without; `nil` for any other name.
    private static func advice(_ name: String) -> String? {
        switch name {
        case "web": "build it with the trait Web of the package dactyl, as in swift build --traits Web"
        case "wayland", "x11", "kms": "build it with \(name) in the variable DACTYL_HOSTS, or without that variable"
        default: nil
        }
    }

    /// Connects to the host that the settings ask for, or to the best display there is.
    /// - Throws: ``Failure``, and what scripts and files that the settings name are refused with; all describe themselves in one line.
    public init(settings: HostSettings) throws {
        try self.init(settings: settings, environment: ProcessInfo.processInfo.environment)
    }

    init(settings: HostSettings, environment: [String: String]) throws {
        try Self.checkDescriptors()
        switch settings.host {
        case "headless":
            host = try HeadlessHost(settings: settings)
            playback = nil
            reason = "headless because it was asked for"
        case "auto":
            (host, playback, reason, notice) = try Self.best(settings, environment)
        #if Web
        case "web":
            (host, playback) = try Self.display(settings) { try Self.web(settings) }
            (reason, notice) = Self.webWords(host, because: "it was asked for")
        #endif
        #if Wayland
        case "wayland":
            (host, playback) = try Self.display(settings) { try Self.wayland(settings, environment) }
            reason = "wayland (\(Self.waylandName(environment))) because it was asked for"
        #endif
        #if X11
        case "x11":
            (host, playback) = try Self.display(settings) { try Self.x11(settings, environment) }
            reason = "x11 (\(environment["DISPLAY"] ?? "")) because it was asked for"
        #endif
        #if KMS
        case "kms":
            (host, playback) = try Self.display(settings) { try Self.kms(settings) }
            reason = "kms (\(host.outputs[0].name)) because it was asked for"
        #endif
        default:
            throw Self.absence(of: settings.host)
        }
    }

    /// How many files a process needs to be able to open: the run loop's, the host's and the app's own. libdispatch ends a process that gets
    /// none.
    private static let leastDescriptors: rlim_t = 32

    /// Takes as many descriptors as are needed, where the system lets it have them.
    private static func checkDescriptors() throws {
        var limit = rlimit()
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < leastDescriptors else { return }
        guard limit.rlim_max >= leastDescriptors else {
            throw Failure(description: "a process may open \(limit.rlim_max) files here, and needs \(leastDescriptors): raise the limit (ulimit -n)",
                          exitStatus: 69)
        }
        limit.rlim_cur = leastDescriptors
        setrlimit(resource, &limit)
    }

    /// Why there is no host of that name.
    private static func absence(of name: String) -> Failure {
        guard let advice = advice(name) else {
            return Failure(description: "the host '\(name)' is none of \(names.joined(separator: ", "))", exitStatus: 64)
        }
        return Failure(description: "this app was built without the host '\(name)'; \(advice)", exitStatus: 69)
    }

    /// The first display that answers, with the reason and what there is to know besides.
    private static func best(_ settings: HostSettings,
                             _ environment: [String: String]) throws -> (any DisplayHost, (any Playback)?, String, String?) {
        var missing: [String] = []
        #if Wayland
        if WaylandHost.isNamed(by: environment) {
            do {
                let (host, playback) = try display(settings) { try wayland(settings, environment) }
                return (host, playback, "wayland because \(waylandName(environment)) answers", nil)
            } catch let failure as Failure {
                missing.append(failure.description)
            }
        } else {
            missing.append("no Wayland compositor: WAYLAND_DISPLAY is not set")
        }
        #endif
        #if X11
        do {
            let (host, playback) = try display(settings) { try x11(settings, environment) }
            return (host, playback, "x11 because DISPLAY is \(environment["DISPLAY"] ?? "")", nil)
        } catch let failure as Failure {
            missing.append(failure.description)
        }
        #endif
        #if KMS
        do {
            let (host, playback) = try display(settings) { try kms(settings) }
            return (host, playback, "kms because \(host.outputs[0].name) is free and there is no compositor", nil)
        } catch let failure as Failure {
            // A named output means that output, and no page.
            guard settings.output == nil else { throw failure }
            missing.append(failure.description)
        }
        #endif
        #if Web
        do {
            let (host, playback) = try display(settings) { try web(settings) }
            let (reason, notice) = webWords(host, because: "there is no display (\(missing.joined(separator: "; ")))")
            return (host, playback, reason, notice)
        } catch let failure as Failure {
            missing.append(failure.description)
        }
        #else
        missing.append("no page for browsers: \(advice("web") ?? "")")
        #endif
        throw Failure(description: "no display: \(missing.joined(separator: "; ")); start one, or run without: --on headless --play SCRIPT",
                      exitStatus: 69)
    }

    /// Connects, and prepares the script and the snapshot that the settings name.
    private static func display(_ settings: HostSettings,
                                _ connect: () throws -> any ScriptableHost) throws -> (any DisplayHost, (any Playback)?) {
        let script = try settings.script.map { path in
            let script = try TouchScript(contentsOf: path)
            try script.checkOutputs()
            return script
        }
        let session = try settings.replay.map { try Session(contentsOf: $0) }
        if let snapshot = settings.snapshot { try PictureFile.check(snapshot) }
        let host = try connect()
        if let session { return (host, SessionPlayback(session, snapshot: settings.snapshot, on: host)) }
        guard script != nil || settings.snapshot != nil else { return (host, nil) }
        return (host, ScriptPlayback(script, snapshot: settings.snapshot, pinchModifiers: settings.pinchModifiers, on: host))
    }

    #if Wayland
    private static func waylandName(_ environment: [String: String]) -> String {
        environment["WAYLAND_DISPLAY"].flatMap { $0.isEmpty ? nil : $0 } ?? "wayland-0"
    }

    private static func wayland(_ settings: HostSettings, _ environment: [String: String]) throws -> any ScriptableHost {
        do {
            return try WaylandHost(settings: settings, clock: SystemClock(), environment: environment, options: WaylandOptions())
        } catch let error as WaylandError {
            throw Failure(description: "no Wayland compositor: \(error)", exitStatus: 69)
        }
    }
    #endif

    #if X11
    private static func x11(_ settings: HostSettings, _ environment: [String: String]) throws -> any ScriptableHost {
        do {
            return try X11Host(settings: settings, clock: SystemClock(), display: environment["DISPLAY"] ?? "", options: X11Options())
        } catch let error as X11Error {
            throw Failure(description: "no X server: \(error)", exitStatus: 69)
        }
    }
    #endif

    #if KMS
    private static func kms(_ settings: HostSettings) throws -> any ScriptableHost {
        do {
            return try KMSHost(settings: settings, clock: SystemClock())
        } catch let error as KMSError {
            throw Failure(description: "no bare display: \(error)", exitStatus: 69)
        }
    }
    #endif
}
