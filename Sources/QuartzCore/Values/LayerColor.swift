/// A layer's colour as painting and animation need it: numbers, made once when it is set.
struct LayerColor: Equatable {
    /// Red, green, blue and alpha, not premultiplied; all 0 without a colour.
    var rgba: SIMD4<Double>
    /// The object that was set, or `nil` without one and while an animation makes the numbers.
    private var object: CGColor?
    private var isSet: Bool
    /// Whether copies of a picture are painted in place of a colour.
    private(set) var hasPattern = false

    static let none = LayerColor(nil)

    init(_ color: CGColor?) {
        object = color
        isSet = color != nil
        rgba = color.map { SIMD4($0.rgba.red, $0.rgba.green, $0.rgba.blue, $0.rgba.alpha) } ?? SIMD4(repeating: 0)
    }

    /// A colour for a background, which paints patterns: the numbers of one are those of no colour.
    init(background: CGColor?) {
        self.init(background)
        guard background?.pattern != nil else { return }
        hasPattern = true
        rgba = SIMD4(repeating: 0)
    }

    init(rgba: SIMD4<Double>) {
        self.rgba = rgba.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
        object = nil
        isSet = true
    }

    /// The colour as an object; `nil` without one.
    var color: CGColor? {
        guard isSet else { return nil }
        return object ?? CGColor(red: rgba.x, green: rgba.y, blue: rgba.z, alpha: rgba.w)
    }

    @inline(__always)
    var alpha: Double { rgba.w }

    var pattern: ColorPattern? { hasPattern ? object?.pattern : nil }

    static func == (left: LayerColor, right: LayerColor) -> Bool {
        left.isSet == right.isSet && left.rgba == right.rgba && left.object == right.object
    }
}
