import AppStart
import ArgumentParser
import Foundation

/// Starts an app for tools, which talk to its inspector over standard input and output.
struct Tools: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Runs an app for tools, over standard input and output (MCP).",
        discussion: """
            Speaks the Model Context Protocol: a message of JSON-RPC 2.0 a line, with the methods of Documentation/inspector-protocol.md as tools. They \
            list views and recognizers, take pictures, say what was decided and why, and with --control touch the app. The app runs headless unless \
            --on says otherwise, and its time stands still between two calls. What the app prints goes to standard error. It ends with its input, \
            after the answers that are due; when nothing reads them, with status 73.
            """)

    @Argument(help: AppArgument.help)
    var app: String?

    @OptionGroup var inspection: InspectionOptions

    @OptionGroup var common: RunOptions

    func run() throws {
        do {
            var environment = ProcessInfo.processInfo.environment
            inspection.set(in: &environment, place: "stdio", host: "headless")
            common.set(in: &environment)
            try AppArgument.run(app, common.arguments, environment)
        } catch {
            throw ExitCode(reporting: error)
        }
    }
}
