public import UIKit

/// A device on which a controller is drawn: its size in points, what of it is covered, and its traits.
public struct ViewImageConfig: Sendable {
    /// How a telephone is held.
    public enum Orientation: Sendable { case landscape, portrait }

    /// How a tablet is held, and which part of it the app has.
    public enum TabletOrientation: Sendable {
        /// Parts of the wide side.
        public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }
        /// Parts of the narrow side.
        public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
        /// Its long side is the width.
        case landscape(splits: LandscapeSplits)
        /// Its short side is the width.
        case portrait(splits: PortraitSplits)
    }

    /// The widths that the system covers at the edges, in points.
    public var safeArea: UIEdgeInsets
    /// The size in points; `nil` for the size of the view.
    public var size: CGSize?
    /// What views are drawn with.
    public var traits: UITraitCollection

    /// Makes a device.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    /// The same with another size and further traits.
    func with(size: CGSize?, traits: UITraitCollection) -> ViewImageConfig {
        ViewImageConfig(safeArea: safeArea, size: size ?? self.size, traits: UITraitCollection(traitsFrom: [self.traits, traits]))
    }
}

// MARK: Telephones

extension ViewImageConfig {
    public static let iPhoneSe = iPhoneSe(.portrait)
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { phone(orientation, 320, 568) }

    public static let iPhone8 = iPhone8(.portrait)
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { phone(orientation, 375, 667) }

    public static let iPhone8Plus = iPhone8Plus(.portrait)
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig { phone(orientation, 414, 736, isLarge: true) }

    public static let iPhoneX = iPhoneX(.portrait)
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { phone(orientation, 375, 812, notch: 44) }

    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { phone(orientation, 414, 896, notch: 44, isLarge: true) }

    public static let iPhoneXr = iPhoneXr(.portrait)
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { phone(orientation, 414, 896, notch: 44, isLarge: true) }

    public static let iPhone12 = iPhone12(.portrait)
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { phone(orientation, 390, 844, notch: 47) }

    public static let iPhone12Pro = iPhone12Pro(.portrait)
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { phone(orientation, 390, 844, notch: 47) }

    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig { phone(orientation, 428, 926, notch: 47, isLarge: true) }

    public static let iPhone13 = iPhone13(.portrait)
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { phone(orientation, 390, 844, notch: 47) }

    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig { phone(orientation, 375, 812, notch: 50) }

    public static let iPhone13Pro = iPhone13Pro(.portrait)
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { phone(orientation, 390, 844, notch: 47) }

    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig { phone(orientation, 428, 926, notch: 47, isLarge: true) }

    /// - Parameters:
    ///   - notch: The height of what is covered at the top in portrait; 0 for a status bar of 20 points.
    ///   - isLarge: Whether it has a wide room from left to right in landscape.
    private static func phone(_ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, notch: CGFloat = 0, isLarge: Bool = false) -> ViewImageConfig {
        let isPortrait = orientation == .portrait, hasNotch = notch > 0
        let safeArea = isPortrait ? UIEdgeInsets(top: hasNotch ? notch : 20, left: 0, bottom: hasNotch ? 34 : 0, right: 0)
            : hasNotch ? UIEdgeInsets(top: 0, left: notch, bottom: 21, right: notch) : .zero
        return ViewImageConfig(safeArea: safeArea, size: isPortrait ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
                               traits: traits(.phone, isPortrait || !isLarge ? .compact : .regular, isPortrait ? .regular : .compact))
    }

    fileprivate static func traits(_ idiom: UIUserInterfaceIdiom, _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection {
            $0.userInterfaceIdiom = idiom
            $0.horizontalSizeClass = horizontal
            $0.verticalSizeClass = vertical
            $0.layoutDirection = .leftToRight
            $0.preferredContentSizeCategory = .medium
        }
    }
}

// MARK: Tablets

extension ViewImageConfig {
    public static let iPadMini = iPadMini(.landscape)
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { iPadMini(full(orientation)) }
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig { tablet(orientation, 1024, 768) }

    public static let iPad9_7 = iPadMini
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation) }
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { iPadMini(orientation) }

    public static let iPad10_2 = iPad10_2(.landscape)
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { iPad10_2(full(orientation)) }
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig { tablet(orientation, 1080, 810) }

    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { iPadPro10_5(full(orientation)) }
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig { tablet(orientation, 1112, 834) }

    public static let iPadPro11 = iPadPro11(.landscape)
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { iPadPro11(full(orientation)) }
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig { tablet(orientation, 1194, 834, hasButton: false) }

    public static let iPadPro12_9 = iPadPro12_9(.landscape)
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { iPadPro12_9(full(orientation)) }
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig { tablet(orientation, 1366, 1024, isLarge: true) }

    private static func full(_ orientation: Orientation) -> TabletOrientation { orientation == .landscape ? .landscape(splits: .full) : .portrait(splits: .full) }

    /// Between two apps there are 10 points; the narrow one has 320 of them, of large tablets 375.
    private static func tablet(_ orientation: TabletOrientation, _ long: CGFloat, _ short: CGFloat, hasButton: Bool = true, isLarge: Bool = false) -> ViewImageConfig {
        let gap: CGFloat = 10, narrow: CGFloat = isLarge ? 375 : hasButton ? 320 : 375
        let safeArea = UIEdgeInsets(top: hasButton && !isLarge ? 20 : 24, left: 0, bottom: hasButton && !isLarge ? 0 : 20, right: 0)
        let (width, height): (CGFloat, CGFloat), isWide: Bool
        switch orientation {
        case .landscape(.full): ((width, height), isWide) = ((long, short), true)
        case .landscape(.twoThirds): ((width, height), isWide) = ((long - narrow - gap, short), true)
        case .landscape(.oneHalf): ((width, height), isWide) = (((long - gap) / 2, short), isLarge)
        case .landscape(.oneThird): ((width, height), isWide) = ((narrow, short), false)
        case .portrait(.full): ((width, height), isWide) = ((short, long), true)
        case .portrait(.twoThirds): ((width, height), isWide) = ((short - narrow - gap, long), false)
        case .portrait(.oneThird): ((width, height), isWide) = ((narrow, long), false)
        }
        return ViewImageConfig(safeArea: safeArea, size: CGSize(width: width, height: height), traits: traits(.pad, isWide ? .regular : .compact, .regular))
    }
}
