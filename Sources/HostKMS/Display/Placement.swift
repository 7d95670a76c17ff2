#if KMS
import Foundation
import TouchHost

/// Where on a panel a surface's pixels are: turned with the panel, and in its middle where they don't fill it.
struct Placement: Equatable {
    /// By how much the picture is turned on the panel, clockwise.
    enum Turn: Int {
        case none = 0, quarter = 90, half = 180, threeQuarters = 270

        /// One turn after the other.
        func followed(by other: Turn) -> Turn { Turn(rawValue: (rawValue + other.rawValue) % 360) ?? .none }
    }

    let panel: PixelSize
    let turn: Turn
    let surface: PixelSize
    /// The surface's upper left corner on the turned panel.
    private let left: Int
    private let top: Int

    /// - Parameter wish: The surface's size, at most as large as there is room; `nil` fills the panel.
    init(panel: PixelSize, turn: Turn, wish: PixelSize?) {
        self.panel = panel
        self.turn = turn
        let whole = Self.turned(panel, turn)
        surface = PixelSize(width: min(wish?.width ?? whole.width, whole.width), height: min(wish?.height ?? whole.height, whole.height))
        left = (whole.width - surface.width) / 2
        top = (whole.height - surface.height) / 2
    }

    /// The panel's size as the person sees it.
    static func turned(_ size: PixelSize, _ turn: Turn) -> PixelSize {
        turn == .none || turn == .half ? size : PixelSize(width: size.height, height: size.width)
    }

    /// The surface's pixel at a place of the panel, with its fraction. It may lie outside the surface.
    func surfacePoint(panelX x: Double, y: Double) -> CGPoint {
        let turned = switch turn {
        case .none: CGPoint(x: x, y: y)
        case .quarter: CGPoint(x: y, y: Double(panel.width) - x)
        case .half: CGPoint(x: Double(panel.width) - x, y: Double(panel.height) - y)
        case .threeQuarters: CGPoint(x: Double(panel.height) - y, y: x)
        }
        return CGPoint(x: turned.x - Double(left), y: turned.y - Double(top))
    }

    func contains(_ point: CGPoint) -> Bool {
        point.x >= 0 && point.y >= 0 && point.x < Double(surface.width) && point.y < Double(surface.height)
    }

    /// What of the panel the pixels cover.
    func panelRect(_ rect: PixelRect) -> PixelRect {
        let minX = rect.minX + left, maxX = rect.maxX + left, minY = rect.minY + top, maxY = rect.maxY + top
        return switch turn {
        case .none: PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
        case .quarter: PixelRect(minX: panel.width - maxY, minY: minX, maxX: panel.width - minY, maxY: maxX)
        case .half: PixelRect(minX: panel.width - maxX, minY: panel.height - maxY, maxX: panel.width - minX, maxY: panel.height - minY)
        case .threeQuarters: PixelRect(minX: minY, minY: panel.height - maxX, maxX: maxY, maxY: panel.height - minX)
        }
    }

    /// Copies part of the surface's picture to the panel's memory.
    /// - Parameters:
    ///   - source: The picture, without gaps between its rows.
    ///   - stride: Bytes from one row of the panel's memory to the next.
    func copy(_ rect: PixelRect, from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, stride: Int) {
        let rect = rect.intersection(PixelRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height))
        guard !rect.isEmpty else { return }
        let place = panelRect(rect)
        guard turn != .none else {
            for row in 0..<rect.height {
                memcpy(target + (place.minY + row) * stride + place.minX * 4,
                       source + ((rect.minY + row) * surface.width + rect.minX) * 4, rect.width * 4)
            }
            return
        }
        // Steps in the picture, in pixels, for a step to the right and one down on the panel.
        let (right, down) = switch turn {
        case .none: (1, surface.width)
        case .quarter: (-surface.width, 1)
        case .half: (-1, -surface.width)
        case .threeQuarters: (surface.width, -1)
        }
        let first = surfacePoint(panelX: Double(place.minX) + 0.5, y: Double(place.minY) + 0.5)
        let pixels = source.assumingMemoryBound(to: UInt32.self) + Int(first.y.rounded(.down)) * surface.width + Int(first.x.rounded(.down))
        // In squares, so that the rows of the picture that are read across stay in the cache.
        let side = 32
        for top in Swift.stride(from: 0, to: place.height, by: side) {
            for left in Swift.stride(from: 0, to: place.width, by: side) {
                let end = min(left + side, place.width)
                for row in top..<min(top + side, place.height) {
                    let line = (target + (place.minY + row) * stride).assumingMemoryBound(to: UInt32.self) + place.minX
                    var from = pixels + row * down + left * right
                    for column in left..<end {
                        line[column] = from.pointee
                        from += right
                    }
                }
            }
        }
    }
}
#endif
