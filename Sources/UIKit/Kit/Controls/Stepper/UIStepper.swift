/// A control that raises and lowers a number by two halves, − and +.
///
/// The value changes when the finger lands and, after a while, goes on by itself. It sends `valueChanged`, with `primaryActionTriggered`,
/// beside the touch events. Single taps on it are its own (R-CTL-50). Its size is always the same.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)

    private enum Half { case minus, plus }

    private var currentValue = 0.0
    private var pressed: Half?
    private var timer: Int?
    private var pressTime: TimeInterval = 0
    private var hasChanged = false
    private lazy var face = addPart(StepperFace())

    /// A stepper at the place of the frame; its size is the stepper's own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let origin = frame.origin
        super.frame = CGRect(origin: origin, size: Self.size)
        decodeValues(from: coder)
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") { encodeValues(with: coder) }
    }

    // MARK: Value

    /// Between ``minimumValue`` and ``maximumValue``; what is set is brought into the range, and sends nothing.
    open var value: Double {
        get { currentValue }
        set {
            guard !newValue.isNaN else { return refuse("value") }
            currentValue = min(max(newValue, minimumValue), maximumValue)
            setNeedsLayout()
        }
    }

    /// A minimum above the maximum takes that along.
    open var minimumValue = 0.0 {
        didSet {
            guard !minimumValue.isNaN else { minimumValue = oldValue; return refuse("minimumValue") }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = currentValue
        }
    }

    /// A maximum below the minimum takes that along.
    open var maximumValue = 100.0 {
        didSet {
            guard !maximumValue.isNaN else { maximumValue = oldValue; return refuse("maximumValue") }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = currentValue
        }
    }

    /// What one step adds or takes away; more than 0.
    open var stepValue = 1.0 {
        didSet {
            guard stepValue > 0, stepValue.isFinite else { stepValue = oldValue; return refuse("stepValue") }
        }
    }

    private func refuse(_ property: String) { report("\(self): a \(property) that makes no sense was ignored") }

    /// Whether `valueChanged` is sent at each step, or only when the finger lifts.
    open var isContinuous = true
    /// Whether the value changes further while the finger rests.
    open var autorepeat = true
    /// Whether a step beyond one end leads to the other.
    open var wraps = false { didSet { setNeedsLayout() } }

    // MARK: Geometry

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = transform.isIdentity ? CGRect(origin: newValue.origin, size: Self.size) : newValue }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    override var shapeRadius: CGFloat { 8 }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: Showing

    open override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
        face.show(StepperFace.Look(pressesMinus: pressed == .minus && isHighlighted, pressesPlus: pressed == .plus && isHighlighted,
                                   canLower: isEnabled && (wraps || currentValue > minimumValue),
                                   canRaise: isEnabled && (wraps || currentValue < maximumValue)))
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = touch.location(in: self).x < bounds.midX ? .minus : .plus
        hasChanged = false
        pressTime = Surroundings.eventTime
        step(with: event)
        schedule(after: GestureConfiguration.current.stepperRepeatDelay, pressTime)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        release()
        sendChange(with: event)
    }

    override var accessibilityDefaults: AccessibilityValues {
        AccessibilityValues(isElement: true, value: NumberList.string(for: CGFloat(value)), traits: accessibilityTraits(.adjustable))
    }

    override func adjustByKey(_ direction: Int) {
        let new = valueAfterStep(direction)
        guard new != currentValue else { return }
        value = new
        sendValueChanged(with: nil)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        release()
        sendChange(with: event)
    }

    /// Sends the change of a press that ends, unless each step was sent. It is forgotten before: what it leads to may end the tracking again.
    private func sendChange(with event: UIEvent?) {
        let isOwed = hasChanged && !isContinuous
        hasChanged = false
        if isOwed { sendValueChanged(with: event) }
    }

    private func release() {
        pressed = nil
        if let timer { Surroundings.clock.cancel(timer) }
        timer = nil
        setNeedsLayout()
    }

    private func step(with event: UIEvent?) {
        guard let pressed else { return }
        let new = valueAfterStep(pressed == .plus ? 1 : -1)
        guard new != currentValue else { return }
        value = new
        hasChanged = true
        if isContinuous { sendValueChanged(with: event) }
    }

    /// The value a step up (1) or down (-1) from now: beyond an end of the range it is that end, or, if it wraps, the other one (R-CTL-33).
    private func valueAfterStep(_ direction: Int) -> Double {
        let new = currentValue + stepValue * Double(direction)
        if new > maximumValue { return wraps ? minimumValue : maximumValue }
        if new < minimumValue { return wraps ? maximumValue : minimumValue }
        return new
    }

    private func schedule(after delay: TimeInterval, _ time: TimeInterval) {
        // What a step led to may have ended the press or its repetition.
        guard autorepeat, pressed != nil, trackedTouch != nil else { return }
        let next = time + delay
        timer = Surroundings.clock.schedule(at: next) { [self] in
            timer = nil
            guard autorepeat, pressed != nil, trackedTouch != nil else { return }
            if isTouchInside { step(with: nil) }
            schedule(after: interval(at: next), next)
        }
    }

    /// Seconds to the next step: the longer it is held, the fewer (R-CTL-33), but not less than a frame.
    private func interval(at time: TimeInterval) -> TimeInterval {
        let configuration = GestureConfiguration.current, usual = configuration.stepperRepeatInterval
        let held = (time - pressTime + GestureConfiguration.comparisonTolerance) / configuration.stepperHasteTime
        return min(usual, max(usual / (1 + held.rounded(.down)), 1.0 / 60))
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !ControlGestures.isTap(gestureRecognizer, above: self) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Archives

    private func decodeValues(from coder: NSCoder) {
        if coder.containsValue(forKey: "minimumValue") { minimumValue = coder.decodeDouble(forKey: "minimumValue") }
        if coder.containsValue(forKey: "maximumValue") { maximumValue = coder.decodeDouble(forKey: "maximumValue") }
        if coder.containsValue(forKey: "stepValue") { stepValue = coder.decodeDouble(forKey: "stepValue") }
        value = coder.decodeDouble(forKey: "value")
        if coder.containsValue(forKey: "continuous") { isContinuous = coder.decodeBool(forKey: "continuous") }
        if coder.containsValue(forKey: "autorepeat") { autorepeat = coder.decodeBool(forKey: "autorepeat") }
        wraps = coder.decodeBool(forKey: "wraps")
    }

    private func encodeValues(with coder: NSCoder) {
        coder.encode(minimumValue, forKey: "minimumValue")
        coder.encode(maximumValue, forKey: "maximumValue")
        coder.encode(stepValue, forKey: "stepValue")
        coder.encode(value, forKey: "value")
        coder.encode(isContinuous, forKey: "continuous")
        coder.encode(autorepeat, forKey: "autorepeat")
        coder.encode(wraps, forKey: "wraps")
    }
}
