import TouchHost

/// Multi-touch protocol B: contacts live in slots, and events report what changed in the current one.
///
/// A slot keeps its values when its contact ends, and the kernel does not repeat an unchanged one: a new contact inherits them.
struct SlotTracker: Sendable {
    private struct Slot: Sendable {
        /// As reported, below 0 while the slot is empty.
        var trackingID: Int32 = -1
        var toolType: Int32 = 0
        var values = DeviceValues()
        var isChanged = false
        /// Whether the contact was found to be a palm; it stays one to its end.
        var isRejected = false
        /// As sent, from the contact's begin to its end.
        var live: DecodedContact?
        var liveTrackingID: Int32 = -1
    }

    private var slots: ContiguousArray<Slot>
    /// The slot that events are about; beyond the end while it is one that does not exist.
    private var current = 0
    /// No more than so many slots are believed in.
    private static let limit = 256

    private enum ToolType {
        static let pen: Int32 = 1
        static let palm: Int32 = 2
    }

    init(_ device: EvdevDevice) {
        let maximum = Int(device[axis: EvdevCode.slot]?.maximum ?? 0)
        slots = ContiguousArray(repeating: Slot(), count: min(max(maximum, 0), Self.limit - 1) + 1)
    }

    mutating func setAxis(_ code: UInt16, _ value: Int32) {
        if code == EvdevCode.slot {
            current = value >= 0 ? min(Int(value), slots.count) : slots.count
            return
        }
        guard current < slots.count else { return }
        switch code {
        case EvdevCode.trackingID:
            if slots[current].trackingID != value { slots[current].isRejected = false }
            slots[current].trackingID = value
        case EvdevCode.positionX: slots[current].values.x = value
        case EvdevCode.positionY: slots[current].values.y = value
        case EvdevCode.touchMajor: slots[current].values.major = value
        case EvdevCode.contactPressure: slots[current].values.pressure = value
        case EvdevCode.contactDistance: slots[current].values.distance = value
        case EvdevCode.toolType: slots[current].toolType = value
        default: return
        }
        slots[current].isChanged = true
    }

    /// Emits what the report that ends here has changed.
    mutating func commit(_ numbers: inout ContactNumbers, _ contacts: inout ContiguousArray<DecodedContact>) {
        for index in slots.indices where slots[index].isChanged {
            slots[index].isChanged = false
            Self.commit(&slots[index], &numbers, &contacts)
        }
    }

    private static func commit(_ slot: inout Slot, _ numbers: inout ContactNumbers, _ contacts: inout ContiguousArray<DecodedContact>) {
        let isPalm = slot.toolType == ToolType.palm
        if isPalm { slot.isRejected = slot.trackingID >= 0 }
        let isTouching = slot.trackingID >= 0 && slot.values.distance ?? 0 <= 0 && !slot.isRejected
        if var live = slot.live {
            if isTouching, slot.liveTrackingID == slot.trackingID {
                guard live.values != slot.values else { return }
                live.phase = .moved
                live.values = slot.values
                slot.live = live
                contacts.append(live)
                return
            }
            live.phase = isPalm && slot.liveTrackingID == slot.trackingID ? .cancelled : .ended
            contacts.append(live)
            slot.live = nil
        }
        guard isTouching else { return }
        let began = DecodedContact(id: numbers.take(), phase: .began, tool: slot.toolType == ToolType.pen ? .stylus : .finger,
                                   values: slot.values)
        slot.live = began
        slot.liveTrackingID = slot.trackingID
        contacts.append(began)
    }

    /// Takes all contacts away; the slots count as empty until something lands in them.
    mutating func cancelAll(_ contacts: inout ContiguousArray<DecodedContact>) {
        for index in slots.indices {
            if var live = slots[index].live {
                live.phase = .cancelled
                contacts.append(live)
            }
            slots[index].live = nil
            slots[index].trackingID = -1
            slots[index].isChanged = false
        }
    }
}
