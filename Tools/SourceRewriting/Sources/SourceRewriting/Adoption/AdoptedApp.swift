internal import Foundation

/// One app, library or bundle of tests of an Xcode project or package, or the app of a folder of sources without one.
struct AdoptedApp {
    /// What its target is; apps and tests import libraries, tests apps too.
    enum Kind { case app, library, tests }

    /// Of the target, a legal name of a module.
    var name: String
    /// From the folder that is looked at on, in order; none twice.
    var files: [String]
    var kind = Kind.app
    var isLibrary: Bool { kind == .library }
    /// Whether a product of its package has it.
    var isReachable = true
    /// The name of the storyboard that is shown while the app starts, where the project's settings say it.
    var launchScreen: String?
    /// The project's libraries that its sources import; of tests also their app, and what the manifest of their package names.
    var libraries: [String] = []
    /// Of tests: the app in whose process they run.
    var host: String?
    /// Whether it is tests that use the app as a person does, with the vocabulary of XCUIAutomation.
    var isOfInterface = false
    /// What was taken out of its files, with the reason.
    var leftOut: [LeftOutFile] = []
    /// The version of Swift that the sources are written in, as Xcode has it: `5.0`.
    var swiftVersion = "5.0"
    /// Everything is on the main actor that does not say otherwise.
    var isOnMainActor = false
    /// The file that is the app's `Info.plist`, whatever its name.
    var information: String?
    /// What Xcode writes into the `Info.plist` that it makes.
    var generatedInformation: [String: String] = [:]
    /// The products of packages that the target names.
    var packageProducts: [String] = []
    /// Where the project's settings stand, for messages; `nil` without a project.
    var settings: String?
    /// Files that the project names and that are not there.
    var missing: [String] = []
    /// Files that the project names and that are not in the folder.
    var outside: [String] = []

    var sources: [String] { files.filter { $0.hasSuffix(".swift") } }
    var interfaces: [String] { files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") } }
    var others: [String] { files.filter { file in [".m", ".mm", ".c", ".cc", ".cpp", ".metal"].contains { file.hasSuffix($0) } } }

    /// As Xcode makes it of a target's name.
    static func moduleName(_ name: String) -> String {
        var result = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        if result.first?.isNumber != false { result = "_" + result }
        return result
    }
}

extension AdoptedApp {
    /// The app of a folder that has no project: all files in it, but for those of tests.
    /// - Returns: `nil` when no file has an entry point.
    static func ofFolder(_ folder: ProjectFolder) throws -> AdoptedApp? {
        let files = folder.files.filter { !isTest($0) }
        let hasEntry = files.contains { path in
            guard path.hasSuffix(".swift") else { return false }
            let text = folder.data(path).map { String(decoding: $0, as: UTF8.self) } ?? ""
            return (path as NSString).lastPathComponent == "main.swift" || text.contains("@main") || text.contains("@UIApplicationMain")
        }
        guard hasEntry else { return nil }
        // The folder of an app's sources is often called after what they are for.
        var parts = folder.path.split(separator: "/").map(String.init)
        while parts.count > 1, ["iOS", "Sources", "Source", "src", "App"].contains(parts.last!) { parts.removeLast() }
        return AdoptedApp(name: moduleName(parts.last ?? "App"), files: files)
    }

    private static func isTest(_ path: String) -> Bool {
        path == "Package.swift" || path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
    }
}
