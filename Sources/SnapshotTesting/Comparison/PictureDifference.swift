internal import UIKit

/// In which pixels two pictures differ.
enum PictureDifference {
    /// - Parameters:
    ///   - precision: The share of the pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: How much alike pixels are that match: 1 for the same, 0.98 for what eyes take for the same.
    /// - Returns: What differs, and a picture of it; `nil` where the pictures count as the same.
    static func between(_ reference: UIImage, _ shown: UIImage, precision: Float, perceptualPrecision: Float) -> (words: String, picture: UIImage?)? {
        guard let first = Pixels(reference) else { return ("the reference can't be read as a picture", nil) }
        guard let second = Pixels(shown) else { return ("there is no picture: nothing was drawn", nil) }
        guard first.width == second.width, first.height == second.height else {
            return ("the picture has \(second.width) × \(second.height) pixels, and the reference \(first.width) × \(first.height)", nil)
        }
        let tolerance = 1 - Double(min(max(perceptualPrecision, 0), 1))
        var marked = second, count = 0, farthest = 0.0
        for index in first.values.indices {
            let distance = first.values[index] == second.values[index] ? 0 : LabColor(first.values[index]).distance(to: LabColor(second.values[index])) / 100
            farthest = max(farthest, distance)
            let differs = distance > tolerance
            if differs { count += 1 }
            marked.values[index] = differs ? 0xFF00_00FF : second.pale(index)
        }
        let share = 1 - Float(count) / Float(max(first.values.count, 1))
        guard share < min(max(precision, 0), 1) else { return nil }
        return ("\(count) of \(first.values.count) pixels differ: the share that matches is \(share), and \(precision) is needed; the pixel that is most different has a perceptual precision of \(Float(1 - farthest)), and \(perceptualPrecision) is needed", marked.image)
    }
}

/// Pixels of a picture, each `0xAABBGGRR`.
private struct Pixels {
    let width: Int
    let height: Int
    var values: ContiguousArray<UInt32>

    /// - Returns: `nil` for a picture without pixels.
    init?(_ image: UIImage) {
        // Through the same bytes for both: what was drawn and what was read have other orders of their bytes.
        guard let data = image.pngData(), let decoded = UIImage(data: data)?.cgImage, let bytes = decoded.dataProvider?.data, decoded.width > 0 else { return nil }
        (width, height) = (decoded.width, decoded.height)
        values = []
        values.reserveCapacity(width * height)
        bytes.withUnsafeBytes { bytes in
            for y in 0..<height {
                for x in 0..<width { values.append(Self.ordered(bytes.loadUnaligned(fromByteOffset: y * decoded.bytesPerRow + x * 4, as: UInt32.self))) }
            }
        }
    }

    /// From `0xAARRGGBB`.
    private static func ordered(_ pixel: UInt32) -> UInt32 { pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16 }

    /// A quarter of the colour and three of white.
    func pale(_ index: Int) -> UInt32 { (values[index] >> 2 & 0x3F_3F3F) + 0xFFC0_C0C0 }

    var image: UIImage? {
        let data = values.withUnsafeBytes { Data($0) }
        let format = CGBitmapInfo(rawValue: CGBitmapInfo.byteOrder32Big.rawValue | CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let provider = CGDataProvider(data: data),
              let image = CGImage(width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
                                  bitmapInfo: format, provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent) else { return nil }
        return UIImage(cgImage: image)
    }
}

/// A colour as eyes see it, in CIE's L*a*b* with the white of D65: a distance of 2.3 is just seen.
private struct LabColor {
    let l: Double, a: Double, b: Double

    /// - Parameter pixel: `0xAABBGGRR` of sRGB. What it covers in part counts as white.
    init(_ pixel: UInt32) {
        let rest = Double(255 - (pixel >> 24)) / 255
        func linear(_ shift: UInt32) -> Double {
            let value = min(Double(pixel >> shift & 0xFF) / 255 + rest, 1)
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let red = linear(0), green = linear(8), blue = linear(16)
        func curve(_ value: Double) -> Double { value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116 }
        let x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        (l, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    func distance(to other: LabColor) -> Double { ((l - other.l) * (l - other.l) + (a - other.a) * (a - other.a) + (b - other.b) * (b - other.b)).squareRoot() }
}
