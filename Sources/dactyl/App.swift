import Foundation
import TouchScript

/// An executable that can be started.
struct App {
    let path: String

    /// Finds an app: at a path, or by its name beside this command, in the build folders of the current folder and of its
    /// subfolders, and in the current folder itself, in this order.
    static func find(_ name: String) throws -> App {
        if name.contains("/") {
            try checkExecutable(name)
            return App(path: name)
        }
        let folders = [ownFolder] + buildFolders(of: ".") + subfolders.flatMap(buildFolders) + ["."]
        for folder in folders {
            let path = "\(folder)/\(name)"
            if !name.isEmpty, (try? checkExecutable(path)) != nil { return App(path: path) }
        }
        throw Failure("there is no app '\(name.onOneLine)' beside \(ownFolder)/dactyl, in .build/release or .build/debug, "
            + "in those of the folders here, or in this folder", status: 66)
    }

    /// Becomes the app.
    /// - Throws: ``Failure`` when the system can't start it; otherwise it does not return.
    func start(arguments: [String], environment: [String: String]) throws {
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

    static var ownFolder: String {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return (own as NSString).deletingLastPathComponent
    }

    private static func buildFolders(of folder: String) -> [String] {
        ["\(folder)/.build/release", "\(folder)/.build/debug"]
    }

    private static var subfolders: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }
}
