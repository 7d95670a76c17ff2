internal import Foundation

/// The files of a project's folder.
struct ProjectFolder {
    /// Absolute, without links.
    let path: String
    /// From the folder on, in order; without what Xcode and package managers keep beside an app's files.
    private(set) var files: [String] = []
    /// Folders in it that are packages; the empty name is that of the folder itself.
    private(set) var packages: [String] = []
    /// The files of packages below the folder.
    private(set) var packageFiles: [String] = []
    /// The Xcode projects in it.
    private(set) var projects: [String] = []
    /// Folders in it that are not looked into, and files that are elsewhere.
    private(set) var skipped: [String] = []
    /// Where among the files those of a folder stand.
    private var ranges: [String: Range<Int>] = [:]
    private var folderCount = 0
    /// All files.
    private var known: Set<String> = []

    private static let leftOut: Set<String> = ["xcworkspace", "playground", "framework", "xcframework", "docc", "bundle"]
    private static let leftOutNames: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "fastlane", "node_modules"]
    /// How many files, and how many folders, it may have.
    private let fileLimit: Int
    private static let depthLimit = 40
    private static let sizeLimit = 32 << 20

    /// - Throws: ``ProjectReport/Failure`` when there is no such folder, or it is too large for a project.
    init(_ folder: String, fileLimit: Int = 20_000) throws {
        self.fileLimit = fileLimit
        let url = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath()
        // A path that names the project means the folder that it stands in.
        path = (url.pathExtension == "xcodeproj" || url.pathExtension == "xcworkspace" ? url.deletingLastPathComponent() : url).path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw ProjectReport.Failure("there is no folder '\(folder)'")
        }
        guard isFolder.boolValue else { throw ProjectReport.Failure("'\(folder)' is no folder: name the one that has the .xcodeproj in it") }
        try collect("", 0, isPackage: false)
    }

    private mutating func collect(_ folder: String, _ depth: Int, isPackage: Bool) throws {
        let manager = FileManager.default, start = files.count
        defer { ranges[folder] = start..<files.count }
        folderCount += 1
        guard folderCount <= fileLimit else {
            throw ProjectReport.Failure("'\(path)' has more than \(fileLimit) folders: name the folder of one project")
        }
        guard depth <= Self.depthLimit else {
            throw ProjectReport.Failure("'\(path)/\(folder)' is more than \(Self.depthLimit) folders deep: name the folder of one project")
        }
        guard let names = try? manager.contentsOfDirectory(atPath: absolute(folder)) else {
            guard !folder.isEmpty else { throw ProjectReport.Failure("the folder '\(path)' can't be read") }
            skipped.append(folder)
            return
        }
        let isManifest = names.contains("Package.swift")
        // One that builds an app with this package's plugin has links to what is elsewhere.
        if isManifest, !folder.isEmpty, text((folder as NSString).appendingPathComponent("Package.swift")).contains("UnmodifiedSources") {
            skipped.append(folder)
            return
        }
        if isManifest { packages.append(folder) }
        // What is in a package below is that package's.
        let isPackage = isPackage || isManifest && !folder.isEmpty
        for name in names.sorted() where !name.hasPrefix(".") {
            let relative = folder.isEmpty ? name : "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            guard manager.fileExists(atPath: absolute(relative), isDirectory: &isFolder) else { continue }
            guard isFolder.boolValue else {
                let isLink = (try? manager.destinationOfSymbolicLink(atPath: absolute(relative))) != nil
                guard !isLink || isInside(relative) else {
                    skipped.append(relative)
                    continue
                }
                known.insert(relative)
                if isPackage { packageFiles.append(relative) } else { files.append(relative) }
                guard files.count + packageFiles.count <= fileLimit else {
                    throw ProjectReport.Failure("'\(path)' has more than \(fileLimit) files: name the folder of one project")
                }
                continue
            }
            let kind = (name as NSString).pathExtension
            if kind == "xcodeproj" {
                if !isPackage { projects.append(relative) }
            } else if !Self.leftOut.contains(kind), !Self.leftOutNames.contains(name),
                      // A link may lead back up.
                      (try? manager.destinationOfSymbolicLink(atPath: absolute(relative))) == nil {
                try collect(relative, depth + 1, isPackage: isPackage)
            } else {
                skipped.append(relative)
            }
        }
    }

    func absolute(_ relative: String) -> String { relative.isEmpty ? path : "\(path)/\(relative)" }

    /// Whether a path leads to something in the folder, whatever links are on the way.
    func isInside(_ relative: String) -> Bool {
        if known.contains(relative) { return true }
        let file = absolute(relative)
        let real = URL(fileURLWithPath: file).resolvingSymlinksInPath().standardizedFileURL.path
        return real == path || real.hasPrefix(path == "/" ? path : path + "/")
    }

    /// The files in a folder and below it; `nil` when it was not looked into.
    func files(in folder: String) -> ArraySlice<String>? { ranges[folder].map { files[$0] } }

    /// Whether a path is one of some places, or below one.
    static func isAtOrBelow(_ path: String, _ places: Set<String>) -> Bool {
        if places.isEmpty { return false }
        if places.contains(path) || places.contains("") { return true }
        for index in path.indices where path[index] == "/" && places.contains(String(path[..<index])) { return true }
        return false
    }

    /// The text of a file; empty when it can't be read.
    func text(_ relative: String) -> String { data(relative).map { String(decoding: $0, as: UTF8.self) } ?? "" }

    /// The path of something below a folder, with `..` taken out.
    static func joined(_ folder: String, _ path: String) -> String {
        var result: [Substring] = []
        for part in (folder + "/" + path).split(separator: "/") where part != "." {
            if part == "..", let last = result.last, last != ".." { result.removeLast() } else { result.append(part) }
        }
        return result.joined(separator: "/")
    }

    /// What is in a file; `nil` when it can't be read, is elsewhere, or is no file of a project by its size.
    func data(_ relative: String) -> Data? {
        let file = absolute(relative)
        guard isInside(relative), let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? NSNumber, size.intValue <= Self.sizeLimit else {
            return nil
        }
        return FileManager.default.contents(atPath: file)
    }
}
