#if KMS
import CDRM
import Foundation
import TouchHost

/// The arrow of the mouse: a separate plane where the display has one, and drawn over the picture where not.
@MainActor
final class Cursor {
    /// Where its tip is, in pixels of the surface; `nil` while it is hidden.
    private(set) var position: CGPoint?
    let image: CursorImage
    private let card: Card
    private let controller: UInt32
    private let placement: Placement
    private var plane: DumbBuffer?
    private let planeSize: PixelSize
    /// The image's tip on the plane, which is turned with the panel.
    private let tip: (x: Int, y: Int)

    init(_ card: Card, controller: UInt32, _ placement: Placement, scale: Double) {
        self.card = card
        self.controller = controller
        self.placement = placement
        var width: UInt64 = 0, height: UInt64 = 0
        if drmGetCap(card.descriptor, UInt64(DRM_CAP_CURSOR_WIDTH), &width) != 0 || width == 0 { width = 64 }
        if drmGetCap(card.descriptor, UInt64(DRM_CAP_CURSOR_HEIGHT), &height) != 0 || height == 0 { height = 64 }
        let size = PixelSize(width: Int(min(width, 512)), height: Int(min(height, 512)))
        image = CursorImage(scale: scale, side: min(size.width, size.height))
        planeSize = size
        // Turning a picture takes its corner from one corner of the plane to the next.
        let turned = Placement(panel: size, turn: placement.turn, wish: nil)
        let corner = turned.panelRect(PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1))
        tip = (corner.minX, corner.minY)
        plane = DumbBuffer(card.descriptor, size, isCursor: true)
        if let plane {
            let whole = turned.surface
            var pixels = [UInt32](repeating: 0, count: whole.width * whole.height)
            for row in 0..<image.height {
                for column in 0..<image.width { pixels[row * whole.width + column] = image.pixels[row * image.width + column] }
            }
            pixels.withUnsafeBytes { bytes in
                guard let start = bytes.baseAddress else { return }
                turned.copy(PixelRect(minX: 0, minY: 0, maxX: whole.width, maxY: whole.height), from: start, to: plane.memory, stride: plane.stride)
            }
        }
    }

    /// Whether it is part of the picture.
    var isDrawn: Bool { plane == nil }

    func show(at place: CGPoint) {
        let wasHidden = position == nil
        position = place
        if wasHidden { light() }
        guard plane != nil else { return }
        let column = Int(place.x.rounded(.down)), row = Int(place.y.rounded(.down))
        let pixel = placement.panelRect(PixelRect(minX: column, minY: row, maxX: column + 1, maxY: row + 1))
        drmModeMoveCursor(card.descriptor, controller, Int32(pixel.minX - tip.x), Int32(pixel.minY - tip.y))
    }

    func hide() {
        guard position != nil else { return }
        position = nil
        if plane != nil { drmModeSetCursor(card.descriptor, controller, 0, 0, 0) }
    }

    /// Puts it on the display again, after another program has used that.
    func restore() {
        guard let position else { return }
        light()
        show(at: position)
    }

    func release() {
        hide()
        plane?.release()
        plane = nil
    }

    /// The part of it that is on the surface.
    var rect: PixelRect? {
        guard let position else { return nil }
        let column = Int(position.x.rounded(.down)), row = Int(position.y.rounded(.down))
        return PixelRect(minX: column, minY: row, maxX: min(column + image.width, placement.surface.width),
                         maxY: min(row + image.height, placement.surface.height))
    }

    /// Lays it over the picture of a screen.
    /// - Parameter source: The surface's picture.
    func draw(over source: UnsafeRawPointer, on target: DumbBuffer) {
        guard let rect, !rect.isEmpty else { return }
        for row in rect.minY..<rect.maxY {
            for column in rect.minX..<rect.maxX {
                let over = image.pixels[(row - rect.minY) * image.width + column - rect.minX]
                guard over >> 24 != 0 else { continue }
                let under = source.load(fromByteOffset: (row * placement.surface.width + column) * 4, as: UInt32.self)
                let place = placement.panelRect(PixelRect(minX: column, minY: row, maxX: column + 1, maxY: row + 1))
                target.memory.storeBytes(of: Self.blend(over, under), toByteOffset: place.minY * target.stride + place.minX * 4, as: UInt32.self)
            }
        }
    }

    private static func blend(_ over: UInt32, _ under: UInt32) -> UInt32 {
        let rest = 255 - (over >> 24)
        var result: UInt32 = 0
        for shift in [UInt32(0), 8, 16, 24] {
            result |= min((over >> shift & 255) + (under >> shift & 255) * rest / 255, 255) << shift
        }
        return result
    }

    /// The kernel may know of a plane only when it is asked to show something on it.
    private func light() {
        guard let plane else { return }
        if drmModeSetCursor(card.descriptor, controller, plane.handle, UInt32(planeSize.width), UInt32(planeSize.height)) != 0 {
            plane.release()
            self.plane = nil
        }
    }
}
#endif
