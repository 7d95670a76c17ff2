internal import Foundation

/// What `dactyl adopt` runs, which has read the words of its command line: FOLDER DACTYL [PACKAGE] [--built FOLDER].
package struct AdoptionCommand {
    private let folder: String
    private let dactyl: String
    private let package: String?
    private let built: String

    /// - Parameter arguments: The folder of the project, where a package made for it gets this one from, where that package is to be
    ///   made, if one is requested, and the build folder that may have UIKit.
    package init(arguments: [String]) {
        var arguments = arguments
        let place = arguments.lastIndex(of: "--built").flatMap { $0 == arguments.count - 2 ? $0 : nil }
        built = place == nil ? "" : arguments[arguments.count - 1]
        if place != nil { arguments.removeLast(2) }
        guard 2...3 ~= arguments.count else { Self.end("FOLDER DACTYL [PACKAGE]", 64) }
        (folder, dactyl, package) = (arguments[0], arguments[1], arguments.count > 2 ? arguments[2] : nil)
    }

    /// Prints the report, makes the package, and ends the process with the status that `dactyl adopt --help` says.
    package func run() -> Never {
        let report: ProjectReport, compiler = built.isEmpty ? nil : SourceCompiler(buildFolder: built)
        do {
            report = try ProjectReport(folder: folder, compiler: compiler)
        } catch {
            Self.end("\(error)", 65)
        }
        print(report.text, terminator: "")
        if compiler == nil { print("not compiled, so that names are all there is to go by: no UIKit is built beside this command, or no swiftc is in PATH") }
        if let package {
            do {
                let (apps, hasTests) = try report.makePackage(in: package, dactyl: dactyl)
                print("made \(package.onOneLine); build \(apps.isEmpty ? hasTests ? "and test it" : "it" : hasTests ? "it, run it and test it" : "and run it") with:")
                if apps.isEmpty, !hasTests { print("    swift build --package-path \(Self.quoted(package))") }
                for app in apps { print("    swift run --package-path \(Self.quoted(package)) \(app)") }
                if hasTests { print("    swift test --package-path \(Self.quoted(package))") }
            } catch {
                Self.end("\(error)", 73)
            }
        }
        exit(report.problemCount > 0 ? 1 : 0)
    }

    private static func end(_ message: String, _ status: Int32) -> Never {
        // What was printed comes first.
        fflush(nil)
        try? FileHandle.standardError.write(contentsOf: Data("dactyl adopt: \(message.onOneLine)\n".utf8))
        exit(status)
    }

    /// As a shell needs it.
    private static func quoted(_ path: String) -> String {
        path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) } ? path
            : "'\(path.onOneLine.replacingOccurrences(of: "'", with: "'\\''"))'"
    }
}
