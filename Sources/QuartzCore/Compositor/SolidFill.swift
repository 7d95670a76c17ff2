internal import CLinux

/// One colour, ready to be written and blended.
struct SolidColor {
    /// Premultiplied BGRA.
    let pixel: UInt32
    let alpha: UInt32

    @inline(__always)
    init(_ color: SIMD4<Double>, opacity: Double) {
        // Whatever the numbers are, none may leave the range of a byte.
        let alpha = color.w * opacity > 0 ? min(color.w * opacity, 1) * 255 : 0
        let scaled = SIMD4(color.z, color.y, color.x, 1) * alpha + 0.5
        let bytes = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(scaled.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255.5))))
        pixel = bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
        self.alpha = bytes.w
    }

    /// The four components of a pixel in lanes of 16 bits, which their products with a byte fit; from the lowest: blue, red, green, alpha.
    @inline(__always)
    private static func lanes(_ pixel: UInt32) -> UInt64 { (UInt64(pixel) | UInt64(pixel) << 24) & 0x00FF_00FF_00FF_00FF }

    @inline(__always)
    private static func pixel(_ lanes: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: lanes | lanes >> 24) }

    /// All four components times `factor` / 255, rounded.
    @inline(__always)
    private static func scaled(_ lanes: UInt64, _ factor: UInt64) -> UInt64 {
        let product = lanes &* factor &+ 0x0080_0080_0080_0080
        return ((product &+ ((product >> 8) & 0x00FF_00FF_00FF_00FF)) >> 8) & 0x00FF_00FF_00FF_00FF
    }

    /// Blends the colour over a pixel, as if it covered `coverage` / 255 of it.
    @inline(__always)
    func blend(_ target: UnsafeMutablePointer<UInt32>, coverage: UInt32) {
        let source = Self.scaled(Self.lanes(pixel), UInt64(coverage))
        target.pointee = Self.pixel(source &+ Self.scaled(Self.lanes(target.pointee), 255 &- (source >> 48)))
    }

    /// Blends the colour over a run of pixels, all covered alike.
    @inline(__always)
    func fill(_ target: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt32) {
        guard count > 0, coverage > 0 else { return }
        let source = coverage == 255 ? pixel : Self.pixel(Self.scaled(Self.lanes(pixel), UInt64(coverage)))
        let rest = 255 &- (source >> 24)
        if rest == 0 {
            Self.set(target, to: source, count: count)
        } else {
            Self.blend(source, over: target, count: count, rest: rest)
        }
    }

    /// Sets a run of pixels. The system's own takes vectors as wide as the processor has.
    @inline(__always)
    static func set(_ target: UnsafeMutablePointer<UInt32>, to pixel: UInt32, count: Int) {
        guard count > 0 else { return }
        UnsafeMutableRawPointer(target).withMemoryRebound(to: wchar_t.self, capacity: count) {
            _ = wmemset($0, wchar_t(truncatingIfNeeded: pixel), count)
        }
    }

    /// Blends a premultiplied colour over a run of pixels, of which `rest` / 255 stay.
    ///
    /// What lies behind is mostly of one colour too: eight pixels like the one before take its result, a fifth of the instructions that blending
    /// them takes.
    @inline(__always)
    private static func blend(_ source: UInt32, over target: UnsafeMutablePointer<UInt32>, count: Int, rest: UInt32) {
        var index = 0
        if count >= 8 {
            let bytes = UnsafeMutableRawPointer(target)
            let sources = SIMD4(repeating: source), rests = SIMD8(repeating: UInt16(truncatingIfNeeded: rest))
            var seen = SIMD4(repeating: target[0])
            var result = sources &+ scaled(seen, rests)
            repeat {
                let place = index &* 4
                let first = bytes.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt32>.self)
                let second = bytes.loadUnaligned(fromByteOffset: place &+ 16, as: SIMD4<UInt32>.self)
                let difference = unsafeBitCast((first ^ seen) | (second ^ seen), to: SIMD2<UInt64>.self)
                if difference.x | difference.y == 0 {
                    bytes.storeBytes(of: result, toByteOffset: place, as: SIMD4<UInt32>.self)
                    bytes.storeBytes(of: result, toByteOffset: place &+ 16, as: SIMD4<UInt32>.self)
                } else {
                    bytes.storeBytes(of: sources &+ scaled(first, rests), toByteOffset: place, as: SIMD4<UInt32>.self)
                    bytes.storeBytes(of: sources &+ scaled(second, rests), toByteOffset: place &+ 16, as: SIMD4<UInt32>.self)
                    if second.x == second.w {
                        seen = SIMD4(repeating: second.w)
                        result = sources &+ scaled(seen, rests)
                    }
                }
                index &+= 8
            } while index &+ 8 <= count
        }
        while index < count {
            target[index] = source &+ Self.pixel(scaled(lanes(target[index]), UInt64(rest)))
            index &+= 1
        }
    }

    /// Four pixels at once, as above.
    @inline(__always)
    private static func scaled(_ pixels: SIMD4<UInt32>, _ factors: SIMD8<UInt16>) -> SIMD4<UInt32> {
        let half = SIMD8<UInt16>(repeating: 0x80), lower = SIMD8<UInt16>(repeating: 0xFF), upper = SIMD8<UInt16>(repeating: 0xFF00)
        let lanes = unsafeBitCast(pixels, to: SIMD8<UInt16>.self)
        var low = (lanes & lower) &* factors &+ half
        low = (low &+ low &>> 8) &>> 8
        var high = (lanes &>> 8) &* factors &+ half
        high = (high &+ high &>> 8) & upper
        return unsafeBitCast(low | high, to: SIMD4<UInt32>.self)
    }
}

