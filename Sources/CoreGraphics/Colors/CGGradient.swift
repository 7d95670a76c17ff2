/// The untyped array of Core Foundation, as far as Core Graphics takes one: `[CGColor] as CFArray` compiles.
public typealias CFArray = [Any]

/// Colours along a line, from 0 to 1. Immutable.
public final class CGGradient: Sendable {
    package struct Stop: Sendable {
        package var location: Double
        package var color: RGBA
    }

    /// In rising order of their locations.
    package let stops: [Stop]

    /// A gradient of `CGColor`s at the given locations, or evenly spaced when there are none.
    ///
    /// `nil` when `colors` is empty or holds something else. `locations` must have as many numbers as there are colours.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        var stops: [Stop] = []
        for (index, element) in colors.enumerated() {
            guard let color = element as? CGColor else { return nil }
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            let location = locations.map { $0[index].native } ?? even
            stops.append(Stop(location: location.isFinite ? min(max(location, 0), 1) : 0, color: color.rgba))
        }
        self.stops = CGGradient.sorted(stops)
    }

    /// A gradient of components, alpha last, as the space orders them. `nil` when `count` is not positive.
    public init?(colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
                 locations: UnsafePointer<CGFloat>?, count: Int) {
        guard count > 0 else { return nil }
        var stops: [Stop] = []
        let width = space.numberOfComponents + 1
        for index in 0..<count {
            guard let color = CGColor(colorSpace: space, components: components + index * width) else { return nil }
            let even = count > 1 ? Double(index) / Double(count - 1) : 0
            let location = locations.map { $0[index].native } ?? even
            stops.append(Stop(location: location.isFinite ? min(max(location, 0), 1) : 0, color: color.rgba))
        }
        self.stops = CGGradient.sorted(stops)
    }

    /// Sorted by location; stops at one place keep their order, which makes a hard edge.
    private static func sorted(_ stops: [Stop]) -> [Stop] {
        stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    }
}

/// Whether a gradient continues before its start and after its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
