import CoreGraphics

/// The red, green, blue and alpha of a pixel, from 0 to 255, premultiplied.
struct Pixel: Equatable, CustomStringConvertible {
    var red: Int, green: Int, blue: Int, alpha: Int

    init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    var description: String { "(\(red) \(green) \(blue) \(alpha))" }

    func isClose(to other: Pixel, by tolerance: Int = 2) -> Bool {
        abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance && abs(blue - other.blue) <= tolerance
            && abs(alpha - other.alpha) <= tolerance
    }

    static let red = Pixel(255, 0, 0), green = Pixel(0, 255, 0), blue = Pixel(0, 0, 255)
    static let white = Pixel(255, 255, 255), black = Pixel(0, 0, 0), clear = Pixel(0, 0, 0, 0)
}

extension CGContext {
    /// The pixel at `x`, `y` from the top left of the memory, whose order is blue, green, red, alpha.
    func pixel(_ x: Int, _ y: Int) -> Pixel {
        guard let data else { return .clear }
        let bytes = data.assumingMemoryBound(to: UInt8.self) + y * bytesPerRow + x * 4
        return Pixel(Int(bytes[2]), Int(bytes[1]), Int(bytes[0]), Int(bytes[3]))
    }

    /// A context as UIKit's are.
    static func canvas(_ width: Int, _ height: Int, scale: CGFloat = 1, white: Bool = false) -> CGContext {
        let context = CGContext(pixelWidth: width, pixelHeight: height, scale: scale)!
        if white {
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
            context.setFillColor(gray: 0, alpha: 1)
        }
        return context
    }
}

extension CGColor {
    static let testRed = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let testGreen = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let testBlue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
