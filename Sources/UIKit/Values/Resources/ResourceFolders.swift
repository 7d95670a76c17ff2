/// Where the app's resources are.
enum ResourceFolders {
    /// The main bundle's resources, then the resource folders that SwiftPM puts beside an executable and what folders were copied into
    /// them whole: its own before those of others.
    static let main: [String] = {
        let manager = FileManager.default
        var folders = [Bundle.main.resourcePath, Bundle.main.bundlePath].compactMap { $0 }
        let beside = Bundle.main.executableURL?.deletingLastPathComponent().path ?? Bundle.main.bundlePath
        let own = "_\(TestedApp.programName).resources"
        let entries = ((try? manager.contentsOfDirectory(atPath: beside)) ?? []).filter { $0.hasSuffix(".resources") }.sorted()
        for entry in entries.filter({ $0.hasSuffix(own) }) + entries.filter({ !$0.hasSuffix(own) }) {
            folders += withCopiedFolders(beside + "/" + entry)
        }
        var seen: Set<String> = []
        return folders.filter { seen.insert($0).inserted }
    }()

    /// Those of one bundle, such as a module's own.
    static func folders(of bundle: Bundle) -> [String] {
        bundle == .main || bundle === AppBundle.running?.bundle ? main : withCopiedFolders(bundle.resourcePath ?? bundle.bundlePath)
    }

    /// The folder, and what folders are in it.
    private static func withCopiedFolders(_ folder: String) -> [String] {
        let manager = FileManager.default
        let inner = ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { folder + "/" + $0 }
        return [folder] + inner.filter {
            var isFolder: ObjCBool = false
            return manager.fileExists(atPath: $0, isDirectory: &isFolder) && isFolder.boolValue
        }
    }
}
