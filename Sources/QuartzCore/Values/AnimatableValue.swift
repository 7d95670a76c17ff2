/// A value of a layer's property that animations can mix.
enum AnimatableValue {
    /// Up to four numbers, and what they mean.
    case vector(SIMD4<Double>, Shape)
    case transform(CATransform3D)
    case path(CGPath)
    /// As many numbers, or colours, as there are.
    case list([SIMD4<Double>], isColors: Bool)
    /// Anything else: it jumps half way.
    case discrete(Any?)

    enum Shape { case number, point, size, rect, color }

    static func number(_ value: Double) -> AnimatableValue { .vector(SIMD4(value, 0, 0, 0), .number) }
    static func point(_ value: CGPoint) -> AnimatableValue { .vector(SIMD4(value.x, value.y, 0, 0), .point) }
    static func size(_ value: CGSize) -> AnimatableValue { .vector(SIMD4(value.width, value.height, 0, 0), .size) }
    static func rect(_ value: CGRect) -> AnimatableValue {
        .vector(SIMD4(value.origin.x, value.origin.y, value.size.width, value.size.height), .rect)
    }
    static func color(_ value: LayerColor) -> AnimatableValue { .vector(value.rgba, .color) }

    var numbers: SIMD4<Double>? {
        if case .vector(let numbers, _) = self { numbers } else { nil }
    }

    // MARK: Clients' values

    /// What a client gave, as the same kind of value as `example`; `nil` when it has another type.
    init?(_ value: Any?, like example: AnimatableValue) {
        guard let value else {
            if case .discrete = example { self = .discrete(nil) } else { return nil }
            return
        }
        if let value = value as? AnimatableValue {
            self = value
            return
        }
        switch example {
        case .vector(_, let shape):
            guard let numbers = Self.numbers(value, shape) else { return nil }
            self = .vector(numbers, shape)
        case .transform:
            if let transform = value as? CATransform3D ?? (value as? NSValue)?.heldTransform {
                self = .transform(transform)
            } else if let transform = value as? CGAffineTransform {
                self = .transform(CATransform3D(transform))
            } else {
                return nil
            }
        case .path:
            guard let path = value as? CGPath else { return nil }
            self = .path(path)
        case .list(_, isColors: true):
            guard let colors = value as? [CGColor] else { return nil }
            self = .list(colors.map { LayerColor($0).rgba }, isColors: true)
        case .list(_, isColors: false):
            guard let numbers = value as? [Any] else { return nil }
            self = .list(numbers.map { SIMD4(Self.double($0) ?? 0, 0, 0, 0) }, isColors: false)
        case .discrete:
            self = .discrete(value)
        }
    }

    /// The value of a property that a subclass of a layer's class declares, by its own kind.
    init?(custom value: Any?) {
        switch value {
        case nil: return nil
        case let point as CGPoint: self = .point(point)
        case let size as CGSize: self = .size(size)
        case let rect as CGRect: self = .rect(rect)
        case let transform as CATransform3D: self = .transform(transform)
        case let value as NSValue where value.heldTransform != nil: self = .transform(value.caTransform3DValue)
        case let path as CGPath: self = .path(path)
        case let color as CGColor: self = .color(LayerColor(color))
        case let colors as [CGColor]: self = .list(colors.map { LayerColor($0).rgba }, isColors: true)
        default: self = Self.double(value).map { .number($0) } ?? .discrete(value)
        }
    }

