import AppStart
import ArgumentParser
import Foundation

/// Runs the command that reads Swift sources. It is built at first use, because nothing else here needs it.
struct AdoptProject: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Says what of an iOS project builds here, and makes the package that builds it.",
        discussion: """
            FOLDER is what has the .xcodeproj in it, or a folder of an app's sources. Nothing in it is changed: the package has links to its \
            files. Where UIKit is built beside this command, the compiler checks the sources, for two minutes a target at most; elsewhere what is said \
            goes by names. The first use takes some seconds more: it builds what reads Swift sources.

            Statuses: 0 nothing is known to stand in the way, 1 something is, 64 wrong use, 65 a folder without an app or library, 69 what reads Swift \
            sources can't be built, 73 a package that can't be made.
            """)

    @Argument(help: "The folder of the project.")
    var folder: String

    @Option(help: ArgumentHelp("Make the package that builds it in this folder, which must not be there yet.", valueName: "DIR"))
    var package: String?

    @Option(help: ArgumentHelp("Where the package gets this one from: a path or an address. (default: where this command was built)",
                               valueName: "PATH|URL"))
    var dactyl: String?

    func run() throws {
        do {
            let tool = App(path: try Self.tool())
            try tool.start(arguments: ["adopt", folder, dactyl ?? OwnSources.folder] + (package.map { [$0] } ?? [])
                           + ["--built", App.ownFolder],
                           environment: ProcessInfo.processInfo.environment)
        } catch {
            throw ExitCode(reporting: error)
        }
    }

    /// Builds the tool unless it is there.
    /// - Returns: Its path.
    /// - Throws: ``Failure`` with status 69.
    private static func tool() throws -> String {
        let script = "\(OwnSources.folder)/Tools/SourceRewriting/build"
        guard FileManager.default.isExecutableFile(atPath: script) else {
            throw Failure("'dactyl adopt' needs the sources of the package dactyl, which are no longer in '\(OwnSources.folder)'; "
                + "build this command again where they are", status: 69)
        }
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: script)
        process.arguments = [buildFolder]
        process.standardOutput = output
        do { try process.run() } catch { throw Failure("cannot start '\(script)': \(error.localizedDescription)", status: 69) }
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0, let path = said.split(separator: "\n").last else {
            throw Failure("what reads Swift sources can't be built, see above", status: 69)
        }
        return String(path)
    }

    /// In the build folder that this command is in, where the plugin has it too; for a command that was installed elsewhere, among the
    /// user's caches.
    private static var buildFolder: String {
        let folder = URL(fileURLWithPath: App.ownFolder).deletingLastPathComponent().deletingLastPathComponent()
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent("workspace-state.json").path) {
            return folder.appendingPathComponent("tools/SourceRewriting").path
        }
        let environment = ProcessInfo.processInfo.environment
        return (environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "/tmp") + "/.cache") + "/dactyl/SourceRewriting"
    }
}
