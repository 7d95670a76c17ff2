/// Turns the events of one device into frames of contacts: a state machine without a clock, for recordings and live devices alike.
///
/// It understands multi-touch protocols A and B, single-touch screens and pens. A contact begins and ends with the `SYN_REPORT` that
/// commits it, and its time is that one's. A contact that was down before the first event is not known and not reported, unless the host
/// feeds the device's state first, as after a loss (``LossPolicy/awaitState``).
///
/// A device without contacts, such as a screen that acts as a mouse (absolute axes and `BTN_LEFT` without `BTN_TOUCH`), has no frames.
public struct EvdevDecoder: Sendable {
    /// What to do when the kernel has thrown events away (`SYN_DROPPED`).
    public enum LossPolicy: Sendable {
        /// All contacts are cancelled; a finger counts again when it lands. All that can be done with a recording.
        case cancel
        /// Nothing changes until the next report. The host asks the device for its state and feeds it as events before it goes on:
        /// for each slot the slot, the tracking ID and the axes, then the keys and axes of the device, then a report.
        case awaitState
    }

    /// Whether events were lost and their report has come: the moment to ask the device for its state.
    public private(set) var hasLostEvents = false

    private let device: EvdevDevice
    private let lossPolicy: LossPolicy
    private var numbers: ContactNumbers
    private var slots: SlotTracker?
    private var packets: PacketTracker?
    private var single: SinglePointTracker?
    /// Between `SYN_DROPPED` and the report after it.
    private var isSkipping = false
    private var lastTime = Int64.min

    /// - Parameters:
    ///   - firstID: The first contact's number; each further one has the next. A host with several devices sets them far apart.
    public init(_ device: EvdevDevice, firstID: Int = 1, lossPolicy: LossPolicy = .cancel) {
        self.device = device
        self.lossPolicy = lossPolicy
        numbers = ContactNumbers(next: firstID)
        let kind = device.contactProtocol
        if kind == .slots { slots = SlotTracker(device) }
        if kind == .anonymous { packets = PacketTracker() }
        // On a multi-touch screen the axes of a single point only repeat one of the fingers, unless a pen is there.
        if kind == .single || kind != .none && device.hasStylus {
            single = SinglePointTracker(device, isStylusOnly: kind != .single)
        }
    }

    /// Takes the next event.
    /// - Parameter frame: Replaced when the event completes a frame, its memory being used again.
    /// - Returns: Whether the frame is complete and holds a change.
    public mutating func decode(_ event: EvdevEvent, into frame: inout DecodedFrame) -> Bool {
        guard event.type == EvdevCode.synchronization else {
            if !isSkipping { take(event) }
            return false
        }
        switch event.code {
        case EvdevCode.report:
            return report(at: event.time, into: &frame)
        case EvdevCode.multitouchReport:
            if !isSkipping { packets?.endPacket() }
        case EvdevCode.dropped:
            isSkipping = true
        default:
            break
        }
        return false
    }

    /// Says that no more events come: a recording is over, a device is unplugged. Contacts that are still down are cancelled.
    /// - Returns: Whether there were any, or pens in range.
    public mutating func finish(at time: Int64, into frame: inout DecodedFrame) -> Bool {
        start(&frame, at: time)
        return cancelAll(&frame.contacts)
    }

    private mutating func take(_ event: EvdevEvent) {
        if event.type == EvdevCode.absolute {
            slots?.setAxis(event.code, event.value)
            packets?.setAxis(event.code, event.value)
            single?.setAxis(event.code, event.value)
        } else if event.type == EvdevCode.key {
            if event.code == EvdevCode.touch, event.value == 0 { packets?.liftAll() }
            single?.setKey(event.code, event.value != 0)
        }
    }

    private mutating func report(at time: Int64, into frame: inout DecodedFrame) -> Bool {
        start(&frame, at: time)
        if isSkipping {
            isSkipping = false
            hasLostEvents = true
            packets?.forgetPackets()
            if lossPolicy == .awaitState { return false }
            hasLostEvents = false
            return cancelAll(&frame.contacts)
        }
        hasLostEvents = false
        slots?.commit(&numbers, &frame.contacts)
        packets?.commit(&numbers, &frame.contacts)
        let isChanged = single?.commit(&numbers, &frame.contacts) ?? false
        frame.toolsInRange = single?.tools ?? []
        frame.hover = single?.hover
        return isChanged || !frame.contacts.isEmpty
    }

    /// - Returns: Whether there were contacts, or pens in range.
    private mutating func cancelAll(_ contacts: inout ContiguousArray<DecodedContact>) -> Bool {
        let hadTools = single.map { !$0.tools.isEmpty } ?? false
        slots?.cancelAll(&contacts)
        packets?.cancelAll(&contacts)
        single?.cancelAll(&contacts)
        return hadTools || !contacts.isEmpty
    }

    private mutating func start(_ frame: inout DecodedFrame, at time: Int64) {
        lastTime = max(lastTime, time)
        frame.time = lastTime
        frame.contacts.removeAll(keepingCapacity: true)
        frame.toolsInRange = []
        frame.hover = nil
    }
}
