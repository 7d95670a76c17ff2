extension CALayer {
    /// Marks the contents: they are provided again in the next update pass (R-LAY-1).
    public final func setNeedsDisplay() {
        MainThread.check(call("setNeedsDisplay()"))
        mark(.display, below: .displayBelow)
    }

    /// Marks the contents, all of them, unless the rectangle is empty.
    public final func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { setNeedsDisplay() } }

    public final func needsDisplay() -> Bool { flags.contains(.display) }

    /// Provides marked contents now.
    public final func displayIfNeeded() {
        guard flags.contains(.display) else { return }
        flags.remove(.display)
        display()
    }

    /// Provides the marked contents of a branch.
    final func displayMarked() {
        displayIfNeeded()
        guard flags.contains(.displayBelow) else { return }
        flags.remove(.displayBelow)
        if MoreStack.isNeeded { MoreStack.call { displayMarkedBelow() } } else { displayMarkedBelow() }
    }

    private final func displayMarkedBelow() {
        for child in children where !child.flags.isDisjoint(with: .anyDisplay) { child.displayMarked() }
        storedMask?.displayMarked()
    }

    /// The largest backing image, in pixels a side.
    private static let maximumPixels = 16384.0

    /// The pixels of an image of the bounds' size; `nil` for a size that no image can have.
    package final var drawingSize: (width: Int, height: Int)? {
        let bounds = values.bounds.standardized
        let width = (bounds.width * contentsScale).native.rounded(.up), height = (bounds.height * contentsScale).native.rounded(.up)
        guard width >= 1, height >= 1, width <= Self.maximumPixels, height <= Self.maximumPixels else { return nil }
        return (Int(width), Int(height))
    }

    /// Draws into an image of the bounds' size, which becomes the contents. A size that no image can have leaves no contents.
    final func drawContents() {
        values.contents = makeDrawing()
        // Drawing does not change a property, so it has no action.
        markRepaint()
    }

    /// What the layer draws into an image of the bounds' size; `nil` for a size that no image can have.
    package final func makeDrawing() -> CGImage? {
        guard let size = drawingSize else { return nil }
        let bounds = values.bounds.standardized
        delegate?.layerWillDraw(self)
        guard let context = CGContext(pixelWidth: size.width, pixelHeight: size.height, scale: contentsScale, isOpaque: isOpaque) else {
            return nil
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        draw(in: context)
        return context.makeImage()
    }
}
