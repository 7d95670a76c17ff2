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

    /// All four components times `factor` / 255, rounded.
    @inline(__always)
    static func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
        var low = (pixel & 0xFF00FF) &* factor &+ 0x800080
        low = ((low &+ ((low >> 8) & 0xFF00FF)) >> 8) & 0xFF00FF
        var high = ((pixel >> 8) & 0xFF00FF) &* factor &+ 0x800080
        high = (high &+ ((high >> 8) & 0xFF00FF)) & 0xFF00_FF00
        return low | high
    }

    /// Blends the colour over a pixel, as if it covered `coverage` / 255 of it.
    @inline(__always)
    func blend(_ target: UnsafeMutablePointer<UInt32>, coverage: UInt32) {
        let source = coverage == 255 ? pixel : Self.scaled(pixel, coverage)
        target.pointee = source &+ Self.scaled(target.pointee, 255 &- (source >> 24))
    }

    /// Blends the colour over a run of pixels, all covered alike.
    @inline(__always)
    func fill(_ target: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt32) {
        guard count > 0, coverage > 0 else { return }
        let source = coverage == 255 ? pixel : Self.scaled(pixel, coverage)
        let rest = 255 &- (source >> 24)
        if rest == 0 {
            target.update(repeating: source, count: count)
        } else {
            Self.blend(source, over: target, count: count, rest: rest)
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
            target[index] = source &+ scaled(target[index], rest)
            index &+= 1
        }
    }

    /// Four pixels at once, as the one above scales one: each component is a lane of 16 bits, which its product and the sum fit.
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
        let isRound = r >= 0.5 && !corners.isEmpty
        let topEnd = isRound ? box.y0 + r : -Double.infinity, bottomStart = isRound ? box.y1 - r : Double.infinity
        let left = Edge(box.x0, area), right = Edge(box.x1, area), span = Span(area)

        for y in area.minY..<area.maxY {
            let row = canvas.row(y)
            let top = Double(y), centre = top + 0.5
            let vertical = min(top + 1, box.y1) - max(top, box.y0)
            let coverage = vertical >= 1 ? 255 : UInt32(max(vertical, 0) * 255 + 0.5)
            guard centre < topEnd || centre > bottomStart else {
                straightRow(row, coverage, left, right, area, color)
                continue
            }
            let isTop = centre < topEnd
            let dy = isTop ? topEnd - centre : centre - bottomStart
            let leftRound = corners.contains(isTop ? .layerMinXMinYCorner : .layerMinXMaxYCorner)
            let rightRound = corners.contains(isTop ? .layerMaxXMinYCorner : .layerMaxXMaxYCorner)
            guard leftRound || rightRound else {
                straightRow(row, coverage, left, right, area, color)
                continue
            }
            // How far from the corner's centre pixels are full, and how far they are touched at all.
            let inner = (r - 0.5) * (r - 0.5) - dy * dy, outer = (r + 0.5) * (r + 0.5) - dy * dy
            let full = inner > 0 ? inner.squareRoot() : 0, reach = outer > 0 ? outer.squareRoot() : 0

            var start: Int, end: Int
            if leftRound {
                let centreX = box.x0 + r
                start = span.ceil(centreX - full - 0.5)
                arcEdge(row, span.ceil(centreX - reach - 0.5), start, centreX, dy * dy, r, color)
            } else {
                start = left.firstFull
                if left.part > 0, left.pixel >= area.minX, left.pixel < area.maxX {
                    color.blend(row + left.pixel, coverage: UInt32((1 - left.part) * Double(coverage) + 0.5))
                }
            }
            if rightRound {
                let centreX = box.x1 - r
                // The first pixel right of the full ones; both halves of a round shape meet in one run.
                end = max(span.floor(centreX + full + 0.5), start)
                arcEdge(row, end, span.floor(centreX + reach + 0.5), centreX, dy * dy, r, color)
            } else {
                end = max(right.lastFull, start)
                if right.part > 0, right.pixel >= area.minX, right.pixel < area.maxX {
                    color.blend(row + right.pixel, coverage: UInt32(right.part * Double(coverage) + 0.5))
                }
            }
            color.fill(row + start, count: end - start, coverage: coverage)
        }
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

    /// The pixels of a row in the area.
    private struct Span {
        let minX: Int, maxX: Int
        private let start: Double, length: Double

        init(_ area: DeviceRect) {
            (minX, maxX) = (area.minX, area.maxX)
            start = Double(area.minX)
            length = Double(area.width)
        }

        /// The greatest whole number up to `x`, within the span.
        @inline(__always)
        func floor(_ x: Double) -> Int {
            let offset = x - start
            if !(offset > 0) { return minX }
            return offset >= length ? maxX : minX + Int(offset)
        }

        /// The least whole number from `x` on, within the span.
        @inline(__always)
        func ceil(_ x: Double) -> Int {
            let offset = x - start
            if !(offset > 0) { return minX }
            if offset >= length { return maxX }
            let whole = Int(offset)
            return minX + whole + (Double(whole) < offset ? 1 : 0)
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

    @inline(__always)
    private static func straightRow(_ row: UnsafeMutablePointer<UInt32>, _ coverage: UInt32, _ left: Edge, _ right: Edge,
                                    _ area: DeviceRect, _ color: SolidColor) {
        if left.pixel == right.pixel {
            if left.pixel >= area.minX, left.pixel < area.maxX {
                color.blend(row + left.pixel, coverage: UInt32((right.part - left.part) * Double(coverage) + 0.5))
            }
            return
        }
        if left.part > 0, left.pixel >= area.minX, left.pixel < area.maxX {
            color.blend(row + left.pixel, coverage: UInt32((1 - left.part) * Double(coverage) + 0.5))
        }
        color.fill(row + left.firstFull, count: right.lastFull - left.firstFull, coverage: coverage)
        if right.part > 0, right.pixel >= area.minX, right.pixel < area.maxX {
            color.blend(row + right.pixel, coverage: UInt32(right.part * Double(coverage) + 0.5))
        }
    }
}
