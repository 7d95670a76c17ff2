/// A control for a date, a time or a length of time, by wheels (R-PCK-5).
///
/// There is the style with wheels. The styles that show a calendar, or open one, are not declared.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        case time = 0, date, dateAndTime, countDownTimer
    }

    private final let picker = DateWheelsView()
    private final var model = DateModel()
    private final var chosen: Date
    private final var duration: TimeInterval = 60
    /// The day and time that a new picker has. A recording that is replayed another day has another one.
    static var clock: () -> Date = { Date() }

    public override init(frame: CGRect) {
        chosen = UIDatePicker.clock()
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: CGSize(width: 320, height: 216)) : frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        chosen = coder.value(forKey: "date", as: Date.self) ?? UIDatePicker.clock()
        super.init(coder: coder)
        if coder.containsValue(forKey: "datePickerMode") { model.mode = Mode(rawValue: coder.decodeInteger(forKey: "datePickerMode")) ?? .dateAndTime }
        if coder.containsValue(forKey: "minuteInterval") { model.interval = Self.interval(coder.decodeInteger(forKey: "minuteInterval")) }
        model.minimum = coder.value(forKey: "minimumDate", as: Date.self)
        model.maximum = coder.value(forKey: "maximumDate", as: Date.self)
        if coder.containsValue(forKey: "countDownDuration") { duration = coder.decodeDouble(forKey: "countDownDuration") }
        setUp()
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") {
            coder.encode(chosen, forKey: "date")
            coder.encode(datePickerMode.rawValue, forKey: "datePickerMode")
            coder.encode(minuteInterval, forKey: "minuteInterval")
            if let minimumDate { coder.encode(minimumDate, forKey: "minimumDate") }
            if let maximumDate { coder.encode(maximumDate, forKey: "maximumDate") }
            coder.encode(duration, forKey: "countDownDuration")
        }
    }

    private func setUp() {
        addSubview(picker)
        picker.isControlPart = true
        picker.onChoice = { [weak self] in self?.turned() }
        remodel()
    }

    // MARK: What is chosen

    /// The date. Setting it turns the wheels at once and sends nothing. It is brought between the limits and to a minute that the wheels have.
    open var date: Date {
        get { chosen }
        set { setDate(newValue, animated: false) }
    }

    /// Chooses a date; animated, the wheels turn to it.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else { return report("UIDatePicker: a date that is no number is ignored") }
        chosen = model.clamped(date)
        show(animated: animated)
    }

    /// Seconds, of the mode ``Mode/countDownTimer``: a minute to 23 hours and 59 minutes.
    open var countDownDuration: TimeInterval {
        get { duration }
        set {
            duration = clamped(newValue)
            show(animated: false)
        }
    }

    /// The first date that can be chosen; `nil` for no limit. Of limits that cross neither counts.
    open var minimumDate: Date? { get { model.minimum } set { change(\.minimum, newValue) } }
    /// The last date that can be chosen; `nil` for no limit.
    open var maximumDate: Date? { get { model.maximum } set { change(\.maximum, newValue) } }
    /// What is chosen.
    open var datePickerMode: Mode { get { model.mode } set { change(\.mode, newValue) } }
    /// How many minutes are between two rows: a divisor of 60 up to 30; others count as 1.
    open var minuteInterval: Int { get { model.interval } set { change(\.interval, Self.interval(newValue)) } }
    private static func interval(_ minutes: Int) -> Int { (1...30).contains(minutes) && 60 % minutes == 0 ? minutes : 1 }

    /// The language and the order of the wheels; `nil` for the system's.
    open var locale: Locale? { get { model.locale } set { change(\.locale, newValue) } }
    /// The calendar; setting `nil` takes the system's.
    open var calendar: Calendar! { get { model.calendar } set { change(\.ownCalendar, newValue) } }
    /// The time zone; `nil` for the calendar's.
    open var timeZone: TimeZone? { get { model.timeZone } set { change(\.timeZone, newValue) } }

    private func change<Value>(_ part: WritableKeyPath<DateModel, Value>, _ value: Value) {
        model[keyPath: part] = value
        remodel()
    }

    /// A length of time that the wheels have.
    private func clamped(_ seconds: TimeInterval) -> TimeInterval {
        let least = Double(model.interval) * 60
        return seconds.isFinite ? min(max((seconds / least).rounded(.down) * least, least), 86400 - least) : least
    }

    /// How it is to be shown. Either is wheels.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// How it is shown.
    open var datePickerStyle: UIDatePickerStyle { .wheels }

    // MARK: Wheels

    private func remodel() {
        chosen = model.clamped(chosen)
        duration = clamped(duration)
        model.update(around: chosen)
        picker.take(model)
        show(animated: false)
    }

    private func show(animated: Bool) {
        if model.mode != .countDownTimer, !model.reaches(chosen) {
            model.update(around: chosen)
            picker.take(model)
        }
        let rows = model.mode == .countDownTimer ? model.rows(ofSeconds: duration) : model.rows(of: chosen)
        for (component, row) in rows.enumerated() {
            let near = model.nearest(row, to: picker.selectedRow(inComponent: component), component)
            picker.selectRow(near, inComponent: component, animated: animated)
        }
    }

    /// A person has turned a wheel: what can't be turns back (R-PCK-6).
    private func turned() {
        let rows = model.fields.indices.map { picker.selectedRow(inComponent: $0) }
        if model.mode == .countDownTimer {
            duration = clamped(model.seconds(of: rows))
        } else {
            chosen = model.clamped(model.date(of: rows, near: chosen))
        }
        show(animated: true)
        sendValueChanged(with: nil)
    }

    open override var isEnabled: Bool { didSet { (picker.isUserInteractionEnabled, picker.alpha) = (isEnabled, isEnabled ? 1 : 0.5) } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { picker.sizeThatFits(size) }
    open override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }

    /// Goes on by the least that the wheels have.
    override func adjustByKey(_ direction: Int) {
        if model.mode == .countDownTimer {
            countDownDuration += Double(direction * model.interval * 60)
        } else {
            let unit: Calendar.Component = model.mode == .date ? .day : .minute
            guard let next = model.calendar.date(byAdding: unit, value: direction * (unit == .day ? 1 : model.interval), to: chosen) else { return }
            setDate(next, animated: true)
        }
        sendValueChanged(with: nil)
    }

    /// The wheels are the elements.
    override var accessibilityDefaults: AccessibilityValues { AccessibilityValues(isElement: false) }

    /// The touch is the wheels'.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}

/// How a date picker is shown.
public enum UIDatePickerStyle: Int, Sendable {
    /// As ``wheels``.
    case automatic = 0
    case wheels
}

/// The wheels of a date picker.
final class DateWheelsView: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    private var model = DateModel()
    var onChoice: () -> Void = {}

    func take(_ model: DateModel) {
        self.model = model
        if dataSource == nil { (dataSource, delegate) = (self, self) }
        reloadAllComponents()
    }

    override func alignment(_ component: Int) -> NSTextAlignment { model.alignment(component) }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { model.fields.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { model.count(component) }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { model.title(row, component) }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let share = max(bounds.width - 40, 0) / model.fields.map(\.weight).reduce(0, +)
        return (share * model.fields[component].weight).rounded(.down)
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { onChoice() }
}
