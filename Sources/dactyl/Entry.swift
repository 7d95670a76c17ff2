import AppStart
import Foundation
import FoundationAdditions

/// The start of the command. It starts apps, and becomes `dactyl-tools` for all else.
///
/// It is a separate program because an app's first frame waits for it: the parser of arguments, and the libraries that other subcommands
/// need, take as long to load as half an app.
@main
enum Entry {
    static func main() {
        openStandardFiles()
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            guard let request = RunRequest(plain: words) else { try becomeTools(words) }
            try request.checkOptions()
            try request.run()
        } catch {
            exit(Failure(error).report())
        }
    }

    /// Becomes the other program, which stands beside this one.
    private static func becomeTools(_ words: [String]) throws -> Never {
        let tools = "\(App.ownFolder)/dactyl-tools"
        guard access(tools, X_OK) == 0 else {
            throw Failure("its other part, dactyl-tools, is not in '\(App.ownFolder)'; script/install of the package dactyl brings both, swift build in it makes both", status: 69)
        }
        try App(path: tools).start(arguments: words, environment: ProcessInfo.processInfo.environment)
    }
}
