internal import Foundation
internal import PropertyLists

extension ProjectReport {
    /// Makes a package that builds the apps from where their files are: it has links to them. Nothing of the project is changed.
    /// - Parameters:
    ///   - path: A folder that is not there yet, or is empty.
    ///   - dactyl: Where the package gets this one from: a path or an address.
    /// - Returns: The names of the apps, and whether there are tests.
    /// - Throws: ``Failure`` when the folder has files, or can't be written.
    @discardableResult
    package func makePackage(in path: String, dactyl: String) throws -> (apps: [String], hasTests: Bool) {
        let package = URL(fileURLWithPath: path).standardizedFileURL
        let manager = FileManager.default
        if let names = try? manager.contentsOfDirectory(atPath: package.path) {
            guard names.isEmpty else { throw Failure("'\(path)' is there already, and is left as it is; name a folder that is not there") }
        } else if manager.fileExists(atPath: package.path) {
            throw Failure("'\(path)' is a file; name a folder that is not there")
        }
        guard !buildable.isEmpty else { throw Failure("there is no Swift file to make a package of") }
        try check(place: package.path, path)
        let source = try Self.source(dactyl)
        do {
            try manager.createDirectory(at: package, withIntermediateDirectories: true)
            // Links say the way from where the folder really is.
            let root = package.resolvingSymlinksInPath().path
            try Data(manifestText(source).utf8).write(to: URL(fileURLWithPath: "\(root)/Package.swift"))
            try Data(".build\n".utf8).write(to: URL(fileURLWithPath: "\(root)/.gitignore"))
            for app in buildable { try make(app, "\(root)/\(app.name)") }
        } catch let error as Failure {
            throw error
        } catch {
            throw Failure("'\(path)' can't be written: \(error.localizedDescription)")
        }
        return (buildable.filter { $0.kind == .app }.map(\.name), buildable.contains { $0.kind == .tests })
    }

    /// A package among the files that it links to would have itself in it.
    private func check(place package: String, _ given: String) throws {
        let real = URL(fileURLWithPath: package).deletingLastPathComponent().resolvingSymlinksInPath().path + "/"
        for app in apps {
            for link in links(of: app) where real.hasPrefix(folder.absolute(link) + "/") {
                throw Failure("'\(given)' stands among the app's own files; name a folder elsewhere")
            }
        }
    }

