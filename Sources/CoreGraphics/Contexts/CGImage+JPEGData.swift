extension CGImage {
    /// The image as a JPEG file, on white where it is transparent.
    /// - Parameter quality: From 0, small, to 1, good.
    /// - Throws: ``JPEGError`` where there is no library for it, no memory, or the library refuses.
    package func jpegData(quality: CGFloat) throws -> Data {
        guard let library = JPEGLibrary.shared, let handle = library.makeCompressor() else { throw JPEGError.noLibrary }
        defer { _ = library.destroy(handle) }
        guard let context = CGContext(pixelWidth: width, pixelHeight: height, scale: 1, isOpaque: true) else { throw JPEGError.damaged("no memory") }
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        context.drawUpright(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let pixels = context.data else { throw JPEGError.damaged("no memory") }
        var target: UnsafeMutablePointer<UInt8>?, size: UInt = 0
        let percent = Int32((quality > 0 ? min(quality, 1) : 0) * 99 + 1)
        let status = library.compress(handle, pixels.assumingMemoryBound(to: UInt8.self), Int32(width), Int32(context.bytesPerRow),
                                      Int32(height), JPEGLibrary.pixelFormat, &target, &size, percent > 90 ? 0 : 2, percent, 0)
        defer { library.free(target) }
        guard status == 0, let target else { throw JPEGError.damaged(library.message(handle).map { String(cString: $0) } ?? "unwritable") }
        return Data(bytes: target, count: Int(size))
    }
}
