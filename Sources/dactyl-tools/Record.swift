import AppStart
import ArgumentParser
import Foundation

/// Runs an app and writes down everything that its host delivers.
struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Runs an app and records its session.",
        discussion: """
            Writes everything that the display and its devices deliver, with sizes, scales and clock readings, as text \
            (Documentation/recordings.md). What is typed is not among it unless --typed asks for it. 'dactyl replay' plays it with the same decisions. The file is good up to the last turn even \
            when the app crashes.
            """)

    @Argument(help: "A path, or the name of an executable beside this command or built in or below this folder.")
    var app: String

    @Argument(help: "Where to write the recording.")
    var file: String

    @Option(help: "Where to show it, as for 'dactyl run'. (default: auto)")
    var on: String?

    @Option(help: ArgumentHelp("A touch script to play.", valueName: "SCRIPT"))
    var play: String?

    @OptionGroup var common: RunOptions

    func run() throws {
        do {
            var environment = ProcessInfo.processInfo.environment
            let options = [("DACTYL_ON", on), ("DACTYL_PLAY", play)]
            for (name, value) in options { if let value { environment[name] = value } }
            environment["DACTYL_RECORD"] = file
            common.set(in: &environment)
            try RunRequest(app: app, arguments: common.arguments, environment: environment).run()
        } catch {
            throw ExitCode(reporting: error)
        }
    }
}