    private static func source(_ dactyl: String) throws -> String {
        let web = "traits: [.trait(name: \"Web\", condition: .when(traits: [\"Web\"]))]"
        if dactyl.contains("://") || dactyl.contains("@") { return ".package(url: \(literal(dactyl)), branch: \"main\", \(web))" }
        let path = URL(fileURLWithPath: dactyl).standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
            throw Failure("there is no package in '\(dactyl)': it has no Package.swift")
        }
        return ".package(name: \"dactyl\", path: \(literal(path)), \(web))"
    }

    // MARK: An app

    private func make(_ app: AdoptedApp, _ path: String) throws {
        let manager = FileManager.default, files = path + "/iOS"
        try manager.createDirectory(atPath: files, withIntermediateDirectories: true)
        let text = app.kind == .tests ? TestFile.text(host: host(of: app), isOfInterface: app.isOfInterface)
            : "// The package manager needs a file of the target's own. The app's files are in the folder iOS.\n"
        // The compiler warns of two files of one name in a module.
        let isTaken = app.sources.contains { ($0 as NSString).lastPathComponent == "\(app.name).swift" }
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(app.name)\(isTaken ? "Package" : "").swift"))
        for target in links(of: app) {
            try link(files + "/" + target, to: folder.absolute(target))
        }
        try makeInformation(app, files + "/Info.plist")
    }

    /// The folders and files to link to: as few as possible.
    func links(of app: AdoptedApp) -> [String] {
        let own = Set(app.files)
        // With the folders around them.
        var foreign: Set<String> = []
        for path in (folder.files + folder.packageFiles).filter({ !own.contains($0) }) + folder.skipped {
            foreign.insert(path)
            for index in path.indices where path[index] == "/" { foreign.insert(String(path[..<index])) }
        }
        var result: [String] = []
        for file in app.files {
            if let last = result.last, file.hasPrefix(last + "/") { continue }
            // The outermost folder that has nothing else in it.
            var target = ""
            for part in file.split(separator: "/") {
                target += (target.isEmpty ? "" : "/") + part
                if !foreign.contains(target) { break }
            }
            result.append(target)
        }
        return result
    }

    private func link(_ path: String, to target: String) throws {
        let folder = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let from = folder.split(separator: "/"), to = URL(fileURLWithPath: target).standardizedFileURL.path.split(separator: "/")
        let common = zip(from, to).prefix { $0 == $1 }.count
        let way = Array(repeating: "..", count: from.count - common) + to.dropFirst(common).map(String.init)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: way.joined(separator: "/"))
    }

    /// The `Info.plist`: the project's, with what Xcode would put into it.
    private func makeInformation(_ app: AdoptedApp, _ path: String) throws {
        if FileManager.default.fileExists(atPath: path) { return }
        let given = app.information.flatMap { folder.data($0) }
        let list = given.flatMap { try? PropertyListReader.read($0) }
        var values = list as? [String: Any] ?? [:]
        let added = app.generatedInformation.filter { values[$0.key] == nil }
        if added.isEmpty, let information = app.information { return try link(path, to: folder.absolute(information)) }
        guard !added.isEmpty else { return }
        values.merge(added) { $1 }
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: URL(fileURLWithPath: path))
    }

    // MARK: Tests

    /// The module and the delegate of the app in whose process tests run. A process has one app: the one of the first tests which have one, tests of units
    /// before tests of the interface.
    private func host(of tests: AdoptedApp) -> TestFile.Host? {
        let hosted = buildable.filter { $0.kind == .tests && $0.host != nil }
        guard let first = hosted.first(where: { !$0.isOfInterface }) ?? hosted.first, first.name == tests.name, let app = apps.first(where: { $0.name == first.host }) else { return nil }
        let module = SourceModule(sources: app.sources.map { ($0, folder.text($0)) }.filter { SourceFile.refusal(of: $0.1, path: "") == nil })
        let delegates = module.types.values.filter { $0.kind == .class && $0.inherited.contains("UIApplicationDelegate") && !["private", "fileprivate"].contains($0.access) }
        // An app may have another for its tests.
        func isEntry(_ type: ModuleType) -> Bool {
            type.parts.contains { ["@main", "@UIApplicationMain"].contains(where: module.files[$0.file].text.contains) }
        }
        let name = (delegates.filter(isEntry).map(\.name).sorted() + delegates.map(\.name).sorted()).first
        return name.map { TestFile.Host(module: app.name, delegate: $0) }
    }

    // MARK: The manifest

    /// What has Swift files: SwiftPM takes no target without any.
    private var buildable: [AdoptedApp] { apps.filter { !$0.sources.isEmpty } }

    private static func factory(_ kind: AdoptedApp.Kind) -> String {
        switch kind {
        case .app: "executableTarget"
        case .library: "target"
        case .tests: "testTarget"
        }
    }

    private func manifestText(_ source: String) -> String {
        let targets = buildable.map { app in
            var settings = [".swiftLanguageMode(\(Self.languageMode(app.swiftVersion)))"]
            if app.isOnMainActor { settings.append(".defaultIsolation(MainActor.self)") }
            let products = app.packageProducts.joined(separator: ", ")
            let dependencies = ["UIKit"].map(Self.product) + (app.kind == .tests ? testProducts(of: app).map(Self.product) : []) + app.libraries.map(literal)
            let packages = products.isEmpty ? "" : "        // In Xcode it also has \(products.onOneLine).\n"
            return packages + """
                        .\(Self.factory(app.kind))(
                            name: \(literal(app.name)),
                            dependencies: [\(dependencies.joined(separator: ", "))],
                            path: \(literal(app.name)),
                            exclude: ["iOS"],
                            swiftSettings: [\(settings.joined(separator: ", "))],
                            plugins: [.plugin(name: "UnmodifiedSources", package: "dactyl")]),
                """
        }
        let products = buildable.filter(\.isLibrary).map { ".library(name: \(literal($0.name)), targets: [\(literal($0.name))])" }
        let lines = [
            "// swift-tools-version: 6.2", "import PackageDescription", "", "let package = Package(",
            "    name: \(literal(AdoptedApp.moduleName((folder.path as NSString).lastPathComponent))),",
            "    // swift run --traits Web APP --on web shows an app on the screen of a phone.",
            "    products: [\(products.joined(separator: ", "))],",
            "    traits: [.trait(name: \"Web\", description: \"The apps on the page of a browser, too.\")],", "    dependencies: [",
            "        \(source),", "    ],", "    targets: [",
        ]
        return (lines + targets + ["    ]", ")", ""]).joined(separator: "\n")
    }

    /// What tests use. Those written in the words of three well-known libraries have modules of these names here, in place of the packages.
    private func testProducts(of app: AdoptedApp) -> [String] {
        let imported = Set(app.sources.flatMap { ImportLines.names(folder.text($0)) })
        return ["TestLaunch", "TouchTesting"] + ["SnapshotTesting", "Nimble", "Quick"].filter(imported.contains) + (app.isOfInterface ? ["XCUIAutomation"] : [])
    }

    private static func product(_ name: String) -> String { ".product(name: \"\(name)\", package: \"dactyl\")" }

    private static func languageMode(_ version: String) -> String {
        if version.hasPrefix("6") { return ".v6" }
        if version.hasPrefix("4.2") { return ".v4_2" }
        return version.hasPrefix("4") ? ".v4" : ".v5"
    }
}
