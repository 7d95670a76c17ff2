import Foundation

/// Where an app's package gets this one from.
package struct Dependency: Hashable, Sendable {
    /// The line of the manifest.
    let text: String
    /// By which name the manifest's targets name it.
    let identity: String

    /// - Parameters:
    ///   - place: A path or an address.
    ///   - version: The oldest version that is taken from an address.
    /// - Throws: ``TemplateError`` where a path leads to no package.
    package init(_ place: String, version: String) throws(TemplateError) {
        if place.contains("://") || place.contains("@") {
            let last = place.split(separator: "/").last.map(String.init) ?? place
            identity = (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
            text = ".package(url: \(Self.literal(place)), .upToNextMinor(from: \"\(version)\"), traits: [\"Web\"])"
            return
        }
        let path = URL(fileURLWithPath: place).standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
            throw TemplateError(.dependency, "there is no package in '\(place)': name the folder of the package dactyl, or its address, with --dactyl")
        }
        identity = "dactyl"
        text = ".package(name: \"dactyl\", path: \(Self.literal(path)), traits: [\"Web\"])"
    }

    var quotedIdentity: String { Self.literal(identity) }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").filter { !$0.isNewline } + "\""
    }
}
