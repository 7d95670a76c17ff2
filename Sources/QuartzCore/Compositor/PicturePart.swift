internal import CCairo
internal import CLinux
internal import Dispatch

/// A picture and where it goes: addresses and numbers, so that two threads can paint parts of it. Neither has a layer, and each has surfaces of its own,
/// whose references are not counted across threads.
struct PicturePart: @unchecked Sendable {
    private let source: UnsafeMutablePointer<UInt8>
    private let format: cairo_format_t
    private let width: Int32, height: Int32, stride: Int32
    /// From the coordinates of ``box`` to the picture's pixels.
    private let matrix: cairo_matrix_t
    private let filter: cairo_filter_t
    private let box: CGRect
    private let opacity: Double
    private let world: CGAffineTransform

    /// - Parameter surface: Lives longer than this.
    /// - Returns: `nil` when the surface's pixels are not in memory.
    init?(_ surface: OpaquePointer, _ matrix: cairo_matrix_t, _ filter: cairo_filter_t, in box: CGRect, opacity: Double, world: CGAffineTransform) {
        cairo_surface_flush(surface)
        guard let source = cairo_image_surface_get_data(surface) else { return nil }
        self.source = source
        format = cairo_image_surface_get_format(surface)
        width = cairo_image_surface_get_width(surface)
        height = cairo_image_surface_get_height(surface)
        stride = cairo_image_surface_get_stride(surface)
        (self.matrix, self.filter, self.box, self.opacity, self.world) = (matrix, filter, box, opacity, world)
    }

    /// Where pixels are painted: memory that begins with those of the upper left corner of `rect`.
    struct Target: @unchecked Sendable {
        let pixels: UnsafeMutablePointer<UInt32>
        /// Pixels from one row to the next.
        let stride: Int
        let rect: DeviceRect

        func part(_ part: DeviceRect) -> Target {
            Target(pixels: pixels + (part.minY - rect.minY) * stride + part.minX - rect.minX, stride: stride, rect: part)
        }
    }

    func paint(_ target: Target) {
        guard !target.rect.isEmpty else { return }
        let memory = UnsafeMutableRawPointer(target.pixels).assumingMemoryBound(to: UInt8.self)
        guard let surface = cairo_image_surface_create_for_data(memory, CAIRO_FORMAT_ARGB32, Int32(target.rect.width), Int32(target.rect.height), Int32(target.stride * 4)),
              let picture = cairo_image_surface_create_for_data(source, format, width, height, stride),
              let cairo = cairo_create(surface), let pattern = cairo_pattern_create_for_surface(picture) else { return }
        defer {
            cairo_pattern_destroy(pattern)
            cairo_destroy(cairo)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
            cairo_surface_finish(picture)
            cairo_surface_destroy(picture)
        }
        var place = target.rect.matrix(of: world), matrix = matrix
        cairo_set_matrix(cairo, &place)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, filter)
        cairo_rectangle(cairo, box.minX.native, box.minY.native, box.width.native, box.height.native)
        cairo_set_source(cairo, pattern)
        if opacity < 1 {
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, opacity)
        } else {
            cairo_fill(cairo)
        }
        cairo_surface_flush(surface)
    }

    // MARK: Both cores

    /// Pixels from which on the other core helps: fewer are painted before it wakes up.
    @MainActor static var smallestShared = 500_000
    static let hasCores = sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1

    /// Paints bands of a target: those of its lower half on another thread where they are many pixels. No pixel depends on which does it.
    @MainActor
    func paint(_ bands: [DeviceRect], of target: Target) {
        var area = 0
        for band in bands { area += band.area }
        guard bands.count > 1, Self.hasCores, area >= Self.smallestShared else {
            for band in bands { paint(target.part(band)) }
            return
        }
        let middle = bands.count / 2
        DispatchQueue.concurrentPerform(iterations: 2) { half in
            for band in half == 0 ? bands[..<middle] : bands[middle...] { paint(target.part(band)) }
        }
    }
}

extension Canvas {
    /// All of its pixels.
    var target: PicturePart.Target { PicturePart.Target(pixels: pixels, stride: stride, rect: rect) }
}

extension DeviceRect {
    /// Its rows, so many at a time, from multiples of that on.
    func bands(of height: Int) -> [DeviceRect] {
        guard !isEmpty else { return [] }
        var bands: [DeviceRect] = [], top = minY - ((minY % height) + height) % height
        while top < maxY {
            bands.append(DeviceRect(minX: minX, minY: max(top, minY), maxX: maxX, maxY: min(top + height, maxY)))
            top += height
        }
        return bands
    }
}
