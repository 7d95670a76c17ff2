internal import CCairo

/// Why a JPEG can't be read.
package enum JPEGError: Error, CustomStringConvertible {
    case noLibrary
    case tooLarge(width: Int, height: Int)
    case tooManyPasses
    case damaged(String)

    package var description: String {
        switch self {
        case .noLibrary: JPEGLibrary.absence
        case .tooLarge(let width, let height):
            "\(width) by \(height) pixels are more than \(CGImage.largestPixelCount) pixels or \(PixelFormat.largestSide) a side"
        case .tooManyPasses: "the JPEG file goes over its picture more than \(JPEGMarkers.mostPasses) times; save it with fewer passes"
        case .damaged(let reason): "the JPEG file is damaged: \(reason)"
        }
    }
}

extension CGImage {
    /// The JPEG in the provider; `nil` when it is damaged, too large or not a JPEG, or where libturbojpeg is not installed.
    public convenience init?(jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
                             shouldInterpolate: Bool, intent: CGColorRenderingIntent) {
        try? self.init(jpegData: source.bytes)
    }

    /// Whether the bytes begin as a JPEG does.
    package static func isJPEG(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }

    /// The picture in the bytes of a PNG, JPEG or GIF file, whatever its name says.
    package convenience init(fileData data: Data) throws {
        if Self.isJPEG(data) { try self.init(jpegData: data) } else if Self.isGIF(data) { try self.init(gifData: data) } else { try self.init(pngData: data) }
    }

    /// The size in pixels that the file claims; `nil` where it is zero, or not yet there, or where libturbojpeg is not installed.
    static func jpegSize(_ data: Data) -> (Int, Int)? {
        guard let library = JPEGLibrary.shared, let handle = library.makeDecompressor() else { return nil }
        defer { _ = library.destroy(handle) }
        return data.withUnsafeBytes { bytes in
            var width: Int32 = 0, height: Int32 = 0, sampling: Int32 = 0, space: Int32 = 0
            guard let source = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
            _ = library.header(handle, source, UInt(bytes.count), &width, &height, &sampling, &space)
            return width > 0 && height > 0 ? (Int(width), Int(height)) : nil
        }
    }

    package convenience init(jpegData data: Data) throws {
        guard let library = JPEGLibrary.shared, let handle = library.makeDecompressor() else { throw JPEGError.noLibrary }
        defer { _ = library.destroy(handle) }
        func fault() -> JPEGError { .damaged(library.message(handle).map { String(cString: $0) } ?? "unreadable") }
        let surface = try data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws -> OpaquePointer in
            guard let source = bytes.bindMemory(to: UInt8.self).baseAddress else { throw JPEGError.damaged("empty") }
            var width: Int32 = 0, height: Int32 = 0, sampling: Int32 = 0, space: Int32 = 0
            // It also fails where it has a name neither for the sampling nor for the space of the colours, with which it decodes all the same. Then
            // it has read the size.
            guard library.header(handle, source, UInt(bytes.count), &width, &height, &sampling, &space) == 0 || width > 0 && height > 0 else { throw fault() }
            guard width > 0, height > 0, width <= PixelFormat.largestSide, height <= PixelFormat.largestSide,
                  Int(width) * Int(height) <= CGImage.largestPixelCount else {
                throw JPEGError.tooLarge(width: Int(width), height: Int(height))
            }
            guard JPEGMarkers.passes(bytes) <= JPEGMarkers.mostPasses else { throw JPEGError.tooManyPasses }
            guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height),
                  cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let target = cairo_image_surface_get_data(surface) else {
                throw JPEGError.damaged("no memory")
            }
            let isInks = JPEGLibrary.inkSpaces.contains(space), stride = cairo_image_surface_get_stride(surface)
            let status = library.decompress(handle, source, UInt(bytes.count), target, width, stride, height,
                                            isInks ? JPEGLibrary.inkFormat : JPEGLibrary.pixelFormat, 0)
            if isInks { Self.mixInks(target, stride: Int(stride), width: Int(width), height: Int(height), areInverse: JPEGMarkers.isAdobe(data)) }
            // A file that is cut off shows what there is of it, as on iOS; one of which nothing can be read is refused above.
            if status != 0, CGImage.isBlank(surface) {
                cairo_surface_destroy(surface)
                throw fault()
            }
            cairo_surface_mark_dirty(surface)
            return surface
        }
        self.init(owning: surface, hasAlpha: false)
    }

    /// Makes blue, green and red of cyan, magenta, yellow and black, in place.
    /// - Parameter areInverse: Whether 255 is no ink, as Adobe's programs and those that follow them write it.
    private static func mixInks(_ pixels: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int, areInverse: Bool) {
        for row in 0..<height {
            for column in 0..<width {
                let pixel = pixels + row * stride + 4 * column
                func left(_ ink: UInt8) -> Int { areInverse ? Int(ink) : 255 - Int(ink) }
                let cyan = left(pixel[0]), magenta = left(pixel[1]), yellow = left(pixel[2]), black = left(pixel[3])
                pixel[0] = UInt8(yellow * black / 255)
                pixel[1] = UInt8(magenta * black / 255)
                pixel[2] = UInt8(cyan * black / 255)
                pixel[3] = 255
            }
        }
    }
}

