extension UIApplication {
    /// How many touches have landed so far: another number says that ``inspectedTouches`` has new ones.
    package var inspectedLandings: Int { dispatcher.lastSerial }

    /// The touches of the sequence that is going on, in order of landing.
    package var inspectedTouches: ContiguousArray<InspectedTouch> {
        var result: ContiguousArray<InspectedTouch> = []
        for touch in dispatcher.touches { result.append(InspectedTouch(touch: touch)) }
        return result
    }
}

/// A touch as long as it is down: an inspector that asks in each turn needs no list of them.
@MainActor
package struct InspectedTouch {
    fileprivate let touch: UITouch

    package var isDown: Bool { touch.isLive }
    /// The host's number for it, as its samples have it.
    package var contact: Int { touch.contact }
    /// The view that it landed in; `nil` if it has none.
    package var view: UIView? { touch.hitView }
    /// Distinguishes touches: they are numbered in order of landing, from 1.
    package var number: Int { touch.serial }
}
