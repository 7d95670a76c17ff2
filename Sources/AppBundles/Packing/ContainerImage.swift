import Foundation

/// A bundle as an image of the Open Container Initiative, in one file.
///
/// It has one layer: the app, the system's libraries that it is loaded with, and what those read. Nothing else is in it, no shell and no package manager. The
/// specification is https://github.com/opencontainers/image-spec.
package struct ContainerImage {
    private let bundle: AppBundle
    private let tools: [String: String]

    /// - Throws: ``BundleError`` where a program is missing that makes it.
    package init(of bundle: AppBundle) throws(BundleError) {
        self.bundle = bundle
        var tools: [String: String] = [:]
        for name in ["tar", "gzip", "sha256sum"] {
            guard let path = Tool.path(name) else { throw BundleError(.tool, "\(name) is missing, with which an image is made") }
            tools[name] = path
        }
        self.tools = tools
    }

    /// Makes the image beside a bundle that was written to a folder.
    /// - Returns: The path of the archive, `FOLDER.oci.tar`.
    /// - Throws: ``BundleError`` where it can't be made; nothing is left then.
    package func pack(_ folder: String) throws(BundleError) -> String {
        let manager = FileManager.default, path = (folder as NSString).standardizingPath, file = path + ".oci.tar", half = "\(path).half-\(getpid())"
        guard !manager.fileExists(atPath: file) else { throw BundleError(.folder, "'\(file)' is there already: move it first") }
        defer { try? manager.removeItem(atPath: half) }
        do {
            try fill("\(half)/root", from: path)
            try layOut("\(half)/image", root: "\(half)/root")
            try run("tar", archiving("\(half)/image", as: file))
        } catch {
            try? manager.removeItem(atPath: file)
            throw BundleError(.folder, "'\(file)' can't be made: \((error as? BundleError)?.description ?? error.localizedDescription)")
        }
        return file
    }

    // MARK: The layer

    /// What libraries read at the places that they were built with.
    private static let data = ["/usr/share/X11/xkb", "/usr/share/X11/locale", "/usr/share/libinput", "/usr/share/libdrm"]

    private func fill(_ root: String, from folder: String) throws {
        let manager = FileManager.default
        for inner in ["tmp", "proc", "dev", "sys", "run"] { try manager.createDirectory(atPath: "\(root)/\(inner)", withIntermediateDirectories: true) }
        try copy(folder, to: root + bundle.place)
        for path in bundle.libraries.ofSystem + Self.data where manager.fileExists(atPath: path) { try copy(path, to: root + path) }
        // The licences of what the system's packages bring, which a bundle alone does not hand on.
        for package in bundle.libraries.packages {
            let notice = "/usr/share/doc/\(package)/copyright"
            if manager.fileExists(atPath: notice) { try copy(notice, to: root + notice) }
        }
    }

    /// Copies what a link leads to, and not the link.
    private func copy(_ path: String, to place: String) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        // Foundation's own follows no link behind a folder that is one, as /lib is.
        guard let real = realpath(path, nil) else { throw BundleError(.library, "'\(path)' can't be read") }
        defer { free(real) }
        try manager.copyItem(atPath: String(cString: real), toPath: place)
    }

    // MARK: The layout

    private func layOut(_ image: String, root: String) throws {
        let blobs = "\(image)/blobs/sha256", layer = "\(image)/layer.tar"
        try FileManager.default.createDirectory(atPath: blobs, withIntermediateDirectories: true)
        try run("tar", archiving(root, as: layer))
        // The digest of the layer itself, and below that of the file that has it compressed.
        let plain = try digest(layer)
        try run("gzip", ["-n", layer])
        let packed = try store("\(layer).gz", in: blobs)
        let settings = try store(configuration(plain), in: blobs, image)
        let manifest = try store([
            "schemaVersion": 2, "mediaType": Self.type("manifest.v1+json"),
            "config": ["mediaType": Self.type("config.v1+json"), "digest": "sha256:\(settings.digest)", "size": settings.size] as [String: Any],
            "layers": [["mediaType": Self.type("layer.v1.tar+gzip"), "digest": "sha256:\(packed.digest)", "size": packed.size] as [String: Any]],
        ], in: blobs, image)
        try write(["imageLayoutVersion": "1.0.0"], to: "\(image)/oci-layout")
        try write(["schemaVersion": 2, "manifests": [[
            "mediaType": Self.type("manifest.v1+json"), "digest": "sha256:\(manifest.digest)", "size": manifest.size,
            "annotations": ["org.opencontainers.image.ref.name": bundle.version],
        ] as [String: Any]]], to: "\(image)/index.json")
    }

    private static func type(_ name: String) -> String { "application/vnd.oci.image.\(name)" }

    /// The app is started itself, and not by the launcher, which takes a shell.
    private func configuration(_ layer: String) -> [String: Any] {
        var variables = ["LD_LIBRARY_PATH=\(bundle.place)/lib", "HOME=/tmp", "LANG=C.UTF-8"]
        if bundle.hasFonts { variables.append("FONTCONFIG_FILE=\(bundle.place)/fonts.conf") }
        if bundle.isKiosk { variables.append("DACTYL_ON=kms") }
        return [
            "architecture": bundle.processor, "os": "linux", "created": ISO8601DateFormatter().string(from: bundle.date),
            "config": ["Entrypoint": ["\(bundle.place)/bin/\(bundle.name)"], "Env": variables, "WorkingDir": "/",
                       "Labels": ["org.opencontainers.image.title": bundle.title, "org.opencontainers.image.version": bundle.version]] as [String: Any],
            "rootfs": ["type": "layers", "diff_ids": ["sha256:\(layer)"]] as [String: Any],
            "history": [["created": ISO8601DateFormatter().string(from: bundle.date), "created_by": "dactyl bundle"]],
        ]
    }

    // MARK: Files

    /// In one order, with one owner and one time, so that the same app makes the same image.
    private func archiving(_ folder: String, as file: String) -> [String] {
        ["--create", "--file", file, "--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX",
         "--mtime=@\(Int(exactly: bundle.date.timeIntervalSince1970.rounded()) ?? 0)", "--directory", folder, "."]
    }

    private func run(_ tool: String, _ words: [String]) throws {
        guard let path = tools[tool], let (_, status) = Tool.run(path, words), status == 0 else { throw BundleError(.tool, "\(tool) failed") }
    }

    private func digest(_ file: String) throws -> String {
        guard let tool = tools["sha256sum"], let (output, status) = Tool.run(tool, [file]), status == 0, output.count >= 64 else { throw BundleError(.tool, "sha256sum failed") }
        return String(output.prefix(64))
    }

    private func write(_ object: [String: Any], to path: String) throws {
        try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes]).write(to: URL(fileURLWithPath: path))
    }

    private func store(_ object: [String: Any], in blobs: String, _ image: String) throws -> (digest: String, size: Int) {
        try write(object, to: "\(image)/object")
        return try store("\(image)/object", in: blobs)
    }

    /// Moves a file to where its digest names it.
    private func store(_ file: String, in blobs: String) throws -> (digest: String, size: Int) {
        let name = try digest(file), size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
        try FileManager.default.moveItem(atPath: file, toPath: "\(blobs)/\(name)")
        return (name, size)
    }
}
