extension UIView {
    /// A layer of a class that draws by itself lets the view draw when it calls super.
    ///
    /// Whether it does can't be found out everywhere. So it is what was painted that counts, which is the same either way.
    func displayContents() {
        guard DrawMethods.areOverridden(by: layer) else { return drawContents() }
        guard let drawing = layer.makeDrawing(), !drawing.isBlank else { return dropDrawing() }
        takeDrawing(drawing)
    }

    /// A copy of the layer with animated values draws itself (R-ANI-15).
    final func displayCopy(_ copy: CALayer) { copy.contents = copy.makeDrawing() }

    func drawForLayer(in context: CGContext) {
        UIGraphicsPushContext(context)
        withTraits { draw(layer.bounds) }
        UIGraphicsPopContext()
    }

    /// Runs ``draw(_:)`` and gives what it drew to the layer.
    ///
    /// The context is made when `draw(_:)` first asks for it: a view that draws nothing costs no memory.
    func drawContents() {
        guard let size = layer.drawingSize else { return dropDrawing() }
        let bounds = layer.bounds
        let scale = layer.contentsScale
        let before = clearsContextBeforeDrawing ? nil : layer.contents as? CGImage
        let stack = GraphicsContextStack.shared
        stack.pushDeferred {
            let context = CGContext(pixelWidth: size.width, pixelHeight: size.height, scale: scale)
            if let before, before.width == size.width, before.height == size.height {
                context?.drawUpright(before, in: CGRect(x: 0, y: 0, width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale))
            }
            context?.translateBy(x: -bounds.minX, y: -bounds.minY)
            return context
        }
        withTraits { draw(bounds) }
        guard let context = stack.pop() else { return dropDrawing() }
        takeDrawing(context.finishAsImage())
    }

    private func takeDrawing(_ new: CGImage?) {
        let new = mayDrawOneColor ? new?.withOneColor() : new
        layer.contents = new
        lastDrawing = new
    }

    /// The view draws nothing now. What code gave the layer stays: it is not the view's.
    private func dropDrawing() {
        guard let lastDrawing else { return }
        if layer.contents as? CGImage === lastDrawing { layer.contents = nil }
        self.lastDrawing = nil
    }
}

/// What makes a layer draw by itself: its class overrides `draw(in:)`.
@MainActor
enum DrawMethods {
    static let ofLayers = InheritedMethods(of: CALayer.self, unchanged: UnchangedLayer.self, probes: [DrawProbe.self])

    private final class UnchangedLayer: CALayer {}
    private final class DrawProbe: CALayer {
        override func draw(in ctx: CGContext) {}
    }

    /// Whether that of the layer is to be called. Where it can't be found out it is: that costs a picture to draw into, no more.
    static func areOverridden(by layer: CALayer) -> Bool {
        let layerClass: AnyClass = type(of: layer)
        return layerClass != CALayer.self && !ofLayers.areUnchanged(in: layerClass)
    }
}

extension UIView.ContentMode {
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
