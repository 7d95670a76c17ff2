internal import Foundation
internal import InterfaceFiles

/// What of an iOS project builds here and what does not.
package struct ProjectReport {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
        init(_ description: String) { self.description = description.onOneLine }
    }

    let folder: ProjectFolder
    private(set) var apps: [AdoptedApp] = []
    private var lines: [String] = []
    /// What stands in the way.
    package private(set) var problemCount = 0

    /// Looks at a project.
    /// - Parameter path: The folder that has the `.xcodeproj` in it, the project itself, or a folder of sources.
    /// - Throws: ``Failure`` for what has no app, or is damaged.
    package init(folder path: String) throws {
        folder = try ProjectFolder(path)
        var others: [String] = []
        for project in folder.projects {
            let project = try XcodeProject(project, in: folder)
            apps += project.apps
            others += project.otherTargets
        }
        if folder.projects.isEmpty, let app = try AdoptedApp.ofFolder(folder) { apps = [app] }
        guard !apps.isEmpty else { throw Failure("'\(path)' has no app: " + Self.reason(folder, others)) }
        for index in apps.indices.dropFirst() where apps[..<index].contains(where: { $0.name == apps[index].name }) {
            apps[index].name += "_\(index + 1)"
        }
        for app in apps { look(at: app) }
        if !others.isEmpty { lines.append("not looked at: \(others.joined(separator: ", "))") }
    }

    private static func reason(_ folder: ProjectFolder, _ others: [String]) -> String {
        if !folder.projects.isEmpty {
            return "of its targets none is an app for iOS" + (others.isEmpty ? "" : ": " + others.joined(separator: ", "))
        }
        if folder.files.contains("Package.swift") { return "it is a package; 'swift build' says what of it builds" }
        if folder.files.contains(where: { $0.hasSuffix(".m") }), !folder.files.contains(where: { $0.hasSuffix(".swift") }) {
            return "it is written in Objective-C, for which there is no runtime here"
        }
        return "it has no .xcodeproj, and no Swift file in it says @main or @UIApplicationMain"
    }

    /// The report, line by line.
    package var text: String { lines.map(\.onOneLine).joined(separator: "\n") + "\n" }

    // MARK: An app

    private mutating func look(at app: AdoptedApp) {
        guard !app.sources.isEmpty else {
            lines += ["\(app.name): no Swift file", "  it is written in Objective-C, for which there is no runtime here"]
            problemCount += 1
            return
        }
        var problems: [String] = app.missing.map { "\($0): the project names this file, and it is not there" }
        if let major = Int(app.swiftVersion.prefix { $0 != "." }), major < 4, let settings = app.settings {
            problems.append("\(settings): the sources are written in Swift \(app.swiftVersion), which the compiler reads no more; "
                + "convert them in Xcode first")
        }
        let sources = app.sources.compactMap { path -> (path: String, text: String)? in
            guard let text = folder.data(path).flatMap({ String(data: $0, encoding: .utf8) }) else {
                problems.append("\(path): this file can't be read as UTF-8, or is too large")
                return nil
            }
            return (path, text)
        }
        let module = SourceModule(sources: sources)
        let own = module.files.reduce(into: Set<String>()) { $0.formUnion(DeclaredNames($1).names) }
        var sound = 0
        for index in module.files.indices {
            let found = problemsOfSource(module, index, own, app)
            if found.isEmpty { sound += 1 }
            problems += found
        }
        if !module.files.contains(where: Self.isEntry) {
            problems.append("no Swift file says where the app begins: put @main before the application's delegate")
        }
        for path in app.others { problems.append("\(path): this is no Swift; write in Swift what the app needs of it") }
        for path in app.interfaces { problems += problemsOfInterface(path, module, app) }
        lines.append("\(app.name): \(count(app.sources.count, "Swift file")), "
            + "\(count(app.interfaces.count, "storyboard or xib", "storyboards and xibs")), Swift \(app.swiftVersion)")
        lines.append("  nothing is known to stand in the way of \(sound) of \(count(app.sources.count, "Swift file"))")
        lines += problems.map { "  \($0)" }
        problemCount += problems.count
    }

    private static func isEntry(_ file: SourceFile) -> Bool {
        (file.path as NSString).lastPathComponent == "main.swift" || file.text.contains("@main") || file.text.contains("@UIApplicationMain")
    }

    private func problemsOfSource(_ module: SourceModule, _ index: Int, _ own: Set<String>, _ app: AdoptedApp) -> [String] {
        let file = module.files[index]
        return UnknownNames(module, index, own: own).findings.map { finding in
            var advice = finding.advice
            if app.packageProducts.contains(where: { finding.message == "there is no module \($0) here" }) {
                advice = "the project takes it from a package; name that in Package.swift if it builds on Linux"
            }
            return "\(file.place(of: finding.offset)): \(finding.message)"
                + (finding.count > 1 ? " (\(finding.count) places in this file)" : "") + (advice.isEmpty ? "" : ": \(advice)")
        }
    }

    private func problemsOfInterface(_ path: String, _ module: SourceModule, _ app: AdoptedApp) -> [String] {
        do {
            let document = try InterfaceDocument(data: folder.data(path) ?? Data(), name: path)
            return InterfaceChecker(document, module, moduleName: app.name).diagnostics.map { "\($0.place): \($0.message)" }
                + leftOut(document.root, document)
        } catch {
            return ["\(error.place): \(error.message)"]
        }
    }

    /// Elements that make objects of classes that are not here: the rest of the file loads without them.
    private func leftOut(_ root: InterfaceElement, _ document: InterfaceDocument) -> [String] {
        var order: [String] = [], first: [String: InterfaceElement.Attribute] = [:], counts: [String: Int] = [:]
        func look(_ element: InterfaceElement) {
            if let name = UIKitClasses.name(ofElement: element.name), AppleNames.isApples(name), !KnownNames.all.contains(name),
               let id = element.attribute("id") {
                if first.updateValue(first[name] ?? id, forKey: name) == nil { order.append(name) }
                counts[name, default: 0] += 1
            }
            for child in element.children { look(child) }
        }
        look(root)
        return order.map { name in
            let advice = AppleNames.advice(name)
            return "\(document.place(of: first[name]!)): there is no \(name) here; "
                + (counts[name] == 1 ? "'\(first[name]!.value)' is left out" : "\(counts[name]!) of them are left out")
                + (advice.isEmpty ? "" : ": \(advice)")
        }
    }

    private func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
        "\(number) \(number == 1 ? one : many ?? one + "s")"
    }
}
