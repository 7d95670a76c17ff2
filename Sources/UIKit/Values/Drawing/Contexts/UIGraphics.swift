/// The context that drawing goes to on this thread; `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.shared.current }

/// Makes a context the current one until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.shared.push(context) }

/// Ends the use of the context that was pushed last.
public func UIGraphicsPopContext() { GraphicsContextStack.shared.pop() }

/// Fills the rectangle with the fill colour of the current context.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle, in points, with the current fill colour and a blend mode. Without a current context it has no effect.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame one point wide inside the rectangle, in the fill colour of the current context.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside a rectangle, in the fill colour and with a blend mode. Without a current context it has no effect.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = rect.standardized
    guard rect.width > 2, rect.height > 2 else { return UIRectFillUsingBlendMode(rect, blendMode) }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill([CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
                  CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
                  CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
                  CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2)])
    context.restoreGState()
}

/// Narrows the clip of the current context to the rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Makes a new image the current context, at one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Makes a new image the current context, until ``UIGraphicsEndImageContext()``. A scale of 0 is the main screen's.
///
/// Of an impossible size there is no context: drawing then goes nowhere, and no image comes of it.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    GraphicsContextStack.shared.pushDeferred {
        CGContext.image(size: size, scale: scale > 0 ? scale : DisplayScale.current, isOpaque: opaque)
    }
    // Made at once, so that a context of nothing but background gives an image, too.
    _ = UIGraphicsGetCurrentContext()
}

/// What was drawn in the current context since ``UIGraphicsBeginImageContextWithOptions(_:_:_:)``; `nil` without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: context.pointScale, orientation: .up)
}

/// Ends the image context that was begun last.
public func UIGraphicsEndImageContext() { GraphicsContextStack.shared.pop() }

extension CGContext {
    /// A transparent context of so many pixels, y down, at one pixel a point.
    static func bitmap(width: Int, height: Int) -> CGContext? {
        CGContext(pixelWidth: width, pixelHeight: height, scale: 1)
    }

    /// A context for an image of `size` points; `nil`, with a line on standard error, when the size is empty or too large.
    static func image(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
        let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width <= 32767, height <= 32767 else {
            report("UIGraphics: an image of \(size.width) by \(size.height) points at scale \(scale) can't be drawn")
            return nil
        }
        return CGContext(pixelWidth: Int(width), pixelHeight: Int(height), scale: scale, isOpaque: isOpaque)
    }
}
