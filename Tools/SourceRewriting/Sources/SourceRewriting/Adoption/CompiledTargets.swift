internal import Foundation

/// What the compiler says of a project's targets, as the plugin rewrites them.
struct CompiledTargets {
    /// Of one target.
    struct Result {
        /// By the files.
        var errors: [String: [SourceCompiler.Error]] = [:]
        /// Why the compiler did not look at it.
        var reason: String?
        /// Files that import a module that is not here: what the compiler would say of them follows from that.
        var incomplete: Set<String> = []
    }

    /// By the targets' names.
    private(set) var results: [String: Result] = [:]
    private let compiler: SourceCompiler
    private let folder: ProjectFolder
    private let targets: [AdoptedApp]

    init(_ targets: [AdoptedApp], _ folder: ProjectFolder, _ compiler: SourceCompiler) {
        (self.targets, self.folder, self.compiler) = (targets, folder, compiler)
        let place = FileManager.default.temporaryDirectory.path + "/adopt-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: place) }
        // Only this user may read a project's sources.
        guard (try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])) != nil else { return }
        for target in Self.ordered(targets) where !target.sources.isEmpty { results[target.name] = check(target, place) }
    }

    /// Each target after those that it imports.
    private static func ordered(_ targets: [AdoptedApp]) -> [AdoptedApp] {
        var result: [AdoptedApp] = [], begun: Set<String> = []
        func add(_ target: AdoptedApp) {
            guard begun.insert(target.name).inserted else { return }
            for name in target.libraries { if let needed = targets.first(where: { $0.name == name }) { add(needed) } }
            result.append(target)
        }
        for target in targets { add(target) }
        return result
    }

    // MARK: A target

    private func check(_ target: AdoptedApp, _ place: String) -> Result {
        var result = Result()
        guard !compiler.isAtEnd else {
            result.reason = SourceCompiler.lateness
            return result
        }
        for name in target.libraries where results[name]?.reason != nil {
            result.reason = "\(name), which it imports, was not compiled"
            return result
        }
        guard Int(target.swiftVersion.prefix { $0 != "." }).map({ $0 >= 4 }) ?? true else {
            result.reason = "the compiler does not read Swift \(target.swiftVersion)"
            return result
        }
        let texts = self.texts(target.sources), own = place + "/sources-" + target.name
        let libraries = target.libraries.compactMap { name in targets.first { $0.name == name } }.map { (module: $0.name, texts: self.texts($0.sources).map(\.text)) }
        let module = SourceModule(sources: texts, libraries: libraries), here = Modules.here.union(target.libraries)
        // The names under which lines are reported, by the files that are compiled.
        var files: [String: String] = [:]
        do {
            try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
            for index in module.files.indices {
                let path = module.files[index].path, isMain = (path as NSString).lastPathComponent == "main.swift"
                let missing = MissingImports(module.files[index], here: here)
                if !missing.isEmpty { result.incomplete.insert(path) }
                let file = isMain ? own + "/main.swift" : "\(own)/\(index).swift"
                guard files[file] == nil else {
                    result.reason = "two files are called main.swift"
                    return result
                }
                try Data(missing.blanked(module.rewritten(index)).utf8).write(to: URL(fileURLWithPath: file))
                files[file] = path
            }
            if target.isOfInterface {
                // What the file that adopt writes brings to the others.
                try Data("import XCTest\n\(TestFile.interfaceImport)\n\(TestFile.additions)".utf8).write(to: URL(fileURLWithPath: own + "/interface.swift"))
                files[own + "/interface.swift"] = ""
            }
        } catch {
            result.reason = "the rewritten sources can't be written: \(error.localizedDescription)"
            return result
        }
        let unit = SourceCompiler.Unit(name: target.name, files: files, flags: Self.flags(target))
        switch compiler.check(unit, in: place) {
        case .checked(let errors): result.errors = Dictionary(grouping: errors.filter { !result.incomplete.contains($0.path) }, by: \.path)
        case .failed(let reason):
            // What a module with errors has may be more than the compiler can read.
            let broken = target.libraries.first { results[$0].map { !$0.errors.isEmpty || !$0.incomplete.isEmpty } ?? false }
            result.reason = broken.map { "\($0), which it imports, does not compile" } ?? reason
        }
        if result.reason == nil, targets.contains(where: { $0.libraries.contains(target.name) }) { compiler.makeModule(unit, in: place) }
        return result
    }

    private static func flags(_ target: AdoptedApp) -> [String] {
        let version = target.swiftVersion
        let mode = version.hasPrefix("6") ? "6" : version.hasPrefix("4.2") ? "4.2" : version.hasPrefix("4") ? "4" : "5"
        return ["-swift-version", mode] + (target.isOnMainActor ? ["-default-isolation", "MainActor"] : [])
    }

    private func texts(_ paths: [String]) -> [(path: String, text: String)] {
        paths.compactMap { path in
            guard let text = folder.data(path).flatMap({ String(data: $0, encoding: .utf8) }), SourceFile.refusal(of: text, path: path) == nil else { return nil }
            return (path, text)
        }
    }
}

/// The imports of modules that are not here: one of them alone would end the compiler's work.
private struct MissingImports {
    private let names: Set<String>
    var isEmpty: Bool { names.isEmpty }

    init(_ file: SourceFile, here: Set<String>) {
        names = Set(TopLevelImports.active(file)).subtracting(here)
    }

    /// The text with comments in their place.
    func blanked(_ text: String) -> String {
        guard !names.isEmpty else { return text }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { ImportLines.name($0).map(names.contains) == true ? "// \($0)" : String($0) }.joined(separator: "\n")
    }
}
