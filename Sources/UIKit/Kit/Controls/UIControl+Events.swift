extension UIControl {
    /// The events of a control (R-CTL-2).
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch landed in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch landed that is not the first tap in a row.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved inside, or near enough to be counted as inside (R-CTL-30).
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch came back; ``touchDragInside`` follows (R-CTL-22).
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch left; ``touchDragOutside`` follows (R-CTL-22).
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was cancelled, or the control stopped following it for a reason of the system (R-CTL-25 … 27).
        public static let touchCancel = Event(rawValue: 1 << 8)

        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The user did what the control is for: pressed the button, changed the value.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)

        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// Bits for events of the application's own controls.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control stands (R-CTL-1).
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for states of the application's own controls.
        public static let application = State(rawValue: 0x00FF_0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where the content is between top and bottom.
    public enum ContentVerticalAlignment: Int, Sendable { case center = 0, top, bottom, fill }

    /// Where the content is between left and right. Leading is left: text here runs from left to right.
    public enum ContentHorizontalAlignment: Int, Sendable { case center = 0, left, right, fill, leading, trailing }
}