/// The bytes before the picture in a JPEG file.
enum JPEGMarkers {
    /// Encoders go over a picture some ten times, each time for finer detail. A pass costs the time of the whole picture, and a few bytes can be one.
    static let mostPasses = 100

    /// How many times the file goes over its picture.
    static func passes(_ bytes: UnsafeRawBufferPointer) -> Int {
        var position = 2, count = 0
        while position + 4 <= bytes.count {
            guard bytes[position] == 0xFF else {
                position += 1
                continue
            }
            switch bytes[position + 1] {
            // No marker, in the picture; markers without a length; fillings.
            case 0x00, 0x01, 0xD0...0xD8: position += 2
            case 0xFF: position += 1
            case 0xD9: return count
            case let marker:
                if marker == 0xDA { count += 1 }
                position += 2 + max(Int(bytes[position + 2]) << 8 | Int(bytes[position + 3]), 2)
            }
        }
        return count
    }

    /// Whether there is the mark of Adobe's programs (APP14), in whose files inks are inverse.
    static func isAdobe(_ data: Data) -> Bool { parts(data).contains { $0.marker == 0xEE && $0.content.starts(with: Array("Adobe".utf8)) } }

    private static func parts(_ data: Data) -> [(marker: UInt8, content: ArraySlice<UInt8>)] {
        let bytes = [UInt8](data.prefix(1_048_576))
        var position = 2, found: [(UInt8, ArraySlice<UInt8>)] = []
        while position + 4 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1], length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            // Pictures begin with marker DA.
            guard marker != 0xDA, length >= 2, position + 2 + length <= bytes.count else { break }
            found.append((marker, bytes[position + 4..<position + 2 + length]))
            position += 2 + length
        }
        return found
    }
}

/// The turn that a camera notes in a JPEG file (EXIF), from 1 to 8; 1 where it notes none.
package enum JPEGOrientation {
    package static func read(_ data: Data) -> Int {
        let bytes = [UInt8](data.prefix(65_536))
        guard bytes.starts(with: [0xFF, 0xD8]) else { return 1 }
        var position = 2
        while position + 4 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1], length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            // Pictures begin with marker DA.
            guard marker != 0xDA, length >= 2, position + 2 + length <= bytes.count else { return 1 }
            if marker == 0xE1, let value = exif(Array(bytes[position + 4..<position + 2 + length])) { return value }
            position += 2 + length
        }
        return 1
    }

    private static func exif(_ bytes: [UInt8]) -> Int? {
        guard bytes.starts(with: Array("Exif\0\0".utf8)), bytes.count >= 20 else { return nil }
        let tiff = Array(bytes[6...]), isLittle = tiff[0] == 0x49
        func number(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at + count <= tiff.count else { return nil }
            let part = tiff[at..<at + count]
            return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let start = number(4, 4), let count = number(start, 2), count < 1000 else { return nil }
        for entry in 0..<count {
            let place = start + 2 + entry * 12
            guard let tag = number(place, 2) else { return nil }
            if tag == 0x0112, let value = number(place + 8, 2), (1...8).contains(value) { return value }
        }
        return nil
    }
}
