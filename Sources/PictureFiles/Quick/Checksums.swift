/// Adler's checksum, row by row: that of a row depends on nothing before it, and is put together with what was.
struct RowSum {
    private var first: UInt64, second: UInt64 = 0

    /// What the bytes before are taken for: 1 at the start of the data, 0 for a row.
    init(first: UInt64 = 1) { self.first = first }

    /// So many pixels of a colour: red, green, blue.
    @inline(__always)
    mutating func add(_ pixel: UInt32, _ count: Int) {
        let red = UInt64(pixel >> 16), green = UInt64(pixel >> 8 & 0xFF), blue = UInt64(pixel & 0xFF), count = UInt64(count), all = red + green + blue
        second &+= count &* (3 &* first &+ 3 &* red &+ 2 &* green &+ blue) &+ 3 &* all &* (count &* (count &- 1) / 2)
        first &+= count &* all
    }

    mutating func append(_ row: RowSum, of length: Int) {
        second = (second + UInt64(length) * first + row.second) % 65_521
        first = (first + row.first) % 65_521
    }

    var adler: UInt32 { UInt32(second << 16 | first) }
}

/// The checksum of a chunk of a PNG file, four bytes at a time.
enum ChunkSum {
    private static let tables: ContiguousArray<UInt32> = {
        var tables = ContiguousArray<UInt32>(repeating: 0, count: 1024)
        for number in 0..<256 {
            var sum = UInt32(number)
            for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
            tables[number] = sum
        }
        for place in 256..<1024 { tables[place] = tables[place - 256] >> 8 ^ tables[Int(tables[place - 256] & 0xFF)] }
        return tables
    }()

    static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        let tables = tables
        return bytes.withUnsafeBytes { bytes in
            var sum: UInt32 = 0xFFFF_FFFF, place = 0
            while place + 4 <= bytes.count {
                sum ^= UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
                sum = tables[768 + Int(sum & 0xFF)] ^ tables[512 + Int(sum >> 8 & 0xFF)] ^ tables[256 + Int(sum >> 16 & 0xFF)] ^ tables[Int(sum >> 24)]
                place += 4
            }
            while place < bytes.count {
                sum = tables[Int((sum ^ UInt32(bytes[place])) & 0xFF)] ^ sum >> 8
                place += 1
            }
            return ~sum
        }
    }
}
