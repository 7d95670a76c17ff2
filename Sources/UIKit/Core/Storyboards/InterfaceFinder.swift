internal import InterfaceFiles

/// Finds storyboards and xibs by their names, and keeps what was read.
@MainActor
enum InterfaceFinder {
    private static var indices: [String: [String: String]] = [:]
    private static var files: [String: NibFile] = [:]

    /// The path of a file in the bundle, or in the app's resources; `nil` when there is none.
    static func path(of name: String, _ kind: InterfaceDocument.Kind, in bundle: Bundle?) -> String? {
        let key = bundle?.bundlePath ?? ""
        let index = indices[key] ?? makeIndex(bundle.map(ResourceFolders.folders) ?? ResourceFolders.main)
        indices[key] = index
        return index[name + (kind == .storyboard ? ".storyboard" : ".xib")]
    }

    /// The file; each is read once.
    static func file(_ name: String, _ kind: InterfaceDocument.Kind, in bundle: Bundle?) throws(InterfaceError) -> NibFile {
        guard let path = path(of: name, kind, in: bundle) else {
            let file = name + (kind == .storyboard ? ".storyboard" : ".xib")
            throw InterfaceError(InterfacePlace(file: file),
                                 "there is no such file among the resources\(bundle == nil ? " of the app" : "")")
        }
        if let file = files[path] { return file }
        let file = NibFile(try InterfaceDocument(path: path), bundle: bundle)
        files[path] = file
        return file
    }

    /// The paths of all interface files in the folders, by file name. The first found wins; the language of development comes first.
    private static func makeIndex(_ folders: [String]) -> [String: String] {
        var index: [String: String] = [:]
        for folder in folders {
            let entries = contents(of: folder)
            // The package manager writes the names of such folders in small letters.
            let localized = entries.filter { $0.lowercased().hasSuffix(".lproj") }.sorted { rank($0) < rank($1) }
            for place in [folder] + localized.map({ folder + "/" + $0 }) {
                for entry in place == folder ? entries : contents(of: place) {
                    let isInterface = entry.hasSuffix(".storyboard") || entry.hasSuffix(".xib")
                    if isInterface, index[entry] == nil { index[entry] = place + "/" + entry }
                }
            }
        }
        return index
    }

    private static func rank(_ folder: String) -> (Int, String) {
        let name = folder.lowercased()
        return (name == "base.lproj" ? 0 : name == "en.lproj" ? 1 : 2, name)
    }

    private static func contents(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
