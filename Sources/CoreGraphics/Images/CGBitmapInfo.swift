/// Where alpha is in a pixel, and whether the colours were multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none = 0
    case premultipliedLast = 1
    case premultipliedFirst = 2
    case last = 3
    case first = 4
    case noneSkipLast = 5
    case noneSkipFirst = 6
    case alphaOnly = 7
}

/// The order of the bytes of a pixel, and what ``CGImageAlphaInfo`` says of it.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
    /// Blue, green, red, alpha in memory, premultiplied: what displays here take without a conversion.
    package static let native = CGBitmapInfo(rawValue: CGBitmapInfo.byteOrder32Little.rawValue
                                             | CGImageAlphaInfo.premultipliedFirst.rawValue)

    public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
}

/// A pixel format that contexts and images honour: 8 bits a component, 32 bits a pixel.
struct PixelFormat {
    /// Red before blue in memory, the other way round than Cairo has it.
    var swapsRedAndBlue: Bool
    var hasAlpha: Bool
    /// Colours that were not multiplied by alpha. Images alone may be so.
    var isStraight: Bool
    /// How Cairo's order becomes that of the memory, where Cairo can't paint in it.
    var exchange = Exchange.none

    enum Exchange {
        case none
        /// Alpha, red, green, blue in memory.
        case reversed
        /// Alpha, blue, green, red in memory.
        case rotated
    }

    /// The format that `info` describes, or `nil` when it is not one of those honoured.
    init?(_ info: CGBitmapInfo) {
        let order = info.intersection(.byteOrderMask)
        let isLittle = order == .byteOrder32Little
        guard isLittle || order == .byteOrder32Big || order.rawValue == 0 else { return nil }
        let isFirst: Bool
        switch info.alphaInfo {
        case .premultipliedFirst, .noneSkipFirst, .first: isFirst = true
        case .premultipliedLast, .noneSkipLast, .last: isFirst = false
        case .none, .alphaOnly: return nil
        }
        let hasAlpha = info.alphaInfo != .noneSkipFirst && info.alphaInfo != .noneSkipLast
        // In memory: little and alpha first is BGRA, big and alpha last is RGBA. The other two have alpha before the colours.
        self.init(swapsRedAndBlue: !isLittle && !isFirst, hasAlpha: hasAlpha, isStraight: info.alphaInfo == .first || info.alphaInfo == .last)
        if isLittle != isFirst { exchange = isFirst ? .reversed : isLittle ? .rotated : .none }
    }

    init(swapsRedAndBlue: Bool, hasAlpha: Bool, isStraight: Bool) {
        self.swapsRedAndBlue = swapsRedAndBlue
        self.hasAlpha = hasAlpha
        self.isStraight = isStraight
    }

    static let native = PixelFormat(swapsRedAndBlue: false, hasAlpha: true, isStraight: false)
    static let honoured = "8 bits a component, 4 bytes a pixel, RGB, with premultipliedFirst, premultipliedLast, "
        + "noneSkipFirst or noneSkipLast in either order of bytes"
    /// The most pixels a side may have.
    static let largestSide = 32767
}
