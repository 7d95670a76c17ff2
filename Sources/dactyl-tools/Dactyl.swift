import AppStart
import ArgumentParser

/// The command. Each subcommand has a separate file.
struct Dactyl: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dactyl",
        abstract: "Runs apps of UIKit's multi-touch system on Linux.",
        version: "dactyl \(Version.number)",
        subcommands: [New.self, Run.self, Test.self, Record.self, Replay.self, Explain.self, Audit.self, Inspect.self, Tools.self, PlayScenarios.self, AdoptProject.self, BundleApp.self,
                      Devices.self])

    /// The names of the subcommands.
    static var names: [String] {
        configuration.subcommands.map { $0.configuration.commandName ?? "\($0)".lowercased() }
    }
}
