/// A control of several segments beside each other, one of which is chosen.
///
/// A tap on a segment that is not chosen chooses it and sends `valueChanged`, with `primaryActionTriggered`. Single taps on it are its own
/// (R-CTL-50).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index that stands for no segment.
    public class var noSegment: Int { -1 }

    private static let height: CGFloat = 32
    private static let patchColor = UIColor.pair(light: .white, dark: UIColor(white: 0.39, alpha: 1))

    /// What a segment shows.
    struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        /// Points; 0: as wide as the others.
        var width: CGFloat = 0
        var isEnabled = true
    }

    private(set) final var segments: [Segment] = []
    private var selected = -1
    /// The segment that the user chose last, for keys: of a momentary control none stays chosen. Forgotten when segments come or go.
    private var lastChosen: Int?
    /// The segment under the finger; `nil` where there is none, or after it was removed.
    private var pressed: Int?
    private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
    private lazy var background = addPart(SegmentsGround())
    private lazy var patch = addPart(UIView())
    private lazy var face = addPart(SegmentsFace())

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Segments with these titles (`String`) and images (`UIImage`); anything else is reported and left out.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            if let title = item as? String {
                segments.append(Segment(title: title))
            } else if let image = item as? UIImage {
                segments.append(Segment(image: image))
            } else {
                report("UISegmentedControl: an item that is neither String nor UIImage was left out: \(item)")
            }
        }
        sizeToFit()
    }

    /// Segments with the titles and images of the actions, which are performed when they are chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
        if frame.size == .zero { sizeToFit() }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeSegments(from: coder)
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") { encodeSegments(with: coder) }
    }

    // MARK: Segments. An index beyond the last means the last; without segments there is none to change.

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title. An index beyond the end appends it.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment, animated)
    }

    /// Inserts a segment with a picture. An index beyond the end appends it.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment, animated)
    }


    /// Inserts a segment that shows and performs an action. An index beyond the end appends it.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title.isEmpty ? nil : action.title, image: action.image, action: action), at: segment, animated)
    }

    private func insert(_ new: Segment, at index: Int, _ isAnimated: Bool) {
        let index = min(max(index, 0), segments.count)
        segments.insert(new, at: index)
        if selected >= index { selected += 1 }
        lastChosen = nil
        if let pressed, pressed >= index { self.pressed = pressed + 1 }
        contentDidChange(isAnimated)
    }

    /// Removes a segment; an index out of range has no effect. The selection moves with its segment, and ends when that is removed.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let index = place(segment) else { return }
        segments.remove(at: index)
        lastChosen = nil
        if selected == index { selected = -1 } else if selected > index { selected -= 1 }
        if let pressed, pressed >= index { self.pressed = pressed == index ? nil : pressed - 1 }
        contentDidChange(animated)
    }

    /// Removes all segments, without animation.
    open func removeAllSegments() {
        segments.removeAll()
        selected = -1
        lastChosen = nil
        pressed = nil
        contentDidChange()
    }

    /// Gives a segment a title in place of what it shows. An index out of range has no effect.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { ($0.title, $0.image) = (title, nil) } }
    /// The title of a segment; `nil` without one, or out of range.
    open func titleForSegment(at segment: Int) -> String? { place(segment).flatMap { segments[$0].title } }
    /// Gives a segment a picture in place of what it shows. An index out of range has no effect.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { ($0.image, $0.title) = (image, nil) } }
    /// The picture of a segment; `nil` without one, or out of range.
    open func imageForSegment(at segment: Int) -> UIImage? { place(segment).flatMap { segments[$0].image } }
    /// The action of a segment; `nil` without one, or out of range.
    open func actionForSegment(at segment: Int) -> UIAction? { place(segment).flatMap { segments[$0].action } }
    /// Points; 0: as wide as the others.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(width, 0) } }
    /// The width of a segment in points; 0 where it is computed.
    open func widthForSegment(at segment: Int) -> CGFloat { place(segment).map { segments[$0].width } ?? 0 }
    /// Enables or disables a segment. A disabled one can't be selected by a touch.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    override var accessibilityDefaults: AccessibilityValues {
        AccessibilityValues(isElement: true, value: titleForSegment(at: selectedSegmentIndex), traits: accessibilityTraits(.adjustable))
    }

    /// The next segment that can be chosen.
    override func adjustByKey(_ direction: Int) {
        let last = isMomentary ? lastChosen ?? -1 : selected
        var segment = last < 0 ? (direction > 0 ? 0 : numberOfSegments - 1) : last + direction
        while (0..<numberOfSegments).contains(segment) {
            if isEnabledForSegment(at: segment) { return choose(segment, with: nil) }
            segment += direction
        }
    }

    /// Whether a segment is enabled; `false` out of range.
    open func isEnabledForSegment(at segment: Int) -> Bool { place(segment).map { segments[$0].isEnabled } ?? false }

    private func place(_ index: Int) -> Int? { segments.isEmpty || index < 0 ? nil : min(index, segments.count - 1) }

    private func change(_ index: Int, _ body: (inout Segment) -> Void) {
        guard let index = place(index) else { return }
        body(&segments[index])
        contentDidChange()
    }

    /// The segment that is chosen, or ``noSegment``. Setting it sends nothing.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            selected = segments.indices.contains(newValue) ? newValue : -1
            changeParts(animated: false) { [self] in placeParts() }
        }
    }

    /// Whether segments are pressed like buttons: none stays chosen.
    open var isMomentary = false {
        didSet { if isMomentary { selectedSegmentIndex = -1 } }
    }

    /// Whether segments without a set width are as wide as their content needs, rather than all the same.
    open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

    // MARK: Appearance

    /// The colour of the chosen segment; `nil`: white, or a gray in the dark.
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The attributes of titles in a state: of them `font` and `foregroundColor` count.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes.set(attributes, for: state)
        contentDidChange()
    }

    /// The attributes of titles that were set for a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    /// The attributes that were set for this very state.
    final func ownTitleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes.own(state) }

    // MARK: Geometry

    open override var intrinsicContentSize: CGSize {
        CGSize(width: layout(in: .zero).naturalWidth, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func layout(in bounds: CGRect) -> SegmentsLayout {
        let font = titleAttributes[.normal]?[.font] as? UIFont ?? SegmentsFace.font(isSelected: true)
        return SegmentsLayout(segments, font: font, bounds: bounds, byContent: apportionsSegmentWidthsByContent)
    }

    // MARK: Showing

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    /// - Parameter isAnimated: Whether what is chosen moves to its place, and the segments appear at theirs.
    private func contentDidChange(_ isAnimated: Bool = false) {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        guard isAnimated, window != nil else { return }
        face.alpha = 0
        UIView.animate(withDuration: 0.25, options: .allowUserInteraction, animations: { [self] in
            face.alpha = 1
            // A container gives the control its new width in the same movement.
            (superview ?? self).layoutIfNeeded()
        })
    }

    override var shapeRadius: CGFloat { min(9, bounds.height / 2) }

    private func placeParts() {
        let layout = layout(in: bounds), radius = shapeRadius
        background.frame = bounds
        background.backgroundColor = .tertiarySystemFill
        background.layer.cornerRadius = radius
        let shown = isMomentary ? (isHighlighted ? pressed : nil) ?? -1 : selected
        if layout.rects.indices.contains(shown) {
            let inset: CGFloat = isHighlighted && pressed == shown && !isMomentary ? 3.5 : 2
            patch.frame = layout.rects[shown].insetBy(dx: inset, dy: inset)
            patch.layer.cornerRadius = max(radius - 2, 0)
            patch.backgroundColor = selectedSegmentTintColor ?? Self.patchColor
            patch.makeKnob()
            patch.alpha = isEnabled ? 1 : 0.5
        } else {
            patch.alpha = 0
        }
        background.place(layout.rects, selected: shown)
        face.frame = bounds
        face.show(SegmentsFace.Content(segments: segments, rects: layout.rects, selected: shown, pressed: isHighlighted ? pressed : nil,
                                       isEnabled: isEnabled, attributes: titleAttributes))
    }

    // MARK: Tracking

    private func segment(at point: CGPoint) -> Int? {
        for (index, rect) in layout(in: bounds).rects.enumerated() where point.x >= rect.minX && point.x < rect.maxX {
            return segments[index].isEnabled ? index : nil
        }
        return nil
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = segment(at: touch.location(in: self))
        return pressed != nil
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let new = isTouchInside ? segment(at: touch.location(in: self)) : nil
        if new != pressed {
            pressed = new
            setNeedsLayout()
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let chosen = isTouchInside ? pressed : nil
        pressed = nil
        setNeedsLayout()
        // A segment may have been disabled under the finger.
        guard let chosen, segments.indices.contains(chosen), segments[chosen].isEnabled, isMomentary || chosen != selected else { return }
        choose(chosen, with: event)
    }

    /// Where a segment is, in points of the control; empty out of range.
    final func frameOfSegment(_ index: Int) -> CGRect {
        let rects = layout(in: bounds).rects
        return rects.indices.contains(index) ? rects[index] : .zero
    }

    /// Chooses a segment for a person, without a touch. The index is one of a segment.
    final func chooseAsPerson(_ index: Int) { choose(index, with: nil) }

    /// Does what the user's choice of a segment does: sends it, performs the segment's action, and lets go of it if it is momentary.
    private func choose(_ chosen: Int, with event: UIEvent?) {
        selected = chosen
        lastChosen = chosen
        changeParts(animated: !isMomentary) { [self] in placeParts() }
        let action = segments[chosen].action
        sendValueChanged(with: event)
        if let action { sendAction(action) }
        if isMomentary { selectedSegmentIndex = -1 }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        pressed = nil
        setNeedsLayout()
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !ControlGestures.isTap(gestureRecognizer, above: self) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Archives

    private func decodeSegments(from coder: NSCoder) {
        for number in 0..<max(coder.decodeInteger(forKey: "segments"), 0) {
            guard coder.containsValue(forKey: "segment.\(number).enabled") else { break }
            segments.append(Segment(title: coder.value(forKey: "segment.\(number).title", as: String.self),
                                    image: coder.value(forKey: "segment.\(number).image", as: UIImage.self),
                                    width: CGFloat(coder.decodeDouble(forKey: "segment.\(number).width")),
                                    isEnabled: coder.decodeBool(forKey: "segment.\(number).enabled")))
        }
        isMomentary = coder.decodeBool(forKey: "momentary")
        apportionsSegmentWidthsByContent = coder.decodeBool(forKey: "apportionsSegmentWidthsByContent")
        if coder.containsValue(forKey: "selectedSegmentIndex") {
            selectedSegmentIndex = coder.decodeInteger(forKey: "selectedSegmentIndex")
        }
        selectedSegmentTintColor = coder.value(forKey: "selectedSegmentTintColor", as: UIColor.self)
    }

    private func encodeSegments(with coder: NSCoder) {
        coder.encode(segments.count, forKey: "segments")
        for (number, segment) in segments.enumerated() {
            if let title = segment.title { coder.encode(title as NSString, forKey: "segment.\(number).title") }
            if let image = segment.image { coder.encode(image, forKey: "segment.\(number).image") }
            coder.encode(segment.width.native, forKey: "segment.\(number).width")
            coder.encode(segment.isEnabled, forKey: "segment.\(number).enabled")
        }
        coder.encode(isMomentary, forKey: "momentary")
        coder.encode(apportionsSegmentWidthsByContent, forKey: "apportionsSegmentWidthsByContent")
        coder.encode(selected, forKey: "selectedSegmentIndex")
        if let selectedSegmentTintColor { coder.encode(selectedSegmentTintColor, forKey: "selectedSegmentTintColor") }
    }
}
