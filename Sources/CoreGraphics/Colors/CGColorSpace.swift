/// What the components of a colour mean.
///
/// Device RGB and sRGB are the same here, as they are on a display that is not calibrated; gray has one component.
public final class CGColorSpace: Hashable, Sendable {
    /// The kind of a colour space.
    public enum Model: Int32, Sendable {
        case monochrome = 0
        case rgb = 1
    }

    public let model: Model
    /// The name under which the space was made, or `nil` for a device space.
    public let name: String?

    private init(model: Model, name: String?) {
        self.model = model
        self.name = name
    }

    /// The space of that name; `nil` when it is not one of the names below.
    public convenience init?(name: String) {
        switch name {
        case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: self.init(model: .rgb, name: name)
        case CGColorSpace.genericGrayGamma2_2: self.init(model: .monochrome, name: name)
        default: return nil
        }
    }

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// The number of components, without alpha.
    public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

    package static let deviceRGB = CGColorSpace(model: .rgb, name: nil)
    package static let deviceGray = CGColorSpace(model: .monochrome, name: nil)

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.model == right.model && left.name == right.name
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
        hasher.combine(name)
    }
}

/// The space of red, green and blue as the display shows them.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// The space of one gray component as the display shows it.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
