/// A control that chooses a value from a range by a knob on a track.
///
/// Only touches that land on the knob, or near it, are followed. It sends `valueChanged`, with `primaryActionTriggered`, beside the touch
/// events: when the finger lands, with each change, and when it lifts, as the touch's phase in the event says (R-CTL-32). Swipes and pans along the track
/// that begin on the knob are its own (R-CTL-50).
@preconcurrency @MainActor
open class UISlider: UIControl {
    private static let height: CGFloat = 34
    private static let trackHeight: CGFloat = 4
    private static let knobSide: CGFloat = 28
    /// Points between a value image and the track.
    private static let imageGap: CGFloat = 7

    private var currentValue: Float = 0
    /// From the finger to the middle of the knob.
    private var grip: CGFloat = 0
    private var holdsKnob = false

    private var thumbImages = StateValues<UIImage>()
    private var minimumTrackImages = StateValues<UIImage>()
    private var maximumTrackImages = StateValues<UIImage>()
    private lazy var maximumTrack = addPart(UIImageView(frame: .zero))
    private lazy var minimumTrack = addPart(UIImageView(frame: .zero))
    private lazy var knob = addPart(UIImageView(frame: .zero))
    private lazy var minimumImageView = addPart(UIImageView(frame: .zero))
    private lazy var maximumImageView = addPart(UIImageView(frame: .zero))

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeValues(from: coder)
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") { encodeValues(with: coder) }
    }

    // MARK: Value

    /// Between ``minimumValue`` and ``maximumValue``; what is set is brought into the range, and sends nothing.
    open var value: Float {
        get { currentValue }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value, clamped to the range, without sending an event. NaN is refused with a line on standard error.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return refuse("value") }
        currentValue = min(max(value, minimumValue), maximumValue)
        changeParts(animated: animated) { [self] in placeParts() }
    }

    /// A minimum above the maximum takes that along.
    open var minimumValue: Float = 0 {
        didSet {
            guard minimumValue.isFinite else { minimumValue = oldValue; return refuse("minimumValue") }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = currentValue
        }
    }

    /// A maximum below the minimum takes that along.
    open var maximumValue: Float = 1 {
        didSet {
            guard maximumValue.isFinite else { maximumValue = oldValue; return refuse("maximumValue") }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = currentValue
        }
    }

    private func refuse(_ property: String) { report("\(self): a \(property) that is no finite number was ignored") }

    /// Whether `valueChanged` is sent while the knob moves, or only when the finger lifts.
    open var isContinuous = true

    // MARK: Appearance

    /// The colour of the track on the side of the minimum; `nil`: the tint colour.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the track on the side of the maximum; `nil`: gray.
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the knob; `nil`: white.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// Shown at the ends of the track.
    open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
    /// Shown at the end of the track.
    open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

    /// Sets the picture of the knob for a state.
    open func setThumbImage(_ image: UIImage?, for state: State) { change { thumbImages.set(image, for: state) } }
    /// The picture of the knob that was set for a state.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
    /// Sets the picture of the track up to the knob, for a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { change { minimumTrackImages.set(image, for: state) } }
    /// The picture of the track up to the knob that was set for a state.
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
    /// Sets the picture of the track from the knob on, for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { change { maximumTrackImages.set(image, for: state) } }
    /// The picture of the track from the knob on that was set for a state.
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
    /// The picture of the knob in the current state.
    open var currentThumbImage: UIImage? { thumbImages[state] }
    /// The picture of the track up to the knob in the current state.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }
    /// The picture of the track from the knob on in the current state.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }

    private func change(_ body: () -> Void) {
        body()
        setNeedsLayout()
    }

    // MARK: Geometry

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// Where the picture at the beginning of the track is drawn, in points of the slider. Empty without one.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Where the picture at the end of the track is drawn, in points of the slider. Empty without one.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Where the track is drawn, in points of the slider.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let left = minimumValueImage == nil ? bounds.minX + 2 : minimumValueImageRect(forBounds: bounds).maxX + Self.imageGap
        let right = maximumValueImage == nil ? bounds.maxX - 2 : maximumValueImageRect(forBounds: bounds).minX - Self.imageGap
        let height = currentMinimumTrackImage?.size.height ?? currentMaximumTrackImage?.size.height ?? Self.trackHeight
        return CGRect(x: left, y: bounds.midY - height / 2, width: max(right - left, 0), height: height)
    }

    /// Where the knob is drawn for a value, in points of the slider.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.knobSide, height: Self.knobSide)
        return CGRect(x: rect.minX + CGFloat(share(of: value)) * (rect.width - size.width), y: rect.midY - size.height / 2, width: size.width,
                      height: size.height)
    }

    /// How far a value is from the minimum to the maximum, from 0 to 1. The range may be wider than a `Float` can say.
    private func share(of value: Float) -> Double {
        range > 0 ? (Double(value) - Double(minimumValue)) / range : 0
    }

    private var range: Double { Double(maximumValue) - Double(minimumValue) }

    private var knobRect: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: currentValue) }

    /// Where a finger takes hold of the knob.
    private var gripRect: CGRect {
        let rect = knobRect, radius = GestureConfiguration.current.knobTouchRadius
        return rect.insetBy(dx: min(0, rect.width / 2 - radius), dy: min(0, rect.height / 2 - radius))
    }

    // MARK: Showing

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    override var accessibilityDefaults: AccessibilityValues {
        AccessibilityValues(isElement: true, value: "\(Int((share(of: value) * 100).rounded()))%", traits: accessibilityTraits(.adjustable))
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    private func placeParts() {
        let bounds = bounds, track = trackRect(forBounds: bounds), knobRect = knobRect
        place(maximumTrack, track, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill)
        let filled = CGRect(x: track.minX, y: track.minY, width: max(knobRect.midX - track.minX, 0), height: track.height)
        place(minimumTrack, filled, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor)
        place(knob, knobRect, currentThumbImage, thumbTintColor ?? .white)
        currentThumbImage == nil ? knob.makeKnob() : knob.makeFlat()
        if !isEnabled { knob.alpha = 1 }
        if let image = minimumValueImage { place(minimumImageView, minimumValueImageRect(forBounds: bounds), image, nil) }
        minimumImageView.isHidden = minimumValueImage == nil
        if let image = maximumValueImage { place(maximumImageView, maximumValueImageRect(forBounds: bounds), image, nil) }
        maximumImageView.isHidden = maximumValueImage == nil
    }

    /// Shows the image, or a shape with round ends.
    private func place(_ view: UIImageView, _ rect: CGRect, _ image: UIImage?, _ color: UIColor?) {
        view.frame = rect
        if view.image !== image { view.image = image }
        view.backgroundColor = image == nil ? color : nil
        view.layer.cornerRadius = image == nil ? min(rect.width, rect.height) / 2 : 0
        view.alpha = isEnabled ? 1 : 0.5
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        holdsKnob = gripRect.contains(point)
        grip = knobRect.midX - point.x
        return holdsKnob
    }

    override func touchDidLand(_ touch: UITouch, with event: UIEvent?) {
        if isContinuous { sendValueChanged(with: event) }
        // An action may have ended the tracking.
        if trackedTouch === touch { super.touchDidLand(touch, with: event) }
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds), width = knobRect.width
        let room = track.width - width
        guard room > 0 else { return true }
        let fraction = (touch.location(in: self).x + grip - track.minX - width / 2) / room
        let old = currentValue
        setValue(Float(Double(minimumValue) + Double(min(max(fraction, 0), 1)) * range), animated: false)
        if isContinuous, currentValue != old { sendValueChanged(with: event) }
        return true
    }

    override func touchDidLift(inside: Bool, with event: UIEvent?) {
        sendValueChanged(with: event)
        super.touchDidLift(inside: inside, with: event)
    }

    /// A key that presses it changes nothing.
    override func actByKey() { send(.touchUpInside, with: nil) }

    /// By a tenth.
    override func adjustByKey(_ direction: Int) {
        let old = value
        setValue(old + Float(range / 10) * Float(direction), animated: true)
        if value != old { sendValueChanged(with: nil) }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !ControlGestures.isDrag(gestureRecognizer, above: self, knob: gripRect, holdsKnob: holdsKnob)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
