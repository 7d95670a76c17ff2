import AppStart
import ArgumentParser
import Foundation

/// Plays a script headlessly in an app and prints what keeps people from using what is on its screen then.
struct Audit: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints what keeps people from using an app's screen without seeing it.",
        discussion: """
            Looks at the app's first screen, or at the one to which a script leads: labels that are missing or say the wrong thing, targets under 44 \
            points, contrasts under 4.5, orders that go back, what gestures alone can do. A line a finding: its kind, the element and its place, and what \
            to do about it. Ends with status 1 when there is one.

            Labels that mislead are found by listening: dactyl run --read.
            """)

    @Argument(help: AppArgument.help)
    var app: String?

    @Option(help: ArgumentHelp("A touch script that leads to the screen; - is standard input.", valueName: "SCRIPT"))
    var play: String?

    @OptionGroup var common: RunOptions

    func run() throws {
        do {
            var environment = ProcessInfo.processInfo.environment
            environment["DACTYL_ON"] = "headless"
            environment["DACTYL_PLAY"] = play
            environment["DACTYL_AUDIT"] = "1"
            common.set(in: &environment)
            try AppArgument.run(app, common.arguments, environment)
        } catch {
            throw ExitCode(reporting: error)
        }
    }
}
