#if KMS
import Foundation
import Testing
import TouchHost
@testable import HostKMS

/// Where a surface's pixels are on a panel that is turned (R-GEN: positions are the surface's).
@Suite struct PlacementTests {
    static let turns: [Placement.Turn] = [.none, .quarter, .half, .threeQuarters]

    @Test(arguments: turns) func whatIsDrawnIsWhereItIsTouched(turn: Placement.Turn) {
        let panel = PixelSize(width: 70, height: 40)
        let placement = Placement(panel: panel, turn: turn, wish: nil)
        let size = placement.surface
        #expect(size == (turn == .none || turn == .half ? panel : PixelSize(width: 40, height: 70)))
        var picture = [UInt32](repeating: 0, count: size.width * size.height)
        for index in picture.indices { picture[index] = UInt32(index + 1) }
        let stride = panel.width * 4 + 16
        var memory = [UInt8](repeating: 0, count: stride * panel.height)
        picture.withUnsafeBytes { source in
            memory.withUnsafeMutableBytes { target in
                placement.copy(PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height), from: source.baseAddress!,
                               to: target.baseAddress!, stride: stride)
            }
        }
        for y in 0..<panel.height {
            for x in 0..<panel.width {
                let point = placement.surfacePoint(panelX: Double(x) + 0.5, y: Double(y) + 0.5)
                #expect(placement.contains(point))
                let expected = UInt32(Int(point.y) * size.width + Int(point.x) + 1)
                let shown = memory.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self) }
                guard shown == expected else {
                    Issue.record("\(turn): the panel shows \(shown) at \(x),\(y), and is touched at \(expected)")
                    return
                }
            }
        }
    }

    @Test(arguments: turns) func onlyWhatChangedIsCopied(turn: Placement.Turn) {
        let placement = Placement(panel: PixelSize(width: 70, height: 40), turn: turn, wish: PixelSize(width: 20, height: 10))
        let size = placement.surface
        let picture = [UInt32](repeating: 9, count: size.width * size.height)
        var memory = [UInt32](repeating: 0, count: 70 * 40)
        let rect = PixelRect(minX: 3, minY: 2, maxX: 15, maxY: 9)
        picture.withUnsafeBytes { source in
            memory.withUnsafeMutableBytes { placement.copy(rect, from: source.baseAddress!, to: $0.baseAddress!, stride: 70 * 4) }
        }
        #expect(memory.count { $0 == 9 } == rect.area)
        let place = placement.panelRect(rect)
        #expect(place.area == rect.area)
        #expect(memory[place.minY * 70 + place.minX] == 9 && memory[(place.maxY - 1) * 70 + place.maxX - 1] == 9)
    }

    /// The kernel: with "Left Side Up" the panel's left side is at the top of the device.
    @Test(arguments: [
        ("Normal", PixelRect(minX: 0, minY: 0, maxX: 70, maxY: 1)), ("Upside Down", PixelRect(minX: 0, minY: 39, maxX: 70, maxY: 40)),
        ("Left Side Up", PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 40)), ("Right Side Up", PixelRect(minX: 69, minY: 0, maxX: 70, maxY: 40)),
    ])
    func theTopOfThePictureIsAtTheSideThatIsUp(orientation: String, side: PixelRect) {
        let placement = Placement(panel: PixelSize(width: 70, height: 40), turn: Connector.turn(orientation: orientation), wish: nil)
        #expect(placement.panelRect(PixelRect(minX: 0, minY: 0, maxX: placement.surface.width, maxY: 1)) == side)
    }

    @Test func aQuarterTurnTakesTheUpperLeftCornerToTheRight() {
        let placement = Placement(panel: PixelSize(width: 1280, height: 800), turn: .quarter, wish: nil)
        #expect(placement.surfacePoint(panelX: 1280, y: 0) == .zero)
        #expect(placement.surfacePoint(panelX: 300, y: 200) == CGPoint(x: 200, y: 980))
    }

    @Test func aSmallSurfaceIsInTheMiddleAndALargeOneIsCut() {
        let small = Placement(panel: PixelSize(width: 1280, height: 800), turn: .none, wish: PixelSize(width: 390, height: 700))
        #expect(small.surfacePoint(panelX: 445, y: 50) == .zero)
        #expect(!small.contains(small.surfacePoint(panelX: 444, y: 400)))
        let large = Placement(panel: PixelSize(width: 1280, height: 800), turn: .none, wish: PixelSize(width: 390, height: 844))
        #expect(large.surface == PixelSize(width: 390, height: 800))
    }
}
#endif
