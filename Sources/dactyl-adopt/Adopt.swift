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
            FOLDER is what has the .xcodeproj in it, or a folder of an app's sources. Nothing in it is changed: the package has links to its \
            files. What is said goes by names; what only types tell, the compiler says when the package is built.

            Statuses: 0 nothing is known to stand in the way, 1 something is, 64 wrong use, 65 a folder without an app, 73 a package that \
            can't be made.
            """)

    @Argument(help: "The folder of the project.")
    var folder: String

    @Option(help: ArgumentHelp("Make the package that builds it in this folder, which must not be there yet.", valueName: "DIR"))
    var package: String?

    @Option(help: ArgumentHelp("Where the package gets this one from: a path or an address. (default: where this command was built)",
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
        if let package {
            guard let source = dactyl ?? Self.ownPackage else {
                throw Self.fail(ValidationError("say with --dactyl where the package is: a path or an address"), 64)
            }
            do {
                let apps = try report.makePackage(in: package, dactyl: source)
                print("made \(package); build and run it with:")
                for app in apps { print("    swift run --package-path \(Self.quoted(package)) \(app)") }
            } catch {
                throw Self.fail(error, 73)
            }
        }
        if report.problemCount > 0 { throw ExitCode(1) }
    }

    private static func fail(_ error: any Error, _ status: Int32) -> ExitCode {
        try? FileHandle.standardError.write(contentsOf: Data("dactyl adopt: \(error)\n".utf8))
        return ExitCode(status)
    }

    /// As a shell wants it.
    private static func quoted(_ path: String) -> String {
        path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) } ? path : "'\(path.replacingOccurrences(of: "'", with: "'\\''"))'"
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
