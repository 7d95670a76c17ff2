internal import FoundationAdditions
internal import PropertyLists
internal import Synchronization

/// The resources of an app or module that the plugin `UnmodifiedSources` built: what a bundle is on iOS (R-APP-17).
///
/// `Bundle` of Foundation can't be subclassed outside of it, so the differences are kept beside it.
final class AppBundle: Sendable {
    let bundle: Bundle
    /// The strings of the language, by the names of their tables.
    private let tables = Mutex<[String: [String: String]]>([:])

    private init(_ bundle: Bundle) { self.bundle = bundle }

    // MARK: Finding

    /// That of the app that is running; `nil` when nothing was built that way.
    static let running: AppBundle? = find("_\(TestedApp.programName).resources")
    private static let ofModules = Mutex<[String: AppBundle?]>([:])
    private static let ofPaths = Mutex<[String: AppBundle]>([:])

    /// That of a module of the app, such as one of its frameworks, or of an app that is being tested.
    static func ofModule(_ module: String) -> AppBundle? {
        if let known = ofModules.withLock({ $0[module] }) { return known }
        let found = find("_\(module).resources")
        ofModules.withLock { $0[module] = .some(found) }
        return found
    }

    /// What is kept beside a bundle.
    static func of(_ bundle: Bundle) -> AppBundle {
        let path = bundle.bundlePath
        return ofPaths.withLock { known in
            if let same = known[path] { return same }
            let new = AppBundle(bundle)
            known[path] = new
            return new
        }
    }

    /// - Parameter ending: How the name of the resource folder ends, beside the executable.
    private static func find(_ ending: String) -> AppBundle? {
        let folder = (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "")).deletingLastPathComponent().path
        let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        // The name of a target may have characters that a module's can't.
        let places = entries.filter { $0.hasSuffix(ending) || $0.replacingOccurrences(of: "-", with: "_").hasSuffix(ending) }
        return places.lazy.compactMap { Bundle(path: "\(folder)/\($0)/Supporting") }.first.map(of)
    }

    // MARK: Strings

    /// The language of the strings; `nil` in a bundle without languages.
    var localization: String? {
        let known = bundle.localizations.filter { $0 != "Base" }.sorted()
        return Languages.choose(for: Languages.preferred, among: known, region: bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String)
    }

    func string(_ key: String, value: String?, table name: String?) -> String {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let table = tables.withLock { tables in
            if let table = tables[name] { return table }
            let table = read(name)
            tables[name] = table
            return table
        }
        if let text = table[key] { return text }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    private func read(_ table: String) -> [String: String] {
        let folders = (localization.map { ["\($0).lproj/"] } ?? []) + ["Base.lproj/", ""]
        for folder in folders {
            guard let data = FileManager.default.contents(atPath: "\(bundle.bundlePath)/\(folder)\(table).strings") else { continue }
            if let list = try? PropertyListReader.read(data) as? [String: Any] {
                return list.compactMapValues { $0 as? String }
            }
            report("\(folder)\(table).strings is no list of strings; the keys stand in for them")
            return [:]
        }
        return [:]
    }
}

// What the plugin puts in place of Foundation's names in an app's sources.
extension Bundle {
    /// `Bundle.main`.
    public static func _main(_ file: String = #fileID) -> Bundle {
        (AppBundle.running ?? file.split(separator: "/").first.flatMap { AppBundle.ofModule(String($0)) })?.bundle ?? .main
    }

    /// `Bundle.module`.
    public static func _module(_ file: String = #fileID) -> Bundle {
        file.split(separator: "/").first.flatMap { AppBundle.ofModule(String($0)) }?.bundle ?? _main(file)
    }

    /// `Bundle(for:)`.
    public static func _holding(for type: AnyClass) -> Bundle {
        (ClassName(type).flatMap { AppBundle.ofModule($0.module) } ?? AppBundle.running)?.bundle ?? Bundle(for: type)
    }

    /// `localizedString(forKey:value:table:)`.
    public func _localizedString(forKey key: String, value: String?, table: String?) -> String {
        AppBundle.of(self).string(key, value: value, table: table)
    }

    /// `NSLocalizedString`.
    public static func _localizedString(_ key: String, tableName: String? = nil, bundle: Bundle? = nil, value: String = "", comment: String,
                                        _ file: String = #fileID) -> String {
        // Implied ones, `.main`, are Foundation's.
        (bundle.flatMap { $0 == .main ? nil : $0 } ?? _main(file))._localizedString(forKey: key, value: value, table: tableName)
    }
}
