/// One of the times that a ``CAReplicatorLayer`` shows its sublayers.
struct LayerCopy {
    /// From where the sublayers would be without it, in the replicator's coordinates.
    var transform: CGAffineTransform
    /// Multiplied with the colours; `nil` changes none.
    var tint: LayerTint?
    /// What it may paint.
    var rect = DeviceRect.empty
}

/// Factors of the components of premultiplied pixels, of 255.
struct LayerTint {
    let red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32

    /// - Parameter color: Red, green, blue and alpha, from 0 to 1.
    init(_ color: SIMD4<Double>) {
        let bytes = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>((SIMD4(color.x, color.y, color.z, 1) * color.w * 255).rounded(.toNearestOrAwayFromZero)))
        (red, green, blue, alpha) = (bytes.x, bytes.y, bytes.z, bytes.w)
    }

    /// Multiplies a row of premultiplied BGRA pixels.
    func apply(to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        @inline(__always) func scaled(_ component: UInt32, _ factor: UInt32) -> UInt32 { (component &* factor &+ 127) / 255 }
        for index in 0..<count where pixels[index] != 0 {
            let pixel = pixels[index]
            pixels[index] = scaled(pixel >> 24, alpha) << 24 | scaled(pixel >> 16 & 0xFF, red) << 16 | scaled(pixel >> 8 & 0xFF, green) << 8 | scaled(pixel & 0xFF, blue)
        }
    }
}

extension CAReplicatorLayer {
    /// More would be a mistake: they are painted one by one.
    private static let mostCopies = 10_000

    /// How many copies it may have: replicators in each other are counted together.
    private final var room: Int {
        var room = Self.mostCopies, next = parent
        while room > 1, let layer = next {
            if layer.flags.contains(.replicator), let replicator = layer as? CAReplicatorLayer { room /= min(max(replicator.shownValues.count, 1), room) }
            next = layer.parent
        }
        return room
    }

    /// The transforms and colours of what is shown.
    final func makeCopies() -> ContiguousArray<LayerCopy> {
        let values = shownValues, count = min(max(values.count, 0), room)
        var copies: ContiguousArray<LayerCopy> = []
        copies.reserveCapacity(count)
        let bounds = shown.bounds, x = bounds.midX, y = bounds.midY
        let offsets = SIMD4(values.redOffset, values.greenOffset, values.blueOffset, values.alphaOffset)
        var transform = CATransform3D.identity
        for number in 0..<count {
            let color = Self.clamped(number == 0 ? values.color.rgba : values.color.rgba + SIMD4<Double>(offsets) * Double(number))
            let place = number == 0 ? .identity : CGAffineTransform(translationX: -x, y: -y).concatenating(transform.affine).concatenating(CGAffineTransform(translationX: x, y: y))
            copies.append(LayerCopy(transform: place, tint: color == SIMD4(repeating: 1) ? nil : LayerTint(color)))
            transform = CATransform3DConcat(transform, values.transform)
        }
        return copies
    }

    /// From 0 to 1; what is not a number counts as 0.
    private static func clamped(_ color: SIMD4<Double>) -> SIMD4<Double> {
        let numbers = color.replacing(with: 0, where: color .!= color)
        return numbers.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    }

    // MARK: Time

    /// Seconds by which a copy is behind the first.
    final func lag(ofCopy number: Int) -> Double {
        let lag = shownValues.delay * Double(number)
        return lag.isFinite ? lag : 0
    }

    /// The animated layers inside, which show another moment in each copy. All that is animated is looked at: once, and not for each copy.
    final func findDelayed() -> ContiguousArray<CALayer> {
        var found: ContiguousArray<CALayer> = []
        guard shownValues.delay != 0 else { return found }
        for animations in AnimationScheduler.layers.places {
            if let layer = animations?.layer as? CALayer, layer !== self, layer.isInside(self) { found.append(layer) }
        }
        return found
    }

    /// Makes the sublayers one of the copies: animations show in them what they show at its time (R-DRW-21).
    /// - Parameters:
    ///   - time: Of all layers.
    ///   - delayed: The layers of ``findDelayed()``.
    final func show(copy number: Int, at time: Double, _ delayed: ContiguousArray<CALayer>) {
        guard number != currentCopy else { return }
        currentCopy = number
        guard shownValues.delay != 0 else { return }
        // From now on times are looked for on the way up.
        CALayer.hasTimes = true
        if number == 0 { flags.remove(.lagging) } else { flags.insert(.lagging) }
        for layer in delayed { layer.refreshPresentation(at: layer.localTime(fromMedia: time)) }
    }
}

extension CALayer {
    /// Whether another layer is above this one in the tree, or the layer itself.
    fileprivate final func isInside(_ other: CALayer) -> Bool {
        var next: CALayer? = self
        while let layer = next {
            if layer === other { return true }
            next = layer.parent
        }
        return false
    }

    /// Seconds of the layer by which the last copy of it is behind itself.
    final var longestLag: Double {
        var lag = 0.0, speed = Double(time?.speed ?? 1), next = parent
        while let layer = next {
            if layer.flags.contains(.replicator), let replicator = layer as? CAReplicatorLayer {
                lag += max(replicator.lag(ofCopy: max(replicator.copies.count - 1, 0)), 0) * speed
            }
            speed *= Double(layer.time?.speed ?? 1)
            next = layer.parent
        }
        return lag
    }
}
