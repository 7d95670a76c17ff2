/// The animatable values of a class of layers, each by its key: one row of ``visit(_:_:)`` says how a value is read, shown by animations, and set.
@MainActor
protocol AnimatableFields {
    associatedtype Layer: CALayer

    init()
    /// Visits the value of a property, with the property of the layer that clients set; nothing for a key that is not among them.
    mutating func visit<Visitor: FieldVisitor>(_ property: LayerProperty, _ visitor: inout Visitor) where Visitor.Layer == Layer
}

/// What is done with one value of ``AnimatableFields``.
@MainActor
protocol FieldVisitor {
    associatedtype Layer: CALayer
    /// Whether it changes the value.
    static var writes: Bool { get }

    mutating func visit<Field: AnimatableField>(_ field: inout Field, _ property: @autoclosure () -> ReferenceWritableKeyPath<Layer, Field.Property>)
}

extension FieldVisitor {
    /// Visits a value whose setter does more than store it: reading does not set it.
    @inline(__always)
    mutating func visit<Field: AnimatableField>(copyOf field: inout Field, _ property: @autoclosure () -> ReferenceWritableKeyPath<Layer, Field.Property>) {
        var copy = field
        visit(&copy, property())
        if Self.writes { field = copy }
    }
}

/// A value that animations mix, in the type in which layers keep it.
protocol AnimatableField {
    /// As clients have it.
    associatedtype Property = Self
    var property: Property { get }
    var animatable: AnimatableValue { get }
    /// Becomes a value of animations. Another kind of value changes nothing.
    mutating func take(_ value: AnimatableValue)
}

extension AnimatableFields {
    /// The value that a new layer has.
    static func initialValue(of property: LayerProperty) -> AnimatableValue? {
        var values = Self()
        return values[property]
    }

    subscript(property: LayerProperty) -> AnimatableValue? {
        @inline(__always) mutating get {
            var reader = FieldReader<Layer>()
            visit(property, &reader)
            return reader.value
        }
        @inline(__always) set {
            guard let newValue else { return }
            var writer = FieldWriter<Layer>(value: newValue)
            visit(property, &writer)
        }
    }

    /// Sets the property itself of a layer that has these values, with its action and its marks; `false` for a key that is not among them.
    func set(_ property: LayerProperty, to value: AnimatableValue, of layer: Layer) -> Bool {
        var copy = self, setter = FieldSetter(layer: layer, value: value)
        copy.visit(property, &setter)
        return setter.isSet
    }
}

private struct FieldReader<Layer: CALayer>: FieldVisitor {
    static var writes: Bool { false }
    var value: AnimatableValue?

    @inline(__always)
    mutating func visit<Field: AnimatableField>(_ field: inout Field, _ property: @autoclosure () -> ReferenceWritableKeyPath<Layer, Field.Property>) {
        value = field.animatable
    }
}

private struct FieldWriter<Layer: CALayer>: FieldVisitor {
    static var writes: Bool { true }
    let value: AnimatableValue

    @inline(__always)
    mutating func visit<Field: AnimatableField>(_ field: inout Field, _ property: @autoclosure () -> ReferenceWritableKeyPath<Layer, Field.Property>) {
        field.take(value)
    }
}

private struct FieldSetter<Layer: CALayer>: FieldVisitor {
    static var writes: Bool { true }
    let layer: Layer
    let value: AnimatableValue
    var isSet = false

    mutating func visit<Field: AnimatableField>(_ field: inout Field, _ property: @autoclosure () -> ReferenceWritableKeyPath<Layer, Field.Property>) {
        field.take(value)
        layer[keyPath: property()] = field.property
        isSet = true
    }
}

// MARK: The types of values

extension AnimatableField where Property == Self {
    var property: Self { self }
}

extension AnimatableField where Self: BinaryFloatingPoint {
    @inline(__always) var animatable: AnimatableValue { .number(Double(self)) }
    @inline(__always) mutating func take(_ value: AnimatableValue) { if case .vector(let v, _) = value { self = Self(v.x) } }
}

extension CGFloat: AnimatableField {}
extension Float: AnimatableField {}
extension Double: AnimatableField {}

extension Int: AnimatableField {
    var animatable: AnimatableValue { .number(Double(self)) }
    /// The nearest whole number; a number outside of the range of `Int` changes nothing.
    mutating func take(_ value: AnimatableValue) { if case .vector(let v, _) = value, let whole = Int(exactly: v.x.rounded()) { self = whole } }
}

extension Bool: AnimatableField {
    var animatable: AnimatableValue { .discrete(self) }
    mutating func take(_ value: AnimatableValue) { if case .discrete(let value) = value { self = value as? Bool ?? false } }
}

extension CGPoint: AnimatableField {
    var animatable: AnimatableValue { .point(self) }
    mutating func take(_ value: AnimatableValue) { if case .vector(let v, _) = value { self = CGPoint(x: v.x, y: v.y) } }
}

extension CGSize: AnimatableField {
    var animatable: AnimatableValue { .size(self) }
    mutating func take(_ value: AnimatableValue) { if case .vector(let v, _) = value { self = CGSize(width: v.x, height: v.y) } }
}

extension CGRect: AnimatableField {
    var animatable: AnimatableValue { .rect(self) }
    mutating func take(_ value: AnimatableValue) { if case .vector(let v, _) = value { self = CGRect(x: v.x, y: v.y, width: v.z, height: v.w) } }
}

extension CATransform3D: AnimatableField {
    var animatable: AnimatableValue { .transform(self) }
    mutating func take(_ value: AnimatableValue) { if case .transform(let transform) = value { self = transform } }
}

extension LayerColor: AnimatableField {
    var property: CGColor? { color }
    var animatable: AnimatableValue { .color(self) }
    mutating func take(_ value: AnimatableValue) { if case .vector(let v, _) = value { self = LayerColor(rgba: v) } }
}

extension Optional: AnimatableField where Wrapped == CGPath {
    var animatable: AnimatableValue { .path(self ?? CGPath()) }
    mutating func take(_ value: AnimatableValue) { if case .path(let path) = value { self = path } }
}

/// What animations do not mix: it jumps.
struct DiscreteField: AnimatableField {
    var property: Any?
    var animatable: AnimatableValue { .discrete(property) }
    mutating func take(_ value: AnimatableValue) { if case .discrete(let value) = value { property = value } }
}

/// Several values that are mixed one by one.
protocol ListField: AnimatableField {
    var list: [SIMD4<Double>] { get set }
    static var isColors: Bool { get }
}

extension ListField {
    var animatable: AnimatableValue { .list(list, isColors: Self.isColors) }
    mutating func take(_ value: AnimatableValue) { if case .list(let list, _) = value { self.list = list } }
}

/// Colours of a gradient.
struct ColorsField: ListField {
    static var isColors: Bool { true }
    var list: [SIMD4<Double>] = []
    var property: [Any]? { list.map { LayerColor(rgba: $0).color as Any } }
}

/// Numbers, in the first lane of each.
struct NumbersField: ListField {
    static var isColors: Bool { false }
    var list: [SIMD4<Double>] = []
    var property: [NSNumber]? { list.map { NSNumber(value: $0.x) } }
}
