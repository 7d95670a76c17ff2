/// Choices, in order, with a title.
///
///     let sort = UIMenu(title: "Sort", options: .displayInline, children: [byName, byDate])
///     button.menu = UIMenu(children: [rename, delete, sort])
///
/// A menu inside another opens when it is chosen, or, with ``Options/displayInline``, stands there as a group of its own.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// Distinguishes menus.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier of a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu shows its elements.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Its elements stand in the menu around it, set apart from the others.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Its own title is shown in red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Choosing one of its actions sets that one's state to on, and that of the others to off, also of those in its groups and submenus.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// Distinguishes the menu from others.
    public let identifier: Identifier
    /// How the menu shows its elements.
    public let options: Options
    /// The elements, in order.
    public let children: [UIMenuElement]
    private static var lastNumber = 0

    /// Makes a menu.
    /// - Parameter identifier: Its name; without one it gets one that no other has.
    public init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
                options: Options = [], children: [UIMenuElement] = []) {
        Self.lastNumber += 1
        self.identifier = identifier ?? Identifier("UIMenu \(Self.lastNumber)")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// A menu like this one with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
    }

    /// The elements whose state is on, here and in the groups and submenus.
    open var selectedElements: [UIMenuElement] { choices.filter { $0.menuState == .on } }

    /// The elements, with those of the groups and submenus in their places.
    final var choices: [UIMenuElement] { shownChildren.flatMap { ($0 as? UIMenu)?.choices ?? [$0] } }

    override var menuAttributes: Attributes { options.contains(.destructive) ? .destructive : [] }
}
