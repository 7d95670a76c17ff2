#if UnmodifiedSources
internal import Foundation

/// The folder of one app in an Xcode project.
struct AppFolder {
    /// Of the target, a legal name of a module.
    var name: String
    /// From the project's folder on; empty for that itself.
    var path: String
    /// From the project's folder on, in order.
    var files: [String]

    var sources: [String] { files.filter { $0.hasSuffix(".swift") } }
    var interfaces: [String] { files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") } }
    var objectiveC: [String] { files.filter { file in [".m", ".mm", ".c", ".cpp"].contains { file.hasSuffix($0) } } }

    /// What Xcode and package managers keep beside an app's files.
    private static let left: Set<String> = ["xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "docc"]
    private static let leftNames: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "fastlane"]
    private static let limit = 20_000

    /// The apps of a project: the topmost folders that have an entry point in their files.
    static func all(in project: String) throws -> [AppFolder] {
        var files: [String] = []
        try collect(project, "", into: &files)
        let entries = files.filter { path in
            guard path.hasSuffix(".swift") else { return false }
            if (path as NSString).lastPathComponent == "main.swift" { return true }
            let text = FileManager.default.contents(atPath: "\(project)/\(path)").map { String(decoding: $0, as: UTF8.self) } ?? ""
            return text.contains("@main") || text.contains("@UIApplicationMain")
        }
        var folders: [String] = []
        for entry in entries {
            // The app's files stand beside and below, or in neighbours of the folder that has the entry point, as App/Sources and App/Resources.
            let parts = entry.split(separator: "/").dropLast()
            let folder = parts.first.map(String.init) ?? ""
            if !folders.contains(folder) { folders.append(folder) }
        }
        if folders.contains("") { folders = [""] }
        return folders.sorted().map { folder in
            let own = folder.isEmpty ? files.filter { !isTest($0) } : files.filter { $0.hasPrefix("\(folder)/") }
            let given = folder.isEmpty ? (project as NSString).lastPathComponent : folder
            return AppFolder(name: moduleName(given), path: folder, files: own)
        }
    }

    private static func isTest(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") } || path == "Package.swift"
    }

    private static func collect(_ root: String, _ folder: String, into files: inout [String]) throws {
        let path = folder.isEmpty ? root : "\(root)/\(folder)"
        for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted() where !name.hasPrefix(".") {
            let relative = folder.isEmpty ? name : "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: "\(root)/\(relative)", isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                guard !left.contains((name as NSString).pathExtension), !leftNames.contains(name) else { continue }
                // A link may lead back up.
                if (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(root)/\(relative)")) != nil { continue }
                try collect(root, relative, into: &files)
            } else {
                files.append(relative)
                guard files.count <= limit else { throw ProjectReport.Failure("\(root) has more than \(limit) files: name the folder of one project") }
            }
        }
    }

    /// As Xcode makes it of a target's name.
    static func moduleName(_ name: String) -> String {
        var result = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        if result.first?.isNumber != false { result = "_" + result }
        return result
    }
}
#endif
