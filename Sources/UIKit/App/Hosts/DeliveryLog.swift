internal import TouchHost

/// What was delivered to which receiver, one line of JSON an event (see `Documentation/delivery-log.md`).
@MainActor
package final class DeliveryLog: DeliveryNotes {
    /// The log that is being written; `nil` without one.
    // Unchecked: GestureBenchmark takes 3 % more instructions with checks.
    @exclusivity(unchecked) package static var current: DeliveryLog? { didSet { Watchers.log = current } }

    private let write: (String) -> Void
    private let rule: TypedTextRule
    private var time = 0.0
    private var number = 0
    private var deliveries: [String] = []

    /// - Parameters:
    ///   - showsTyped: Whether the places of fingers that type on a keyboard on the screen are shown; never those of a secure field's.
    ///   - write: Takes one line without its end.
    package init(showsTyped: Bool = false, write: @escaping (String) -> Void) {
        self.write = write
        rule = TypedTextRule(isAskedFor: showsTyped)
        write(#"{"format":"dactyl-deliveries","version":1}"#)
    }

    func beginEvent(at timestamp: Double) {
        time = timestamp
        number += 1
        deliveries.removeAll(keepingCapacity: true)
    }

    func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, to view: UIView) {
        let list = touches.sorted { $0.serial < $1.serial }.map { touch in
            let place = shownPlace(of: touch)
            return #"{"id":\#(touch.serial),"x":\#(Self.number(place.x)),"y":\#(Self.number(place.y))}"#
        }
        deliveries.append(
            #"{"to":"\#(type(of: view))","phase":"\#(phase)","touches":[\#(list.joined(separator: ","))]}"#)
    }

    private func shownPlace(of touch: UITouch) -> CGPoint {
        let place = touch.sample.location
        if let keyboard = touch.hitView?.enclosingKeyboard { return keyboard.shown(place, landedAt: touch.landing.location, rule) }
        guard touch.landingWindow?.isOfReader == true, let keyboard = UIApplication.instance?.inputViews.shownKeyboard else { return place }
        return keyboard.shownExplored(place, rule)
    }

    /// A timer's turn makes a line only when it called a receiver.
    func endTimerTurn() {
        if deliveries.isEmpty { number -= 1 } else { endEvent() }
    }

    func endEvent() {
        write(#"{"t":\#(Self.number(time)),"event":\#(number),"deliveries":[\#(deliveries.joined(separator: ","))]}"#)
    }

    /// At most six decimals, none for whole numbers.
    private static func number(_ value: Double) -> String {
        let rounded = (value * 1e6).rounded() / 1e6
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
    }
}
