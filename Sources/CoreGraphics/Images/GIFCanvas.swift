/// Draws the pictures of a GIF file, each over those before it.
package struct GIFCanvas: Sendable {
    package let file: GIFFile
    /// Alpha, red, green, blue from the highest byte on, of the picture that was drawn last.
    private var pixels: [UInt32] = []
    /// The picture that was drawn last.
    private var last: Int?
    /// The pixels before that picture, where they come back after it.
    private var earlier: [UInt32]?

    package init(_ file: GIFFile) { self.file = file }

    /// The pixels of the whole when a picture is shown. Pictures in turn cost the same each; another order costs all those that the picture is
    /// drawn over.
    package mutating func pixels(at index: Int) -> [UInt32] {
        if last == index { return pixels }
        let start = beginning(of: index)
        if let last, last < index, last + 1 >= start {
            for next in last + 1...index { draw(next, after: file.frames[next - 1]) }
        } else {
            (pixels, earlier) = (Array(repeating: 0, count: file.width * file.height), nil)
            draw(start, after: nil)
            if start < index { for next in start + 1...index { draw(next, after: file.frames[next - 1]) } }
        }
        last = index
        return pixels
    }

    /// The last picture up to this one that shows nothing of those before it.
    private func beginning(of index: Int) -> Int {
        (0...index).last { place in
            let frame = file.frames[place]
            return place == 0 || coversAll(frame) && frame.transparent == nil || coversAll(file.frames[place - 1]) && file.frames[place - 1].disposal == .clears
        } ?? 0
    }

    private func coversAll(_ frame: GIFFile.Frame) -> Bool {
        frame.isComplete && frame.left == 0 && frame.top == 0 && frame.width >= file.width && frame.height >= file.height
    }

    private mutating func draw(_ index: Int, after previous: GIFFile.Frame?) {
        switch previous?.disposal {
        case .clears?: if let previous { clear(previous) }
        case .restores?: if let earlier { pixels = earlier }
        case .stays?, nil: break
        }
        let frame = file.frames[index]
        earlier = frame.disposal == .restores ? pixels : nil
        draw(frame)
    }

    private mutating func clear(_ frame: GIFFile.Frame) {
        let right = min(frame.left + frame.width, file.width)
        guard frame.left < right else { return }
        for y in min(frame.top, file.height)..<min(frame.top + frame.height, file.height) {
            for x in frame.left..<right { pixels[y * file.width + x] = 0 }
        }
    }

    private mutating func draw(_ frame: GIFFile.Frame) {
        let (width, height) = (frame.width, frame.height)
        guard width > 0 else { return }
        let values = Self.decompress(file.data(of: frame), frame.codeSize, count: width * height)
        let rows = !frame.isInterlaced ? Array(0..<height)
            : [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
        let wholeWidth = file.width, count = max(min(width, wholeWidth - frame.left), 0)
        pixels.withUnsafeMutableBufferPointer { pixels in
            values.withUnsafeBufferPointer { values in
                for (place, row) in rows.enumerated() {
                    let y = frame.top + row, start = place * width
                    guard start < values.count else { break }
                    guard y < file.height else { continue }
                    for x in 0..<min(count, values.count - start) {
                        let value = Int(values[start + x])
                        if value != frame.transparent, value < frame.colors.count { pixels[y * wholeWidth + frame.left + x] = frame.colors[value] }
                    }
                }
            }
        }
    }

    /// Undoes the compression of Lempel, Ziv and Welch.
    /// - Returns: As many values as are asked for, or as there are.
    static func decompress(_ data: [UInt8], _ codeSize: Int, count: Int) -> [UInt8] {
        let clear = 1 << codeSize, end = clear + 1
        // Each code is an earlier one and a byte; its bytes are as many as that one's and one more.
        var prefix = [Int](repeating: -1, count: 4096), length = [Int](repeating: 1, count: 4096)
        var first = [UInt8](repeating: 0, count: 4096), last = first
        for code in 0..<clear { (first[code], last[code]) = (UInt8(code), UInt8(code)) }
        return Array(unsafeUninitializedCapacity: count) { result, made in
            var next = end + 1, width = codeSize + 1, previous = -1
            var bits = 0, held = 0, index = 0
            while made < count {
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
                if previous >= 0, next < 4096 {
                    (prefix[next], length[next], first[next]) = (previous, length[previous] + 1, first[previous])
                    last[next] = code == next ? first[previous] : first[code]
                    next += 1
                    if next == 1 << width, width < 12 { width += 1 }
                }
                // From its last byte to its first.
                var place = made + length[code] - 1, step = code
                made = min(place + 1, count)
                while step >= 0 {
                    if place < count { result.initializeElement(at: place, to: last[step]) }
                    (place, step) = (place - 1, prefix[step])
                }
                previous = code
            }
        }
    }
}
