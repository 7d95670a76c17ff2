internal import TouchHost

/// Writes pictures as PNG data in a fraction of the time that zlib takes. Pixels are looked for to the left and above alone, and the codes are those
/// that deflate brings along: a picture of views, with large even parts, comes out about as small.
struct QuickPNG {
    private let pixels: UnsafePointer<UInt32>
    private let width: Int
    private let height: Int
    /// Pixels from one row to the next.
    private let pitch: Int
    private let codes = DeflateCodes()
    private var bits: BitWriter
    private var sum = RowSum()

    /// The picture without its opacity.
    static func bytes(of picture: SurfaceBuffer) -> [UInt8] {
        var writer = QuickPNG(picture)
        writer.writeRows()
        return writer.file()
    }

    private init(_ picture: SurfaceBuffer) {
        width = picture.size.width
        height = picture.size.height
        pitch = picture.stride / 4
        pixels = UnsafePointer(picture.memory.assumingMemoryBound(to: UInt32.self))
        // A byte of a picture in which nothing comes twice has 9 bits at most.
        bits = BitWriter(capacity: height * (27 * width + 8) / 8 + 64)
    }

    // MARK: Rows

    /// Bytes of a row, with the one that says how the others are meant: as they are.
    private var rowLength: Int { 1 + 3 * width }

    private mutating func writeRows() {
        // The header of zlib's format, then one block.
        bits.put(0x0178, 16)
        bits.put(0b011, 3)
        let distance = codes.distance(rowLength)
        var row = RowSum(), above: UnsafePointer<UInt32>?
        for y in 0..<height {
            let start = pixels + y * pitch
            bits.put(codes.literals[0])
            if let above, let distance, Self.areEqual(start, above, width) {
                match(width, distance)
            } else {
                row = write(start, distance == nil ? nil : above, distance ?? codes.left)
            }
            sum.append(row, of: rowLength)
            above = start
        }
        bits.put(codes.end)
    }

    /// - Returns: The sum of the row's bytes.
    private mutating func write(_ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?, _ distance: DeflateCodes.Code) -> RowSum {
        var sum = RowSum(first: 0), x = 0, last: UInt32?
        while x < width {
            let pixel = row[x] & 0xFF_FFFF
            let toLeft = pixel == last ? Self.run(row + x, width - x) : 0
            let upwards = above.map { Self.commonStart(row + x, $0 + x, width - x) } ?? 0
            if toLeft > 0, toLeft >= upwards {
                sum.add(pixel, toLeft)
                match(toLeft, codes.left)
                x += toLeft
            } else if upwards > 0 {
                for place in x..<x + upwards { sum.add(row[place] & 0xFF_FFFF, 1) }
                match(upwards, distance)
                x += upwards
                last = row[x - 1] & 0xFF_FFFF
            } else {
                sum.add(pixel, 1)
                bits.put(codes.literals[Int(pixel >> 16)])
                bits.put(codes.literals[Int(pixel >> 8 & 0xFF)])
                bits.put(codes.literals[Int(pixel & 0xFF)])
                x += 1
                last = pixel
            }
        }
        return sum
    }

    /// So many pixels are as those that stand a distance before them.
    private mutating func match(_ count: Int, _ distance: DeflateCodes.Code) {
        var left = count
        while left > 0 {
            let step = min(left, DeflateCodes.longest)
            bits.put(codes.lengths[step])
            bits.put(distance)
            left -= step
        }
    }

    /// How many pixels from there on are like the first.
    private static func run(_ row: UnsafePointer<UInt32>, _ limit: Int) -> Int {
        let first = row[0]
        var count = 1
        while count < limit, (row[count] ^ first) & 0xFF_FFFF == 0 { count += 1 }
        return count
    }

    private static func commonStart(_ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, _ limit: Int) -> Int {
        var count = 0
        while count < limit, (one[count] ^ other[count]) & 0xFF_FFFF == 0 { count += 1 }
        return count
    }

    private static func areEqual(_ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, _ count: Int) -> Bool {
        var difference: UInt32 = 0
        for index in 0..<count { difference |= one[index] ^ other[index] }
        return difference & 0xFF_FFFF == 0
    }

    // MARK: The file

    private mutating func file() -> [UInt8] {
        bits.endByte()
        for byte in Self.bytes(sum.adler) { bits.put(UInt32(byte), 8) }
        let data = bits.finish()
        let header = Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [8, 2, 0, 0, 0]
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file.reserveCapacity(data.count + 64)
        for (name, content) in [("IHDR", header), ("IDAT", data), ("IEND", [])] {
            file += Self.bytes(UInt32(content.count))
            let start = file.count
            file += Array(name.utf8)
            file += content
            file += Self.bytes(ChunkSum.of(file[start...]))
        }
        return file
    }

    /// The highest first.
    private static func bytes(_ number: UInt32) -> [UInt8] { [UInt8(number >> 24), UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
}
