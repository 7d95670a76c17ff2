/// Something in a menu: an action, a command, or a menu inside the menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// How an element can be chosen and looks.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It is shown, paler, and can't be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It is shown in red: it takes something away.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Choosing it leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// What the mark beside an element says.
    public enum State: Int, Sendable { case off = 0, on, mixed }

    /// What it says; empty when it says nothing.
    open internal(set) var title: String
    /// A second, smaller line.
    open internal(set) var subtitle: String?
    /// The picture beside the title.
    open internal(set) var image: UIImage?

    /// A name by which tests and tools find what a menu shows of it. It is not shown to people.
    open var accessibilityIdentifier: String?

    init(title: String, subtitle: String? = nil, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    /// What a menu shows of it: its title, or else what it says of itself elsewhere.
    final var shownTitle: String { title.isEmpty ? fallbackTitle ?? "" : title }
    var fallbackTitle: String? { nil }
    /// The attributes of elements that have some.
    var menuAttributes: Attributes { [] }
    /// The state of elements that have one.
    var menuState: State { .off }
}
