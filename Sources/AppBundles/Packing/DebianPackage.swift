import Foundation

/// A bundle as a package of Debian's, which installs, starts and removes it.
package struct DebianPackage {
    /// The keeper of the package, as `NAME <ADDRESS>`.
    private let maintainer: String
    private let bundle: AppBundle
    private let architecture: String
    private let builder: String

    /// - Parameter maintainer: `nil` for what `DEBFULLNAME` and `DEBEMAIL` say, as other tools of Debian's have it.
    /// - Throws: ``BundleError`` where dpkg is missing, or no keeper is named.
    package init(of bundle: AppBundle, maintainer: String?) throws(BundleError) {
        let environment = ProcessInfo.processInfo.environment
        let known = environment["DEBEMAIL"].map { "\(environment["DEBFULLNAME"] ?? $0) <\($0)>" }
        guard let maintainer = maintainer ?? known, maintainer.wholeMatch(of: /[^<>\n]+ <[^<>@\s]+@[^<>@\s]+>/) != nil else {
            throw BundleError(.request, "a package names its keeper: --maintainer 'NAME <ADDRESS>', or the variables DEBFULLNAME and DEBEMAIL")
        }
        guard let builder = Tool.path("dpkg-deb"), let dpkg = Tool.path("dpkg"), let asked = Tool.run(dpkg, ["--print-architecture"]), asked.status == 0 else {
            throw BundleError(.tool, "dpkg-deb is missing, which makes packages (it comes with dpkg, on Debian and Ubuntu)")
        }
        self.maintainer = maintainer
        self.bundle = bundle
        self.builder = builder
        architecture = asked.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The package's name: small letters, digits and `+-.` alone, two at least.
    var name: String {
        let plain = bundle.name.lowercased().replacing("_", with: "-")
        return plain.count < 2 || plain.first?.isLetter != true ? "app-\(plain)" : plain
    }

    /// Where the bundle stands once the package is installed.
    package static func place(_ name: String) -> String { "/usr/lib/\(name)" }

    /// Makes the package beside a bundle that was written to a folder.
    /// - Returns: The package's path.
    /// - Throws: ``BundleError`` where it can't be made; nothing is left then.
    package func pack(_ folder: String) throws(BundleError) -> String {
        let manager = FileManager.default, path = (folder as NSString).standardizingPath
        let parent = (path as NSString).deletingLastPathComponent, half = "\(path).half-\(getpid())"
        let file = (parent.isEmpty ? "" : parent + "/") + "\(name)_\(bundle.version)_\(architecture).deb"
        guard !manager.fileExists(atPath: file) else { throw BundleError(.folder, "'\(file)' is there already: move it first") }
        defer { try? manager.removeItem(atPath: half) }
        do {
            try fill(half, from: path)
        } catch {
            throw BundleError(.folder, "'\(file)' can't be made: \(error.localizedDescription)")
        }
        // A sixth larger than what dpkg-deb makes of itself, in a fifth of the time.
        guard let (_, status) = Tool.run(builder, ["-Zxz", "-z1", "--root-owner-group", "--build", half, file]), status == 0 else {
            try? manager.removeItem(atPath: file)
            throw BundleError(.folder, "'\(file)' can't be written")
        }
        return file
    }

    private func fill(_ root: String, from folder: String) throws {
        let manager = FileManager.default, app = root + bundle.place
        for inner in ["DEBIAN", "usr/bin", "usr/share/doc/\(name)", (bundle.place as NSString).deletingLastPathComponent] {
            try manager.createDirectory(atPath: "\(root)/\(inner)", withIntermediateDirectories: true)
        }
        try manager.copyItem(atPath: folder, toPath: app)
        try manager.removeItem(atPath: "\(app)/PACKAGES")
        // What starts it stands where the system looks.
        let (start, place) = bundle.isUnit ? ("\(bundle.name).service", bundle.isKiosk ? "usr/lib/systemd/system" : "usr/lib/systemd/user")
            : ("\(bundle.name).desktop", "usr/share/applications")
        try manager.createDirectory(atPath: "\(root)/\(place)", withIntermediateDirectories: true)
        try manager.moveItem(atPath: "\(app)/\(start)", toPath: "\(root)/\(place)/\(start)")
        try manager.createSymbolicLink(atPath: "\(root)/usr/bin/\(bundle.name)", withDestinationPath: "\(bundle.place)/\(bundle.name)")
        try write(copyright, "\(root)/usr/share/doc/\(name)/copyright")
        try write(changeLog, "\(root)/usr/share/doc/\(name)/changelog")
        if let tool = Tool.path("gzip") { _ = Tool.run(tool, ["-9n", "\(root)/usr/share/doc/\(name)/changelog"]) }
        var files: [String] = []
        for entry in manager.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] where !entry.hasPrefix("DEBIAN") { files.append(entry) }
        try setModes(of: files, in: root)
        try write(control(size: size(of: files, in: root)), "\(root)/DEBIAN/control")
        if let tool = Tool.path("md5sum") { try write(sums(of: files, in: root, tool), "\(root)/DEBIAN/md5sums") }
    }

    /// Folders and programs may be entered and run, all else be read.
    private func setModes(of files: [String], in root: String) throws {
        let manager = FileManager.default, programs = ["\(bundle.place)/\(bundle.name)", "\(bundle.place)/bin/\(bundle.name)"].map { String($0.dropFirst()) }
        for file in files {
            let path = "\(root)/\(file)", type = try manager.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            if type == .typeSymbolicLink { continue }
            try manager.setAttributes([.posixPermissions: type == .typeDirectory || programs.contains(file) ? 0o755 : 0o644], ofItemAtPath: path)
        }
    }

    private func size(of files: [String], in root: String) -> Int {
        files.reduce(0) { $0 + (((try? FileManager.default.attributesOfItem(atPath: "\(root)/\($1)"))?[.size] as? Int) ?? 0) } / 1024
    }

    private func sums(of files: [String], in root: String, _ tool: String) -> String {
        let plain = files.filter { (try? FileManager.default.attributesOfItem(atPath: "\(root)/\($0)"))?[.type] as? FileAttributeType == .typeRegular }.sorted()
        let lines = Tool.run(tool, plain.map { "\(root)/\($0)" })?.output.split(separator: "\n") ?? []
        return lines.map { $0.replacing("\(root)/", with: "") + "\n" }.joined()
    }

    private func write(_ text: String, _ path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    }

    // MARK: Texts

    private func control(size: Int) -> String {
        let needed = bundle.libraries.packages + (bundle.isKiosk ? ["seatd"] : [])
        return """
            Package: \(name)
            Version: \(bundle.version)
            Architecture: \(architecture)
            Maintainer: \(maintainer)
            Installed-Size: \(size)
            Section: misc
            Priority: optional
            \(needed.isEmpty ? "" : "Depends: \(needed.joined(separator: ", "))\n")Description: app for touchscreens and pointers: \(bundle.title)
             The app with the libraries that no package of the system has.
            \(bundle.isKiosk ? " systemctl enable --now \(bundle.name) starts it on the screen of this machine.\n" : "")
            """
    }

    /// What a package of Debian's has to say of its versions. The time is the executable's, so that the same app makes the same package.
    private var changeLog: String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(secondsFromGMT: 0)
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
        return "\(name) (\(bundle.version)) unstable; urgency=medium\n\n  * Version \(bundle.version).\n\n -- \(maintainer)  \(format.string(from: bundle.date))\n"
    }

    private var copyright: String {
        """
        \(bundle.title) is its makers': \(maintainer).

        It holds parts of others, or has them beside it. \(bundle.place)/licences/PARTS names them, and the files there have their licences; fonts
        are under \(bundle.place)/fonts/LICENSE.

        """
    }
}
