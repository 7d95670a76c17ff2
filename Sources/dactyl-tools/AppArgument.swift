import AppStart
import ArgumentParser

/// The app that a subcommand is for: one that is named, or else that of the package in this folder, which is built first.
enum AppArgument {
    static let help: ArgumentHelp = """
        A path, or the name of an executable beside this command or built in or below this folder. Without it the package in this folder is built, \
        and its app is taken.
        """

    /// Becomes the app.
    /// - Throws: ``Failure``; otherwise it does not return.
    static func run(_ app: String?, _ arguments: [String], _ environment: [String: String]) throws {
        let request = RunRequest(app: app ?? ".", arguments: arguments, environment: environment)
        guard app == nil else { return try request.run() }
        try RunRequest(app: built(for: request), arguments: arguments, environment: environment).run()
    }

    /// Builds the package in this folder for a run whose settings and files are as they should be.
    /// - Returns: The app's path.
    static func built(for request: RunRequest) throws -> String {
        _ = try App.manifest(in: ".")
        try request.check()
        return try PackageHere.build().path
    }
}
