internal import CCairo

/// Why a PNG can't be read.
package enum PNGError: Error, CustomStringConvertible {
    case notPNG
    case tooLarge(width: Int, height: Int)
    case damaged(String)

    package var description: String {
        switch self {
        case .notPNG: "not a PNG file"
        case .tooLarge(let width, let height):
            "\(width) by \(height) pixels are more than \(CGImage.largestPixelCount) pixels or \(PixelFormat.largestSide) a side"
        case .damaged(let reason): "the PNG file is damaged: \(reason)"
        }
    }
}

extension CGImage {
    /// Whether the bytes begin as a PNG does.
    package static func isPNG(_ data: Data) -> Bool { data.starts(with: PNGHeader.beginning) }

    /// The size in pixels that a PNG or JPEG file claims; `nil` where it is zero, or not yet there.
    package static func fileSize(_ data: Data) -> (width: Int, height: Int)? {
        let size = isPNG(data) ? PNGHeader(data).map { ($0.width, $0.height) } : jpegSize(data)
        return size.flatMap { $0.0 > 0 && $0.1 > 0 ? $0 : nil }
    }

    /// The most pixels a PNG may have: 256 MB of memory. A file of a few bytes can claim more than any machine has.
    package static let largestPixelCount = 1 << 26

    /// The PNG in the provider; `nil` when it is damaged, too large, or not a PNG.
    public convenience init?(pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
                             shouldInterpolate: Bool, intent: CGColorRenderingIntent) {
        try? self.init(pngData: source.bytes)
    }

    package convenience init(pngData data: Data) throws {
        guard let header = PNGHeader(data) else { throw PNGError.notPNG }
        guard header.width > 0, header.height > 0, header.width <= PixelFormat.largestSide, header.height <= PixelFormat.largestSide,
              header.width * header.height <= CGImage.largestPixelCount else {
            throw PNGError.tooLarge(width: header.width, height: header.height)
        }
        let reader = PNGReader(data)
        let created = withExtendedLifetime(reader) {
            cairo_image_surface_create_from_png_stream({ closure, target, length in
                guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
                let reader = Unmanaged<PNGReader>.fromOpaque(closure).takeUnretainedValue()
                return reader.read(Int(length), into: target) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
            }, Unmanaged.passUnretained(reader).toOpaque())
        }
        guard let surface = created else { throw PNGError.damaged("no memory") }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw PNGError.damaged(String(cString: cairo_status_to_string(status)))
        }
        // Cairo keeps the file beside the pixels, for surfaces that can hold files: none here can.
        cairo_surface_set_mime_data(surface, CAIRO_MIME_TYPE_PNG, nil, 0, nil, nil)
        let format = cairo_image_surface_get_format(surface)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else {
            defer { cairo_surface_destroy(surface) }
            guard let converted = CGImage.converted(surface) else { throw PNGError.damaged("no memory") }
            self.init(owning: converted, hasAlpha: true)
            return
        }
        self.init(owning: surface, hasAlpha: format == CAIRO_FORMAT_ARGB32)
    }

    /// The image as a PNG file; `nil` when there is no memory for it.
    package var pngData: Data? {
        let writer = PNGWriter()
        let status = withExtendedLifetime(writer) {
            cairo_surface_write_to_png_stream(surface, { closure, bytes, length in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<PNGWriter>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(length))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(writer).toOpaque())
        }
        return status == CAIRO_STATUS_SUCCESS ? writer.data : nil
    }

    /// The same picture in 8 bits a component: files of 16 bits a component are read as floating point.
    private static func converted(_ surface: OpaquePointer) -> OpaquePointer? {
        guard let result = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(surface),
                                                      cairo_image_surface_get_height(surface)),
              let cairo = cairo_create(result) else { return nil }
        defer { cairo_destroy(cairo) }
        cairo_set_source_surface(cairo, surface, 0, 0)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(cairo)
        guard cairo_surface_status(result) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(result)
            return nil
        }
        return result
    }
}

/// The size that a PNG file claims in its first chunk.
private struct PNGHeader {
    var width: Int
    var height: Int

    static let beginning: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(24))
        guard bytes.count == 24, bytes.starts(with: Self.beginning),
              bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
        width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
        height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
    }
}

private final class PNGReader {
    private let data: Data
    private var position: Data.Index

    init(_ data: Data) {
        self.data = data
        position = data.startIndex
    }

    func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Bool {
        guard count <= data.endIndex - position else { return false }
        data.copyBytes(to: target, from: position..<position + count)
        position += count
        return true
    }
}

private final class PNGWriter {
    var data = Data()
}
