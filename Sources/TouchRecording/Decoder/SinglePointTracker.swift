import TouchHost

/// A single-touch screen, or a pen: one point that touches while `BTN_TOUCH` is down.
///
/// A pen is in range between its `BTN_TOOL_…` going down and up, and hovers while it does not touch. One that leaves without
/// lifting has lifted.
struct SinglePointTracker: Sendable {
    /// The pens that are in range, as committed.
    private(set) var tools: StylusTools = []
    /// Where a pen is that is in range and does not touch, as committed.
    private(set) var hover: DeviceValues?

    private let hasStylus: Bool
    /// Whether the device reports its fingers elsewhere.
    private let isStylusOnly: Bool
    private var values = DeviceValues()
    private var pendingTools: StylusTools = []
    private var isTouched = false
    private var isFingerTool = false
    /// Whether the pen went out of range with `BTN_TOUCH` down.
    private var hasLeft = false
    private var live: DecodedContact?

    init(_ device: EvdevDevice, isStylusOnly: Bool) {
        hasStylus = device.hasStylus
        self.isStylusOnly = isStylusOnly
    }

    mutating func setAxis(_ code: UInt16, _ value: Int32) {
        switch code {
        case EvdevCode.x: values.x = value
        case EvdevCode.y: values.y = value
        case EvdevCode.pressure: values.pressure = value
        case EvdevCode.distance: values.distance = value
        case EvdevCode.tiltX: values.tiltX = value
        case EvdevCode.tiltY: values.tiltY = value
        default: break
        }
    }

    mutating func setKey(_ code: UInt16, _ isDown: Bool) {
        switch code {
        case EvdevCode.touch:
            isTouched = isDown
            hasLeft = false
        case EvdevCode.toolFinger:
            isFingerTool = isDown
        case EvdevCode.toolPen...EvdevCode.toolAirbrush:
            let tool = StylusTools(rawValue: 1 << UInt8(code - EvdevCode.toolPen))
            if isDown {
                pendingTools.insert(tool)
                hasLeft = false
            } else if pendingTools.remove(tool) != nil, pendingTools.isEmpty {
                hasLeft = true
            }
        default:
            break
        }
    }

    /// Emits what the report that ends here has changed.
    /// - Returns: Whether the pens in range or their place changed.
    mutating func commit(_ numbers: inout ContactNumbers, _ contacts: inout ContiguousArray<DecodedContact>) -> Bool {
        let isDown = isTouched && !hasLeft && (!isStylusOnly || !pendingTools.isEmpty)
        if var known = live {
            if !isDown {
                known.phase = .ended
                live = nil
                contacts.append(known)
            } else if known.values != values {
                known.phase = .moved
                known.values = values
                live = known
                contacts.append(known)
            }
        } else if isDown {
            let tool: DecodedContact.Tool = hasStylus && !isFingerTool ? .stylus : .finger
            let began = DecodedContact(id: numbers.take(), phase: .began, tool: tool, values: values)
            live = began
            contacts.append(began)
        }
        let place = pendingTools.isEmpty || isDown ? nil : values
        defer {
            tools = pendingTools
            hover = place
        }
        return tools != pendingTools || hover != place
    }

    /// Takes the contact away, and the pens out of range.
    mutating func cancelAll(_ contacts: inout ContiguousArray<DecodedContact>) {
        if var known = live {
            known.phase = .cancelled
            contacts.append(known)
        }
        live = nil
        isTouched = false
        hasLeft = false
        isFingerTool = false
        pendingTools = []
        tools = []
        hover = nil
    }
}