/// Fills upright rectangles, plain or with round corners, at any sub-pixel position.
///
/// Coverage of straight edges is exact; that of corners is the distance of the pixel's centre from the arc, which differs from the
/// covered area by a few hundredths at most.
@MainActor
enum SolidFill {
    /// - Parameters:
    ///   - radius: In pixels; less than half a pixel, or more than half of a side, is cut down.
    ///   - corners: Those that are round.
    static func fill(_ box: DeviceBox, radius: Double, corners: CACornerMask, _ color: SolidColor, _ canvas: Canvas, _ clip: DeviceRect) {
        let area = box.covered.intersection(clip)
        guard !area.isEmpty, color.alpha > 0 else { return }
        let r = min(radius, (box.x1 - box.x0) / 2, (box.y1 - box.y0) / 2)
        let left = Edge(box.x0, area), right = Edge(box.x1, area)
        // The rows whose middle lies in the upper corners, and the first of those in the lower ones.
        var upperEnd = area.minY, lowerStart = area.maxY
        if r >= 0.5 {
            let rows = Span(area.minY, area.maxY)
            if !corners.isDisjoint(with: [.layerMinXMinYCorner, .layerMaxXMinYCorner]) { upperEnd = rows.ceil(box.y0 + r - 0.5) }
            if !corners.isDisjoint(with: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) {
                lowerStart = max(rows.ceil((box.y1 - r - 0.5).nextUp), upperEnd)
            }
        }
        if upperEnd > area.minY {
            let arcs = Arcs(box, r, area, left: corners.contains(.layerMinXMinYCorner), right: corners.contains(.layerMaxXMinYCorner))
            for y in area.minY..<upperEnd {
                roundRow(canvas.row(y), box.y0 + r - (Double(y) + 0.5), box.coverage(ofRow: y), arcs, left, right, area, color)
            }
        }
        straightRows(upperEnd..<lowerStart, box, left, right, area, color, canvas)
        if lowerStart < area.maxY {
            let arcs = Arcs(box, r, area, left: corners.contains(.layerMinXMaxYCorner), right: corners.contains(.layerMaxXMaxYCorner))
            for y in lowerStart..<area.maxY {
                roundRow(canvas.row(y), Double(y) + 0.5 - (box.y1 - r), box.coverage(ofRow: y), arcs, left, right, area, color)
            }
        }
    }

    /// The corners at the left and the right of a row.
    private struct Arcs {
        let radius: Double
        /// Squares of how far from a corner's middle pixels are full, and how far they are touched at all.
        let full: Double, reach: Double
        let left: Double, right: Double
        let isLeftRound: Bool, isRightRound: Bool
        let span: Span

        init(_ box: DeviceBox, _ radius: Double, _ area: DeviceRect, left isLeftRound: Bool, right isRightRound: Bool) {
            self.radius = radius
            full = (radius - 0.5) * (radius - 0.5)
            reach = (radius + 0.5) * (radius + 0.5)
            left = box.x0 + radius
            right = box.x1 - radius
            (self.isLeftRound, self.isRightRound) = (isLeftRound, isRightRound)
            span = Span(area.minX, area.maxX)
        }
    }

    /// Fills a row `dy` pixels above or below the middles of the corners.
    private static func roundRow(_ row: UnsafeMutablePointer<UInt32>, _ dy: Double, _ coverage: UInt32, _ arcs: Arcs, _ left: Edge, _ right: Edge,
                                 _ area: DeviceRect, _ color: SolidColor) {
        let squaredDY = dy * dy, span = arcs.span
        let full = max(arcs.full - squaredDY, 0).squareRoot(), reach = max(arcs.reach - squaredDY, 0).squareRoot()
        var start = left.firstFull, end = right.lastFull
        if arcs.isLeftRound {
            start = span.ceil(arcs.left - full - 0.5)
            arcEdge(row, span.ceil(arcs.left - reach - 0.5), start, arcs.left, squaredDY, arcs.radius, color)
        } else {
            blendEdge(row, left, 1 - left.part, coverage, area, color)
        }
        if arcs.isRightRound {
            // The first pixel right of the full ones; both halves of a round shape meet in one run.
            end = max(span.floor(arcs.right + full + 0.5), start)
            arcEdge(row, end, span.floor(arcs.right + reach + 0.5), arcs.right, squaredDY, arcs.radius, color)
        } else {
            blendEdge(row, right, right.part, coverage, area, color)
        }
        color.fill(row + start, count: end - start, coverage: coverage)
    }

