import Foundation

/// A folder as one file.
package enum TarArchive {
    /// Packs a folder into a `.tar.gz` beside it, in one order and with one owner.
    /// - Returns: The archive's path.
    /// - Throws: ``BundleError`` where tar is missing or fails; nothing is left then.
    package static func pack(_ folder: String) throws(BundleError) -> String {
        let path = (folder as NSString).standardizingPath, archive = path + ".tar.gz"
        guard let tar = Tool.path("tar") else { throw BundleError(.tool, "tar is missing, which packs the folder") }
        guard !FileManager.default.fileExists(atPath: archive) else { throw BundleError(.folder, "'\(archive)' is there already: move it, or name another folder") }
        let parent = (path as NSString).deletingLastPathComponent
        let words = ["--create", "--gzip", "--file", archive, "--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX",
                     "--directory", parent.isEmpty ? "." : parent, (path as NSString).lastPathComponent]
        guard let (_, status) = Tool.run(tar, words), status == 0 else {
            try? FileManager.default.removeItem(atPath: archive)
            throw BundleError(.folder, "'\(archive)' can't be written")
        }
        return archive
    }
}
