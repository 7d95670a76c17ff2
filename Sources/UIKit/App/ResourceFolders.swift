/// Where the app's resources are.
enum ResourceFolders {
    /// The main bundle's resources, then the resource folders that SwiftPM puts beside an executable and what folders were copied into
    /// them whole: its own before those of others.
    static let main: [String] = {
        let manager = FileManager.default
        var folders = [Bundle.main.resourcePath, Bundle.main.bundlePath].compactMap { $0 }
        let beside = Bundle.main.executableURL?.deletingLastPathComponent().path ?? Bundle.main.bundlePath
        let own = "_\(Bundle.main.executableURL?.lastPathComponent ?? "").resources"
        let entries = ((try? manager.contentsOfDirectory(atPath: beside)) ?? []).filter { $0.hasSuffix(".resources") }.sorted()
        for entry in entries.filter({ $0.hasSuffix(own) }) + entries.filter({ !$0.hasSuffix(own) }) {
            let resources = beside + "/" + entry
            folders.append(resources)
            for inner in ((try? manager.contentsOfDirectory(atPath: resources)) ?? []).sorted() {
                var isFolder: ObjCBool = false
                if manager.fileExists(atPath: resources + "/" + inner, isDirectory: &isFolder), isFolder.boolValue {
                    folders.append(resources + "/" + inner)
                }
            }
        }
        var seen: Set<String> = []
        return folders.filter { seen.insert($0).inserted }
    }()
}
