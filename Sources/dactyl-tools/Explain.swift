import AppStart
import ArgumentParser
import Foundation

/// Plays a script headlessly in an app and prints what was decided about its gestures, and why.
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Plays a script and explains what became of the touches and gestures.",
        discussion: """
            Prints a line for each decision, with the seconds since the start: which recognizer got which touch, asked for which state, had to \
            wait, was excluded, failed or was recognized. Also the views that hit testing passed over and why, what views were called with, which \
            responders they handed that on to, and the actions that were sent. With --of, only the chain of one recognizer ("pan", \
            "pan on MapView"), of one touch ("touch 1") or of one view ("MapView").

            A recognizer goes by its name property, or by its class: UIPanGestureRecognizer is "pan".
            """)

    @Argument(help: AppArgument.help)
    var app: String?

    @Option(help: ArgumentHelp("The touch script to play; - is standard input.", valueName: "SCRIPT"))
    var play: String

    @Option(help: ArgumentHelp("The recognizer, touch or view to explain.", valueName: "NAME"))
    var of: String?

    @Flag(help: "Print JSON, a line a decision (Documentation/inspector-protocol.md).")
    var json = false

    @OptionGroup var common: RunOptions

    func run() throws {
        do {
            var environment = ProcessInfo.processInfo.environment
            environment["DACTYL_ON"] = "headless"
            environment["DACTYL_PLAY"] = play
            environment["DACTYL_EXPLAIN"] = of ?? ""
            environment["DACTYL_EXPLAIN_JSON"] = json ? "1" : nil
            common.set(in: &environment)
            try AppArgument.run(app, common.arguments, environment)
        } catch {
            throw ExitCode(reporting: error)
        }
    }
}
