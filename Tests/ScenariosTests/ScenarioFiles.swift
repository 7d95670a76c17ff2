import Foundation

/// The scenarios at the top of the repository.
enum ScenarioFiles {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Scenarios")

    /// Paths in the folder.
    static let all: [String] = ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".json") }.sorted()
}
