import CoreGraphics
import Testing

@Suite struct StrokedPathTests {
    private func line(_ points: CGPoint...) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points)
        return path
    }

    @Test func aLineBecomesARectangle() {
        let stroke = line(CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)).copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(stroke.boundingBox == CGRect(x: 10, y: 8, width: 20, height: 4))
        #expect(stroke.contains(CGPoint(x: 20, y: 11)) && !stroke.contains(CGPoint(x: 20, y: 13)))
    }

    @Test("the outline by the name that Swift has for CGPathCreateCopyByStrokingPath")
    func byStroking() throws {
        var moved = CGAffineTransform(translationX: 5, y: 0)
        let path = line(CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10))
        let stroke = try #require(CGPath(__byStroking: path, transform: &moved, lineWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10))
        #expect(stroke == path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10, transform: moved))
        #expect(stroke.boundingBox == CGRect(x: 15, y: 8, width: 20, height: 4))
    }

    @Test func capsGoBeyondTheEnds() {
        let path = line(CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10))
        let square = path.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10).boundingBox
        #expect(abs(square.minX - 8) < 1e-9 && abs(square.maxX - 32) < 1e-9)
        let round = path.copy(strokingWithWidth: 4, lineCap: .round, lineJoin: .miter, miterLimit: 10)
        #expect(round.contains(CGPoint(x: 31.5, y: 10)) && !round.contains(CGPoint(x: 31.8, y: 11.8)))
    }

    @Test(arguments: [CGLineJoin.miter, .bevel, .round])
    func cornersAreJoined(join: CGLineJoin) {
        let path = line(CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 30))
        let stroke = path.copy(strokingWithWidth: 8, lineCap: .butt, lineJoin: join, miterLimit: 10)
        #expect(stroke.contains(CGPoint(x: 33.9, y: 6.1)) == (join == .miter))
        #expect(stroke.contains(CGPoint(x: 32.5, y: 7.5)) == (join != .bevel))
        #expect(stroke.contains(CGPoint(x: 28, y: 12)) && !stroke.contains(CGPoint(x: 20, y: 20)))
    }

    @Test func aRingIsHollow() {
        let stroke = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
            .copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .round, miterLimit: 10)
        #expect(stroke.contains(CGPoint(x: 100, y: 50)) && stroke.contains(CGPoint(x: 3, y: 50)) && !stroke.contains(CGPoint(x: 50, y: 50)))
        #expect(!stroke.contains(CGPoint(x: 90, y: 50)) && abs(stroke.boundingBox.width - 110) < 0.5)
    }

    @Test("closePath: a line that is closed has joins at both ends, and no caps", arguments: [CGLineJoin.round, .bevel, .miter])
    func aClosedLineHasJoins(join: CGLineJoin) {
        let path = line(CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10))
        path.closeSubpath()
        let stroke = path.copy(strokingWithWidth: 10, lineCap: join == .round ? .butt : .square, lineJoin: join, miterLimit: 10)
        for x in [6, 34] as [CGFloat] { #expect(stroke.contains(CGPoint(x: x, y: 10)) == (join == .round)) }
        #expect(stroke.contains(CGPoint(x: 20, y: 6)) && stroke.contains(CGPoint(x: 20, y: 14)) && !stroke.contains(CGPoint(x: 20, y: 16)))
        #expect(!stroke.contains(CGPoint(x: 5.5, y: 5.5)))
    }

    @Test func dashesAreParts() {
        let dashed = line(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)).copy(dashingWithPhase: 1, lengths: [3, 2])
        var ends: [CGFloat] = []
        dashed.applyWithBlock { ends.append($0.pointee.points[0].x) }
        #expect(ends == [0, 2, 4, 7, 9, 10])
    }
}
