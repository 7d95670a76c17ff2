import Foundation
import FoundationAdditions
import HostKit
public import TouchHost
import TouchRecording
import TouchScript

/// The host that an application shows itself on, and why it is this one.
@preconcurrency @MainActor
public struct HostChoice {
    public let host: any DisplayHost
    /// One line, beginning with the host's name: `x11 because DISPLAY is :0 and it answers`.
    public let reason: String
    /// What the person has to know besides, in further lines.
    public let notice: String?
    let playback: (any Playback)?

    /// No host can be had, said in one line.
    public struct Failure: Error, Equatable, CustomStringConvertible {
        public let description: String
        /// What the process is to exit with: 64 for settings that make no sense, 69 where there is no display.
        public let exitStatus: Int32

        /// The host can't run here.
        init(_ refusal: HostRefusal) { self.init(description: refusal.description, exitStatus: 69) }

        init(description: String, exitStatus: Int32) {
            self.description = description
            self.exitStatus = exitStatus
        }
    }

    /// The names that settings may ask for.
    public static var names: [String] { ["auto"] + Providers.all.filter(\.isBuilt).map(\.name) }

    /// Connects to the host that the settings ask for, or to the best display there is.
    /// - Throws: ``Failure``, and what scripts and files that the settings name are refused with; all describe themselves in one line.
    public init(settings: HostSettings) throws {
        try self.init(settings: settings, environment: ProcessInfo.processInfo.environment)
    }

    /// Reads what the environment says to one kind of host alone, of each kind.
    /// - Throws: `HostSettings.Invalid` for the first value that makes no sense.
    private static func checkSettings(_ environment: [String: String]) throws {
        for provider in Providers.all { try provider.checkSettings(environment) }
    }

    init(settings: HostSettings, environment: [String: String]) throws {
        try Self.checkDescriptors()
        try Self.checkOwnPlace()
        try Self.checkSettings(environment)
        if settings.host == "auto" {
            try self.init(firstOf: Providers.all.filter { $0.isDisplay && $0.isOffered }, settings, environment)
        } else {
            let provider = try Self.provider(settings.host)
            do {
                try self.init(provider, settings, environment, .asked)
            } catch let refusal as HostRefusal {
                throw Failure(refusal)
            }
        }
    }

    /// The first display that answers, with the reason and what there is to know besides.
    private init(firstOf providers: [any HostProvider], _ settings: HostSettings, _ environment: [String: String]) throws {
        var missing: [String] = []
        for provider in providers {
            do {
                self = try HostChoice(provider, settings, environment, .first(missing: missing))
                return
            } catch let refusal as HostRefusal {
                guard !refusal.isFinal else { throw Failure(refusal) }
                missing.append(refusal.description)
            }
        }
        throw Failure(description: "no display: \(missing.joined(separator: "; ")); start one, or run without: --on headless --play SCRIPT",
                      exitStatus: 69)
    }

    /// Connects, and prepares the script and the snapshot that the settings name.
    private init(_ provider: any HostProvider, _ settings: HostSettings, _ environment: [String: String], _ cause: HostCause) throws {
        let request = provider.playsScripts ? nil : try PlaybackRequest(settings)
        let isAsked = if case .asked = cause { true } else { false }
        host = try provider.connect(settings, environment, isAsked: isAsked)
        playback = (host as? any ScriptableHost).flatMap { request?.playback(on: $0) }
        (reason, notice) = provider.words(host, environment, cause)
    }

    /// The kind of host of that name.
    /// - Throws: ``Failure`` where there is none, or this program was built without it.
    static func provider(_ name: String) throws(Failure) -> any HostProvider {
        guard let provider = Providers.named(name) else {
            let advice = Suggestion.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
            throw Failure(description: "the host '\(name)' is none of \(names.joined(separator: ", "))\(advice)", exitStatus: 64)
        }
        return provider
    }

    /// How many files a process needs to be able to open: the run loop's, the host's and the app's own. libdispatch ends a process that gets
    /// none.
    private static let leastDescriptors: rlim_t = 32

    /// Sees that the process can find out where its program is: its resources are beside that. Foundation ends a process that can't.
    static func checkOwnPlace(_ link: String = "/proc/self/exe") throws {
        guard access(link, F_OK) != 0 else { return }
        throw Failure(description: "/proc is not mounted, where an app finds its own resources: mount -t proc proc /proc", exitStatus: 69)
    }

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
}
