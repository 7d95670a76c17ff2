import CCairo
package import TouchHost
package import TouchScript

extension PictureFile {
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

    /// The pixels as PNG data, for a picture that is looked at once: in a fraction of the time, and not as small.
    package static func quickPNG(_ picture: SurfaceBuffer) -> [UInt8] { QuickPNG.bytes(of: picture) }

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
