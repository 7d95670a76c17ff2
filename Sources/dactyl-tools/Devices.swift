import ArgumentParser
import Foundation
import TouchHost
import TouchScript
import HostRunner

/// Lists what can be touched with.
struct Devices: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists touchscreens, pens and pads.",
        discussion: """
            For each: what it can do, the output that it belongs to, and what is wrong with it. Without --on it is the host that an app \
            would come to. The devices of a bare display are listed without taking it, and also where they may not be opened.
            """)

    @Option(help: "Whose devices: auto, wayland, x11, kms, web or headless. (default: auto)")
    var on: String?

    func run() throws {
        do {
            var environment = ProcessInfo.processInfo.environment
            if let on { environment["DACTYL_ON"] = on }
            var settings = try HostSettings(environment: environment)
            (settings.script, settings.replay, settings.snapshot) = (nil, nil, nil)
            let report = try MainActor.assumeIsolated { try DeviceReport(settings: settings).text }
            try OutputFile.writeToStandardOutput(report)
        } catch {
            throw ExitCode(reporting: error)
        }
    }
}
