internal import CCairo

/// Pixels in an order in which Cairo can't paint: it paints beside them, and they are brought over, whole, before and after.
final class PixelExchange {
    private let order: PixelFormat.Exchange
    private let width: Int, height: Int, bytesPerRow: Int
    /// `nil` until the memory is asked for: what cannot be seen need not be brought over.
    private var memory: UnsafeMutableRawPointer?
    private let isForeign: Bool

    /// - Parameter memory: Memory of the caller's; `nil` for memory of its own.
    init(_ order: PixelFormat.Exchange, _ memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int) {
        (self.order, self.width, self.height, self.bytesPerRow) = (order, width, height, bytesPerRow)
        self.memory = memory
        isForeign = memory != nil
    }

    deinit { if !isForeign { memory?.deallocate() } }

    /// The pixels; the first call makes the memory.
    func open(_ surface: OpaquePointer) -> UnsafeMutableRawPointer {
        if let memory { return memory }
        let new = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
        memory = new
        give(surface)
        return new
    }

    /// Brings what the memory has to where Cairo paints.
    func take(_ surface: OpaquePointer) {
        guard let memory, let data = cairo_image_surface_get_data(surface) else { return }
        cairo_surface_flush(surface)
        copy(from: memory, bytesPerRow, to: data, Int(cairo_image_surface_get_stride(surface)), Self.inverse(order))
        cairo_surface_mark_dirty(surface)
    }

    /// Brings what was painted to the memory.
    func give(_ surface: OpaquePointer) {
        cairo_surface_flush(surface)
        guard let memory, let data = cairo_image_surface_get_data(surface) else { return }
        copy(from: data, Int(cairo_image_surface_get_stride(surface)), to: memory, bytesPerRow, Self.forward(order))
    }

    private func copy(from: UnsafeMutableRawPointer, _ fromStride: Int, to: UnsafeMutableRawPointer, _ toStride: Int,
                      _ convert: (UInt32) -> UInt32) {
        for row in 0..<height {
            let source = (from + row * fromStride).assumingMemoryBound(to: UInt32.self)
            let target = (to + row * toStride).assumingMemoryBound(to: UInt32.self)
            for column in 0..<width { target[column] = convert(source[column]) }
        }
    }

    private static func forward(_ order: PixelFormat.Exchange) -> (UInt32) -> UInt32 {
        switch order {
        case .none: { $0 }
        case .reversed: { $0.byteSwapped }
        case .rotated: { $0 << 8 | $0 >> 24 }
        }
    }

    /// Turns a pixel of the memory into one of Cairo's.
    static func inverse(_ order: PixelFormat.Exchange) -> (UInt32) -> UInt32 {
        switch order {
        case .none: { $0 }
        case .reversed: { $0.byteSwapped }
        case .rotated: { $0 >> 8 | $0 << 24 }
        }
    }
}
