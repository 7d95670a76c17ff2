internal import Foundation

/// The library that a `.podspec` describes, as far as it says so in lines such as `s.source_files = 'Dial/**/*.swift'`.
struct PodSpecification {
    /// `nil` where no Swift file is named.
    let library: AdoptedApp?

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
        let expressions = patterns.compactMap { try? NSRegularExpression(pattern: "^" + Self.expression(ProjectFolder.joined(root, $0)) + "(?:/.*)?$") }
        let files = folder.files.filter { path in
            !["h", "m", "mm"].contains((path as NSString).pathExtension)
                && expressions.contains { $0.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil }
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

    /// A shell's pattern as a regular expression.
    private static func expression(_ pattern: String) -> String {
        var result = "", rest = Substring(pattern), depth = 0
        while let next = rest.first {
            if rest.hasPrefix("**/") {
                result += "(?:.*/)?"
                rest = rest.dropFirst(3)
                continue
            }
            rest = rest.dropFirst()
            switch next {
            case "*":
                let isDeep = rest.first == "*"
                if isDeep { rest = rest.dropFirst() }
                result += isDeep ? ".*" : "[^/]*"
            case "?": result += "[^/]"
            case "{":
                depth += 1
                result += "(?:"
            case "}" where depth > 0:
                depth -= 1
                result += ")"
            case "," where depth > 0: result += "|"
            default: result += NSRegularExpression.escapedPattern(for: String(next))
            }
        }
        return result + String(repeating: ")", count: depth)
    }
}
