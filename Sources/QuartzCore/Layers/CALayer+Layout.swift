extension CALayer {
    /// Marks the layer: its sublayers are placed in the next update pass (R-LAY-1).
    public final func setNeedsLayout() {
        MainThread.check(call("setNeedsLayout()"))
        mark(.layout, below: .layoutBelow)
    }

    public final func needsLayout() -> Bool { flags.contains(.layout) }

    /// Lays out now, from the outermost marked ancestor inwards (R-LAY-1).
    public final func layoutIfNeeded() {
        MainThread.check(call("layoutIfNeeded()"))
        var outermost = self
        var next = parent
        while let layer = next {
            if layer.flags.contains(.layout) { outermost = layer }
            next = layer.parent
        }
        outermost.layoutMarked()
    }

    /// Lays out the marked layers of a branch from the outside in, until none is marked (R-LAY-1, R-LAY-21).
    /// - Returns: Whether it settled; what did not stays marked.
    @discardableResult
    final func layoutMarked() -> Bool {
        if flags.isDisjoint(with: .anyLayout) { return true }
        var pass = LayoutPass()
        pass.run(self)
        return pass.isSettled
    }
}

/// What a layer remembers of the layout pass in which it was laid out last.
struct LayoutRounds {
    var pass: UInt32 = 0
    var count: UInt16 = 0
    /// Whether it was laid out again already for what its own layout had changed.
    var hasRepeated = false
    /// Whether the rest waits for the next frame.
    var isGivenUp = false
}

/// One walk through a branch that lays out what is marked.
///
/// It keeps its way in an array: a branch may be nested deeper than the stack of the thread allows.
@MainActor
private struct LayoutPass {
    /// A layer on the way down, and which of its sublayers is next. Layouts may change the row meanwhile.
    private struct Step {
        let layer: CALayer
        var sublayers: ContiguousArray<CALayer> = []
        var next = 0
        /// Whether the sublayers, and then the mask, have had their turn since the layer was marked last.
        var isBelowDone = true
    }

    /// How often a layer is laid out in a pass for what other layers change. Layouts that mark each other would never end.
    private static let mostRounds: UInt16 = 100
    private static var lastPass: UInt32 = 0

    private let number: UInt32
    private var way: ContiguousArray<Step> = []
    private var unsettled: ContiguousArray<CALayer> = []

    init() {
        Self.lastPass &+= 1
        number = Self.lastPass
    }

    var isSettled: Bool { unsettled.isEmpty }

    mutating func run(_ root: CALayer) {
        way.append(Step(layer: root))
        while !way.isEmpty { advance() }
        for layer in unsettled { layer.markAncestors(.layoutBelow) }
    }

    /// Lays out the layer at the end of the way, goes to the next one below it, or back.
    private mutating func advance() {
        let last = way.count - 1, layer = way[last].layer
        if layer.flags.contains(.layout), layOut(layer) { return }
        if way[last].isBelowDone {
            guard layer.flags.contains(.layoutBelow) else {
                way.removeLast()
                return
            }
            layer.flags.remove(.layoutBelow)
            way[last].sublayers = layer.children
            if let mask = layer.storedMask { way[last].sublayers.append(mask) }
            way[last].next = 0
            way[last].isBelowDone = false
        }
        while way[last].next < way[last].sublayers.count {
            let below = way[last].sublayers[way[last].next]
            way[last].next += 1
            guard below.parent === layer, !below.flags.isDisjoint(with: .anyLayout) else { continue }
            return way.append(Step(layer: below))
        }
        way[last].sublayers = []
        way[last].isBelowDone = true
    }

    /// - Returns: Whether it was laid out: not when it was so often enough in this pass.
    private mutating func layOut(_ layer: CALayer) -> Bool {
        if layer.layoutRounds.pass != number { layer.layoutRounds = LayoutRounds(pass: number) }
        guard layer.layoutRounds.count < Self.mostRounds else {
            if !layer.layoutRounds.isGivenUp { giveUp(layer) }
            return false
        }
        layer.layoutRounds.count += 1
        layer.flags.remove(.layout)
        layer.layoutSublayers()
        guard layer.flags.contains(.layout), layer.layoutRounds.pass == number else { return true }
        // Its own layout marked it, as one does that takes sublayers away and adds others. Once more, and that was it: such a layout marks its layer
        // each time.
        if layer.layoutRounds.hasRepeated { layer.flags.remove(.layout) } else { layer.layoutRounds.hasRepeated = true }
        return true
    }

    /// It stays marked, and is laid out with the next frame.
    private mutating func giveUp(_ layer: CALayer) {
        layer.layoutRounds.isGivenUp = true
        unsettled.append(layer)
        guard !layer.flags.contains(.unsettled) else { return }
        layer.flags.insert(.unsettled)
        let owner = layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
        let frame = layer.frame
        report("\(owner) at (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)): its layout does not settle; other layouts mark it each time. "
            + "It goes on with the next frame")
    }
}
