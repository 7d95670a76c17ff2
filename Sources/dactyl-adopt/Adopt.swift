#if UnmodifiedSources
import ArgumentParser
import Foundation
import SourceRewriting

/// Says of an iOS project what builds here, and makes the package that builds it.
@main
struct Adopt: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dactyl adopt",
        abstract: "Says what of an iOS project builds here, and makes the package that builds it.",
        discussion: """
            FOLDER is what has the .xcodeproj in it. Nothing in it is changed; Package.swift and a file for each app are added. Their \
            building is described in Documentation/unmodified-sources.md.

            Statuses: 0 nothing was found that stands in the way, 1 something was, 64 wrong use, 65 a folder without an app, 73 files that \
            are there already.
            """)

    @Argument(help: "The folder of the project.")
    var folder: String

    @Flag(help: "Only tell; make nothing.")
    var check = false

    @Option(help: ArgumentHelp("Where the new package gets this one from: a path or an address. (default: where this command was built)",
                               valueName: "PATH|URL"))
    var dactyl: String?

    func run() throws {
        let report: ProjectReport
        do {
            report = try ProjectReport(folder: folder)
        } catch {
            throw Self.fail(error, 65)
        }
        print(report.text, terminator: "")
        if !check {
            guard let source = dactyl ?? Self.ownPackage else {
                throw Self.fail(ValidationError("say with --dactyl where the package is: a path or an address"), 64)
            }
            do {
                for path in try report.makePackage(dactyl: source) { print("made \(path)") }
            } catch {
                throw Self.fail(error, 73)
            }
            print("build it with: swift build --package-path \(folder)")
        }
        if report.problemCount > 0 { throw ExitCode(1) }
    }

    private static func fail(_ error: any Error, _ status: Int32) -> ExitCode {
        FileHandle.standardError.write(Data("dactyl adopt: \(error)\n".utf8))
        return ExitCode(status)
    }

    /// The package in whose build folder this command stands.
    private static var ownPackage: String? {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        var folder = URL(fileURLWithPath: own).standardizedFileURL.deletingLastPathComponent()
        while folder.path != "/" {
            let manifest = folder.appendingPathComponent("Package.swift")
            if let text = try? String(contentsOf: manifest, encoding: .utf8), text.contains("name: \"dactyl\"") { return folder.path }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
#else
/// Without the trait there is no parser of Swift sources.
@main
enum Adopt {
    static func main() { print("dactyl adopt: build it with the trait: swift build --traits UnmodifiedSources --product dactyl-adopt") }
}
#endif
