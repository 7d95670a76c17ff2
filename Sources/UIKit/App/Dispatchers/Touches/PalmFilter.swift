internal import GestureEngine
internal import TouchHost

/// Decides which contacts of fingers become no touches: by what they are themselves (R-PALM-3, R-PALM-4), and beside a pen all of them where the app says so
/// (R-PALM-1, R-PALM-2).
///
/// It delays nothing: each contact is judged when its sample is applied.
@MainActor
struct PalmFilter {
    /// A pen that hovers, by its device, or a contact of one.
    private enum Pen: Equatable {
        case hovering(Int)
        case down(contact: Int, scene: Int)
    }

    private var pens: ContiguousArray<Pen> = []
    /// When the last of them went.
    private var lastPen: TimeInterval?

    // MARK: Pens

    /// Whether a pen is in range: then no other comes into range.
    var hasPens: Bool { !pens.isEmpty }

    /// - Returns: Whether the pen comes into range with it.
    mutating func follow(_ sample: HoverSample) -> Bool {
        guard sample.tool == .pencil else { return false }
        let pen = Pen.hovering(sample.device)
        return sample.phase == .left ? remove(pen, at: sample.timestamp) : add(pen)
    }

    /// - Returns: Whether the pen comes into range with it.
    mutating func follow(_ contact: TouchHost.Contact, in scene: Int) -> Bool {
        guard contact.tool == .pencil else { return false }
        let pen = Pen.down(contact: contact.id, scene: scene)
        return switch contact.phase {
        case .began: add(pen)
        case .ended, .cancelled: remove(pen, at: contact.timestamp)
        case .moved: false
        }
    }

    /// Its pens are gone without a sample.
    mutating func removeAll() { self = PalmFilter() }

    private mutating func add(_ pen: Pen) -> Bool {
        if pens.contains(pen) { return false }
        pens.append(pen)
        return pens.count == 1
    }

    private mutating func remove(_ pen: Pen, at time: TimeInterval) -> Bool {
        guard let index = pens.firstIndex(of: pen) else { return false }
        pens.remove(at: index)
        if pens.isEmpty { lastPen = time }
        return false
    }

    // MARK: Fingers

    /// Why a contact that lands becomes no touch; `nil` for one that does.
    func whyRejected(_ contact: TouchHost.Contact, scale: Double) -> Rejection? {
        guard contact.tool == .finger else { return nil }
        if let palm = whyPalm(contact, scale: scale) { return palm }
        let settings = GestureConfiguration.current
        guard settings.pensSilenceFingers else { return nil }
        if !pens.isEmpty { return .penInRange }
        guard let lastPen, contact.timestamp - lastPen < settings.penSilence - GestureConfiguration.comparisonTolerance else { return nil }
        return .penWasInRange(before: max(0, contact.timestamp - lastPen), allowed: settings.penSilence)
    }

    /// Whether the device says anything of a contact by which it can be a palm: most don't, and every move is asked.
    @inline(__always)
    static func saysMore(_ contact: TouchHost.Contact) -> Bool { contact.isPalm || contact.majorRadius != nil }

    /// Why a contact is a palm by itself; `nil` for a finger.
    func whyPalm(_ contact: TouchHost.Contact, scale: Double) -> Rejection? {
        guard Self.saysMore(contact), contact.tool == .finger else { return nil }
        let settings = GestureConfiguration.current
        if contact.isPalm, settings.rejectsPalms { return contact.isHandOfPen ? .handOfPen : .palm }
        guard let radius = contact.majorRadius, radius / scale > settings.palmRadius else { return nil }
        return .tooLarge(radius: radius / scale, allowed: settings.palmRadius)
    }

    /// Whether a pen that comes silences a finger because it landed so shortly before (R-PALM-2).
    func landedBeforePen(_ touch: UITouch, at time: TimeInterval) -> Bool {
        touch.isLive && touch.isFinger && isOfHand(touch.landing.timestamp, ofPenAt: time)
    }

    /// Whether a pen that comes at a time silences a finger of that landing.
    func isOfHand(_ landing: TimeInterval, ofPenAt time: TimeInterval) -> Bool {
        let settings = GestureConfiguration.current
        return settings.pensSilenceFingers && time - landing < settings.penSilence - GestureConfiguration.comparisonTolerance
    }
}
