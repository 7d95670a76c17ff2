internal import CCairo

/// Why a GIF can't be read.
package enum GIFError: Error, CustomStringConvertible {
    case tooLarge(width: Int, height: Int)
    case damaged(String)

    package var description: String {
        switch self {
        case .tooLarge(let width, let height):
            "\(width) by \(height) pixels are more than \(CGImage.largestPixelCount) pixels or \(PixelFormat.largestSide) a side"
        case .damaged(let reason): "the GIF file is damaged: \(reason)"
        }
    }
}

extension CGImage {
    /// Whether the bytes begin as a GIF does.
    package static func isGIF(_ data: Data) -> Bool { data.starts(with: Array("GIF8".utf8)) }

    /// The first picture of a GIF. Of a file that is cut off it shows what there is.
    package convenience init(gifData data: Data) throws {
        var canvas = GIFCanvas(try GIFFile(Array(data)))
        try self.init(gif: canvas.file, pixels: canvas.pixels(at: 0))
    }

    /// A picture of a GIF file, of its pixels.
    package convenience init(gif file: GIFFile, pixels: [UInt32]) throws {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(file.width), Int32(file.height)),
              cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let target = cairo_image_surface_get_data(surface) else {
            throw GIFError.damaged("no memory")
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        pixels.withUnsafeBytes { source in
            guard let base = source.baseAddress else { return }
            for y in 0..<file.height { memcpy(target + y * stride, base + y * file.width * 4, file.width * 4) }
        }
        cairo_surface_mark_dirty(surface)
        self.init(owning: surface, hasAlpha: true)
    }
}
