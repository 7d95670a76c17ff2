/// Where each of many sublayers can paint, in their superlayer's coordinates: when that one moves, only those are placed again that were seen or
/// may be seen now. A list of ten thousand rows that scrolls so costs what its visible rows cost.
///
/// An entry contains all that its sublayer's branch paints, as it was measured when something in the branch changed last. Branches with shadows or
/// masks, and large ones, are "anywhere".
final class SublayerBoxes {
    /// How large a branch is measured.
    private static let largestBranch = 32

    private var boxes = BoxBlocks()
    /// Whose branches were seen when the update was over: a bit for each.
    private(set) var seen: ContiguousArray<UInt16> = []
    /// Which have changed since the last update, or what is below them: a bit for each. Ten thousand layers are not asked one by one.
    private var changed: ContiguousArray<UInt16> = []
    /// Whether the entries match the sublayers as they are.
    var isValid = false

    var blockCount: Int { boxes.blockCount }

    /// Measures all sublayers.
    @MainActor
    func measure(_ layers: ContiguousArray<CALayer>) {
        boxes.removeAll()
        boxes.reserve(layers.count)
        seen.removeAll(keepingCapacity: true)
        changed.removeAll(keepingCapacity: true)
        isValid = true
        for (number, layer) in layers.enumerated() {
            boxes.append(Self.reach(of: layer))
            if number.isMultiple(of: 16) {
                seen.append(0)
                changed.append(0)
            }
            setSeen(number, !layer.render.subtreeRect.isEmpty)
            layer.sublayerNumber = Int32(number)
            if !layer.flags.isDisjoint(with: .drawing) { noteChange(of: layer) }
        }
    }

    /// A sublayer, or what is below it, has been marked for drawing. Entries that are not valid are measured before they are used, with all marks.
    /// A mask has no entry.
    @MainActor
    func noteChange(of layer: CALayer) {
        guard isValid, layer.sublayerNumber >= 0 else { return }
        changed[Int(layer.sublayerNumber) / 16] |= 1 << UInt16(layer.sublayerNumber % 16)
    }

    /// Which sublayers of a block have changed; from now on none has.
    func takeChanged(in block: Int) -> UInt16 {
        defer { changed[block] = 0 }
        return changed[block]
    }

    /// Measures a sublayer again.
    @MainActor
    func measure(_ number: Int, _ layer: CALayer) { boxes.set(number, Self.reach(of: layer)) }

    func setSeen(_ number: Int, _ isSeen: Bool) {
        let bit: UInt16 = 1 << UInt16(number % 16)
        if isSeen { seen[number / 16] |= bit } else { seen[number / 16] &= ~bit }
    }

    /// Which sublayers of a block may paint in a box: a bit for each.
    func touching(_ box: DeviceBox, in block: Int) -> UInt16 { boxes.touching(box, in: block) }

    @MainActor
    private static func reach(of layer: CALayer) -> DeviceBox {
        var budget = largestBranch
        return layer.paintedBox(&budget) ?? BoxBlocks.anywhere
    }
}

extension CALayer {
    /// A box of the superlayer that contains all that the branch paints, with room for rounding. `nil` where that is not certain, as of what copies show
    /// at other times, or the branch has more layers than the budget.
    fileprivate final func paintedBox(_ budget: inout Int) -> DeviceBox? {
        budget -= 1
        let values = shown
        guard budget >= 0, storedMask == nil, values.shadowOpacity == 0, !flags.contains(.replicator), transition == nil, animations == nil || !CALayer.hasTimes else { return nil }
        var rect = values.bounds.standardized
        if !masksToBounds {
            if let image = values.image { rect = rect.union(contentsBox(image)) }
            if hasOwnDrawing { rect = rect.union(ownDrawingBox) }
            for child in children {
                guard let box = child.paintedBox(&budget) else { return nil }
                rect = rect.union(CGRect(x: box.x0, y: box.y0, width: box.x1 - box.x0, height: box.y1 - box.y0))
            }
        }
        return values.place.reach(of: rect)
    }
}
