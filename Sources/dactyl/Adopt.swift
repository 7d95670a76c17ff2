import ArgumentParser
import Foundation

/// Becomes the command `dactyl-adopt`, which has a parser of Swift sources and is built apart for that reason.
struct AdoptProject: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Says what of an iOS project builds here, and makes the package that builds it.",
        discussion: "See 'dactyl adopt FOLDER --help'.",
        helpNames: [])

    @Argument(parsing: .captureForPassthrough)
    var arguments: [String] = []

    func run() throws {
        do {
            guard let app = try? App.find("dactyl-adopt") else {
                throw Failure("'dactyl adopt' is built apart: swift build --traits UnmodifiedSources --product dactyl-adopt", status: 69)
            }
            try app.start(arguments: arguments, environment: ProcessInfo.processInfo.environment)
        } catch {
            throw Failure(error).report()
        }
    }
}
