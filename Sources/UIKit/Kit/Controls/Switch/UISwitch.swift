/// A control that is on or off.
///
/// A tap turns it over; the knob can be dragged. It sends `valueChanged`, with `primaryActionTriggered`, and touch-up events, no others
/// of the touch (R-CTL-31). Its size is always the same.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    private static let size = CGSize(width: 51, height: 31)
    /// Points by which the knob is wider under a finger.
    private static let pressedExtension: CGFloat = 7
    /// Points that a finger moves before it drags the knob rather than presses it.
    private static let dragDistance: CGFloat = 5

    private var value = false
    /// What the knob shows: differs from the value while it is dragged.
    private var shownValue = false
    private var isDragged = false
    private var holdsKnob = false
    private var start = CGPoint.zero
    /// What is seen stands in a view in a view, as on iOS: apps reach for it to colour what is below the track.
    private lazy var face = addPart(UIView())
    private lazy var base = face.addPart(UIView())
    private lazy var track = face.addPart(UIView())
    private lazy var knob = face.addPart(UIView())

    /// A switch at the place of the frame; its size is the switch's own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let origin = frame.origin
        super.frame = CGRect(origin: origin, size: Self.size)
        setUp()
        value = coder.decodeBool(forKey: "on")
        shownValue = value
        onTintColor = coder.value(forKey: "onTintColor", as: UIColor.self)
        thumbTintColor = coder.value(forKey: "thumbTintColor", as: UIColor.self)
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") {
            coder.encode(value, forKey: "on")
            if let onTintColor { coder.encode(onTintColor, forKey: "onTintColor") }
            if let thumbTintColor { coder.encode(thumbTintColor, forKey: "thumbTintColor") }
        }
    }

    private func setUp() {
        base.layer.cornerRadius = Self.size.height / 2
        track.layer.cornerRadius = Self.size.height / 2
        knob.makeKnob()
    }

    override var shapeRadius: CGFloat { Self.size.height / 2 }

    // MARK: Value

    /// Setting it sends nothing.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off, without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        value = on
        show(on, animated: animated)
    }

    /// The colour of the track when on; `nil`: green.
    open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the knob; `nil`: white.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    // MARK: Geometry

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = transform.isIdentity ? CGRect(origin: newValue.origin, size: Self.size) : newValue }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: Showing

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    override func stateDidChange() {
        super.stateDidChange()
        changeParts(animated: true) { [self] in placeParts() }
    }

    private func show(_ value: Bool, animated: Bool) {
        shownValue = value
        changeParts(animated: animated) { [self] in placeParts() }
    }

    private func placeParts() {
        let bounds = CGRect(origin: bounds.origin, size: Self.size)
        face.frame = bounds
        base.frame = face.bounds
        track.frame = face.bounds
        track.backgroundColor = shownValue ? onTintColor ?? .systemGreen : .secondarySystemFill
        track.alpha = isEnabled ? 1 : 0.5
        knob.frame = knobRect
        knob.layer.cornerRadius = knobRect.height / 2
        knob.backgroundColor = thumbTintColor ?? .white
        knob.alpha = isEnabled ? 1 : 0.8
    }

    private var knobRect: CGRect {
        let side = Self.size.height - 4
        let width = side + (isTracking && isHighlighted ? Self.pressedExtension : 0)
        return CGRect(x: shownValue ? Self.size.width - 2 - width : 2, y: 2, width: width, height: side)
    }

    override var accessibilityDefaults: AccessibilityValues {
        AccessibilityValues(isElement: true, value: isOn ? "1" : "0", traits: accessibilityTraits(.button))
    }

    // MARK: Tracking

    override var sentTouchEvents: Event { [.touchUpInside, .touchUpOutside] }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: self)
        isDragged = false
        holdsKnob = knobRect.offsetBy(dx: bounds.minX, dy: bounds.minY).contains(start)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        if abs(point.x - start.x) > Self.dragDistance { isDragged = true }
        if isDragged, shownValue != (point.x > bounds.midX) { show(!shownValue, animated: true) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let new = isDragged ? shownValue : isTouchInside ? !value : value
        guard new != value else { return }
        value = new
        show(new, animated: true)
        sendValueChanged(with: event)
    }

    override func actByKey() {
        setOn(!isOn, animated: true)
        sendValueChanged(with: nil)
        // As a touch that ends by it (R-CTL-27).
        if isEnabled { super.actByKey() }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        show(value, animated: true)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !ControlGestures.isTap(gestureRecognizer, above: self)
            && !ControlGestures.isDrag(gestureRecognizer, above: self, knob: knobRect.offsetBy(dx: bounds.minX, dy: bounds.minY), holdsKnob: holdsKnob)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
