import Foundation

// Only Foundation is imported, as in a file without views.

extension String {
    var localized: String { NSLocalizedString(self, comment: "") }
}

public enum AppFiles {
    private final class Marker {}

    private struct Levels: Decodable { let levels: [Int] }

    public static func levels(in bundle: Bundle = Bundle.main) throws -> [Int] {
        guard let url = bundle.url(forResource: "Levels", withExtension: "json") else { return [] }
        return try JSONDecoder().decode(Levels.self, from: Data(contentsOf: url)).levels
    }

    public static var pathOfClass: String? { Bundle(for: Marker.self).path(forResource: "Levels", ofType: "json") }
    public static var version: String? { Foundation.Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String }
    public static var identifier: String? { Bundle.main.bundleIdentifier }
    public static var ownKeys: [String]? { Bundle.main.object(forInfoDictionaryKey: "AppOwnKeys") as? [String] }
    public static var start: String { "start".localized }
    public static var extra: String { NSLocalizedString("Hello", tableName: "Extra", bundle: .main, value: "", comment: "greeting") }
    public static var pieces: String { String(format: NSLocalizedString("count", tableName: "Extra", bundle: Bundle.main, comment: ""), 3) }
    public static var missing: [String] {
        [NSLocalizedString("none", value: "a value", comment: ""), NSLocalizedString("none", comment: "")]
    }
    public static var direct: String { Bundle.main.localizedString(forKey: "of %d", value: nil, table: nil) }
}
