import Foundation
import TouchHost
import TouchScript

/// What `dactyl run`, `record`, `inspect` and `mcp` are asked for: an app, its arguments, and its environment, in which the settings are.
package struct RunRequest {
    let app: String
    let arguments: [String]
    let environment: [String: String]
    /// The variables in it that options of the command line stand for.
    let given: Set<String>

    package init(app: String, arguments: [String], environment: [String: String], given: Set<String> = []) {
        self.app = app
        self.arguments = arguments
        self.environment = environment
        self.given = given
    }

    /// Becomes the app. The settings of one kind of host are the app's to read, which has the hosts.
    /// - Throws: ``Failure``; otherwise it does not return.
    package func run() throws {
        do { try start() } catch { throw Failure(error) }
    }

    /// Looks at the settings and files of the run, before anything is built for it.
    /// - Throws: ``Failure``.
    package func check() throws {
        do { _ = try checkedSettings() } catch { throw Failure(error) }
    }

    private func checkedSettings() throws -> HostSettings {
        let settings = try HostSettings(environment: environment)
        if let path = settings.script, InputFile.isPlain(path) { try TouchScript(contentsOf: path).checkOutputs() }
        try settings.checkFiles()
        return settings
    }

    private func start() throws {
        let settings = try checkedSettings()
        let app = try App.find(app)
        try settings.checkFiles(reading: [app.path])
        var environment = environment
        if settings.host == "headless" { environment["SWIFT_DETERMINISTIC_HASHING"] = "1" }
        try app.start(arguments: arguments, environment: environment)
    }

    /// Refuses options that mean nothing on the host that was asked for.
    package func checkOptions() throws {
        // What is wrong with a value is said when the command runs, or by the app, where it is a value of one kind of host.
        guard let settings = try? HostSettings(environment: environment) else { return }
        let known = ["wayland", "x11", "kms", "web", "headless"], kms = ["kms", "auto"], web = ["web", "auto"], headless = ["headless", "auto"]
        let needs = [("--output", "DACTYL_OUTPUT", kms, "a bare display"), ("--rotate", "DACTYL_ROTATE", kms, "a bare display"),
                     ("--listen", "DACTYL_LISTEN", web, "browsers"), ("--port", "DACTYL_PORT", web, "browsers"),
                     ("--shared", "DACTYL_SHARED", web, "browsers"), ("--key", "DACTYL_KEY", web, "browsers"), ("--speed", "DACTYL_SPEED", headless, "headless time")]
        for (option, variable, hosts, what) in needs
        where given.contains(variable) && !hosts.contains(settings.host) && known.contains(settings.host) {
            throw Failure("\(option) is for \(what), and not for --on \(settings.host): leave one of them out, or use --on \(hosts[0])", status: 64)
        }
        let hasPurpose = [settings.script, settings.replay, settings.snapshot, settings.log, settings.explain, settings.inspector, settings.spoken].contains { $0 != nil } || settings.audits
        if settings.host == "headless", !hasPurpose, settings.accessibilityBus != .on, (try? App.find(app)) != nil {
            throw Failure("headless has neither fingers nor a screen: give it --play SCRIPT, or --snapshot FILE.png for its first picture", status: 64)
        }
    }
}

extension RunRequest {
    /// Options that are followed by a value which becomes a variable.
    private static let simple = [
        "--on": "DACTYL_ON", "--play": "DACTYL_PLAY", "--port": "DACTYL_PORT", "--output": "DACTYL_OUTPUT", "--rotate": "DACTYL_ROTATE",
        "--size": "DACTYL_SIZE", "--scale": "DACTYL_SCALE", "--log": "DACTYL_LOG", "--key": "DACTYL_KEY", "--snapshot": "DACTYL_SNAPSHOT", "--speed": "DACTYL_SPEED", "--spoken": "DACTYL_SPOKEN",
    ]

    /// Reads `run APP` with options whose meaning is plain.
    ///
    /// The parser of arguments takes as long as an app of its own to start: it reads what it needs to know of each subcommand by reflection.
    /// - Returns: `nil` for all other words, which are the parser's to read, or to say what is wrong with them.
    package init?(plain words: [String]) {
        guard words.first == "run" else { return nil }
        var app: String?, arguments: [String] = [], environment = ProcessInfo.processInfo.environment, given: Set<String> = []
        var rest = words.dropFirst()
        while let word = rest.popFirst() {
            if word == "--" {
                arguments = Array(rest)
                break
            } else if let variable = Self.simple[word] {
                guard given.insert(variable).inserted, let value = rest.popFirst(), Self.isPlain(value) else { return nil }
                environment[variable] = value
            } else {
                guard app == nil, Self.isPlain(word) else { return nil }
                app = word
            }
        }
        guard let app else { return nil }
        self.init(app: app, arguments: arguments, environment: environment, given: given)
    }

    /// Whether a word can be nothing but a value.
    private static func isPlain(_ word: String) -> Bool { !word.isEmpty && !word.hasPrefix("-") }
}
