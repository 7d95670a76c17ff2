import Foundation
import FoundationAdditions
import TouchScript

/// An executable that can be started.
package struct App {
    package let path: String

    package init(path: String) { self.path = path }

    /// Finds an app: at a path, or by its name beside this command, in the build folders of the current folder and of its
    /// subfolders, and in the current folder itself, in this order. A folder stands for the app of the package in it: `.` for the one here.
    package static func find(_ name: String) throws -> App {
        if isFolder(name) { return try ofPackage(name) }
        if name.contains("/") {
            try checkExecutable(name)
            return App(path: name)
        }
        let folders = [ownFolder] + buildFolders(of: ".") + subfolders.flatMap(buildFolders) + ["."]
        for folder in folders {
            let path = "\(folder)/\(name)"
            if !name.isEmpty, (try? checkExecutable(path)) != nil { return App(path: path) }
        }
        let names = Set(folders.flatMap(apps)).sorted()
        let advice = if let near = Suggestion.nearest(to: name, among: names) {
            "did you mean '\(near)'?"
        } else if names.isEmpty {
            "none is built here or below: swift build makes those of a package, and a path names any other"
        } else {
            "there \(names.count == 1 ? "is" : "are") \(listed(names)): name one, or a path"
        }
        throw Failure("there is no app '\(name.onOneLine)'; \(advice)", status: 66)
    }

    /// What `Package.swift` of a folder says.
    /// - Throws: ``Failure`` where there is none.
    package static func manifest(in folder: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: "\(folder)/Package.swift") else {
            throw Failure("\(place(folder)) has no Package.swift: name an app, or go to the folder of a package", status: 66)
        }
        return String(decoding: data, as: UTF8.self)
    }

    private static func place(_ folder: String) -> String { folder == "." ? "this folder" : "'\(folder.onOneLine)'" }

    /// The only app that is built of the package in a folder.
    /// - Parameter kinds: The kinds of builds that count, the first first.
    package static func ofPackage(_ folder: String, kinds: [String] = App.kinds) throws -> App {
        let place = Self.place(folder), manifest = try Self.manifest(in: folder)
        // Programs of other packages are in the same folder. The package's programs are named in its manifest, unless that computes the names.
        let built = kinds.map { ("\(folder)/.build/\($0)", apps(in: "\(folder)/.build/\($0)")) }
        let named = built.map { ($0, $1.filter { manifest.contains("\"\($0)\"") }) }
        let found = named.allSatisfy(\.1.isEmpty) ? built : named
        let names = Set(found.flatMap(\.1)).sorted()
        guard let name = names.first else {
            throw Failure("no app of the package in \(place) is built: swift build\(folder == "." ? "" : " --package-path \(folder.onOneLine)")", status: 66)
        }
        guard names.count == 1, let first = found.first(where: { !$0.1.isEmpty }) else {
            throw Failure("the package in \(place) has several apps: name one of \(listed(names))", status: 66)
        }
        return App(path: "\(first.0)/\(name)")
    }

    /// The names of the executables in a folder that may be apps: not those of this project's own tools, nor what SwiftPM builds for itself.
    private static func apps(in folder: String) -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return all.filter { name in
            !name.contains(".") && !name.hasSuffix("-tool") && !name.hasPrefix("dactyl") && (try? checkExecutable("\(folder)/\(name)")) != nil
        }
    }

    private static func listed(_ names: [String]) -> String {
        let most = 12
        return names.prefix(most).joined(separator: ", ") + (names.count > most ? " and \(names.count - most) more" : "")
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && (path == "." || path == ".." || path.contains("/"))
    }

    /// Becomes the app.
    /// - Throws: ``Failure`` when the system can't start it; otherwise it does not return.
    package func start(arguments: [String], environment: [String: String]) throws -> Never {
        let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
        var argumentPointers = ([path] + arguments).map { strdup($0) } + [nil]
        var variablePointers = variables.map { strdup($0) } + [nil]
        execve(path, &argumentPointers, &variablePointers)
        throw Failure("cannot start '\(path.onOneLine)': \(String(cString: strerror(errno)))", status: 126)
    }

    private static func checkExecutable(_ path: String) throws {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw Failure("there is no app at '\(path.onOneLine)': \(String(cString: strerror(errno)))", status: 66)
        }
        guard status.st_mode & S_IFMT == S_IFREG, access(path, X_OK) == 0 else {
            throw Failure("'\(path.onOneLine)' is not an executable file", status: 66)
        }
    }

    package static var ownFolder: String {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return (own as NSString).deletingLastPathComponent
    }

    /// The kinds of builds, in the order in which apps are looked for.
    package static let kinds = ["release", "debug"]

    private static func buildFolders(of folder: String) -> [String] { kinds.map { "\(folder)/.build/\($0)" } }

    private static var subfolders: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }
}
