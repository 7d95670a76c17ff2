internal import Foundation

/// The library that a `.podspec` describes, as far as it says so in lines such as `s.source_files = 'Dial/**/*.swift'`.
struct PodSpecification {
    /// `nil` where no Swift file is named.
    let library: AdoptedApp?

    /// More are not looked at.
    private static let patternLimit = 32

    /// - Parameter file: From the project's folder on.
    init(_ file: String, in folder: ProjectFolder) {
        var name: String?, module: String?, patterns: [String] = [], version = "5.0"
        for line in folder.text(file).split(whereSeparator: \.isNewline) {
            guard let equals = line.firstIndex(of: "=") else { continue }
            let key = line[..<equals].trimmingCharacters(in: .whitespaces).split(separator: ".", maxSplits: 1).last.map(String.init) ?? ""
            let values = Self.strings(line[equals...])
            switch key {
            case "name": name = name ?? values.first
            case "module_name": module = values.first
            case "swift_version", "swift_versions": version = values.last ?? version
            case "source_files", "ios.source_files", "resources", "resource", "resource_bundles", "resource_bundle", "ios.resources": patterns += values
            default: break
            }
        }
        let root = (file as NSString).deletingLastPathComponent
        let wanted = patterns.prefix(Self.patternLimit).flatMap { PathPattern.all(ProjectFolder.joined(root, $0)) }.prefix(Self.patternLimit)
        let files = folder.files.filter { path in
            !["h", "m", "mm"].contains((path as NSString).pathExtension)
                && wanted.contains { $0.matches(path) }
        }
        guard let name = module ?? name, files.contains(where: { $0.hasSuffix(".swift") }) else {
            library = nil
            return
        }
        var library = AdoptedApp(name: AdoptedApp.moduleName(name), files: files.sorted())
        library.kind = .library
        library.swiftVersion = version
        library.settings = file
        self.library = library
    }

    private static func strings(_ text: Substring) -> [String] {
        var result: [String] = [], rest = text
        while let start = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
            let after = rest[rest.index(after: start)...]
            guard let end = after.firstIndex(of: rest[start]) else { break }
            result.append(String(after[..<end]))
            rest = after[after.index(after: end)...]
        }
        return result
    }
}
