/// A colour with alpha. Immutable.
public final class CGColor: Hashable, Sendable {
    public let colorSpace: CGColorSpace?
    /// The colour as red, green, blue and alpha from 0 to 1, not premultiplied.
    package let rgba: RGBA
    /// The paint in place of one colour; ``rgba`` is its middle.
    package let pattern: ColorPattern?

    package init(_ rgba: RGBA) {
        self.rgba = rgba
        colorSpace = .deviceRGB
        pattern = nil
    }

    package init(_ pattern: ColorPattern) {
        rgba = pattern.middle
        colorSpace = .deviceRGB
        self.pattern = pattern
    }

    private init(_ rgba: RGBA, space: CGColorSpace?) {
        self.rgba = rgba
        colorSpace = space
        pattern = nil
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha), space: CGColorSpace(name: CGColorSpace.sRGB))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: gray, green: gray, blue: gray, alpha: alpha), space: .deviceGray)
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: gray, green: gray, blue: gray, alpha: alpha),
                  space: CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
    }

    /// A colour of `space`. The components end with alpha and must be one more than the space has.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        switch space.model {
        case .monochrome:
            let gray = components[0]
            self.init(RGBA(red: gray, green: gray, blue: gray, alpha: components[1]), space: space)
        case .rgb:
            self.init(RGBA(red: components[0], green: components[1], blue: components[2], alpha: components[3]), space: space)
        }
    }

    /// The components of the colour's space, alpha last.
    public var components: [CGFloat]? {
        colorSpace?.model == .monochrome
            ? [CGFloat(rgba.red), CGFloat(rgba.alpha)]
            : [CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue), CGFloat(rgba.alpha)]
    }

    public var numberOfComponents: Int { colorSpace?.model == .monochrome ? 2 : 4 }
    public var alpha: CGFloat { CGFloat(rgba.alpha) }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let pattern { return CGColor(ColorPattern(pattern.image, size: pattern.size, alpha: alpha.native)) }
        return CGColor(RGBA(red: CGFloat(rgba.red), green: CGFloat(rgba.green), blue: CGFloat(rgba.blue), alpha: alpha), space: colorSpace)
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right || (left.rgba == right.rgba && left.colorSpace == right.colorSpace && left.pattern == right.pattern)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rgba)
    }
}

extension CGColor: CustomStringConvertible {
    public var description: String {
        let space = colorSpace?.model == .monochrome ? "gray" : "rgb"
        let numbers = (components ?? []).map { String(describing: $0.native) }.joined(separator: " ")
        return "CGColor(\(space): \(numbers))"
    }
}
