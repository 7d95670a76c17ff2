internal import FoundationAdditions

/// Shows what is below it through an effect: blurred, or as the colours of its content.
///
/// Subviews belong into ``contentView``. A blur follows what moves below it. It costs time with its size, in each frame in which something below changes.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView, NSSecureCoding {
    private final var content: UIView?
    private final var backdrop: BackdropView?
    private final var currentEffect: UIVisualEffect?

    /// Its layer has the colours of vibrancy.
    open override class var layerClass: AnyClass { VibrancyLayer.self }

    /// A view without a size that shows an effect; `nil` for none.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUp()
        self.effect = effect
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        effect = coder.decodeObject(forKey: "effect") as? UIVisualEffect
    }

    nonisolated open class var supportsSecureCoding: Bool { true }
    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") { coder.encode(effect, forKey: "effect") }
    }

    private func setUp() {
        // What an archive has in the view is its content view; anything more belongs into that.
        let decoded = children.filter { !$0.isControlPart }
        let view = decoded.first ?? UIView(frame: bounds)
        if view.superview == nil { addSubview(view) }
        for other in decoded.dropFirst() { view.addSubview(other) }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content = view
    }

    /// What lies on the effect: subviews belong here.
    open var contentView: UIView { content ?? self }

    /// What is done with what is below; `nil` shows it as it is. Animatable: a blur comes and goes gradually (R-VFX-3).
    open var effect: UIVisualEffect? {
        get { currentEffect }
        set {
            guard newValue !== currentEffect else { return }
            currentEffect = newValue
            show()
        }
    }

    /// Subviews of the view itself stop the app with one line: they belong into ``contentView`` (R-VFX-5).
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        demand(content == nil || subview === content || subview.isControlPart,
               "\(type(of: self)): a \(type(of: subview)) was added to the view itself; add it to its contentView")
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showVibrancy()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showVibrancy()
    }

    // MARK: Showing

    private func show() {
        let blur = currentEffect as? UIBlurEffect
        if blur != nil { addBackdrop() }
        backdrop?.show(blur)
        showVibrancy()
    }

    private func addBackdrop() {
        guard backdrop == nil else { return }
        // A place is not what is animated.
        UIView.performWithoutAnimation {
            let view = addPart(BackdropView(frame: bounds))
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            sendSubviewToBack(view)
            backdrop = view
        }
    }

    private func showVibrancy() {
        guard let layer = layer as? VibrancyLayer else { return }
        layer.tint = (currentEffect as? UIVibrancyEffect)?.tint(isDark: traitCollection.userInterfaceStyle == .dark)
    }
}
