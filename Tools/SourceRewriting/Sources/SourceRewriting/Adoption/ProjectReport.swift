internal import Foundation
internal import InterfaceFiles
internal import PropertyLists

/// What of an iOS project builds here and what does not.
package struct ProjectReport {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
        init(_ description: String) { self.description = description.onOneLine }
    }

    let folder: ProjectFolder
    private(set) var apps: [AdoptedApp] = []
    private var lines: [String] = []
    private var told: Set<String> = []
    private var compiled: CompiledTargets?
    /// What the targets declare, by their names.
    private var declared: [String: Set<String>] = [:]
    /// What stands in the way.
    package private(set) var problemCount = 0

    /// More podspecs are not looked at; each is compared with all files.
    private static let podLimit = 20

    /// Looks at a project.
    /// - Parameters:
    ///   - path: The folder that has the `.xcodeproj` in it, the project itself, or a folder of sources.
    ///   - compiler: What is asked whether the sources compile; without it names are all there is to go by.
    /// - Throws: ``Failure`` for what has no app, or is damaged.
    package init(folder path: String, compiler: SourceCompiler? = nil) throws {
        folder = try ProjectFolder(path)
        var others: [String] = []
        for project in folder.projects {
            let project = try XcodeProject(project, in: folder)
            apps += project.apps
            others += project.otherTargets
        }
        for package in folder.packages {
            let manifest = PackageManifest(package, in: folder)
            apps += manifest.targets
            others += manifest.others
        }
        for file in folder.files.filter({ $0.hasSuffix(".podspec") }).prefix(Self.podLimit) { apps += PodSpecification(file, in: folder).library.map { [$0] } ?? [] }
        if !apps.contains(where: { $0.kind == .app }), folder.projects.isEmpty, folder.packages.isEmpty, let app = try AdoptedApp.ofFolder(folder) {
            apps.append(app)
        }
        apps = Self.withLibraries(apps, in: folder)
        others += apps.filter { $0.kind == .tests && $0.sources.isEmpty }.map { "\($0.name) (tests without a Swift file)" }
        apps.removeAll { $0.kind == .tests && $0.sources.isEmpty }
        others += apps.filter { $0.isOfInterface && $0.host == nil }.map { "\($0.name) (tests of the interface of an app that is not here)" }
        apps.removeAll { $0.isOfInterface && $0.host == nil }
        guard apps.contains(where: { $0.kind != .tests }) else { throw Failure("'\(path)' has no app: " + Self.reason(folder, others)) }
        for index in apps.indices.dropFirst() where apps[..<index].contains(where: { $0.name == apps[index].name }) {
            apps[index].name += "_\(index + 1)"
        }
        leaveOutFiles()
        compiled = compiler.map { CompiledTargets(apps, folder, $0) }
        for app in apps { look(at: app) }
        others = others.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        if !others.isEmpty { lines.append("not looked at: \(others.joined(separator: ", "))") }
    }

    /// The apps, then the libraries, then the tests; a library of a name that another has is the same for another system, and so is one of the same files that
    /// nothing imports. Each knows what it imports.
    private static func withLibraries(_ all: [AdoptedApp], in folder: ProjectFolder) -> [AdoptedApp] {
        var cache: [String: [String]] = [:]
        func importsOf(_ target: AdoptedApp) -> Set<String> {
            target.sources.reduce(into: []) { found, path in
                let names = cache[path] ?? ImportLines.names(folder.text(path))
                cache[path] = names
                found.formUnion(names)
            }
        }
        func imports(_ path: String, _ module: String) -> Bool { ImportLines.names(folder.text(path)).contains(module) }
        let wanted = all.reduce(into: Set<String>()) { $0.formUnion(importsOf($1)) }
        var libraries: [AdoptedApp] = []
        // Projects that SwiftPM has made have a target of the manifest alone.
        let all = all.filter { $0.sources.isEmpty || $0.sources.contains { !($0 as NSString).lastPathComponent.hasPrefix("Package") || !imports($0, "PackageDescription") } }
        for library in all where library.isLibrary && !library.sources.isEmpty && !libraries.contains(where: { $0.name == library.name }) {
            if let twin = libraries.firstIndex(where: { Set($0.sources).isSuperset(of: library.sources) }) {
                guard wanted.contains(library.name) else { continue }
                if !wanted.contains(libraries[twin].name) { libraries.remove(at: twin) }
            }
            libraries.append(library)
        }
        // The project and the package of a library often have the same tests.
        let tests = all.filter { $0.kind == .tests }.reduce(into: [AdoptedApp]()) { tests, new in
            if !tests.contains(where: { $0.name == new.name || !new.sources.isEmpty && Set($0.sources).isSuperset(of: new.sources) }) { tests.append(new) }
        }
        let apps = all.filter { $0.kind == .app }
        var result = apps + libraries + tests
        for index in result.indices {
            let target = result[index], imported = importsOf(target)
            let wanted = target.kind == .tests ? imported.union(target.libraries).union([target.host].compactMap(\.self)) : imported
            let others = libraries + (target.kind == .tests ? apps.filter { !$0.sources.isEmpty } : [])
            result[index].libraries = others.map(\.name).filter { $0 != target.name && wanted.contains($0) }.sorted()
            if let host = target.host, !result[index].libraries.contains(host) { result[index].host = nil }
        }
        return result
    }

    // MARK: What is left out

    /// Takes files out that need what is not here, where the rest can do without them: of libraries what needs a module of Apple's, of apps what needs
    /// SwiftUI, of tests what needs any.
    private mutating func leaveOutFiles() {
        var gone: [String: Set<String>] = [:]
        let order = apps.indices.filter { apps[$0].isLibrary } + apps.indices.filter { !apps[$0].isLibrary }
        for index in order {
            let app = apps[index], missing = app.libraries.reduce(into: Set<String>()) { $0.formUnion(gone[$1] ?? []) }
            let sources = app.sources.compactMap { path -> (path: String, text: String)? in
                guard let text = folder.data(path).flatMap({ String(data: $0, encoding: .utf8) }), SourceFile.refusal(of: text, path: path) == nil else { return nil }
                return (path, text)
            }
            let here = Modules.here.union(app.libraries)
            let absent = app.isOfInterface ? AppleNames.absentInInterfaceTests : app.kind == .tests ? AppleNames.absentInTests : []
            guard app.isOfInterface || !missing.isEmpty || sources.contains(where: { source in
                !here.isSuperset(of: ImportLines.names(source.text)) || absent.contains(where: source.text.contains)
            }) else { continue }
            let left = LeftOutFiles(SourceModule(sources: sources), own: Set(app.libraries), gone: missing, absent: absent) { name in
                switch app.kind {
                case .app: name == "SwiftUI"
                case .library: Modules.isApples(name)
                case .tests: true
                }
            }
            let paths = Set(left.files.map(\.path)), isEntryLeft = sources.contains { paths.contains($0.path) && Self.isEntry($0.path, $0.text) }
            // Of an app or library without its better half, what is left is no use, nor without what much of it names.
            let dependent = left.files.count { $0.module == nil }
            guard app.kind == .tests || !isEntryLeft && paths.count * 2 < app.sources.count && dependent * 2 <= paths.count else { continue }
            apps[index].leftOut = left.files
            apps[index].files.removeAll { paths.contains($0) }
            gone[app.name] = left.names
        }
    }

    private static func reason(_ folder: ProjectFolder, _ others: [String]) -> String {
        if !folder.projects.isEmpty {
            return "of its targets none is an app or library for iOS" + (others.isEmpty ? "" : ": " + others.joined(separator: ", "))
        }
        if !folder.packages.isEmpty { return "it is a package, and its manifest names no library or app in so many words" }
        if folder.files.contains(where: { $0.hasSuffix(".m") }), !folder.files.contains(where: { $0.hasSuffix(".swift") }) {
            return "it is written in Objective-C, for which there is no runtime here"
        }
        return "it has no .xcodeproj, and no Swift file in it says @main or @UIApplicationMain"
    }

    /// The report, line by line.
    package var text: String { lines.map(\.onOneLine).joined(separator: "\n") + "\n" }

    // MARK: An app

    private mutating func look(at app: AdoptedApp) {
        guard !app.sources.isEmpty || !app.leftOut.isEmpty else {
            lines += ["\(app.name): no Swift file", "  it is written in Objective-C, for which there is no runtime here"]
            problemCount += 1
            return
        }
        var problems = Problems()
        for path in app.missing { problems.add("the project names this file, and it is not there", at: path, in: path) }
        for path in app.outside {
            problems.add("the project names this file, and it is not in the folder", "adopt the folder that has all of the project's files", at: path, in: path)
        }
        let isTooOld = Int(app.swiftVersion.prefix { $0 != "." }).map { $0 < 4 } ?? false
        if isTooOld, let settings = app.settings {
            problems.add("the sources are written in Swift \(app.swiftVersion), which the compiler reads no more; convert them in Xcode first", at: settings)
        }
        let sources = app.sources.compactMap { path -> (path: String, text: String)? in
            guard let text = folder.data(path).flatMap({ String(data: $0, encoding: .utf8) }) else {
                problems.add("this file can't be read as UTF-8, or is too large", at: path, in: path)
                return nil
            }
            if let refusal = SourceFile.refusal(of: text, path: path) {
                problems.add(refusal.message, "the file was not read", at: "\(refusal.place)", in: path)
                return nil
            }
            return (path, text)
        }
        let module = SourceModule(sources: sources)
        // The project's libraries count too: they may add to UIKit's types and have its prefix.
        let own = app.libraries.reduce(into: names(of: app)) { $0.formUnion(names(of: $1)) }
        var sound = 0
        let total = app.sources.count + app.leftOut.count
        for index in module.files.indices where !addProblemsOfSource(module, index, own, app, &problems) && !isTooOld { sound += 1 }
        if app.kind == .app, !module.files.contains(where: { Self.isEntry($0.path, $0.text) }) {
            problems.add("no Swift file says where the app begins: put @main before the application's delegate")
        }
        for path in app.others { problems.add("this is no Swift", "write in Swift what the \(Self.noun(app.kind)) needs of it", at: path, in: path) }
        // What is shown while an app starts is shown nowhere here.
        let launch = launchScreens(of: app)
        for path in app.interfaces where !launch.contains(((path as NSString).lastPathComponent as NSString).deletingPathExtension) {
            for problem in problemsOfInterface(path, module, app) { problems.add(problem.message, at: problem.place, in: path, isWarning: problem.isWarning) }
        }
        lines.append("\(app.name)\(app.kind == .app ? "" : " (\(Self.noun(app.kind))\(app.host.map { " \(app.isOfInterface ? "of the interface of" : "in") \($0)" } ?? ""))"): \(count(total, "Swift file")), "
            + "\(count(app.interfaces.count, "storyboard or xib", "storyboards and xibs")), Swift \(app.swiftVersion)")
        let check = compiled?.results[app.name]
        lines.append(check != nil && check?.reason == nil ? "  \(sound) of \(count(total, "Swift file")) compile\(total == 1 ? "s" : "")"
            : "  nothing is known to stand in the way of \(sound) of \(count(total, "Swift file"))")
        if let reason = check?.reason { lines.append("  not compiled: \(reason)") }
        if let check, check.reason == nil, !check.incomplete.isEmpty { lines.append("  \(count(check.incomplete.count, "file")) judged by names alone: modules are missing") }
        let left = LeftOutFiles.lines(app.leftOut)
        lines += left.map { "  \($0)" }
        problemCount += left.count
        let pages = app.files.filter { $0.lowercased().hasSuffix(".pdf") }
        if let first = pages.first {
            lines.append("  \(first)\(pages.count > 1 ? " and \(pages.count - 1) more are PDF files" : " is a PDF file"): "
                + "pictures of this kind are shown where poppler-glib is installed (libpoppler-glib8)")
        }
        // Targets that have files in common have their problems too.
        let fresh = problems.lines.filter { told.insert($0).inserted }
        lines += fresh.map { "  \($0)" }
        if fresh.count < problems.count { lines.append("  \(problems.count - fresh.count) more as above") }
        problemCount += problems.obstacleCount
    }

    /// What the target of that name declares.
    private mutating func names(of target: String) -> Set<String> { apps.first { $0.name == target }.map { names(of: $0) } ?? [] }

    private mutating func names(of target: AdoptedApp) -> Set<String> {
        if let known = declared[target.name] { return known }
        let names = target.sources.reduce(into: Set<String>()) { names, path in
            let text = folder.text(path)
            if SourceFile.refusal(of: text, path: path) == nil { names.formUnion(DeclaredNames(SourceFile(path: path, text: text)).names) }
        }
        declared[target.name] = names
        return names
    }

    private func launchScreens(of app: AdoptedApp) -> Set<String> {
        let path = app.information ?? app.files.first { ($0 as NSString).lastPathComponent == "Info.plist" }
        let list = path.flatMap { folder.data($0) }.flatMap { try? PropertyListReader.read($0) }
        let named = [(list as? [String: Any])?["UILaunchStoryboardName"] as? String, app.launchScreen]
        return Set(["LaunchScreen", "Launch Screen"] + named.compactMap(\.self))
    }

    private static func isEntry(_ path: String, _ text: String) -> Bool {
        (path as NSString).lastPathComponent == "main.swift" || text.contains("@main") || text.contains("@UIApplicationMain")
    }

    private static func noun(_ kind: AdoptedApp.Kind) -> String {
        switch kind {
        case .app: "app"
        case .library: "library"
        case .tests: "tests"
        }
    }

    /// - Returns: Whether there are any.
    private func addProblemsOfSource(_ module: SourceModule, _ index: Int, _ own: Set<String>, _ app: AdoptedApp, _ problems: inout Problems) -> Bool {
        let file = module.files[index]
        let libraries = Set(app.libraries.map { "there is no module \($0) here" })
        var found = UnknownNames(module, index, own: own).findings.filter { !libraries.contains($0.message) }, isSound = true
        if let check = compiled?.results[app.name], check.reason == nil, !check.incomplete.contains(file.path) {
            let errors = check.errors[file.path] ?? [], lines = Set(errors.map(\.line))
            // A name that the compiler takes is there.
            found.removeAll { $0.offsets.allSatisfy { !lines.contains(file.line(of: $0)) } }
            let named = Set(found.flatMap { $0.offsets.map(file.line) }), hasReason = !found.isEmpty || errors.contains { !$0.isConsequence }
            for error in errors where !named.contains(error.line) && !(hasReason && error.isConsequence) {
                problems.add(error.message, at: "\(file.path):\(error.line):\(error.column)", in: file.path)
            }
            isSound = errors.isEmpty
        }
        for finding in found {
            var advice = finding.advice
            if app.packageProducts.contains(where: { finding.message == "there is no module \($0) here" }) {
                advice = "the project takes it from a package; name that in Package.swift if it builds on Linux"
            }
            problems.add(finding.message, advice, at: "\(file.place(of: finding.offset))", in: file.path, places: finding.offsets.count)
        }
        return !found.isEmpty || !isSound
    }

    private func problemsOfInterface(_ path: String, _ module: SourceModule, _ app: AdoptedApp) -> [(place: String, message: String, isWarning: Bool)] {
        do {
            let document = try InterfaceDocument(data: folder.data(path) ?? Data(), name: path)
            return InterfaceChecker(document, module, moduleName: app.name).diagnostics.map { ("\($0.place)", $0.message, $0.isWarning) }
                + leftOut(document.root, document).map { ($0.place, $0.message, false) }
        } catch {
            return [("\(error.place)", error.message, false)]
        }
    }

    /// Elements that make objects of classes that are not here: the rest of the file loads without them.
    private func leftOut(_ root: InterfaceElement, _ document: InterfaceDocument) -> [(place: String, message: String)] {
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
            return ("\(document.place(of: first[name]!))", "there is no \(name) here; "
                + (counts[name] == 1 ? "'\(first[name]!.value)' is left out" : "\(counts[name]!) of them are left out")
                + (advice.isEmpty ? "" : ": \(advice)"))
        }
    }

    private func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
        "\(number) \(number == 1 ? one : many ?? one + "s")"
    }
}
