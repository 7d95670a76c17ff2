/// An animation of one property. A key path that the layer does not animate changes nothing.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    var target: AnimatedKeyPath?

    public required init() { super.init() }

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// A property's key, perhaps with a part of it: `opacity`, `position.x`, `transform.rotation`.
    open var keyPath: String? {
        get { path }
        set { (path, target) = (newValue, newValue.flatMap { AnimatedKeyPath($0) }) }
    }
    private var path: String?

    /// Whether the values are added to what the layer shows otherwise, instead of replacing it (R-ANI-5).
    open var isAdditive = false
    /// Whether each run starts where the one before ended.
    open var isCumulative = false

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        if let copy = copy as? CAPropertyAnimation {
            (copy.path, copy.target) = (path, target)
            copy.isAdditive = isAdditive
            copy.isCumulative = isCumulative
        }
        return copy
    }

    override func apply(to layer: any AnimatedLayer, _ moment: Timing.Moment) {
        guard let target, let whole = layer.presentedValue(of: target.property) else { return applyToCustomValue(of: layer, moment) }
        guard let base = target.part(of: whole), let value = sum(moment, base: base) else { return }
        layer.setPresentedValue(target.replacing(value, in: whole), of: target.property)
    }

    /// Changes a property that the layer's class declares (R-ANI-15).
    private func applyToCustomValue(of layer: any AnimatedLayer, _ moment: Timing.Moment) {
        guard let keyPath, let base = layer.presentedCustomValue(keyPath) ?? AnimatableValue(custom: example)?.zero,
              let value = sum(moment, base: base) else { return }
        layer.setPresentedCustomValue(value, keyPath)
    }

    /// The value, with what ``isCumulative`` and ``isAdditive`` add.
    private func sum(_ moment: Timing.Moment, base: AnimatableValue) -> AnimatableValue? {
        guard var value = value(moment, base: base) else { return nil }
        if isCumulative, moment.iteration > 0, let last = self.value(Timing.Moment(fraction: 1, iteration: 0), base: base) {
            for _ in 0..<Int(min(moment.iteration, 10_000)) { value = value.adding(last) }
        }
        return isAdditive ? base.adding(value) : value
    }

    /// One of the values that it goes through, which says what kind of value they are; `nil` without one.
    var example: Any? { nil }

    /// The value of one run; `base` is what the layer shows otherwise, and says what kind of value is expected.
    func value(_ moment: Timing.Moment, base: AnimatableValue) -> AnimatableValue? { nil }
}

/// What a basic animation was given, as the kind of value that its property has.
@MainActor
private struct ParsedValues {
    let path: String?
    let from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?
    /// Where both ends are numbers: they are mixed without a copy of the values.
    let vectors: (from: SIMD4<Double>, to: SIMD4<Double>, shape: AnimatableValue.Shape)?

    init(_ path: String?, from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?) {
        (self.path, self.from, self.to, self.by) = (path, from, to, by)
        if case .vector(let start, let shape)? = from, case .vector(let end, _)? = to { vectors = (start, end, shape) } else { vectors = nil }
    }
}

/// Goes from one value to another. Of `fromValue`, `toValue` and `byValue` two are used at most; what is missing is what the layer shows.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any? { didSet { parsed = nil } }
    open var toValue: Any? { didSet { parsed = nil } }
    open var byValue: Any? { didSet { parsed = nil } }
    /// The three values, as the kind that the property has: that does not change while the key path stays.
    private var parsed: ParsedValues?

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        if let copy = copy as? CABasicAnimation {
            copy.fromValue = fromValue
            copy.toValue = toValue
            copy.byValue = byValue
        }
        return copy
    }

    override var example: Any? { toValue ?? fromValue ?? byValue }

    override func value(_ moment: Timing.Moment, base: AnimatableValue) -> AnimatableValue? {
        // In an additive animation what is missing is nothing, not the layer's value, which is added anyway.
        let present = isAdditive ? base.zero : base
        let values: ParsedValues
        if let parsed, target != nil, parsed.path == keyPath {
            values = parsed
        } else {
            values = ParsedValues(keyPath, from: AnimatableValue(fromValue, like: base), to: AnimatableValue(toValue, like: base), by: AnimatableValue(byValue, like: base))
            parsed = values
        }
        if let ends = values.vectors { return .vector(ends.from + (ends.to - ends.from) * progress(moment.fraction), ends.shape) }
        let from = values.from, to = values.to, by = values.by
        let start: AnimatableValue, end: AnimatableValue
        switch (from, to, by) {
        case (let from?, let to?, _): (start, end) = (from, to)
        case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
        case (nil, let to?, let by?): (start, end) = (to.difference(from: by) ?? present, to)
        case (let from?, nil, nil): (start, end) = (from, present)
        case (nil, let to?, nil): (start, end) = (present, to)
        case (nil, nil, let by?): (start, end) = (present, present.adding(by))
        case (nil, nil, nil): return nil
        }
        return start.mixed(with: end, progress(moment.fraction))
    }

    /// How far it is at a fraction of the run's time.
    func progress(_ fraction: Double) -> Double { paced(fraction) }
}
