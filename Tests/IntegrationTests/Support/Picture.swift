import CCairo
import Foundation
import Testing

/// Pixels as red, green and blue bytes, from the upper left corner.
struct Picture: Equatable {
    let width: Int
    let height: Int
    /// Words of 0xRRGGBB, row after row.
    private(set) var pixels: [UInt32]

    /// - Parameter pixels: Words whose upper byte says nothing.
    init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(pixels.count == width * height)
        self.width = width
        self.height = height
        self.pixels = pixels
        self.pixels.withUnsafeMutableBufferPointer { words in
            var index = 0
            while index < words.count {
                words[index] &= 0xFFFFFF
                index += 1
            }
        }
    }

    /// Reads a PNG file.
    init(png path: String) throws {
        let surface = cairo_image_surface_create_from_png(path)
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else {
            throw Trouble("\(path) is no PNG picture")
        }
        let width = Int(cairo_image_surface_get_width(surface)), height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard [CAIRO_FORMAT_RGB24, CAIRO_FORMAT_ARGB32].contains(cairo_image_surface_get_format(surface)) else {
            throw Trouble("\(path) has pixels of another kind than eight bits each of red, green and blue")
        }
        self.init(width: width, height: height, pixels: [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            for row in 0..<height { memcpy(buffer.baseAddress! + row * width, data + row * stride, width * 4) }
            count = width * height
        })
    }

    static func == (a: Picture, b: Picture) -> Bool {
        a.width == b.width && a.height == b.height && a.pixels.withUnsafeBytes { mine in
            b.pixels.withUnsafeBytes { memcmp(mine.baseAddress!, $0.baseAddress!, mine.count) == 0 }
        }
    }

    /// The pixel, or `nil` outside.
    subscript(_ x: Int, _ y: Int) -> UInt32? {
        (0..<width).contains(x) && (0..<height).contains(y) ? pixels[y * width + x] : nil
    }

    /// How many pixels differ by more than `tolerance` in a channel; all of them where the sizes differ.
    func differences(from other: Picture, tolerance: Int = 0) -> Int {
        guard width == other.width, height == other.height else { return max(pixels.count, other.pixels.count) }
        if self == other { return 0 }
        return pixels.withUnsafeBufferPointer { mine in
            other.pixels.withUnsafeBufferPointer { theirs in
                var count = 0
                for index in 0..<mine.count where mine[index] != theirs[index] {
                    if Self.distance(mine[index], theirs[index]) > tolerance { count += 1 }
                }
                return count
            }
        }
    }

    /// The largest difference of a channel.
    static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        [0, 8, 16].map { shift in abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }.max()!
    }

    /// The smallest rectangle around everything that is not of this colour; `nil` where there is nothing else.
    func extent(except colour: UInt32) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        var left = width, right = -1, top = height, bottom = -1
        pixels.withUnsafeBufferPointer { pixels in
            for index in 0..<pixels.count where pixels[index] != colour {
                let x = index % width, y = index / width
                left = min(left, x)
                right = max(right, x)
                top = min(top, y)
                bottom = max(bottom, y)
            }
        }
        return right < 0 ? nil : (left...right, top...bottom)
    }

    /// The smallest rectangle around everything that is otherwise in a picture of the same size; `nil` where nothing is.
    func extentOfDifferences(from other: Picture) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        Picture(width: width, height: height, pixels: zip(pixels, other.pixels).map { $0 ^ $1 }).extent(except: 0)
    }

    /// Takes a part of a row from another picture of the same size.
    mutating func copy(_ other: Picture, _ columns: ClosedRange<Int>, row: Int) {
        guard (0..<height).contains(row) else { return }
        for column in columns where (0..<width).contains(column) { pixels[row * width + column] = other.pixels[row * width + column] }
    }
}

extension Picture: CustomTestStringConvertible {
    /// Without the pixels: to print them takes minutes.
    var testDescription: String { "a picture of \(width) by \(height) pixels" }
}
