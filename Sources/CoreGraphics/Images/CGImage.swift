internal import CCairo

/// A picture of pixels. Immutable, so it may be used from any thread.
public final class CGImage: Hashable, @unchecked Sendable {
    // Sendable: the surface is never drawn to after it is made, and Cairo counts references atomically.
    private enum Storage {
        case pixels(OpaquePointer)
        case coverage(ColorCoverage)
    }

    private let storage: Storage
    let hasAlpha: Bool
    public let width: Int
    public let height: Int

    /// Takes over `surface`, an image surface in ARGB32 or RGB24 to which nothing draws any more.
    package init(owning surface: OpaquePointer, hasAlpha: Bool) {
        storage = .pixels(surface)
        self.hasAlpha = hasAlpha
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
    }

    init(_ coverage: ColorCoverage, width: Int, height: Int) {
        storage = .coverage(coverage)
        hasAlpha = true
        self.width = width
        self.height = height
    }

    deinit {
        if case .pixels(let surface) = storage { cairo_surface_destroy(surface) }
    }

    var surface: OpaquePointer {
        switch storage {
        case .pixels(let surface): surface
        case .coverage(let coverage): coverage.surface
        }
    }

    /// The bytes of a picture that keeps one colour; `nil` for any other.
    package var coverage: ColorCoverage? {
        if case .coverage(let coverage) = storage { coverage } else { nil }
    }

    /// Whether the picture has no alpha: it covers what is below.
    package var isOpaque: Bool { !hasAlpha }

    /// Whether no pixel differs from those of an image that nothing was drawn into: transparent, or black without alpha.
    package var isBlank: Bool { Self.isBlank(surface) }

    /// Whether no pixel lets through what is below it; the cost is linear in the number of pixels of an image with alpha.
    package var hasOpaquePixelsAlone: Bool {
        guard hasAlpha, let data = cairo_image_surface_get_data(surface) else { return !hasAlpha }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<height {
            let pixels = UnsafeMutableRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
            for column in 0..<width where pixels[column] >> 24 != 255 { return false }
        }
        return true
    }

    static func isBlank(_ surface: OpaquePointer) -> Bool {
        guard let data = cairo_image_surface_get_data(surface) else { return true }
        let count = Int(cairo_image_surface_get_stride(surface)) * Int(cairo_image_surface_get_height(surface))
        return !UnsafeBufferPointer(start: data, count: count).contains { $0 != 0 }
    }

    /// The `cairo_surface_t` with the pixels. It must not be drawn to.
    package var cairoSurface: OpaquePointer { surface }

    /// A copy of pixel data: 8 bits a component, 32 bits a pixel, alpha before or after the colours in either order of bytes, premultiplied,
    /// straight or without alpha.
    ///
    /// `nil`, with a line on standard error, when the format is another or the provider has too few bytes.
    public init?(width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
                 bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
                 intent: CGColorRenderingIntent) {
        guard let format = PixelFormat(bitmapInfo), bitsPerComponent == 8, bitsPerPixel == 32, space.model == .rgb, decode == nil else {
            report("CGImage: this pixel format can't be read; what can: \(PixelFormat.honoured), or the same not premultiplied")
            return nil
        }
        guard width > 0, height > 0, width <= PixelFormat.largestSide, height <= PixelFormat.largestSide, bytesPerRow >= width * 4,
              provider.bytes.count / bytesPerRow >= height - 1,
              provider.bytes.count - bytesPerRow * (height - 1) >= width * 4 else {
            report("CGImage: \(provider.bytes.count) bytes are too few for \(width) by \(height) pixels of \(bytesPerRow) bytes a row")
            return nil
        }
        guard let surface = cairo_image_surface_create(format.hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
                                                       Int32(width), Int32(height)) else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let target = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        provider.bytes.withUnsafeBytes { source in
            guard let base = source.baseAddress else { return }
            for row in 0..<height { memcpy(target + row * stride, base + row * bytesPerRow, width * 4) }
        }
        if format.exchange != .none {
            let convert = PixelExchange.inverse(format.exchange)
            for row in 0..<height {
                let pixels = UnsafeMutableRawPointer(target + row * stride).assumingMemoryBound(to: UInt32.self)
                for column in 0..<width { pixels[column] = convert(pixels[column]) }
            }
        }
        cairo_surface_mark_dirty(surface)
        if format.swapsRedAndBlue { PixelMemory.swapRedAndBlue(surface) }
        if format.isStraight { PixelMemory.premultiply(surface) }
        storage = .pixels(surface)
        self.hasAlpha = format.hasAlpha
        self.width = width
        self.height = height
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }
    public var colorSpace: CGColorSpace? { .deviceRGB }
    public var alphaInfo: CGImageAlphaInfo { hasAlpha ? .premultipliedFirst : .noneSkipFirst }
    public var bitmapInfo: CGBitmapInfo {
        CGBitmapInfo(rawValue: CGBitmapInfo.byteOrder32Little.rawValue | alphaInfo.rawValue)
    }

    /// The pixels, in the order that ``bitmapInfo`` says. Copies them.
    public var dataProvider: CGDataProvider? {
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        return CGDataProvider(data: Data(bytes: data, count: bytesPerRow * height))
    }

    public func copy() -> CGImage? { self }

    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What matters of colours that a display can't show. Displays here are all treated alike.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
