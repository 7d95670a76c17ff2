internal import HostKit
internal import TouchHost
internal import UIKit

/// What the numbers of a place count from, as AT-SPI has it.
enum CoordinateKind: Int {
    case screen = 0, window, parent
}

/// Points of the app and the units of the display (R-BUS-10): pixels on X11, points elsewhere, where no program knows a window's place.
@MainActor
struct Coordinates {
    /// Units a point.
    let scale: Double
    /// The scene's place on the display, in units.
    let origin: CGPoint

    init(_ surface: (any Surface)?) {
        if let placed = surface as? any PlacedSurface {
            scale = placed.scale
            origin = CGPoint(x: placed.placeOnScreen.x, y: placed.placeOnScreen.y)
        } else {
            (scale, origin) = (1, .zero)
        }
    }

    /// A rectangle of the scene, in units from the origin of the kind.
    func rect(_ rect: CGRect, _ kind: CoordinateKind, parent: CGRect) -> CGRect {
        let scaled = CGRect(x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
        return switch kind {
        case .screen: scaled.offsetBy(dx: origin.x, dy: origin.y)
        case .window: scaled
        case .parent: scaled.offsetBy(dx: -parent.minX * scale, dy: -parent.minY * scale)
        }
    }

    /// A point of the scene, in points.
    func point(_ x: Int, _ y: Int, _ kind: CoordinateKind, parent: CGRect) -> CGPoint {
        let shift = switch kind {
        case .screen: CGPoint(x: -origin.x / scale, y: -origin.y / scale)
        case .window: CGPoint.zero
        case .parent: parent.origin
        }
        return CGPoint(x: Double(x) / scale + shift.x, y: Double(y) / scale + shift.y)
    }
}
