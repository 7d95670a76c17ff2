import Foundation
import PackagePlugin

/// Builds the sources of an iOS app as they are: what stands in the target's folder and the target does not compile itself.
///
/// The Swift files are rewritten for a system without the Objective-C runtime. All others, storyboards, nibs, `Info.plist`, pictures,
/// strings, become the target's resources.
@main
struct UnmodifiedSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let compiled = Set(target.sourceFiles.map { $0.url.resolvingSymlinksInPath().path })
        let files = Folder.files(in: target.directoryURL).filter { !compiled.contains($0.resolvingSymlinksInPath().path) }
        let sources = files.filter { $0.pathExtension == "swift" }
        guard !sources.isEmpty else {
            Diagnostics.error("UnmodifiedSources: the folder of '\(target.name)' has no Swift file beside those that the target compiles itself; "
                + "put the app's sources in a folder in it and exclude that folder from the target")
            return []
        }
        let output = context.pluginWorkDirectoryURL
        let rewritten = sources.map { output.appending(path: "Sources").appending(path: rewrittenName($0.lastPathComponent)) }
        let resources = output.appending(path: "Supporting")
        let tool = try tool(context)
        let libraries = libraries(of: target)
        // Step by step: Swift 6.2 can't check it as one expression.
        var words = ["rewrite", "--module", target.moduleName, "--sources", output.appending(path: "Sources").path, "--resources", resources.path]
        for library in libraries {
            words += ["--library", library.module]
            words += library.files.map(\.path)
        }
        words.append("--files")
        words += files.map(\.path)
        // A newer command rewrites what an older one has rewritten.
        var inputs = files
        for library in libraries { inputs += library.files }
        inputs.append(tool)
        let outputs = files.count > sources.count ? rewritten + [resources] : rewritten
        return [.buildCommand(displayName: "Rewriting the sources of \(target.name)", executable: tool, arguments: words, inputFiles: inputs, outputFiles: outputs)]
    }

    /// The libraries that the target uses and that this plugin rewrites, too, with their Swift files: their protocols may have optional members.
    private func libraries(of target: SwiftSourceModuleTarget) -> [(module: String, files: [URL])] {
        let own = Self.root.appending(path: "Sources").path + "/"
        return target.recursiveTargetDependencies.compactMap { dependency in
            guard let library = dependency as? SwiftSourceModuleTarget, !library.directoryURL.path.hasPrefix(own) else { return nil }
            let compiled = Set(library.sourceFiles.map { $0.url.resolvingSymlinksInPath().path })
            let files = Folder.files(in: library.directoryURL).filter { $0.pathExtension == "swift" && !compiled.contains($0.resolvingSymlinksInPath().path) }
            return files.isEmpty ? nil : (library.moduleName, files)
        }
    }

    /// The folder of this package.
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The command that rewrites, built if it is not there yet: once for each build folder.
    ///
    /// It is no target of this package, because a target can't be built against the SwiftSyntax that the toolchain brings.
    private func tool(_ context: PluginContext) throws -> URL {
        // The work folder is plugins/outputs/PACKAGE/TARGET/destination/PLUGIN in the build folder.
        let buildFolder = (0..<6).reduce(context.pluginWorkDirectoryURL) { url, _ in url.deletingLastPathComponent() }
        let script = Self.root.appending(path: "Tools/SourceRewriting/build")
        let process = Process(), output = Pipe(), errors = Pipe()
        process.executableURL = script
        process.arguments = [buildFolder.appending(path: "tools/SourceRewriting").path, try context.tool(named: "swift").url.path]
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // It writes one line, or twenty when it fails: less than a pipe holds.
        process.waitUntilExit()
        let said = { (pipe: Pipe) in String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
        guard process.terminationStatus == 0, let path = said(output).split(separator: "\n").last else {
            throw Failure(description: said(errors))
        }
        return URL(fileURLWithPath: String(path))
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}

/// The compiler needs names other than those of the files that the errors are reported for; but `main.swift` means something to it.
private func rewrittenName(_ name: String) -> String { name == "main.swift" ? name : String(name.dropLast(6)) + ".iOS.swift" }

/// What belongs to an app in a folder of an Xcode project.
enum Folder {
    private static let others: Set<String> = ["xcodeproj", "xcworkspace", "playground", "xcframework", "framework", "docc", "xctestplan"]

    /// All files, in order. Links are followed: a package may link to an app's files elsewhere.
    static func files(in folder: URL) -> [URL] {
        var visited: Set<String> = []
        return files(in: folder, &visited)
    }

    private static func files(in folder: URL, _ visited: inout Set<String>) -> [URL] {
        // A link may lead back up.
        guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return [] }
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        var result: [URL] = []
        for name in entries.sorted() where !name.hasPrefix(".") {
            let entry = folder.appending(path: name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder) else { continue }
            if !isFolder.boolValue {
                // Errors are reported for the file itself; a resource has the name of the link.
                result.append(told.contains(entry.pathExtension) ? entry.resolvingSymlinksInPath() : entry)
            } else if !others.contains(entry.pathExtension) {
                result += files(in: entry, &visited)
            }
        }
        return result
    }

    private static let told: Set<String> = ["swift", "storyboard", "xib"]
}
