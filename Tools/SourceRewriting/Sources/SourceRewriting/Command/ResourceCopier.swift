internal import Foundation

/// Puts an app's resources into one folder, as Xcode puts them into an app: without the folders that they stand in, but for those of
/// languages.
struct ResourceCopier {
    let folder: String
    /// The app's module.
    let module: String

    /// What Xcode keeps for itself.
    private static let left: Set<String> = ["entitlements", "xcconfig", "md", "h", "m", "modulemap", "xcdatamodel", "pch"]

    /// - Parameter rewritten: What stands for some of the files.
    func copy(_ files: [String], rewritten: [String: Data] = [:]) throws {
        let manager = FileManager.default
        try? manager.removeItem(atPath: folder)
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for file in files where !Self.left.contains((file as NSString).pathExtension) {
            guard let place = place(of: file) else { continue }
            let target = folder + "/" + place
            try manager.createDirectory(atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            // The first of two with one name stays, as the loader takes the first it finds.
            let source = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
            if place.hasSuffix(".xcstrings") {
                try write(catalog: source, named: String(place.dropLast(".xcstrings".count)), path: file)
            } else if manager.fileExists(atPath: target) {
                continue
            } else if let data = rewritten[file] {
                try data.write(to: URL(fileURLWithPath: target))
            } else {
                try manager.copyItem(atPath: source, toPath: target)
            }
        }
        let information = folder + "/Info.plist", completed = try InformationList(module: module).complete(manager.contents(atPath: information))
        // What was copied may be one that can't be written to.
        try? manager.removeItem(atPath: information)
        try completed.write(to: URL(fileURLWithPath: information))
    }

    /// Writes the strings of each language where the app looks for them.
    private func write(catalog source: String, named table: String, path: String) throws {
        let manager = FileManager.default
        let catalog: StringCatalog
        do throws(StringCatalog.Failure) {
            catalog = try StringCatalog(manager.contents(atPath: source) ?? Data())
        } catch {
            throw RewritingCommand.Failure(description: "\(path): error: \(error.message)")
        }
        for (language, strings) in catalog.tables {
            let target = "\(folder)/\(language).lproj/\(table).strings"
            guard !manager.fileExists(atPath: target) else { continue }
            try manager.createDirectory(atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try PropertyListSerialization.data(fromPropertyList: strings, format: .xml, options: 0).write(to: URL(fileURLWithPath: target))
        }
    }

    /// Where the file belongs in the folder; `nil` for what is no resource.
    private func place(of file: String) -> String? {
        let parts = file.split(separator: "/").map(String.init)
        guard let name = parts.last else { return nil }
        if let catalog = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
            return ImageSet.place(of: Array(parts[catalog...]))
        }
        if let language = parts.dropLast().last, language.hasSuffix(".lproj") { return "\(language)/\(name)" }
        return name
    }
}

/// Pictures of an asset catalog become files under the name of their set: `Star.imageset/star-big@2x.png` is `Star@2x.png`. Colours become their
/// descriptions: `Ink.colorset/Contents.json` is `Ink.colorset`.
enum ImageSet {
    static func place(of parts: [String]) -> String? {
        guard parts.count >= 2, let name = parts.last else { return nil }
        if name == "Contents.json", parts[parts.count - 2].hasSuffix(".colorset") { return parts[parts.count - 2] }
        guard parts[parts.count - 2].hasSuffix(".imageset") else { return nil }
        let kind = (name as NSString).pathExtension
        guard ["png", "jpg", "jpeg", "pdf", "gif"].contains(kind.lowercased()) else { return nil }
        let set = parts[parts.count - 2].dropLast(".imageset".count)
        let base = (name as NSString).deletingPathExtension
        let scale = ["@2x", "@3x"].first { base.hasSuffix($0) } ?? ""
        return "\(set)\(scale).\(kind.lowercased())"
    }
}
