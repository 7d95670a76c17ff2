internal import CCairo

/// Pixels to paint on: premultiplied BGRA, a part of the device's plane.
@MainActor
final class Canvas {
    private(set) var pixels: UnsafeMutablePointer<UInt32>
    /// Pixels from one row to the next.
    private(set) var stride: Int
    /// The part of the device's plane.
    private(set) var rect: DeviceRect
    private nonisolated(unsafe) var surface: OpaquePointer?
    private nonisolated(unsafe) var context: OpaquePointer?
    /// Own memory, for groups.
    private nonisolated(unsafe) var memory: UnsafeMutablePointer<UInt32>?
    private var capacity = 0

    init() {
        pixels = UnsafeMutablePointer(bitPattern: MemoryLayout<UInt32>.alignment)!
        stride = 0
        rect = .empty
    }

    deinit {
        if let context { cairo_destroy(context) }
        if let surface {
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        memory?.deallocate()
    }

    /// Paints on foreign memory from now on.
    func use(_ memory: UnsafeMutableRawPointer, strideInBytes: Int, rect: DeviceRect) {
        let new = memory.assumingMemoryBound(to: UInt32.self)
        if new == pixels, stride * 4 == strideInBytes, self.rect == rect { return }
        closeCairo()
        pixels = new
        stride = strideInBytes / 4
        self.rect = rect
    }

    /// Paints on own, transparent memory for a part of the plane.
    func clear(for rect: DeviceRect) {
        closeCairo()
        let count = rect.width * rect.height
        if count > capacity {
            memory?.deallocate()
            memory = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
            capacity = count
        }
        guard let memory else { return }
        memory.initialize(repeating: 0, count: count)
        pixels = memory
        stride = rect.width
        self.rect = rect
    }

    private func closeCairo() {
        if let context { cairo_destroy(context) }
        if let surface {
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        context = nil
        surface = nil
    }

    /// The pixels as a Cairo surface.
    var cairoSurface: OpaquePointer? {
        if surface == nil {
            surface = cairo_image_surface_create_for_data(UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self),
                                                          CAIRO_FORMAT_ARGB32, Int32(rect.width), Int32(rect.height), Int32(stride * 4))
        }
        return surface
    }

    /// Paints with Cairo within a clip; coordinates are those that `world` maps to the device's plane.
    func withCairo(_ clip: DeviceRect, _ world: CGAffineTransform, _ body: (OpaquePointer) -> Void) {
        guard let surface = cairoSurface else { return }
        if context == nil { context = cairo_create(surface) }
        guard let context else { return }
        cairo_surface_mark_dirty(surface)
        cairo_save(context)
        cairo_rectangle(context, Double(clip.minX - rect.minX), Double(clip.minY - rect.minY), Double(clip.width), Double(clip.height))
        cairo_clip(context)
        var matrix = rect.matrix(of: world)
        cairo_set_matrix(context, &matrix)
        body(context)
        cairo_restore(context)
        cairo_surface_flush(surface)
        // Cairo paints nothing more with a context that was given numbers it can't hold.
        if cairo_status(context) != CAIRO_STATUS_SUCCESS || cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS { closeCairo() }
    }

    @inline(__always)
    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + ((y - rect.minY) * stride - rect.minX) }
}

extension DeviceRect {
    /// The transform to the device's plane for a picture that begins where the rectangle does.
    @inline(__always)
    func matrix(of world: CGAffineTransform) -> cairo_matrix_t {
        cairo_matrix_t(xx: world.a.native, yx: world.b.native, xy: world.c.native, yy: world.d.native, x0: world.tx.native - Double(minX),
                       y0: world.ty.native - Double(minY))
    }
}
