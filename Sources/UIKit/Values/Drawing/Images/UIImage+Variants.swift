// The same picture, used in another way. All share the pixels.
extension UIImage {
    private func changed(_ change: (inout Extra) -> Void) -> UIImage {
        var extra = extra
        change(&extra)
        return UIImage(cgImage, scale: scale, orientation: imageOrientation, renderingMode: renderingMode, resizing: resizing, extra: extra)
    }

    // MARK: Places

    /// How far ornaments as shadows reach beyond what constraints align, at each side, in points.
    public var alignmentRectInsets: UIEdgeInsets { extra.alignment }

    /// The same picture, of which constraints of an image view align another rectangle (R-DRW-12).
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { changed { $0.alignment = alignmentInsets } }

    /// The height of the line that text beside the picture stands on, in points from the lower edge; `nil` without one.
    public var baselineOffsetFromBottom: CGFloat? { extra.baseline }
    /// Whether the picture has a line that text beside it stands on.
    public var hasBaseline: Bool { extra.baseline != nil }

    /// The same picture with a line that text beside it stands on: baselines in constraints of an image view (R-DRW-12).
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { changed { $0.baseline = baselineOffset } }
    /// The same picture without such a line.
    public func imageWithoutBaseline() -> UIImage { changed { $0.baseline = nil } }

    // MARK: Directions

    /// Whether image views show the picture mirrored where they are laid out from right to left.
    public var flipsForRightToLeftLayoutDirection: Bool { extra.flips }

    /// The same picture, which image views show mirrored where they are laid out from right to left (R-DRW-13).
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flips = true } }

    /// The same picture, mirrored from left to right as it appears.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        let orientation = imageOrientation.flippedHorizontally
        guard var resizing else { return UIImage(cgImage, scale: scale, orientation: orientation, renderingMode: renderingMode, extra: extra) }
        // As in `resizableImage`: the pixels are put upright, so that the caps, which change sides, are where they appear.
        let caps = resizing.capInsets
        (resizing.capInsets.left, resizing.capInsets.right) = (caps.right, caps.left)
        let pixels = UIImage(cgImage, scale: scale, orientation: orientation).uprightPixels
        return UIImage(pixels, scale: scale, renderingMode: renderingMode, resizing: resizing, extra: extra)
    }

    // MARK: Stretching

    /// An image of which one point in the middle is stretched: so much at the left and at the top keeps its size, and what is left at the other sides.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(max(leftCapWidth, 0)), top = CGFloat(max(topCapHeight, 0))
        let right = leftCapWidth > 0 ? max(size.width - left - 1, 0) : 0, bottom = topCapHeight > 0 ? max(size.height - top - 1, 0) : 0
        return resizableImage(withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right), resizingMode: .stretch)
    }

    /// What keeps its size at the left, in points.
    public var leftCapWidth: Int { Int(capInsets.left) }
    /// What keeps its size at the top, in points.
    public var topCapHeight: Int { Int(capInsets.top) }

    // MARK: Drawing

    /// A format for pictures like this one: of its scale, and without alpha if it has none.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage.map { $0.alphaInfo == .none || $0.alphaInfo == .noneSkipFirst || $0.alphaInfo == .noneSkipLast } ?? false
        return format
    }

    // MARK: Preparing

    /// The picture with its pixels upright in memory, as the display takes them. Pictures here are decoded when they are read, so this costs nothing for
    /// one that is upright. `nil` for an empty picture.
    public func preparingForDisplay() -> UIImage? {
        guard cgImage != nil else { return nil }
        return imageOrientation == .up ? self : UIImage(uprightPixels, scale: scale, renderingMode: renderingMode, resizing: resizing, extra: extra)
    }

    /// Does the same on another thread, and calls the handler there.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        Task.detached { completionHandler(self.preparingForDisplay()) }
    }

    /// The same on another thread.
    public func byPreparingForDisplay() async -> UIImage? { await Task.detached { self.preparingForDisplay() }.value }

    /// The picture, upright, as large as it fits into a size in points, at its scale; `nil` for an empty picture or size (R-DRW-14).
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / own.width, size.height / own.height)
        let width = max((own.width * factor * scale).rounded(), 1), height = max((own.height * factor * scale).rounded(), 1)
        guard let pixels = uprightPixels, width <= 32767, height <= 32767,
              let context = CGContext(pixelWidth: Int(width), pixelHeight: Int(height), scale: 1) else { return nil }
        context.interpolationQuality = .high
        context.drawUpright(pixels, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context.finishAsImage().map { UIImage($0, scale: scale, renderingMode: renderingMode) }
    }

    /// Does the same on another thread, and calls the handler there.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        Task.detached { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// The same on another thread.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { await Task.detached { self.preparingThumbnail(of: size) }.value }
}

extension UIImage.Orientation {
    /// The orientation in which the picture appears mirrored from left to right.
    var flippedHorizontally: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }
}
