/// A GIF of a few pixels in red, green, blue and white, written without compressing them.
struct SmallGIF {
    struct Picture {
        var values: [Int]
        var place = (x: 0, y: 0)
        var size: (width: Int, height: Int)
        var delay = 0, disposal = 0
        var transparent: Int?
    }

    var size: (width: Int, height: Int)
    var loops: Int?
    var pictures: [Picture]

    var bytes: [UInt8] {
        func number(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
        var result = Array("GIF89a".utf8) + number(size.width) + number(size.height) + [0x81, 0, 0]
        result += [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
        if let loops { result += [0x21, 0xFF, 0x0B] + Array("NETSCAPE2.0".utf8) + [3, 1] + number(loops) + [0] }
        for picture in pictures {
            result += [0x21, 0xF9, 4, UInt8(picture.disposal << 2 | (picture.transparent == nil ? 0 : 1))] + number(picture.delay)
            result += [UInt8(picture.transparent ?? 0), 0]
            result += [0x2C] + number(picture.place.x) + number(picture.place.y) + number(picture.size.width) + number(picture.size.height) + [0, 2]
            let blocks = Self.codes(picture.values)
            result += [UInt8(blocks.count)] + blocks + [0]
        }
        return result + [0x3B]
    }

    /// Codes of three bits, with one that begins again after two values each, so that they never become wider.
    private static func codes(_ values: [Int]) -> [UInt8] {
        var codes: [Int] = []
        for (place, value) in values.enumerated() { codes += place % 2 == 0 ? [4, value] : [value] }
        codes.append(5)
        var bytes: [UInt8] = [], held = 0, count = 0
        for code in codes {
            held |= code << count
            count += 3
            while count >= 8 {
                bytes.append(UInt8(held & 255))
                (held, count) = (held >> 8, count - 8)
            }
        }
        return bytes + [UInt8(held)]
    }
}
