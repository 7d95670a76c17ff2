internal import Foundation
internal import PropertyLists

/// The targets of an Xcode project, as its `project.pbxproj` has them.
struct XcodeProject {
    private let folder: ProjectFolder
    /// The file itself, from the folder on.
    private let file: String
    /// The folder that the project stands in, from the folder on.
    private let base: String
    private let objects: [String: Object]
    /// The paths of groups and files by the ids of their objects, from the folder on.
    private var paths: [String: String] = [:]
    private(set) var apps: [AdoptedApp] = []
    /// Targets that are neither apps, libraries nor tests for iOS, and what they are.
    private(set) var otherTargets: [String] = []
    /// The names of apps by the ids and names of their targets.
    private var appNames: [String: String] = [:]
    /// Of tests, by their place in the list: what names their app.
    private var hosts: [Int: [String]] = [:]

    /// - Parameter project: The path of the `.xcodeproj`.
    init(_ project: String, in folder: ProjectFolder) throws {
        self.folder = folder
        file = project + "/project.pbxproj"
        base = (project as NSString).deletingLastPathComponent
        guard let data = folder.data(file) else { throw ProjectReport.Failure("\(file): this file is not there, or is too large") }
        guard let root = try? PropertyListReader.read(data) as? [String: Any],
              let objects = root["objects"] as? [String: Any], let id = root["rootObject"] as? String else {
            throw ProjectReport.Failure("\(file): this is no Xcode project")
        }
        self.objects = objects.compactMapValues { ($0 as? [String: Any]).map(Object.init) }
        guard let main = self.objects[id] else { throw ProjectReport.Failure("\(file): this is no Xcode project") }
        // The project's directory may be named apart.
        let start = [base, main.text("projectDirPath")].filter { !$0.isEmpty }.joined(separator: "/")
        place(main.text("mainGroup"), start, 0)
        for target in main.list("targets") {
            look(target, main)
            guard apps.reduce(0, { $0 + $1.files.count }) <= Self.fileLimit, apps.count <= Self.targetLimit else {
                throw ProjectReport.Failure("\(file): it has more than \(Self.targetLimit) apps and libraries, or more than \(Self.fileLimit) files in all of "
                    + "them together: adopt a project with fewer")
            }
        }
        for (index, names) in hosts { apps[index].host = names.compactMap { [appNames] name in appNames[name] }.first }
    }

    /// Of all targets together: what is said of each takes the time of its files.
    private static let fileLimit = 60_000
    private static let targetLimit = 500

    /// An object of the file.
    private struct Object {
        let values: [String: Any]

        init(_ values: [String: Any]) { self.values = values }

        var kind: String { text("isa") }
        func text(_ key: String) -> String { values[key] as? String ?? "" }
        func list(_ key: String) -> [String] { values[key] as? [String] ?? [] }
    }

    // MARK: Paths

    private mutating func place(_ id: String, _ around: String, _ depth: Int) {
        // A damaged file may have a group in itself.
        guard let object = objects[id], paths[id] == nil, depth < 100 else { return }
        let path = object.text("path")
        switch object.text("sourceTree") {
        case "<group>": paths[id] = ProjectFolder.joined(around, path)
        case "SOURCE_ROOT": paths[id] = ProjectFolder.joined(base, path)
        default: return
        }
        for child in object.list("children") { place(child, paths[id]!, depth + 1) }
    }

    // MARK: Targets

