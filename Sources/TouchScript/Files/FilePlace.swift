import Foundation

/// Which file a path leads to, whatever it is called: two paths that are equal as places are one file.
package struct FilePlace: Hashable {
    private let device: dev_t
    private let number: ino_t
    /// In the folder that the numbers mean, for a file that is not there yet.
    private let name: String

    /// - Returns: `nil` for other things than plain files, such as a terminal, and for what can't be one.
    package init?(_ path: String) {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFREG else { return nil }
            name = ""
        } else {
            let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
            let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
            guard stat(folder, &status) == 0 else { return nil }
            name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
        }
        (device, number) = (status.st_dev, status.st_ino)
    }
}

/// The files that a run reads and writes.
package struct RunFiles {
    /// What is read.
    package var inputs: [String]
    /// What is written.
    package var outputs: [String]

    package init(inputs: [String], outputs: [String]) {
        self.inputs = inputs
        self.outputs = outputs
    }

    /// Sees that nothing that is read is written over, and that no two outputs share a file.
    /// - Throws: For the first output that has not.
    package func check() throws(FileError) {
        let read = Set(inputs.compactMap(FilePlace.init))
        var written: Set<FilePlace> = []
        for path in outputs {
            guard let place = FilePlace(path) else { continue }
            guard !read.contains(place) else {
                throw FileError(path: path, purpose: .writing, reason: "it is what is read; name another file")
            }
            guard written.insert(place).inserted else {
                throw FileError(path: path, purpose: .writing, reason: "something else is written there too; name another file")
            }
        }
    }
}
