import UIKit

/// A small picture that tests draw in and look at.
struct Canvas {
    let context: CGContext

    init(_ width: Int, _ height: Int, scale: CGFloat = 1) {
        context = CGContext(pixelWidth: width, pixelHeight: height, scale: scale)!
    }

    /// Draws with the canvas as the current context.
    func draw(_ actions: () -> Void) {
        UIGraphicsPushContext(context)
        actions()
        UIGraphicsPopContext()
    }

    /// Red, green, blue and alpha of a pixel, from 0 to 255, premultiplied.
    func pixel(_ x: Int, _ y: Int) -> [Int] {
        guard let data = context.data else { return [] }
        let bytes = data.assumingMemoryBound(to: UInt8.self) + y * context.bytesPerRow + x * 4
        return [Int(bytes[2]), Int(bytes[1]), Int(bytes[0]), Int(bytes[3])]
    }

    /// The smallest rectangle of pixels that are not transparent; null when all are.
    var inkBounds: CGRect {
        var box = CGRect.null
        for y in 0..<context.height {
            for x in 0..<context.width where pixel(x, y)[3] > 127 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
        }
        return box
    }

    static let red = [255, 0, 0, 255], green = [0, 255, 0, 255], blue = [0, 0, 255, 255], clear = [0, 0, 0, 0]
    static let black = [0, 0, 0, 255], white = [255, 255, 255, 255]
}

/// What comes back from an archive of `object`.
func roundTrip<Value: NSObject & NSCoding>(_ object: Value) throws -> Value? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: object is any NSSecureCoding)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = object is any NSSecureCoding
    reader.decodingFailurePolicy = .setErrorAndReturn
    return reader.requiresSecureCoding ? reader.decodeObject(of: Value.self, forKey: NSKeyedArchiveRootObjectKey)
        : reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Value
}
