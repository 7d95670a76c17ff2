/// An object as Core Foundation has it.
public typealias CFTypeRef = AnyObject

/// A font without a size, as a `CATextLayer` takes it. Immutable.
///
/// Its heights are in thousandths of its size: ``unitsPerEm`` is 1000 for every font here.
public final class CGFont: Sendable {
    private static let units: CGFloat = 1000
    let font: TextFont

    /// The font of a name, as `UIFont(name:size:)` finds it; `nil` for one that is neither here nor on every device with iOS (R-DRW-16).
    public init?(_ name: CFString) {
        guard let font = FontNames.font(named: name, size: Self.units) ?? StandInFonts.font(named: name, size: Self.units) else { return nil }
        self.font = font
    }

    /// The name of the face, as `UIFont.fontName` has it.
    public var postScriptName: CFString? { FontNames.name(of: font) }
    /// The name of family and face.
    public var fullName: CFString? { postScriptName.map { String($0.map { $0 == "-" ? " " : $0 }) } }
    /// In how many parts the font's size is divided.
    public var unitsPerEm: Int32 { Int32(Self.units) }
    /// From the baseline up.
    public var ascent: Int32 { whole(\.ascender) }
    /// From the baseline down: negative.
    public var descent: Int32 { whole(\.descender) }
    /// Lines here stand without a gap between them.
    public var leading: Int32 { 0 }
    /// The height of capitals.
    public var capHeight: Int32 { whole(\.capHeight) }
    /// The height of a small x.
    public var xHeight: Int32 { whole(\.xHeight) }

    private func whole(_ height: KeyPath<TextMetrics, CGFloat>) -> Int32 {
        Int32(exactly: TextEngine.metrics(font)[keyPath: height].rounded()) ?? 0
    }

    /// The same font at a size.
    func sized(_ size: CGFloat) -> UIFont { UIFont(font).withSize(size) }
}
