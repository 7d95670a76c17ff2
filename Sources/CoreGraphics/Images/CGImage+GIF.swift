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
        var reader = GIFReader(Array(data))
        let picture = try reader.read()
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height)),
              cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let target = cairo_image_surface_get_data(surface) else {
            throw GIFError.damaged("no memory")
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<picture.height {
            let row = UnsafeMutableRawPointer(target + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<picture.width { row[x] = picture.pixels[y * picture.width + x] }
        }
        cairo_surface_mark_dirty(surface)
        self.init(owning: surface, hasAlpha: true)
    }
}

/// Reads the first picture of a GIF file.
struct GIFReader {
    struct Picture {
        var width, height: Int
        /// Alpha, red, green, blue from the highest byte on.
        var pixels: [UInt32]
    }

    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private mutating func byte() throws -> Int {
        guard index < bytes.count else { throw GIFError.damaged("it ends too early") }
        index += 1
        return Int(bytes[index - 1])
    }

    private mutating func number() throws -> Int { try byte() | (try byte()) << 8 }

    private mutating func table(_ flags: Int) throws -> [UInt32] {
        try (0..<(2 << (flags & 7))).map { _ in
            let red = try byte(), green = try byte(), blue = try byte()
            return 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        }
    }

    mutating func read() throws -> Picture {
        guard bytes.count >= 13, bytes.starts(with: Array("GIF8".utf8)) else { throw GIFError.damaged("it has no header") }
        index = 6
        let width = try number(), height = try number(), flags = try byte()
        guard width > 0, height > 0, width <= PixelFormat.largestSide, height <= PixelFormat.largestSide, width * height <= CGImage.largestPixelCount
        else { throw GIFError.tooLarge(width: width, height: height) }
        index += 2
        let common = flags & 0x80 != 0 ? try table(flags) : []
        var transparent: Int?
        while true {
            switch try byte() {
            case 0x21:
                let isControl = try byte() == 0xF9, block = try blocks()
                if isControl, block.count >= 4 { transparent = block[0] & 1 != 0 ? Int(block[3]) : nil }
            case 0x2C:
                var picture = Picture(width: width, height: height, pixels: Array(repeating: 0, count: width * height))
                try readImage(common, transparent, into: &picture)
                return picture
            default: throw GIFError.damaged("it has no picture")
            }
        }
    }

    /// The bytes of blocks up to the empty one; of a file that is cut off, those that there are.
    private mutating func blocks() throws -> [UInt8] {
        var result: [UInt8] = []
        while index < bytes.count {
            let count = try byte()
            if count == 0 { break }
            let end = min(index + count, bytes.count)
            result += bytes[index..<end]
            index = end
        }
        return result
    }

    private mutating func readImage(_ common: [UInt32], _ transparent: Int?, into picture: inout Picture) throws {
        let left = try number(), top = try number(), width = try number(), height = try number(), flags = try byte()
        let colors = flags & 0x80 != 0 ? try table(flags) : common
        let codeSize = try byte()
        guard width * height <= CGImage.largestPixelCount, (2...8).contains(codeSize) else { throw GIFError.damaged("its picture has a wrong size") }
        let values = Self.decompress(try blocks(), codeSize, count: width * height)
        let rows = flags & 0x40 == 0 ? Array(0..<height)
            : [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
        for (place, value) in values.enumerated() where Int(value) != transparent && Int(value) < colors.count {
            let x = left + place % width, y = top + rows[place / width]
            if x < picture.width, y < picture.height { picture.pixels[y * picture.width + x] = colors[Int(value)] }
        }
    }

    /// Undoes the compression of Lempel, Ziv and Welch.
    static func decompress(_ data: [UInt8], _ codeSize: Int, count: Int) -> [UInt8] {
        let clear = 1 << codeSize, end = clear + 1
        // Each code is an earlier one and a byte.
        var prefix = [Int](repeating: -1, count: 4096), last = [UInt8](repeating: 0, count: 4096)
        for code in 0..<clear { last[code] = UInt8(code) }
        var result: [UInt8] = []
        result.reserveCapacity(min(count, 1 << 20))
        var next = end + 1, width = codeSize + 1, previous = -1
        var bits = 0, held = 0, index = 0
        while result.count < count {
            while bits < width, index < data.count {
                held |= Int(data[index]) << bits
                bits += 8
                index += 1
            }
            guard bits >= width else { break }
            let code = held & ((1 << width) - 1)
            held >>= width
            bits -= width
            if code == end { break }
            if code == clear {
                (next, width, previous) = (end + 1, codeSize + 1, -1)
                continue
            }
            guard code < next || code == next && previous >= 0 else { break }
            // A code that is about to be defined is the previous one and its first byte.
            var chain: [UInt8] = [], step = code == next ? previous : code
            while step >= 0, chain.count <= 4096 {
                chain.append(last[step])
                step = prefix[step]
            }
            guard let first = chain.last else { break }
            result += chain.reversed()
            if code == next { result.append(first) }
            if previous >= 0, next < 4096 {
                (prefix[next], last[next]) = (previous, first)
                next += 1
                if next == 1 << width, width < 12 { width += 1 }
            }
            previous = code
        }
        return Array(result.prefix(count))
    }
}
