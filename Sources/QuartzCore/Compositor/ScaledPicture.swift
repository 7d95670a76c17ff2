internal import CCairo

/// A layer's picture in the size in which it is shown smaller than it is.
///
/// Finding each pixel from all that it stands for takes ten times as long as finding it from its four neighbours. So the result is kept while the
/// size stays. While the size changes in each frame, as under a pinch, neighbours are taken of the picture's half, quarter and so on.
@MainActor
final class ScaledPicture {
    /// The size and the part of a pixel at which the picture begins, in 1,024ths of a pixel.
    struct Key: Equatable {
        let x: Int, y: Int, width: Int, height: Int
        let part: CGRect

        init?(_ box: DeviceBox, _ part: CGRect) {
            let values = [box.x0 - box.x0.rounded(.down), box.y0 - box.y0.rounded(.down), box.x1 - box.x0, box.y1 - box.y0]
            guard values.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { return nil }
            let units = values.map { Int(($0 * 1024).rounded()) }
            (x, y, width, height) = (units[0], units[1], units[2], units[3])
            self.part = part
        }
    }

    /// Smaller ones are found again each time.
    static let smallestArea = 256.0 * 256
    /// Pixels of the picture for one of the device up to which Cairo takes four neighbours.
    static let sharp = 4.0 / 3
    /// The same of halves: not more than this, for what lies between would be left out.
    private static let sharpOfHalves = 1.5

    private(set) weak var image: CGImage?
    private(set) var key: Key
    /// The number of the frame in which it was shown last.
    var frame: Int
    /// Where a picture is that is too large to be kept, and whether it was shown from its halves there.
    var place: CGPoint?
    var isRough = false
    /// When it was shown roughly last.
    var roughTime = 0.0
    /// The pixels, from the one on in which the box begins.
    private(set) nonisolated(unsafe) var exact: OpaquePointer?
    private nonisolated(unsafe) var halves: [Int: OpaquePointer] = [:]

    init(_ image: CGImage, _ key: Key, frame: Int) {
        self.image = image
        self.key = key
        self.frame = frame
    }

    deinit {
        if let exact { cairo_surface_destroy(exact) }
        for surface in halves.values { cairo_surface_destroy(surface) }
    }

    func changeSize(_ key: Key) {
        self.key = key
        if let exact { cairo_surface_destroy(exact) }
        exact = nil
    }

    /// Makes the pixels. Halves are not needed any more.
    func makeExact(_ box: DeviceBox, _ world: CGAffineTransform, _ paint: (OpaquePointer) -> Void) {
        let rect = box.covered
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(rect.width), Int32(rect.height)) else { return }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return
        }
        var matrix = rect.matrix(of: world)
        cairo_set_matrix(cairo, &matrix)
        paint(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        exact = surface
        for surface in halves.values { cairo_surface_destroy(surface) }
        halves = [:]
    }

    /// The picture halved so often that four neighbours make a pixel.
    /// - Parameter ratio: Pixels of the picture for one of the device.
    func half(_ image: CGImage, for ratio: Double) -> (surface: OpaquePointer, halvings: Int)? {
        var halvings = 0, rest = ratio
        while rest > Self.sharpOfHalves { (halvings, rest) = (halvings + 1, rest / 2) }
        guard halvings > 0 else { return (image.cairoSurface, 0) }
        if let surface = halves[halvings] { return (surface, halvings) }
        let near = halves.keys.filter { $0 < halvings }.max() ?? 0
        var surface = halves[near] ?? image.cairoSurface
        for step in near..<halvings {
            guard let smaller = Self.halved(surface) else { return nil }
            if step > near { cairo_surface_destroy(surface) }
            surface = smaller
        }
        halves[halvings] = surface
        return (surface, halvings)
    }

    /// The average of each four pixels. Of an odd number the last counts twice.
    static func halved(_ source: OpaquePointer) -> OpaquePointer? {
        let width = Int(cairo_image_surface_get_width(source)), height = Int(cairo_image_surface_get_height(source))
        guard let result = cairo_image_surface_create(cairo_image_surface_get_format(source), Int32((width + 1) / 2), Int32((height + 1) / 2)) else { return nil }
        guard let from = cairo_image_surface_get_data(source), let to = cairo_image_surface_get_data(result) else {
            cairo_surface_destroy(result)
            return nil
        }
        let fromStride = Int(cairo_image_surface_get_stride(source)), toStride = Int(cairo_image_surface_get_stride(result))
        func row(_ base: UnsafeMutablePointer<UInt8>, _ offset: Int) -> UnsafeMutablePointer<UInt32> {
            UnsafeMutableRawPointer(base + offset).assumingMemoryBound(to: UInt32.self)
        }
        for y in 0..<(height + 1) / 2 {
            let upper = row(from, 2 * y * fromStride), lower = row(from, min(2 * y + 1, height - 1) * fromStride), target = row(to, y * toStride)
            for x in 0..<width / 2 { target[x] = average(upper[2 * x], upper[2 * x + 1], lower[2 * x], lower[2 * x + 1]) }
            if width % 2 == 1 { target[width / 2] = average(upper[width - 1], upper[width - 1], lower[width - 1], lower[width - 1]) }
        }
        cairo_surface_mark_dirty(result)
        return result
    }

    /// Two components at a time, with room between them.
    @inline(__always)
    private static func average(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        let mask: UInt32 = 0x00FF_00FF, half: UInt32 = 0x0002_0002
        let low = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ half
        let high = ((a >> 8) & mask) &+ ((b >> 8) & mask) &+ ((c >> 8) & mask) &+ ((d >> 8) & mask) &+ half
        return ((low >> 2) & mask) | (((high >> 2) & mask) << 8)
    }
}