    private static func numbers(_ value: Any, _ shape: Shape) -> SIMD4<Double>? {
        switch shape {
        case .number:
            return double(value).map { SIMD4($0, 0, 0, 0) }
        case .point:
            guard let point = value as? CGPoint ?? (value as? NSValue)?.cgPointValue else { return nil }
            return SIMD4(point.x, point.y, 0, 0)
        case .size:
            guard let size = value as? CGSize ?? (value as? NSValue)?.cgSizeValue else { return nil }
            return SIMD4(size.width, size.height, 0, 0)
        case .rect:
            guard let rect = value as? CGRect ?? (value as? NSValue)?.cgRectValue else { return nil }
            return SIMD4(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
        case .color:
            return (value as? CGColor).map { LayerColor($0).rgba }
        }
    }

    /// The number in a client's value, whichever of the number types it is.
    static func double(_ value: Any?) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: value.native
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// The value as clients read it.
    var object: Any? {
        switch self {
        case .vector(let v, .number): CGFloat(v.x)
        case .vector(let v, .point): CGPoint(x: v.x, y: v.y)
        case .vector(let v, .size): CGSize(width: v.x, height: v.y)
        case .vector(let v, .rect): CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
        case .vector(let v, .color): LayerColor(rgba: v).color
        case .transform(let transform): transform
        case .path(let path): path
        case .list(let list, isColors: true): list.map { LayerColor(rgba: $0).color }
        case .list(let list, isColors: false): list.map { NSNumber(value: $0.x) }
        case .discrete(let value): value
        }
    }

    // MARK: Arithmetic

    /// The value a part of the way from `self` to `other`; `progress` may leave 0 … 1. What can't be mixed jumps half way.
    func mixed(with other: AnimatableValue, _ progress: Double) -> AnimatableValue {
        switch (self, other) {
        case (.vector(let from, let shape), .vector(let to, _)):
            return .vector(from + (to - from) * progress, shape)
        case (.transform(let from), .transform(let to)):
            return .transform(from.mixed(with: to, progress))
        case (.path(let from), .path(let to)):
            if let path = from.mixed(with: to, progress) { return .path(path) }
        case (.list(let from, let isColors), .list(let to, _)) where from.count == to.count:
            return .list(zip(from, to).map { $0 + ($1 - $0) * progress }, isColors: isColors)
        default: break
        }
        return progress < 0.5 ? self : other
    }

    /// The sum, for additive and cumulative animations. A transform is applied before the one it is added to.
    func adding(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.vector(let a, let shape), .vector(let b, _)): .vector(a + b, shape)
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
        case (.list(let a, let isColors), .list(let b, _)) where a.count == b.count:
            .list(zip(a, b).map { $0 + $1 }, isColors: isColors)
        default: other
        }
    }

    /// What must be added to `other` to get `self`; `nil` where there is no such thing.
    func difference(from other: AnimatableValue) -> AnimatableValue? {
        switch (self, other) {
        case (.vector(let a, let shape), .vector(let b, _)): .vector(a - b, shape)
        case (.transform(let a), .transform(let b)):
            b.affine.isInvertible ? .transform(CATransform3DConcat(a, CATransform3DInvert(b))) : nil
        case (.list(let a, let isColors), .list(let b, _)) where a.count == b.count:
            .list(zip(a, b).map { $0 - $1 }, isColors: isColors)
        default: nil
        }
    }

    /// What changes nothing when it is added.
    var zero: AnimatableValue {
        switch self {
        case .vector(_, let shape): .vector(SIMD4(repeating: 0), shape)
        case .transform: .transform(.identity)
        case .list(let list, let isColors): .list(list.map { _ in SIMD4(repeating: 0) }, isColors: isColors)
        default: self
        }
    }
}

extension CGPath {
    /// The path with each point a part of the way to the other's; `nil` when the two have not the same elements.
    func mixed(with other: CGPath, _ progress: Double) -> CGPath? {
        guard geometry.kinds == other.geometry.kinds else { return nil }
        let result = CGMutablePath()
        var index = 0
        func next() -> CGPoint {
            let from = geometry.points[index], to = other.geometry.points[index]
            index += 1
            return CGPoint(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
        }
        for kind in geometry.kinds {
            switch kind {
            case .moveToPoint: result.move(to: next())
            case .addLineToPoint: result.addLine(to: next())
            case .addQuadCurveToPoint:
                let control = next()
                result.addQuadCurve(to: next(), control: control)
            case .addCurveToPoint:
                let control1 = next(), control2 = next()
                result.addCurve(to: next(), control1: control1, control2: control2)
            case .closeSubpath: result.closeSubpath()
            }
        }
        return result
    }
}
