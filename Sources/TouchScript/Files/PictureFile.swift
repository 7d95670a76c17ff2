import CCairo
import TouchHost

/// Pictures of a surface as PNG.
package enum PictureFile {
    /// The pixels as PNG data. Surfaces are opaque, and so is the picture.
    /// - Returns: `nil` when there is not enough memory for it.
    package static func png(_ picture: SurfaceBuffer) -> [UInt8]? {
        let memory = picture.memory.assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(memory, CAIRO_FORMAT_RGB24, Int32(picture.size.width),
                                                          Int32(picture.size.height), Int32(picture.stride))
        defer { cairo_surface_destroy(surface) }
        var bytes: [UInt8] = []
        let status = withUnsafeMutablePointer(to: &bytes) { bytes in
            cairo_surface_write_to_png_stream(surface, { closure, data, count in
                guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
                closure.assumingMemoryBound(to: [UInt8].self).pointee += UnsafeBufferPointer(start: data, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, bytes)
        }
        return status == CAIRO_STATUS_SUCCESS ? bytes : nil
    }

    /// Finds out whether a picture can be written there, without touching it. A picture takes the place of a picture, and of nothing else.
    package static func check(_ path: String) throws(FileError) {
        try OutputFile.check(path)
        guard FilePlace(path) != nil, let start = try? InputFile.start(path, count: signature.count) else { return }
        guard start.isEmpty || start == signature else {
            throw FileError(path: path, purpose: .writing, reason: "it is there, and no PNG picture; name another file")
        }
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Writes the pixels as a PNG file, all of it or nothing.
    package static func write(_ picture: SurfaceBuffer?, to path: String) throws(FileError) {
        guard let picture else { throw FileError(path: path, purpose: .writing, reason: "nothing has been drawn yet") }
        guard let bytes = png(picture) else {
            throw FileError(path: path, purpose: .writing, reason: "the picture could not be made")
        }
        try check(path)
        try OutputFile.write(bytes, to: path)
    }
}
