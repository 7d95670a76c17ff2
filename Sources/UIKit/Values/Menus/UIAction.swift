/// What a ``UIAction`` calls, with the action itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a name, a title and an image: what a control does, or one choice among several.
///
///     let save = UIAction(title: "Save") { _ in document.save() }
///     let button = UIButton(type: .system, primaryAction: save)
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// Distinguishes actions: of two with the same identifier a control keeps the later one (R-CTL-13).
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier of a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Distinguishes the action from others of the same control or menu.
    public let identifier: Identifier
    private let handler: UIActionHandler
    private static var lastNumber = 0

    /// What the action does, in a few words: what a menu shows of it if it has no title.
    open var discoverabilityTitle: String?
    /// How it can be chosen in a menu.
    open var attributes: Attributes
    /// The mark beside it in a menu.
    open var state: State

    /// The object that performs the action, while its handler runs.
    open private(set) var sender: Any?

    /// Makes an action.
    /// - Parameters:
    ///   - identifier: Its name; without one it gets one that no other has.
    ///   - handler: Called when it is performed. It is retained, so it should not retain the control that has the action.
    public init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
                discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
                handler: @escaping UIActionHandler) {
        Self.lastNumber += 1
        self.identifier = identifier ?? Identifier("UIAction \(Self.lastNumber)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    open override var subtitle: String? {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }

    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    override var fallbackTitle: String? { discoverabilityTitle }
    override var menuAttributes: Attributes { attributes }
    override var menuState: State { state }

    /// Calls the handler, with ``sender`` set meanwhile. An action has no use for a target.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
