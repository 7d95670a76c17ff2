/// A control with a title, an image or both, that is pressed.
///
/// Titles, colours and images are set for each state; a state without one of its own has the normal state's. Pressed and lifted inside,
/// a button sends `touchUpInside` and then `primaryActionTriggered` (R-CTL-24). A single tap of one finger on it is its own: tap
/// recognizers of superviews don't begin (R-CTL-50).
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// How a button looks before it is configured.
    public enum ButtonType: Int, Sendable {
        /// Looks as it is configured, and no different when pressed but for its images.
        case custom = 0
        /// Title and template images have the tint colour and turn pale when pressed.
        case system
        case detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7
    }

    /// Shows ``menu``.
    final var menuPresenter: ButtonMenu?

    // Written by the initializers alone.
    final var type = ButtonType.custom

    final var titles = StateValues<String>()
    final var attributedTitles = StateValues<NSAttributedString>()
    final var titleColors = StateValues<UIColor>()
    final var titleShadowColors = StateValues<UIColor>()
    final var images = StateValues<UIImage>()
    final var backgroundImages = StateValues<UIImage>()
    final var parts = ButtonParts()
    final var symbol: (image: UIImage, scale: CGFloat)?
    /// Whether the views inside show the present content.
    final var isContentShown = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeContent(from: coder)
    }

    /// Makes a button of a type, with an empty frame.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        type = buttonType
        if symbolImage != nil { sizeToFit() }
    }

    /// A button that performs the action, and has its title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { adopt(primaryAction) }
        sizeToFit()
    }

    /// A button with a look of the system, which performs the action and has its title and image.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        if let primaryAction { adopt(primaryAction) }
        sizeToFit()
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(Swift.type(of: self)).encode(with:)") { encodeContent(with: coder) }
    }

    override func adopt(_ primaryAction: UIAction) {
        super.adopt(primaryAction)
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
    }

    /// The type that the button was made with.
    open var buttonType: ButtonType { type }

    // MARK: Content of each state

    /// Sets the title for a state. A state without a title shows that of `.normal`.
    open func setTitle(_ title: String?, for state: State) { change { titles.set(title, for: state) } }
    /// The title that was set for a state; `nil` without one.
    open func title(for state: State) -> String? { titles[state] }

    /// A title with attributes goes before one without.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change { attributedTitles.set(title.map { NSAttributedString(attributedString: $0) }, for: state) }
    }
    /// The title with attributes that was set for a state; `nil` without one.
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

    /// Sets the colour of the title for a state; `nil` restores the default.
    open func setTitleColor(_ color: UIColor?, for state: State) { change { titleColors.set(color, for: state) } }
    /// The colour of the title in a state: the one that was set, else the default of the type.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? defaultTitleColor(for: state) }

    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { change { titleShadowColors.set(color, for: state) } }
    /// The colour of the title's shadow that was set for a state.
    open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] }

    /// Sets the picture for a state. A state without a picture shows that of `.normal`.
    open func setImage(_ image: UIImage?, for state: State) { change { images.set(image, for: state) } }
    /// The picture that was set for a state, else the symbol of the button's type.
    open func image(for state: State) -> UIImage? { images[state] ?? symbolImage }

    /// An image that fills the button, behind the rest.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change { backgroundImages.set(image, for: state) } }
    /// The background that was set for a state.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    override var textLineHeight: CGFloat? { titleLabel?.textLineHeight }

    // MARK: Content of the present state

    /// The title in the current state.
    open var currentTitle: String? { title(for: state) }
    /// The title with attributes in the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of the title in the current state; white where none is set.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the title's shadow in the current state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The picture in the current state.
    open var currentImage: UIImage? { image(for: state) }
    /// The background in the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// Shows the title. Its font, lines and line breaks may be changed; text and colour are the button's.
    open var titleLabel: UILabel? {
        let label = titlePart
        showContent()
        return label
    }

    /// Shows the image.
    open var imageView: UIImageView? {
        let view = imagePart
        showContent()
        return view
    }

    /// Shows ``UIButton/Configuration/subtitle``.
    open var subtitleLabel: UILabel? {
        let label = subtitlePart
        showContent()
        return label
    }

    /// Whether an image without one of its own for the state is shown darker while pressed, in a button of type custom.
    open var adjustsImageWhenHighlighted = true { didSet { contentDidChange() } }
    /// Whether an image without one of its own for the state is shown paler while disabled.
    open var adjustsImageWhenDisabled = true { didSet { contentDidChange() } }

    /// Whether pressing it exchanges ``UIControl/isSelected``, before it sends `primaryActionTriggered`.
    ///
    /// With a menu that a press opens, the menu has one choice that is on, and the button shows its title and image.
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

    // MARK: Menu

    /// The choices that a long press offers, or, with ``UIControl/showsMenuAsPrimaryAction``, any press; nothing else happens then (R-MNU-40).
    open var menu: UIMenu? { didSet { menuDidChange() } }

    override func primaryMenuDidChange() {
        super.primaryMenuDidChange()
        menuDidChange()
    }

    // MARK: Pointer

    final var pointer: ButtonPointer?
    /// Whether the button has an effect under a pointer (R-PTI-8); at first not.
    open var isPointerInteractionEnabled: Bool { get { hasPointerInteraction } set { setPointerInteraction(newValue) } }
    /// Makes that effect's style. Setting it enables the effect.
    open var pointerStyleProvider: PointerStyleProvider? { get { pointer?.provider } set { setPointerProvider(newValue) } }

    // MARK: Configuration

    /// A look of the system; `nil`: the button looks as its type does. Values that are set for states go before the configuration's title and
    /// image.
    open var configuration: Configuration? { didSet { contentDidChange() } }

    /// Called when the state changed, before the button is shown, to change ``configuration`` accordingly.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

    private var needsUpdateConfiguration = false

    /// Has ``updateConfiguration()`` called before the button is shown next.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Called when the state changed: calls ``configurationUpdateHandler``.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Where things are

    /// Room around the content; counts in the button's own size.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Moves the title; doesn't count in the button's own size.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Moves the image; doesn't count in the button's own size.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// Where the background is drawn, in points of the button. Overrides may change it.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where title and picture are laid out, in points of the button: the bounds without the content insets.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

    /// Where the title goes in the rectangle of the content.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement(in: contentRect.inset(by: titleEdgeInsets)).title
    }

    /// Where the image goes in the rectangle of the content.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement(in: contentRect.inset(by: imageEdgeInsets)).image
    }

    open override var intrinsicContentSize: CGSize { fittingSize(width: .infinity) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width > 0 ? size.width : .infinity) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsUpdateConfiguration {
            needsUpdateConfiguration = false
            updateConfiguration()
        }
        layoutParts()
    }

    // MARK: Changes

    override func stateDidChange() {
        super.stateDidChange()
        if configurationUpdateHandler != nil || configuration != nil { needsUpdateConfiguration = true }
        contentDidChange()
    }

    override var shapeRadius: CGFloat { configuration?.cornerRadius(in: bounds.size) ?? super.shapeRadius }

    override var accessibilityDefaults: AccessibilityValues {
        AccessibilityValues(isElement: true, label: currentTitle ?? configuration?.title, traits: accessibilityTraits(.button))
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentDidChange()
    }

    open override var contentScaleFactor: CGFloat {
        didSet { if contentScaleFactor != oldValue { contentDidChange() } }
    }

    private func change(_ body: () -> Void) {
        body()
        contentDidChange()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        menuPresenter?.touchLanded(at: touch.location(in: self), with: event)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        menuPresenter?.touchMoved(to: touch.location(in: self))
        return super.continueTracking(touch, with: event)
    }

    override var followsMenu: Bool { super.followsMenu || menuPresenter?.canChoose == true }

    override func leaveMenu() {
        super.leaveMenu()
        menuPresenter?.isFollowing = false
    }

    override func openMenuByKey() -> Bool { menuPresenter?.openByKey(at: middleOfBounds) == true || super.openMenuByKey() }

    override func touchDidLift(inside: Bool, with event: UIEvent?) {
        if menuPresenter?.touchLifted() == true { return }
        super.touchDidLift(inside: inside, with: event)
        guard inside else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        send(.primaryActionTriggered, with: event)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !ControlGestures.isTap(gestureRecognizer, above: self) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
