extension CGImage {
    /// The part of the image in `rect`, in pixels from the top left; `nil` when they have nothing in common. Copies the part.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard rect.isFinite else { return nil }
        let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
        guard !part.isNull, part.width >= 1, part.height >= 1,
              let context = CGContext(pixelWidth: Int(part.width), pixelHeight: Int(part.height), scale: 1, isOpaque: !hasAlpha)
        else { return nil }
        context.setBlendMode(.copy)
        context.interpolationQuality = .none
        context.drawUpright(self, in: CGRect(origin: .zero, size: part.size), part: part)
        return context.makeImage()
    }
}
