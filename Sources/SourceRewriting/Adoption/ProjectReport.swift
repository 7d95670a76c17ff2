#if UnmodifiedSources
internal import Foundation
internal import InterfaceFiles

/// What of an iOS project builds here and what does not, and the package that builds it.
package struct ProjectReport {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
        init(_ description: String) { self.description = description }
    }

    private let project: String
    private let apps: [AppFolder]
    private var lines: [String] = []
    /// What stands in the way.
    package private(set) var problemCount = 0

    /// Looks at a project.
    /// - Throws: ``Failure`` for a folder that has no app.
    package init(folder: String) throws {
        project = URL(fileURLWithPath: folder).standardizedFileURL.path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: project, isDirectory: &isFolder), isFolder.boolValue else {
            throw Failure("there is no folder '\(folder)'")
        }
        apps = try AppFolder.all(in: project)
        guard !apps.isEmpty else {
            throw Failure("'\(folder)' has no app: no Swift file in it says @main or @UIApplicationMain. An app that is written in "
                + "Objective-C can't be built")
        }
        for app in apps { try look(at: app) }
    }

    /// The report, line by line.
    package var text: String { lines.joined(separator: "\n") + "\n" }

    private mutating func look(at app: AppFolder) throws {
        let sources = try app.sources.map { path in
            guard let data = FileManager.default.contents(atPath: "\(project)/\(path)"), let text = String(data: data, encoding: .utf8) else {
                throw Failure("\(project)/\(path): this file can't be read as UTF-8")
            }
            return (path: path, text: text)
        }
        let module = SourceModule(sources: sources)
        let own = Set(module.types.keys.flatMap { $0.split(separator: ".").map(String.init) })
        lines.append("\(app.name): \(count(app.sources.count, "Swift file")), \(count(app.interfaces.count, "storyboard or xib", "storyboards and xibs"))")
        var sound = 0
        var problems: [String] = []
        for file in module.files {
            let found = problemsOfSource(file, own)
            if found.isEmpty { sound += 1 }
            problems += found
        }
        for path in app.objectiveC { problems.append("\(path): this is no Swift; write in Swift what the app needs of it") }
        for path in app.interfaces { problems += problemsOfInterface(path, module, app) }
        lines.append("  nothing stands in the way of \(sound) of \(count(app.sources.count, "Swift file"))")
        lines += problems.map { "  \($0)" }
        problemCount += problems.count
    }

    private func problemsOfSource(_ file: SourceFile, _ own: Set<String>) -> [String] {
        let unknown = UnknownNames(file, known: own)
        return unknown.imports.map { finding in
            "\(file.place(of: finding.offset)): there is no module \(finding.name) here: \(UnknownNames.advice(forModule: finding.name))"
        } + unknown.names.map { finding in
            let times = unknown.counts[finding.name] ?? 1
            return "\(file.place(of: finding.offset)): there is no \(finding.name) here" + (times > 1 ? " (\(times) places in this file)" : "")
        }
    }

    private func problemsOfInterface(_ path: String, _ module: SourceModule, _ app: AppFolder) -> [String] {
        do {
            let document = try InterfaceDocument(data: FileManager.default.contents(atPath: "\(project)/\(path)") ?? Data(), name: path)
            return InterfaceChecker(document, module, moduleName: app.name).diagnostics.map { "\($0.place): \($0.message)" }
                + leftOut(document.root, document)
        } catch {
            return ["\(error.place): \(error.message)"]
        }
    }

    /// Elements that make objects of classes that are not here: the rest of the file loads without them.
    private func leftOut(_ root: InterfaceElement, _ document: InterfaceDocument) -> [String] {
        var seen: Set<String> = [], result: [String] = []
        func look(_ element: InterfaceElement) {
            if let name = UIKitClasses.name(ofElement: element.name), name.hasPrefix("UI"), !KnownNames.all.contains(name), let id = element.attribute("id"),
               seen.insert(name).inserted {
                result.append("\(document.place(of: id)): there is no \(name) here; '\(id.value)' and others of it are left out")
            }
            for child in element.children { look(child) }
        }
        look(root)
        return result
    }

    private func count(_ number: Int, _ one: String, _ many: String? = nil) -> String { "\(number) \(number == 1 ? one : many ?? one + "s")" }

    // MARK: The package

    /// Makes the package beside the project's files. Nothing that is there is changed.
    /// - Parameter dactyl: A path or an address.
    /// - Returns: The paths of the files that were made.
    package func makePackage(dactyl: String) throws -> [String] {
        let manifest = "\(project)/Package.swift"
        let stands = apps.map { app in (app: app, path: "\(project)/\(app.path.isEmpty ? "" : app.path + "/")\(standIn(app))") }
        for path in [manifest] + stands.map(\.path) where FileManager.default.fileExists(atPath: path) {
            throw Failure("'\(path)' is there already, and is left as it is; take it away to have it made anew")
        }
        try Data(manifestText(dactyl).utf8).write(to: URL(fileURLWithPath: manifest), options: .atomic)
        for stand in stands {
            let text = "// The package manager wants one file of the target's own. The app's files are built by the plugin UnmodifiedSources.\n"
            try Data(text.utf8).write(to: URL(fileURLWithPath: stand.path), options: .atomic)
        }
        return [manifest] + stands.map(\.path)
    }

    private func standIn(_ app: AppFolder) -> String { "\(app.name)Package.swift" }

    private func manifestText(_ dactyl: String) -> String {
        let isAddress = dactyl.contains("://") || dactyl.contains("@")
        let traits = "traits: [.defaults, \"UnmodifiedSources\"]"
        let dependency = isAddress
            ? ".package(url: \(literal(dactyl)), branch: \"main\", \(traits))" : ".package(name: \"dactyl\", path: \(literal(dactyl)), \(traits))"
        let targets = apps.map { app in
            """
                    .executableTarget(
                        name: \(literal(app.name)),
                        dependencies: [.product(name: "UIKit", package: "dactyl")],
                        path: \(literal(app.path.isEmpty ? "." : app.path)),\(excluded(app))
                        sources: [\(literal(standIn(app)))],
                        swiftSettings: [.swiftLanguageMode(.v5)],
                        plugins: [.plugin(name: "UnmodifiedSources", package: "dactyl")]),
            """
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: \(literal(AppFolder.moduleName((project as NSString).lastPathComponent))),
                dependencies: [
                    \(dependency),
                ],
                targets: [
            \(targets.joined(separator: "\n"))
                ]
            )

            """
    }

    /// Folders of languages, which the package manager does not leave alone by itself.
    private func excluded(_ app: AppFolder) -> String {
        var folders: [String] = []
        for file in app.files {
            let parts = file.split(separator: "/").map(String.init)
            guard let index = parts.firstIndex(where: { $0.hasSuffix(".lproj") }) else { continue }
            let folder = parts[(app.path.isEmpty ? 0 : 1)...index].joined(separator: "/")
            if !folders.contains(folder) { folders.append(folder) }
        }
        return folders.isEmpty ? "" : "\n            exclude: [\(folders.map(literal).joined(separator: ", "))],"
    }
}
#endif
