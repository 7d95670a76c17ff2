/// What is painted below a backdrop, averaged in square blocks of pixels, which are blurred.
///
/// Blocks keep what was painted there last: a frame brings those up to date that it paints. Numbers are whole, so that a pixel is the same whatever part
/// of the backdrop is painted.
@MainActor
final class BackdropPicture {
    /// The pixels that it stands for.
    let area: DeviceRect
    /// A block has 1, 2, 4 or 8 pixels a side: 1 << `shift`.
    private let shift: Int
    /// Of each of the three boxes that blur, in blocks.
    private let radius: Int
    private let columns: Int, rows: Int
    /// Four components a block, in sixteenths.
    private var blocks: ContiguousArray<UInt16>
    /// Whether all blocks have been painted.
    var isComplete = false

    /// What a block's components are counted in: averages keep more than a pixel's eight bits, so that a blur shows no steps.
    private static let parts: UInt32 = 16

    /// - Parameter sigma: The standard deviation of the blur, in pixels.
    init(_ area: DeviceRect, sigma: Double) {
        self.area = area
        (shift, radius) = Self.measures(sigma)
        columns = (area.width + (1 << shift) - 1) >> shift
        rows = (area.height + (1 << shift) - 1) >> shift
        blocks = ContiguousArray(repeating: 0, count: max(columns * rows * 4, 0))
    }

    /// Whether it can be used for a place and a blur.
    func fits(_ area: DeviceRect, sigma: Double) -> Bool { area == self.area && Self.measures(sigma) == (shift, radius) }

    /// Blocks are so small beside the blur that none is seen.
    private static func measures(_ sigma: Double) -> (shift: Int, radius: Int) {
        let shift = sigma >= 32 ? 3 : sigma >= 16 ? 2 : sigma >= 8 ? 1 : 0
        return (shift, min(BoxBlur.radius(sigma: sigma / Double(1 << shift)), BlockBlur.largestRadius))
    }

    /// Where pixels change when those of a part of the area do: whole blocks.
    func reach(of part: DeviceRect) -> DeviceRect {
        let part = part.intersection(area)
        guard !part.isEmpty else { return .empty }
        // A pixel is mixed of the blocks around it.
        let range = blocks(of: part, and: 3 * radius + 2)
        return DeviceRect(minX: area.minX + range.minX << shift, minY: area.minY + range.minY << shift,
                          maxX: area.minX + range.maxX << shift, maxY: area.minY + range.maxY << shift).intersection(area)
    }

    /// The blocks that a part touches, and so many more on each side.
    private func blocks(of part: DeviceRect, and margin: Int) -> DeviceRect {
        DeviceRect(minX: max((part.minX - area.minX) >> shift - margin, 0), minY: max((part.minY - area.minY) >> shift - margin, 0),
                   maxX: min((part.maxX - 1 - area.minX) >> shift + 1 + margin, columns), maxY: min((part.maxY - 1 - area.minY) >> shift + 1 + margin, rows))
    }

    /// Takes over the blocks of which all pixels have just been painted.
    func take(_ part: DeviceRect, from canvas: Canvas) {
        let part = part.intersection(area)
        guard !part.isEmpty else { return }
        let side = 1 << shift
        let first = DeviceRect(minX: (part.minX - area.minX + side - 1) >> shift, minY: (part.minY - area.minY + side - 1) >> shift,
                               maxX: part.maxX == area.maxX ? columns : (part.maxX - area.minX) >> shift,
                               maxY: part.maxY == area.maxY ? rows : (part.maxY - area.minY) >> shift)
        guard !first.isEmpty else { return }
        blocks.withUnsafeMutableBufferPointer { blocks in
            guard let base = blocks.baseAddress else { return }
            for row in first.minY..<first.maxY {
                let top = area.minY + row << shift, bottom = min(top + side, area.maxY)
                var target = base + (row * columns + first.minX) * 4
                for column in first.minX..<first.maxX {
                    let left = area.minX + column << shift, right = min(left + side, area.maxX)
                    Self.average(canvas, left, right, top, bottom, target)
                    target += 4
                }
            }
        }
        if part == area { isComplete = true }
    }

