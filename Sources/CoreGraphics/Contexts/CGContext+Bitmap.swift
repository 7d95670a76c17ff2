internal import CCairo

extension CGContext {
    /// A context on pixels: those at `data`, which must stay valid as long as the context, or its own when `data` is `nil`.
    ///
    /// User space has its origin at the bottom left with y up, as Core Graphics has it; UIKit turns its own contexts over.
    /// `nil`, with a line on standard error, for a format that is not honoured: 8 bits a component and 4 bytes a pixel, `premultipliedFirst`,
    /// `premultipliedLast`, `noneSkipFirst` or `noneSkipLast` in either order of bytes. Where alpha comes before the colours in memory (ARGB,
    /// ABGR), each painting copies all pixels twice once the memory is the caller's or ``data`` was read. `bytesPerRow` may be 0 when `data`
    /// is `nil`.
    public convenience init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
                             space: CGColorSpace, bitmapInfo: UInt32) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard let format = PixelFormat(info), !format.isStraight, bitsPerComponent == 8, space.model == .rgb else {
            report("CGContext: this pixel format can't be drawn to; what can: \(PixelFormat.honoured)")
            return nil
        }
        guard width > 0, height > 0, width <= PixelFormat.largestSide, height <= PixelFormat.largestSide else {
            report("CGContext: \(width) by \(height) pixels: each side must be from 1 to \(PixelFormat.largestSide)")
            return nil
        }
        guard bytesPerRow == 0 && data == nil || bytesPerRow >= width * 4 && bytesPerRow % 4 == 0 && bytesPerRow <= Int(Int32.max) else {
            report("CGContext: \(bytesPerRow) bytes a row: a multiple of 4 from \(width * 4) is needed for \(width) pixels")
            return nil
        }
        let cairoFormat = format.hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
        let isExchanged = format.exchange != .none
        let created = (isExchanged ? nil : data).map {
            cairo_image_surface_create_for_data($0.assumingMemoryBound(to: UInt8.self), cairoFormat,
                                                Int32(width), Int32(height), Int32(bytesPerRow))
        } ?? cairo_image_surface_create(cairoFormat, Int32(width), Int32(height))
        guard let surface = created else { return nil }
        self.init(owning: surface, format: format, bitmapInfo: info,
                  transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
        guard isExchanged else { return }
        if bytesPerRow > 0 { self.bytesPerRow = bytesPerRow }
        exchange = PixelExchange(format.exchange, data, width: width, height: height, bytesPerRow: self.bytesPerRow)
    }

    public convenience init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
                             space: CGColorSpace, bitmapInfo: CGBitmapInfo) {
        self.init(data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
                  space: space, bitmapInfo: bitmapInfo.rawValue)
    }

    /// A context as UIKit's are: origin at the top left, y down, `scale` pixels a point, transparent unless `isOpaque`, its own memory.
    ///
    /// `nil` when a side is below 1 or above 32767 pixels.
    package convenience init?(pixelWidth: Int, pixelHeight: Int, scale: CGFloat, isOpaque: Bool = false) {
        guard pixelWidth > 0, pixelHeight > 0, pixelWidth <= PixelFormat.largestSide, pixelHeight <= PixelFormat.largestSide,
              scale > 0, scale.isFinite,
              let surface = cairo_image_surface_create(isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
                                                       Int32(pixelWidth), Int32(pixelHeight)) else { return nil }
        let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
        self.init(owning: surface, format: PixelFormat(swapsRedAndBlue: false, hasAlpha: !isOpaque, isStraight: false),
                  bitmapInfo: CGBitmapInfo(rawValue: CGBitmapInfo.byteOrder32Little.rawValue | alpha.rawValue),
                  transform: CGAffineTransform(scaleX: scale, y: scale))
        pointScale = scale
        ownsMemory = true
    }

    /// A context on foreign memory, not copied: premultiplied BGRA, top row first, origin at the top left, y down, `scale` pixels a point.
    ///
    /// The memory must outlive the context. `nil` when a size is out of range or the stride too short.
    package convenience init?(memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, scale: CGFloat = 1) {
        guard width > 0, height > 0, width <= PixelFormat.largestSide, height <= PixelFormat.largestSide, scale > 0, scale.isFinite,
              stride >= width * 4, stride % 4 == 0, stride <= Int(Int32.max),
              let surface = cairo_image_surface_create_for_data(memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
                                                                Int32(width), Int32(height), Int32(stride)) else { return nil }
        self.init(owning: surface, format: .native, bitmapInfo: .native, transform: CGAffineTransform(scaleX: scale, y: scale))
        pointScale = scale
    }

    /// The `cairo_t` below, for painting with Cairo directly. Only where ``isNative``; state that this class sets must be restored.
    package var cairoContext: OpaquePointer { cairo }
    /// The `cairo_surface_t` below.
    package var cairoSurface: OpaquePointer { surface }
    /// Whether the pixels are in Cairo's own order.
    package var isNative: Bool { !format.swapsRedAndBlue }

    /// Runs `body` with a `cairo_t` whose pixels are in Cairo's order, whatever the order of this context's, and whose state is restored.
    package func withCairo(_ body: (OpaquePointer) -> Void) {
        painting { drawInCairo(body) }
    }

    private func drawInCairo(_ body: (OpaquePointer) -> Void) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        if isNative { return body(cairo) }
        cairo_push_group(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        body(cairo)
        guard let group = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(group) }
        var target: OpaquePointer?
        if cairo_pattern_get_surface(group, &target) == CAIRO_STATUS_SUCCESS, let target { PixelMemory.swapRedAndBlue(target) }
        cairo_set_source(cairo, group)
        cairo_paint(cairo)
    }

    /// A picture of the pixels as they are now. Copies them.
    public func makeImage() -> CGImage? {
        exchange?.take(surface)
        cairo_surface_flush(surface)
        guard let copy = PixelMemory.copy(of: surface, swappingRedAndBlue: format.swapsRedAndBlue) else { return nil }
        return CGImage(owning: copy, hasAlpha: format.hasAlpha)
    }

    /// A picture that takes the pixels over without copying them. Nothing can be drawn in the context afterwards.
    ///
    /// For contexts that own their memory; elsewhere, where the memory may change, it copies as ``makeImage()`` does.
    package func finishAsImage() -> CGImage? {
        guard ownsMemory, isNative, layerFloors.isEmpty else { return makeImage() }
        cairo_surface_flush(surface)
        state.isCollapsed = true
        savedStates.removeAll()
        guard let shared = cairo_surface_reference(surface) else { return nil }
        return CGImage(owning: shared, hasAlpha: format.hasAlpha)
    }
}