    private mutating func look(_ id: String, _ project: Object) {
        guard let target = objects[id] else { return }
        let name = target.text("name")
        let settings = self.settings(project).merging(self.settings(target)) { $1 }
        let product = target.text("productType")
        guard let kind = Self.kinds[product], isForiOS(settings) else {
            let what = product.isEmpty ? "no product" : product.replacingOccurrences(of: "com.apple.product-type.", with: "")
            otherTargets.append("\(name) (\(Self.kinds[product] == nil ? what : "not for iOS"))")
            return
        }
        var app = AdoptedApp(name: AdoptedApp.moduleName(name), files: [])
        app.kind = kind
        app.isOfInterface = product == Self.interfaceTests
        // Libraries for several systems have targets of different names, and one product's name.
        if app.isLibrary, let product = settings["PRODUCT_NAME"], !product.contains("$") { app.name = AdoptedApp.moduleName(product) }
        if let module = settings["PRODUCT_MODULE_NAME"], !module.contains("$") { app.name = AdoptedApp.moduleName(module) }
        app.swiftVersion = settings["SWIFT_VERSION"] ?? Self.version(ofProject: project)
        app.isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        app.settings = file
        app.packageProducts = target.list("packageProductDependencies").compactMap { objects[$0]?.text("productName") }.sorted()
        var files: Set<String> = [], taken: Set<String> = []
        for phase in target.list("buildPhases").compactMap({ objects[$0] }) {
            guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.kind) else { continue }
            for file in phase.list("files") {
                let id = objects[file]?.text("fileRef") ?? ""
                if taken.insert(id).inserted { files.formUnion(filesOf(id)) }
            }
        }
        for group in target.list("fileSystemSynchronizedGroups") { files.formUnion(synchronized(group, id)) }
        if let plist = settings["INFOPLIST_FILE"], !plist.isEmpty {
            let path = ProjectFolder.joined(base, plist.replacingOccurrences(of: "$(SRCROOT)/", with: "")
                .replacingOccurrences(of: "$(PROJECT_DIR)/", with: ""))
            if !folder.isInside(path) {
                app.outside.append(path)
            } else if FileManager.default.fileExists(atPath: folder.absolute(path)) {
                app.information = path
            } else {
                app.missing.append(path)
            }
        }
        if settings["GENERATE_INFOPLIST_FILE"] == "YES" {
            app.launchScreen = settings["INFOPLIST_KEY_UILaunchStoryboardName"]
            for key in ["UIMainStoryboardFile", "CFBundleDisplayName"] { app.generatedInformation[key] = settings["INFOPLIST_KEY_\(key)"] }
        }
        // Under its own name it is found among the resources, unless something is to be added to it.
        if let plist = app.information {
            if (plist as NSString).lastPathComponent == "Info.plist", app.generatedInformation.isEmpty {
                files.insert(plist)
                app.information = nil
            } else {
                files.remove(plist)
            }
        }
        app.outside += files.filter { !folder.isInside($0) }.sorted()
        files.subtract(app.outside)
        app.missing += files.filter { !FileManager.default.fileExists(atPath: folder.absolute($0)) }.sorted()
        app.files = files.subtracting(app.missing).sorted()
        if kind == .app { for key in [id, name, settings["PRODUCT_NAME"]].compactMap(\.self) { appNames[key] = app.name } }
        if kind == .tests {
            let path = (settings["TEST_HOST"] ?? "").split(separator: "/").last.map(String.init)
            hosts[apps.count] = [path, settings["TEST_TARGET_NAME"]].compactMap(\.self) + target.list("dependencies").compactMap { objects[$0]?.text("target") }
        }
        apps.append(app)
    }

    private static let kinds: [String: AdoptedApp.Kind] = [
        "com.apple.product-type.application": .app, "com.apple.product-type.bundle.unit-test": .tests, interfaceTests: .tests,
        "com.apple.product-type.framework": .library, "com.apple.product-type.framework.static": .library,
        "com.apple.product-type.library.static": .library, "com.apple.product-type.library.dynamic": .library,
    ]
    private static let interfaceTests = "com.apple.product-type.bundle.ui-testing"

    private func isForiOS(_ settings: [String: String]) -> Bool {
        if let platforms = settings["SUPPORTED_PLATFORMS"] { return platforms.contains("iphone") }
        let root = settings["SDKROOT"] ?? "iphoneos"
        return root.hasPrefix("iphoneos") || root == "auto"
    }

    /// The version of Swift of a project that says none. Xcode 8 was the first that wrote it.
    private static func version(ofProject project: Object) -> String {
        let attributes = project.values["attributes"] as? [String: Any]
        let xcode = (attributes?["LastUpgradeCheck"] as? String ?? attributes?["LastSwiftUpdateCheck"] as? String).flatMap { Int($0) }
        return xcode.map { $0 < 800 } == true ? "2.2" : "5.0"
    }

    /// The settings of the configuration that is built for debugging, as far as they stand in the project.
    private func settings(_ owner: Object) -> [String: String] {
        let list = objects[owner.text("buildConfigurationList")]?.list("buildConfigurations").compactMap { objects[$0] } ?? []
        let chosen = list.first { $0.text("name") == "Debug" } ?? list.first
        return (chosen?.values["buildSettings"] as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
    }

    /// The files that the object stands for: one, those of all languages, or all of a folder.
    private func filesOf(_ id: String) -> [String] {
        guard let object = objects[id] else { return [] }
        let children = object.list("children")
        if !children.isEmpty { return children.flatMap { paths[$0].map(contents) ?? [] } }
        return paths[id].map(contents) ?? []
    }

    private func contents(_ path: String) -> [String] {
        if let files = folder.files(in: path) { return Array(files) }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.absolute(path), isDirectory: &isFolder), isFolder.boolValue, folder.isInside(path) else {
            return [path]
        }
        return []
    }

    /// All files of a folder that Xcode keeps in step with the project, but for those that are not for the target.
    private func synchronized(_ id: String, _ target: String) -> [String] {
        guard let group = objects[id], let path = paths[id] else { return [] }
        var left: Set<String> = []
        for exception in group.list("exceptions").compactMap({ objects[$0] }) where exception.text("target") == target {
            left.formUnion(exception.list("membershipExceptions").map { ProjectFolder.joined(path, $0) })
        }
        return contents(path).filter { !ProjectFolder.isAtOrBelow($0, left) }
    }
}
