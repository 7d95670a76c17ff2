extension UIImage {
    /// Draws the image with its upper left corner at `point`, in the current context.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the picture with its upper left corner at a point of the current context. Without a context it has no effect.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image so that it fills the rectangle, in the current context.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        paint(in: rect, context)
    }

    /// Draws the picture scaled to a rectangle, in points, of the current context. Without a context it has no effect.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        paint(in: rect, context)
        context.restoreGState()
    }

    /// Fills a rectangle of the current context with copies of the picture, which begin at the context's origin.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(UIColor(patternImage: self).cgColor)
        context.fill(rect)
        context.restoreGState()
    }

    /// The image's shape in one colour.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// A copy in one colour, with the picture's opacity.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        let tinted = cgImage.flatMap { image -> CGImage? in
            guard let context = CGContext(pixelWidth: image.width, pixelHeight: image.height, scale: 1) else { return nil }
            let rect = CGRect(x: 0, y: 0, width: image.width, height: image.height)
            context.drawUpright(image, in: rect)
            context.setBlendMode(.sourceIn)
            context.setFillColor(color.cgColor)
            context.fill(rect)
            return context.finishAsImage()
        }
        return UIImage(tinted, scale: scale, orientation: imageOrientation, renderingMode: renderingMode, resizing: resizing, extra: extra)
    }

    /// The pixels turned as they appear.
    var uprightPixels: CGImage? {
        guard let cgImage, imageOrientation != .up else { return cgImage }
        let (width, height) = imageOrientation.exchangesSides ? (cgImage.height, cgImage.width) : (cgImage.width, cgImage.height)
        guard let context = CGContext(pixelWidth: width, pixelHeight: height, scale: 1) else { return nil }
        paintTurned(cgImage, in: CGRect(x: 0, y: 0, width: width, height: height), context)
        return context.finishAsImage()
    }

    private func paint(in rect: CGRect, _ context: CGContext) {
        guard let cgImage else { return }
        if let resizing {
            paintResized(cgImage, resizing, in: rect, context)
        } else if imageOrientation == .up {
            context.drawUpright(cgImage, in: rect)
        } else {
            paintTurned(cgImage, in: rect, context)
        }
    }

    private func paintTurned(_ image: CGImage, in rect: CGRect, _ context: CGContext) {
        let rect = rect.standardized
        context.saveGState()
        context.translateBy(x: rect.midX, y: rect.midY)
        context.concatenate(imageOrientation.turn)
        let size = imageOrientation.exchangesSides ? CGSize(width: rect.height, height: rect.width) : rect.size
        context.drawUpright(image, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
        context.restoreGState()
    }

    /// Nine parts: corners as they are, sides along one direction, the middle along both.
    private func paintResized(_ image: CGImage, _ resizing: Resizing, in rect: CGRect, _ context: CGContext) {
        let rect = rect.standardized, caps = resizing.capInsets
        func parts(_ length: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [(CGFloat, CGFloat)] {
            let first = min(max(first, 0), length), last = min(max(last, 0), length - first)
            return [(0, first), (first, length - first - last), (length - last, last)]
        }
        let sourceX = parts(size.width, caps.left, caps.right), sourceY = parts(size.height, caps.top, caps.bottom)
        let targetX = parts(rect.width, caps.left, caps.right), targetY = parts(rect.height, caps.top, caps.bottom)
        for row in 0..<3 {
            for column in 0..<3 {
                let source = CGRect(x: sourceX[column].0 * scale, y: sourceY[row].0 * scale,
                                    width: sourceX[column].1 * scale, height: sourceY[row].1 * scale)
                let target = CGRect(x: rect.minX + targetX[column].0, y: rect.minY + targetY[row].0,
                                    width: targetX[column].1, height: targetY[row].1)
                guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { continue }
                if row != 1, column != 1 {
                    context.drawUpright(image, in: target, part: source)
                    continue
                }
                // Cut out, so that nothing of the neighbours comes in where the part is enlarged.
                guard let part = image.cropping(to: source) else { continue }
                if resizing.mode == .tile {
                    let size = CGSize(width: column == 1 ? source.width / scale : target.width,
                                      height: row == 1 ? source.height / scale : target.height)
                    context.tileUpright(part, size: size, origin: target.origin, in: target)
                } else {
                    context.drawUpright(part, in: target)
                }
            }
        }
    }
}

extension UIImage.Orientation {
    var exchangesSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// What puts the pixels upright, about their middle, with y down.
    var turn: CGAffineTransform {
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
        }
    }
}