    @inline(__always)
    private static func average(_ canvas: Canvas, _ left: Int, _ right: Int, _ top: Int, _ bottom: Int, _ target: UnsafeMutablePointer<UInt16>) {
        // Two components in a word: 64 pixels of 255 fit into each half.
        var even: UInt32 = 0, odd: UInt32 = 0
        var y = top
        while y < bottom {
            let line = canvas.row(y)
            var x = left
            while x < right {
                let pixel = line[x]
                even = even &+ (pixel & 0x00FF_00FF)
                odd = odd &+ (pixel &>> 8 & 0x00FF_00FF)
                x &+= 1
            }
            y &+= 1
        }
        let count = UInt32(truncatingIfNeeded: (right - left) * (bottom - top)), half = count / 2
        target[0] = UInt16(truncatingIfNeeded: ((even & 0xFFFF) &* parts &+ half) / count)
        target[1] = UInt16(truncatingIfNeeded: ((odd & 0xFFFF) &* parts &+ half) / count)
        target[2] = UInt16(truncatingIfNeeded: ((even &>> 16) &* parts &+ half) / count)
        target[3] = UInt16(truncatingIfNeeded: ((odd &>> 16) &* parts &+ half) / count)
    }

    /// Writes a part of the area, blurred, over what is there.
    func paint(_ part: DeviceRect, on canvas: Canvas, saturation: Double) {
        let part = part.intersection(area)
        guard !part.isEmpty else { return }
        let range = blocks(of: part, and: 3 * radius + 1)
        let width = range.width, height = range.height
        let count = width * height * 4
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2 * count) { memory in
            blocks.withUnsafeBufferPointer { blocks in
                guard let blocks = blocks.baseAddress, let blurred = memory.baseAddress else { return }
                for row in 0..<height {
                    (blurred + row * width * 4).update(from: blocks + ((range.minY + row) * columns + range.minX) * 4, count: width * 4)
                }
                BlockBlur.blur(blurred, blurred + count, width: width, height: height, radius: radius)
                enlarge(UnsafePointer(blurred), range, part, canvas, saturation)
            }
        }
    }

    /// Mixes pixels of the blocks around them.
    private func enlarge(_ blurred: UnsafePointer<UInt16>, _ range: DeviceRect, _ part: DeviceRect, _ canvas: Canvas, _ saturation: Double) {
        let width = range.width, strength = Int32((min(max(saturation, 0), 8) * 256).rounded())
        // Where the middle of a pixel is, in 256ths of a block, from the middle of the first block.
        @inline(__always) func place(_ offset: Int, _ count: Int) -> (first: Int, next: Int, share: UInt32) {
            let position = ((2 * offset + 1) << 7) >> shift - 128
            return (min(max(position >> 8, 0), count - 1), min(max(position >> 8 + 1, 0), count - 1), UInt32(truncatingIfNeeded: position & 255))
        }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width * 4) { line in
            guard let line = line.baseAddress else { return }
            for y in part.minY..<part.maxY {
                let vertical = place(y - area.minY, rows)
                let upper = blurred + (vertical.first - range.minY) * width * 4, lower = blurred + (vertical.next - range.minY) * width * 4
                let share = vertical.share, rest = 256 - share
                for index in 0..<width * 4 { line[index] = UInt32(upper[index]) &* rest &+ UInt32(lower[index]) &* share }
                let target = canvas.row(y)
                for x in part.minX..<part.maxX {
                    let horizontal = place(x - area.minX, columns)
                    target[x] = Self.pixel(line + (horizontal.first - range.minX) * 4, line + (horizontal.next - range.minX) * 4, horizontal.share, strength)
                }
            }
        }
    }

    @inline(__always)
    private static func pixel(_ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>, _ share: UInt32, _ strength: Int32) -> UInt32 {
        let rest = 256 - share
        // Sixteenths of 65536ths.
        @inline(__always) func component(_ index: Int) -> Int32 {
            Int32(truncatingIfNeeded: (left[index] &* rest &+ right[index] &* share &+ 1 << 19) >> 20)
        }
        var blue = component(0), green = component(1), red = component(2)
        let alpha = component(3)
        if strength != 256 {
            let light = (red &* 54 &+ green &* 183 &+ blue &* 19) >> 8
            @inline(__always) func stronger(_ value: Int32) -> Int32 { min(max(light &+ ((value &- light) &* strength) >> 8, 0), alpha) }
            (blue, green, red) = (stronger(blue), stronger(green), stronger(red))
        }
        return UInt32(truncatingIfNeeded: alpha << 24 | red << 16 | green << 8 | blue)
    }
}
