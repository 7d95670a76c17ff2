// What transitions need of layers (R-ANI-19).
extension CALayer {
    /// While a picture is made of what the last frame showed: the contents of layers that have got others since then.
    @exclusivity(unchecked) private static var lastContents: [ObjectIdentifier: Any?]?
    /// Whether a picture is made of what the last frame showed: what has changed since then does not count.
    static var paintsLastFrame: Bool { lastContents != nil }
    /// Off in the display pass, in which every view that draws gets contents: its frame follows at once, and no transition is added before it.
    @exclusivity(unchecked) static var keepsFormerContents = true
    /// While an action runs: what its layer showed before the change.
    @exclusivity(unchecked) private static var pictureBefore: (layer: CALayer, picture: LayerRaster?)?

    /// The moment of the transition that runs.
    @inline(__always) final var transition: ShownTransition? { animations?.transition }

    final func showTransition(_ transition: ShownTransition) { animations?.transition = transition }

    /// Gives transitions that are added what the layer shows without them.
    final func prepare(_ transitions: [CATransition]) {
        guard !transitions.isEmpty else { return }
        let picture = CALayer.pictureBefore.flatMap { $0.layer === self ? $0.picture : nil } ?? takePicture()
        for transition in transitions { transition.oldPicture = picture }
    }

    /// Runs an action around the change that it follows.
    final func run(_ action: any CAAction, forKey key: String, around body: () -> Void) {
        let isTransition = !((action as? CAAnimation)?.transitions.isEmpty ?? true), outer = CALayer.pictureBefore
        if isTransition { CALayer.pictureBefore = (self, takePicture()) }
        body()
        action.run(forKey: key, object: self, arguments: nil)
        CALayer.pictureBefore = outer
    }

    /// Notes what the layer shows before it gets other contents.
    @inline(__always)
    final func noteFormerContents() {
        if render.isCommitted, CALayer.keepsFormerContents { keepFormerContents() }
    }

    private final func keepFormerContents() {
        guard let owner = currentCompositor, owner.formerContents[ObjectIdentifier(self)] == nil else { return }
        owner.formerContents.updateValue(values.contents, forKey: ObjectIdentifier(self))
    }

    /// The picture among the contents, as it is shown or, for a picture of the last frame, was.
    final var paintedImage: CGImage? {
        guard let former = CALayer.lastContents?[ObjectIdentifier(self)] else { return shown.image }
        return former as? CGImage
    }

    /// The layer and all in it as the last frame showed them; `nil` when nothing was seen of it.
    private final func takePicture() -> LayerRaster? {
        guard render.isCommitted, !render.subtreeRect.isEmpty else { return nil }
        // A transition of the same turn has the picture already, in which nothing is missing that has left since.
        if let waiting = animations?.waitingTransition { return waiting.oldPicture }
        let world = render.world, scale = abs(world.a * world.d - world.b * world.c).squareRoot()
        CALayer.lastContents = currentCompositor?.formerContents ?? [:]
        defer { CALayer.lastContents = nil }
        var box = paintedBox()
        if let transition {
            // It may be replaced half way by another one.
            box = box.applying(translation(transition.newOffset)).union((transition.old?.box ?? .null).applying(translation(transition.oldOffset)))
        }
        // Pixels far beside the layer do not come into sight.
        let bounds = shown.bounds.standardized
        if !bounds.isEmpty { box = box.intersection(bounds.insetBy(dx: -bounds.width, dy: -bounds.height)) }
        func raster(_ box: CGRect) -> LayerRaster? {
            LayerRaster(box: box, scale: scale) { cairo in
                if let transition { paint(transition, cairo) } else { paintWhole(cairo) }
            }
        }
        // Of what reaches farther than a picture can, the layer's own rectangle is left.
        return raster(box) ?? raster(bounds)
    }
}
