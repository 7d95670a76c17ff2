/// A contact that lands, is on its way or is withheld.
public struct ContactState: Hashable, Sendable {
    /// What the slot is used for.
    public internal(set) var use = Use.free
    /// Whether it is a touch or a press.
    public let kind: ContactKind
    /// What kind of finger, pen or key it is: a number of the client's.
    public let type: Int
    /// The surface on which it landed.
    public let surface: SurfaceID
    /// The receiver of its calls; `nil` once that one has left (R-VH-8).
    public internal(set) var receiver: ReceiverID?
    /// What it did in this event; what it did last, once it is over.
    public internal(set) var phase = ContactPhase.began
    /// Whether it has moved since it landed.
    public internal(set) var hasMoved = false
    /// Where it is on its way to its receiver.
    public internal(set) var delivery: Delivery

    /// Whether a slot, and with it its number, is in use.
    public enum Use: Hashable, Sendable {
        /// No contact has the slot: the next that lands may get it.
        case free
        /// The slot is a contact's that is down, or whose end is still owed to its receiver.
        case present
        /// The slot's contact is gone. Two attempts followed it and stay related by its number (R-GR-43), which is given to no other meanwhile.
        case remembered
    }

    /// Whether it has ended or was cancelled.
    @inline(__always) public var isOver: Bool { phase.isEnd }

    static let none = ContactState(.touch, type: 0, SurfaceID(rawValue: 0), nil, .taken)

    init(_ kind: ContactKind, type: Int, _ surface: SurfaceID, _ receiver: ReceiverID?, _ delivery: Delivery) {
        self.kind = kind
        self.type = type
        self.surface = surface
        self.receiver = receiver
        self.delivery = delivery
    }
}
