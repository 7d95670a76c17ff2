internal import FoundationAdditions
internal import PropertyLists
internal import TouchHost

/// The app's `Info.plist`, as Xcode writes it, in the resource folder `Supporting`.
@MainActor
struct InfoDictionary {
    private let values: [String: Any]
    /// Whether there is one.
    let isFound: Bool

    /// That of the running app; empty when there is none.
    static let main = Result { try InfoDictionary(url: find()) }

    init(url: URL?) throws {
        guard let url, let data = try? Data(contentsOf: url) else {
            self.init(values: [:], isFound: false)
            return
        }
        try self.init(data: data)
    }

    private init(values: [String: Any], isFound: Bool = true) {
        self.values = values
        self.isFound = isFound
    }

    /// - Throws: ``LaunchFault`` for a file that is not a property list of entries.
    init(data: Data) throws {
        let list: Any
        do {
            list = try PropertyListReader.read(data)
        } catch {
            // It says in which line.
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "it can't be read"
            throw Self.noList(reason)
        }
        guard let values = list as? [String: Any] else { throw Self.noList(list is [Any] ? "it is a list" : "it is one value") }
        self.init(values: values)
    }

    private static func noList(_ reason: String) -> LaunchFault {
        LaunchFault("Info.plist is no property list of entries: \(reason.prefix(200).onOneLine)")
    }

    /// `…_<executable>.resources/Supporting/Info.plist` beside the executable, where SwiftPM puts a copied folder.
    private static func find() -> URL? {
        let executable = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
        let name = TestedApp.moduleName ?? executable.lastPathComponent
        let candidates = [Bundle.main.executableURL ?? executable, executable].map { $0.deletingLastPathComponent() }
        for folder in candidates {
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
            for entry in entries where entry.hasSuffix("_\(name).resources") {
                let url = folder.appendingPathComponent(entry).appendingPathComponent("Supporting/Info.plist")
                if FileManager.default.fileExists(atPath: url.path) { return url }
            }
        }
        return nil
    }

    func string(_ key: String) -> String? { values[key] as? String }

    func flag(_ key: String) -> Bool? { values[key] as? Bool }

    /// Whether the app is one with scenes.
    var hasScenes: Bool { !sceneEntries.isEmpty }

    private var sceneEntries: [[String: Any]] {
        guard let manifest = values["UIApplicationSceneManifest"] as? [String: Any],
              let byRole = manifest["UISceneConfigurations"] as? [String: Any] else { return [] }
        return byRole[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
    }

    /// The scene configuration of a name, or the first, from `UIApplicationSceneManifest`.
    /// - Throws: ``LaunchFault`` for a class that is not there or none of its kind.
    func sceneConfiguration(named name: String? = nil, module: String?) throws -> UISceneConfiguration? {
        let entry = sceneEntries.first { name == nil || $0["UISceneConfigurationName"] as? String == name }
        guard let entry else { return nil }
        let configuration = UISceneConfiguration(name: entry["UISceneConfigurationName"] as? String,
                                                 sessionRole: .windowApplication)
        configuration.sceneClass = try Self.type(entry["UISceneClassName"], "scene", module: module)
        if let sceneClass = configuration.sceneClass, !(sceneClass is UIWindowScene.Type) {
            throw LaunchFault("Info.plist names the scene \(NSStringFromClass(sceneClass)), which is no UIWindowScene")
        }
        configuration.delegateClass = try Self.type(entry["UISceneDelegateClassName"], "scene delegate", module: module)
        if let delegateClass = configuration.delegateClass, !(delegateClass is any (NSObject & UISceneDelegate).Type) {
            throw LaunchFault("Info.plist names the scene delegate \(NSStringFromClass(delegateClass)), "
                            + "which is no NSObject that is a UISceneDelegate")
        }
        configuration.storyboardName = entry["UISceneStoryboardFile"] as? String
        return configuration
    }

    /// The class that an entry names.
    private static func type(_ name: Any?, _ what: String, module: String?) throws -> AnyClass? {
        guard let name = name as? String else { return nil }
        let full = name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module ?? "")
        guard let found = ClassName.find(full) else {
            throw LaunchFault("Info.plist names the \(what) \(full.prefix(200).onOneLine), but there is no such class")
        }
        return found
    }
}
