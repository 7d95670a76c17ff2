internal import Foundation
internal import PropertyLists

/// An app's `Info.plist` as Xcode completes it: with its variables replaced and the entries that every app has.
struct InformationList {
    let module: String

    /// - Parameter data: `nil` for a project without the file.
    /// - Returns: The file's own bytes when it is no list of entries, which the app says when it starts.
    func complete(_ data: Data?) throws -> Data {
        var values: [String: Any] = [:]
        if let data {
            guard let list = (try? PropertyListReader.read(data)) as? [String: Any] else { return data }
            values = list.mapValues(replaced)
        }
        values.merge(own) { given, _ in given }
        return try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }

    private var own: [String: Any] {
        [
            "CFBundleName": module, "CFBundleExecutable": module, "CFBundleIdentifier": module, "CFBundlePackageType": "APPL",
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleDevelopmentRegion": "en",
        ]
    }

    private func replaced(_ value: Any) -> Any {
        switch value {
        case let text as String: replaced(text)
        case let list as [Any]: list.map(replaced)
        case let entries as [String: Any]: entries.mapValues(replaced)
        default: value
        }
    }

    /// `$(PRODUCT_NAME)` and `${PRODUCT_NAME:rfc1034identifier}`. A variable that is not known stays as it is.
    private func replaced(_ text: String) -> String {
        var result = "", rest = text[...]
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[start...]
            let open = rest.index(after: start)
            guard open < rest.endIndex, let close: Character = rest[open] == "(" ? ")" : rest[open] == "{" ? "}" : nil,
                  let end = rest[open...].firstIndex(of: close) else {
                result.append(rest.removeFirst())
                continue
            }
            let name = rest[rest.index(after: open)..<end].prefix { $0 != ":" }
            result += variable(String(name)) ?? String(rest[...end])
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private func variable(_ name: String) -> String? {
        switch name {
        case "PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME", "PRODUCT_MODULE_NAME", "PRODUCT_BUNDLE_IDENTIFIER": module
        case "DEVELOPMENT_LANGUAGE": "en"
        case "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL"
        // As in a new project.
        case "MARKETING_VERSION": "1.0"
        case "CURRENT_PROJECT_VERSION": "1"
        default: nil
        }
    }
}
