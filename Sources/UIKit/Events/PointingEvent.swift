/// An event of a device that does something without touching: it has no touches (R-EVT-3), and goes to its own windows.
class PointingEvent: UIEvent {
    /// The windows concerned, in the order in which they are served.
    var windows: ContiguousArray<UIWindow> { [] }

    /// Calls the recognizers of the window, decides what they ask for, and sends their actions.
    func deliver(in window: UIWindow) {}
}
