package import TouchHost

/// A kind of host, as the choice of one knows it: its name, whether this program was built with it, whether it can run here, and what to do
/// where it can't.
@preconcurrency @MainActor
package protocol HostProvider {
    /// As settings have it: `x11`, `web` …
    var name: String { get }
    /// Whether this program was built with it.
    var isBuilt: Bool { get }
    /// How a program is built with it, for those that may be built without.
    var advice: String? { get }
    /// Whether an app comes to it where settings leave the choice.
    var isDisplay: Bool { get }
    /// Whether a choice has a word about it: not about each that a program was built without.
    var isOffered: Bool { get }
    /// Whether it plays the scripts and recordings of the settings itself.
    var playsScripts: Bool { get }

    /// Whether the environment says that it is there, without a try.
    func isLikely(_ environment: [String: String]) -> Bool
    /// Reads what the environment says to this kind of host alone. A choice asks all of them first: what makes no sense is said, whichever host
    /// it then is.
    /// - Throws: `HostSettings.Invalid`.
    func checkSettings(_ environment: [String: String]) throws
    /// Connects.
    /// - Parameter isAsked: Whether settings name it. If not, it is left out where nothing says that it is there.
    /// - Throws: ``HostRefusal`` where it can't run here. Other errors end the choice of a host as they are.
    func connect(_ settings: HostSettings, _ environment: [String: String], isAsked: Bool) throws -> any DisplayHost
    /// Why it is the one, in a line that begins with its name, and what a person has to know besides.
    func words(_ host: any DisplayHost, _ environment: [String: String], _ cause: HostCause) -> (reason: String, notice: String?)
    /// The devices that it gets its touches from.
    func devices(_ settings: HostSettings, _ environment: [String: String]) throws -> DeviceList
}

/// Why a host was chosen.
package enum HostCause {
    /// Settings name it.
    case asked
    /// It is the first that could be had. The reasons of those before it, a sentence each.
    case first(missing: [String])
}

/// Why a host can't run here, in one sentence with what to do.
package struct HostRefusal: Error {
    package let description: String
    /// Whether no other host is to be tried.
    package let isFinal: Bool

    package init(_ description: String, isFinal: Bool = false) {
        self.description = description
        self.isFinal = isFinal
    }
}

extension HostProvider {
    package var isBuilt: Bool { false }
    package var advice: String? { nil }
    package var isDisplay: Bool { true }
    package var isOffered: Bool { isBuilt }
    package var playsScripts: Bool { false }

    package func isLikely(_ environment: [String: String]) -> Bool { false }

    package func checkSettings(_ environment: [String: String]) throws {}

    /// What a host that this program was built without says.
    package var notBuilt: HostRefusal {
        HostRefusal("this app was built without the host '\(name)'" + (advice.map { "; \($0)" } ?? ""), isFinal: true)
    }

    package func connect(_ settings: HostSettings, _ environment: [String: String], isAsked: Bool) throws -> any DisplayHost { throw notBuilt }

    package func words(_ host: any DisplayHost, _ environment: [String: String], _ cause: HostCause) -> (reason: String, notice: String?) {
        (name, nil)
    }

    /// Those of the host, which is connected to for the question.
    package func devices(_ settings: HostSettings, _ environment: [String: String]) throws -> DeviceList {
        let host = try connect(settings, environment, isAsked: true)
        defer { host.disconnect() }
        let found = (host as? any DeviceListing)?.inputDevices() ?? []
        return DeviceList(found, remark: found.isEmpty ? "none: the display has no touchscreen, pen or pad" : nil)
    }
}

/// How a program is built with a host that `DACTYL_HOSTS` may leave out.
package func adviceToBuild(_ name: String) -> String { "build it with \(name) in the variable DACTYL_HOSTS, or without that variable" }
