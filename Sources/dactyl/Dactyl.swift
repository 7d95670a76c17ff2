import ArgumentParser
import FoundationAdditions

/// The command. Each subcommand has a file of its own.
@main
struct Dactyl: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dactyl",
        abstract: "Runs apps of UIKit's multi-touch system on Linux.",
        version: "dactyl 0.1.0",
        subcommands: [Run.self, Record.self, Replay.self, Explain.self, PlayScenarios.self, AdoptProject.self, BundleApp.self, Devices.self])

    static func main() {
        openStandardFiles()
        main(nil)
    }
}
