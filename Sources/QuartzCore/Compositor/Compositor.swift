/// Shows a tree of layers in pixels: finds what changed, and paints that.
///
/// One update is ``layoutPass()``, ``displayPass()``, ``commit(at:)`` and, if that says so, ``render(into:stride:bufferAge:)``. Its cost
/// follows what changed: clean branches are not visited, pixels outside the damage are not touched.
@MainActor
package final class Compositor: LayerTreeOwner {
    package let root: CALayer
    package let bounds: DeviceRect
    private let baseTransform: CGAffineTransform
    /// Pixels a point.
    let scale: Double
    /// From how many sublayers on those that are not seen are left out (``SublayerBoxes``).
    let manySublayers: Int

    // Unchecked, as `CALayer.children`.
    /// What changed since the last frame was painted.
    @exclusivity(unchecked) var pending = DamageList()
    /// What changed in each of the frames before, the latest first.
    @exclusivity(unchecked) private var history: ContiguousArray<DamageList> = []
    @exclusivity(unchecked) private(set) var repaint = DamageList()
    @exclusivity(unchecked) private var presented: ContiguousArray<DeviceRect> = []
    @exclusivity(unchecked) private var isFirstFrame = true

    let canvas = Canvas()
    /// Memory for groups, by their nesting.
    var groupCanvases: ContiguousArray<Canvas> = []
    var groupDepth = 0
    /// While a rectangle is painted: the layer that covers all that is behind it. It is the first to be painted.
    @exclusivity(unchecked) var firstVisible: CALayer?
    /// What the opacity of layers around, whose parts are less opaque one by one, makes of that of others.
    @exclusivity(unchecked) var inheritedOpacity = 1.0
    /// The layers that were looked at for the rectangles of a frame.
    @exclusivity(unchecked) var visits = 0
    /// While what is in a scrolled layer is updated: how its pixels are moved.
    @exclusivity(unchecked) var shift: PixelShift?
    let shadows = ShadowPainter()
    /// The time of the frame, on the clock of all layers.
    private(set) var shownTime = 0.0
    /// How many replicators are around what is painted, whose layers are painted in several places.
    var copyDepth = 0
    /// The number of the frame that is painted.
    private(set) var frame = 0
    /// Layers whose pictures change their size, and are shown sharply later.
    var rough: [CALayer] = []
    var isSettlingPlanned = false
    /// Where a rectangle is cut for painting, from the top.
    var cuts: ContiguousArray<Int> = []
    /// Whether there ever was a layer of so many sublayers: before, no rectangle is cut.
    var hasLists = false
    /// Whether there ever was a layer that is painted apart.
    var hasGroups = false
    /// Whether there ever was a backdrop.
    private(set) var hasBackdrops = false
    /// The backdrops that are seen in the frame that is painted, from back to front, and what is painted of them last, as something below is.
    var backdrops: ContiguousArray<BackdropLayer> = []
    var spreads: ContiguousArray<DeviceRect> = []
    /// While what casts a shadow is painted: backdrops are their shapes.
    var isSilhouette = false

    private static let rememberedFrames = 4
    /// What it costs to look at a layer, in painted pixels.
    private static let pixelsAVisit = 8
    /// Layers that are looked at for nothing: a screen of an app with few layers joins no rectangles that do not overlap.
    private static let freeVisits = 32

    /// Shows the tree on `width` by `height` pixels, `scale` of them a point. The root is placed by its own position, as in a superlayer
    /// that begins at the upper left corner. All of it counts as changed.
    package init(root: CALayer, width: Int, height: Int, scale: Double, manySublayers: Int = 64) {
        self.root = root
        self.manySublayers = manySublayers
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        bounds = DeviceRect(minX: 0, minY: 0, maxX: max(width, 0), maxY: max(height, 0))
        baseTransform = CGAffineTransform(scaleX: CGFloat(self.scale), y: CGFloat(self.scale))
        super.init()
        history.reserveCapacity(Self.rememberedFrames + 1)
        root.compositor = self
        root.markInserted()
        pending.add(bounds)
        MediaClock.current?.setNeedsUpdate()
    }

    deinit {
        if root.compositorLink.isTo(self) { root.compositorLink = Backlink() }
    }

    /// How many rectangles were painted in the last frame.
    var repainted: Int { repaint.rects.count }
    /// How many pixels that were.
    var repaintedArea: Int { repaint.rects.reduce(0) { $0 + $1.area } }
    /// In how many frames pixels were moved.
    private(set) var movedFrames = 0

    // MARK: Passes

    /// Lays out marked layers, from the outside in, until none is marked (R-LAY-1).
    package func layoutPass() {
        if !root.layoutMarked() { MediaClock.current?.setNeedsUpdate() }
    }

    /// Provides the contents of marked layers.
    package func displayPass() {
        guard !root.flags.isDisjoint(with: .anyDisplay) else { return }
        CALayer.keepsFormerContents = false
        defer { CALayer.keepsFormerContents = true }
        root.displayMarked()
    }

    /// Moves animations on to a time, and finds out where layers are now. Ends the implicit transaction.
    /// - Returns: Whether there is anything to paint.
    package func commit(at time: Double) -> Bool {
        CATransaction.flush()
        if !formerContents.isEmpty { formerContents.removeAll() }
        shownTime = time
        advanceAnimations(to: time)
        hasBackdrops = BackdropLayer.wereMade
        if !root.flags.isDisjoint(with: .drawing) { update(root, in: baseTransform, clip: bounds, isForced: false) }
        return !pending.isEmpty
    }

    private func advanceAnimations(to time: Double) {
        let layers = AnimationScheduler.layers
        guard !layers.isEmpty else { return }
        var moves = false
        for animations in layers.places {
            guard let animations, let layer = animations.layer as? CALayer, layer.currentCompositor === self else { continue }
            let local = layer.localTime(fromMedia: time)
            let isMoving = (animations.moves(at: local) || animations.movesInCopies(of: layer)) && layer.mediaTime(fromLocal: local).isFinite
            // What the model has got meanwhile is shown beside animations that wait, stand still or are over, too.
            let hasChanged = !layer.flags.isDisjoint(with: [.moved, .scrolled, .repaint])
            guard isMoving || animations.isStale || hasChanged else { continue }
            layer.refreshPresentation(at: local)
            animations.isStale = false
            animations.shownTime = local
            if !animations.custom.isEmpty { layer.displayAnimated() }
            layer.flags.insert(.moved)
            layer.markAncestorsQuietly()
            if isMoving { moves = true }
        }
        if moves { MediaClock.current?.setNeedsFrame() }
    }

    // MARK: Damage

    /// Something in these pixels changed.
    package override func addDamage(_ rect: DeviceRect) { pending.add(rect.intersection(bounds)) }

    /// Paints what changed into memory that was presented `bufferAge` frames ago: 1 for the last frame, 0 for undefined contents.
    ///
    /// The memory has the compositor's size, premultiplied BGRA, `stride` bytes a row. Where no layer is, it becomes opaque black.
    /// - Returns: What differs from the frame before, to be presented; everything for the first frame or age 0.
    package func render(into memory: UnsafeMutableRawPointer, stride: Int, bufferAge: Int) -> ContiguousArray<DeviceRect> {
        guard !bounds.isEmpty, stride >= bounds.width * 4, stride % 4 == 0 else { return [] }
        canvas.use(memory, strideInBytes: stride, rect: bounds)
        repaint.removeAll()
        repaint.capacity = hasGroups ? DamageList.capacityBesideGroups : DamageList.capacity
        presented.removeAll(keepingCapacity: true)
        if bufferAge <= 0 || isFirstFrame || bufferAge > history.count + 1 {
            repaint.add(bounds)
            presented.append(bounds)
        } else {
            for age in Swift.stride(from: bufferAge - 2, through: 0, by: -1) { follow(history[age]) }
            follow(pending)
            present(pending)
            if !pending.shifts.isEmpty { movedFrames &+= 1 }
        }
        isFirstFrame = false
        frame &+= 1
        visits = 0
        if hasBackdrops { paintWithBackdrops() } else { for rect in repaint.rects { paintInBands(rect) } }
        remember()
        let walk = max(0, visits / max(1, repaint.rects.count) - Self.freeVisits) * Self.pixelsAVisit
        (pending.walk, repaint.walk) = (walk, walk)
        return presented
    }

    /// Paints the damage, and then what it changes in backdrops, which is presented too.
    private func paintWithBackdrops() {
        spreadDamage()
        for rect in repaint.rects where !spreads.contains(where: { $0.contains(rect) }) { paintInBands(rect) }
        for rect in spreads {
            paintInBands(rect)
            pending.add(rect)
            if !presented.contains(where: { $0.contains(rect) }) { presented.append(rect) }
        }
    }

    /// Moves what a frame moved, and adds what it painted to what is painted now. What was damaged before is moved, too.
    private func follow(_ frame: DamageList) {
        for shift in frame.shifts {
            canvas.move(shift)
            for rect in repaint.rects { repaint.add(shift.moved(rect)) }
        }
        repaint.add(contentsOf: frame)
    }

    private func present(_ frame: DamageList) {
        guard !frame.shifts.isEmpty else { return presented.append(contentsOf: frame.rects) }
        var all = DamageList()
        for shift in frame.shifts { all.add(shift.clip) }
        all.add(contentsOf: frame)
        presented.append(contentsOf: all.rects)
    }

    private func remember() {
        if history.count < Self.rememberedFrames {
            history.insert(DamageList(), at: 0)
        } else {
            // The oldest list's memory serves for the newest.
            history.insert(history.removeLast(), at: 0)
        }
        swap(&history[0], &pending)
        pending.removeAll()
    }
}

extension CALayer {
    /// As ``markAncestors(_:)`` for drawing, when the update is running already.
    final func markAncestorsQuietly() {
        var last = self
        while let next = last.parent {
            next.sublayerBoxes?.noteChange(of: last)
            if next.flags.contains(.drawingBelow) { return }
            next.flags.insert(.drawingBelow)
            last = next
        }
    }
}
