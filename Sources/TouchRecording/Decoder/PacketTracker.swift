import TouchHost

/// Multi-touch protocol A: each frame lists all contacts as packets, and the receiver finds out which is which.
///
/// Packets with tracking IDs are matched by these; the others so that the squares of the ways are least in sum, as the kernel
/// and mtdev do. A packet without a position, or with an extent of 0, makes no contact. A frame without any packet changes nothing, unless
/// `BTN_TOUCH` went up in it.
struct PacketTracker: Sendable {
    private struct Packet: Sendable {
        var values = DeviceValues()
        var trackingID: Int32?
        var hasX = false
        var hasY = false
    }

    private struct Live: Sendable {
        var contact: DecodedContact
        var trackingID: Int32?
    }

    private var packet = Packet()
    private var packets: ContiguousArray<Packet> = []
    private var live: ContiguousArray<Live> = []
    private var sawPacket = false
    private var isLifted = false
    private var matching = ContactMatching()
    /// No more than so many contacts are believed in.
    private static let limit = 64

    mutating func setAxis(_ code: UInt16, _ value: Int32) {
        switch code {
        case EvdevCode.positionX:
            packet.values.x = value
            packet.hasX = true
        case EvdevCode.positionY:
            packet.values.y = value
            packet.hasY = true
        case EvdevCode.touchMajor: packet.values.major = value
        case EvdevCode.contactPressure: packet.values.pressure = value
        case EvdevCode.contactDistance: packet.values.distance = value
        case EvdevCode.trackingID: packet.trackingID = value
        default: break
        }
    }

    mutating func endPacket() {
        sawPacket = true
        let isTouching = packet.values.major != 0 && packet.values.distance ?? 0 <= 0
        if packet.hasX, packet.hasY, isTouching, packets.count < Self.limit { packets.append(packet) }
        packet = Packet()
    }

    /// `BTN_TOUCH` went up.
    mutating func liftAll() { isLifted = true }

    /// Throws away what has come since the last report.
    mutating func forgetPackets() {
        packet = Packet()
        packets.removeAll(keepingCapacity: true)
        sawPacket = false
        isLifted = false
    }

    /// Emits what the report that ends here has changed.
    mutating func commit(_ numbers: inout ContactNumbers, _ contacts: inout ContiguousArray<DecodedContact>) {
        if sawPacket || isLifted { match(&numbers, &contacts) }
        forgetPackets()
    }

    private mutating func match(_ numbers: inout ContactNumbers, _ contacts: inout ContiguousArray<DecodedContact>) {
        var taken = ContiguousArray(repeating: -1, count: packets.count)
        if packets.allSatisfy({ $0.trackingID != nil }), live.allSatisfy({ $0.trackingID != nil }) {
            for (column, packet) in packets.enumerated() {
                if let row = live.firstIndex(where: { $0.trackingID == packet.trackingID }), !taken.contains(row) { taken[column] = row }
            }
        } else {
            matching.solve(rows: live.count, columns: packets.count, into: &taken) { row, column in
                let from = live[row].contact.values, to = packets[column].values
                let x = Double(from.x) - Double(to.x), y = Double(from.y) - Double(to.y)
                return x * x + y * y
            }
        }
        var next: ContiguousArray<Live> = []
        for row in live.indices where !taken.contains(row) {
            live[row].contact.phase = .ended
            contacts.append(live[row].contact)
        }
        for (column, packet) in packets.enumerated() {
            guard taken[column] >= 0 else {
                let began = DecodedContact(id: numbers.take(), phase: .began, values: packet.values)
                contacts.append(began)
                next.append(Live(contact: began, trackingID: packet.trackingID))
                continue
            }
            var known = live[taken[column]]
            if known.contact.values != packet.values {
                known.contact.phase = .moved
                known.contact.values = packet.values
                contacts.append(known.contact)
            }
            next.append(known)
        }
        live = next
    }

    mutating func cancelAll(_ contacts: inout ContiguousArray<DecodedContact>) {
        for index in live.indices {
            live[index].contact.phase = .cancelled
            contacts.append(live[index].contact)
        }
        live = []
        forgetPackets()
    }
}
