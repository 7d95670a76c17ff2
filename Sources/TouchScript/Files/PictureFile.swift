/// Pictures of a surface as PNG. The module `PictureFiles` makes them: reading a script needs no drawing.
package enum PictureFile {
    /// Finds out whether a picture can be written there, without touching it. A picture takes the place of a picture, and of nothing else.
    package static func check(_ path: String) throws(FileError) {
        try OutputFile.check(path)
        guard FilePlace(path) != nil, let start = try? InputFile.start(path, count: signature.count) else { return }
        guard start.isEmpty || start == signature else {
            throw FileError(path: path, purpose: .writing, reason: "it is there, and no PNG picture; name another file")
        }
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
