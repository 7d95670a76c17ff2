internal import Foundation
internal import InterfaceFiles

/// What the plugin runs: rewrites an app's sources into a folder and puts its resources into another.
package struct RewritingCommand {
    private var module = ""
    private var sources = ""
    private var resources = ""
    private var files: [String] = []
    private var libraries: [(module: String, files: [String])] = []

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    package init(arguments: [String]) throws {
        var arguments = arguments[...]
        // What follows the name of a library is its files, up to the app's own.
        var isOwn = true
        while let argument = arguments.popFirst() {
            switch argument {
            case "--module": module = arguments.popFirst() ?? ""
            case "--sources": sources = arguments.popFirst() ?? ""
            case "--resources": resources = arguments.popFirst() ?? ""
            case "--library":
                libraries.append((arguments.popFirst() ?? "", []))
                isOwn = false
            case "--files": isOwn = true
            default: if isOwn { files.append(argument) } else { libraries[libraries.count - 1].files.append(argument) }
            }
        }
        guard !module.isEmpty, !sources.isEmpty, !resources.isEmpty else {
            throw Failure(description: "RewriteSources --module NAME --sources FOLDER --resources FOLDER [--library NAME FILE …] --files FILE …")
        }
    }

    package func run() throws {
        let swift = files.filter { $0.hasSuffix(".swift") }
        let module = SourceModule(sources: try swift.map { path in
            guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8) else {
                throw Failure(description: "\(path): error: this file can't be read as UTF-8")
            }
            if let refusal = SourceFile.refusal(of: text, path: path) { throw Failure(description: refusal.description) }
            return (path, text)
        }, libraries: libraries.map { library in
            // What can't be read is said where the library is built.
            (library.module, library.files.compactMap { FileManager.default.contents(atPath: $0).flatMap { String(data: $0, encoding: .utf8) } }
                .filter { SourceFile.refusal(of: $0, path: "") == nil })
        })
        let (problems, interfaces) = lookAtInterfaces(module), text = problems.map(\.description).joined(separator: "\n")
        guard problems.allSatisfy(\.isWarning) else { throw Failure(description: text) }
        if !text.isEmpty { try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8)) }
        try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
        for (index, path) in swift.enumerated() {
            try write(module.rewritten(index), to: sources + "/" + Self.rewrittenName((path as NSString).lastPathComponent))
        }
        try ResourceCopier(folder: resources, module: self.module).copy(files.filter { !$0.hasSuffix(".swift") }, rewritten: interfaces)
    }

    /// As the plugin expects it.
    private static func rewrittenName(_ name: String) -> String { name == "main.swift" ? name : String(name.dropLast(6)) + ".iOS.swift" }

    /// What the storyboards and xibs name and the sources do not have, and those that are to be other than they are.
    private func lookAtInterfaces(_ module: SourceModule) -> (problems: [Diagnostic], rewritten: [String: Data]) {
        var problems: [Diagnostic] = [], rewritten: [String: Data] = [:]
        for path in files where path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
            do {
                let data = FileManager.default.contents(atPath: path) ?? Data()
                let checker = try InterfaceChecker(InterfaceDocument(data: data, name: path), module, moduleName: self.module)
                problems += checker.diagnostics
                rewritten[path] = checker.rewritten(data)
            } catch {
                problems.append(Diagnostic(place: error.place, message: error.message))
            }
        }
        return (problems, rewritten)
    }

    /// A file that stays the same is left alone, so that the compiler leaves it alone too.
    private func write(_ text: String, to path: String) throws {
        let data = Data(text.utf8)
        guard FileManager.default.contents(atPath: path) != data else { return }
        try data.write(to: URL(fileURLWithPath: path))
    }

    /// Writes the reason and ends the process.
    package static func fail(_ reason: Any) -> Never {
        try? FileHandle.standardError.write(contentsOf: Data("\(reason)\n".utf8))
        exit(1)
    }
}