    /// Blends the pixels of a row that the edge of an arc runs through, from `first` to before `last`: none of them is farther than half a pixel
    /// from it, so the coverage of each is from 0 to 1.
    @inline(__always)
    private static func arcEdge(_ row: UnsafeMutablePointer<UInt32>, _ first: Int, _ last: Int, _ centreX: Double, _ squaredDY: Double,
                                _ radius: Double, _ color: SolidColor) {
        // Added to a small number, it leaves the nearest whole one in the low bits: a conversion would look whether that fits.
        let rounding = 0x1.8p52
        var x = first
        while x < last {
            let dx = Double(x) + 0.5 - centreX
            let cover = radius + 0.5 - (dx * dx + squaredDY).squareRoot()
            color.blend(row + x, coverage: UInt32(truncatingIfNeeded: (cover * 255 + rounding).bitPattern) & 0xFF)
            x &+= 1
        }
    }

    /// The pixels of a row, or the rows, of the area.
    private struct Span {
        private let first: Int, end: Int
        private let start: Double, length: Double

        init(_ first: Int, _ end: Int) {
            (self.first, self.end) = (first, end)
            start = Double(first)
            length = Double(end - first)
        }

        /// The greatest whole number up to `x`, within the span.
        @inline(__always)
        func floor(_ x: Double) -> Int {
            let offset = x - start
            if !(offset > 0) { return first }
            return offset >= length ? end : first + Int(offset)
        }

        /// The least whole number from `x` on, within the span.
        @inline(__always)
        func ceil(_ x: Double) -> Int {
            let offset = x - start
            if !(offset > 0) { return first }
            if offset >= length { return end }
            let whole = Int(offset)
            return first + whole + (Double(whole) < offset ? 1 : 0)
        }
    }

    /// A straight left or right edge.
    private struct Edge {
        /// The pixel that the edge runs through, and the part of it that is left of the edge; 0 when it runs between pixels.
        let pixel: Int
        let part: Double
        /// As a left edge: the first full pixel in the area. As a right edge: the one behind the last.
        let firstFull: Int
        let lastFull: Int

        init(_ x: Double, _ area: DeviceRect) {
            let whole = min(max(x.rounded(.down), -1e9), 1e9)
            pixel = Int(whole)
            part = x - whole
            let next = part > 0 ? pixel + 1 : pixel
            firstFull = min(max(next, area.minX), area.maxX)
            lastFull = min(max(pixel, area.minX), area.maxX)
        }
    }

    private static func straightRows(_ rows: Range<Int>, _ box: DeviceBox, _ left: Edge, _ right: Edge, _ area: DeviceRect, _ color: SolidColor,
                                     _ canvas: Canvas) {
        let isOnPixels = left.part == 0 && right.part == 0 && left.pixel < right.pixel && color.alpha == 255
        let start = left.firstFull, count = right.lastFull - left.firstFull
        for y in rows {
            let row = canvas.row(y), coverage = box.coverage(ofRow: y)
            if isOnPixels, coverage == 255 {
                SolidColor.set(row + start, to: color.pixel, count: count)
            } else {
                straightRow(row, coverage, left, right, area, color)
            }
        }
    }

    @inline(__always)
    private static func straightRow(_ row: UnsafeMutablePointer<UInt32>, _ coverage: UInt32, _ left: Edge, _ right: Edge,
                                    _ area: DeviceRect, _ color: SolidColor) {
        if left.pixel == right.pixel {
            if left.pixel >= area.minX, left.pixel < area.maxX {
                color.blend(row + left.pixel, coverage: UInt32((right.part - left.part) * Double(coverage) + 0.5))
            }
            return
        }
        blendEdge(row, left, 1 - left.part, coverage, area, color)
        color.fill(row + left.firstFull, count: right.lastFull - left.firstFull, coverage: coverage)
        blendEdge(row, right, right.part, coverage, area, color)
    }

    /// Blends the pixel that a straight edge runs through, of which `part` lies inside; an edge between pixels has none.
    @inline(__always)
    private static func blendEdge(_ row: UnsafeMutablePointer<UInt32>, _ edge: Edge, _ part: Double, _ coverage: UInt32, _ area: DeviceRect,
                                  _ color: SolidColor) {
        guard edge.part > 0, edge.pixel >= area.minX, edge.pixel < area.maxX else { return }
        color.blend(row + edge.pixel, coverage: UInt32(part * Double(coverage) + 0.5))
    }
}

extension DeviceBox {
    /// How much of a row of pixels lies between the upper and the lower edge, of 255.
    @inline(__always)
    fileprivate func coverage(ofRow y: Int) -> UInt32 {
        let top = Double(y)
        if top >= y0, top + 1 <= y1 { return 255 }
        return UInt32(max(min(top + 1, y1) - max(top, y0), 0) * 255 + 0.5)
    }
}
