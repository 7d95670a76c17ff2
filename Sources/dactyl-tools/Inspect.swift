import AppStart
import ArgumentParser
import Foundation
import TouchHost

/// Starts an app with the inspector's page.
struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Runs an app and shows in a browser why its gestures do what they do.",
        discussion: """
            The app runs as always. The inspector's page is at the link that is printed, which is the key, and opens in the browser of a desktop. It has \
            the picture with fingers and views, a timeline of every decision with its reason, the path of each landing, the graph of which recognizer waits for which, \
            and what would have happened with other settings. An app that is started directly does the same with DACTYL_INSPECT=1, or an address \
            and port as in DACTYL_INSPECT=127.0.0.1:8477; DACTYL_INSPECT_CONTROL=1 is --control. The app must be built with the trait Web.
            """)

    @Argument(help: AppArgument.help)
    var app: String?

    @Option(help: ArgumentHelp("Lets other machines in, at this address of this machine; auto is that of its network.", valueName: "ADDRESS"))
    var listen: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("The port of the page, 0 for any. (default: 8477)", valueName: "N"))
    var port: String?

    @Flag(inversion: .prefixedNo, help: "Open the page in the desktop's browser.")
    var open = true

    @OptionGroup var inspection: InspectionOptions

    @OptionGroup var common: RunOptions

    func run() throws {
        do {
            var environment = ProcessInfo.processInfo.environment
            let number = try port.map { try HostSettings.port($0) } ?? 8477, address = listen ?? "127.0.0.1"
            inspection.set(in: &environment, place: address.contains(":") ? "[\(address)]:\(number)" : "\(address):\(number)", host: nil)
            environment["DACTYL_INSPECT_OPEN"] = open ? "1" : nil
            common.set(in: &environment)
            try AppArgument.run(app, common.arguments, environment)
        } catch {
            throw ExitCode(reporting: error)
        }
    }
}
