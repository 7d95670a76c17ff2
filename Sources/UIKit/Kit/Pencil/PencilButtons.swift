internal import TouchHost

/// What becomes of a button on a pencil's barrel.
struct PencilButton {
    /// The first of the barrel is what taps on a pencil are, the second what squeezes are (R-PEN-1).
    enum Kind: CaseIterable {
        case tap, squeeze

        /// As hosts number buttons.
        var mask: Int { self == .tap ? 1 << 1 : 1 << 2 }
    }

    var kind: Kind
    var isPressed: Bool
    var timestamp: Double
    /// Where the pencil hovers; `nil` while it touches.
    var hover: HoverSample?
    var scene: UIWindowScene?
}

/// What delegates are called with.
@MainActor
protocol PencilObserver: AnyObject {
    func pencilButton(_ button: PencilButton)
}

/// Follows the buttons of pencils. It calls delegates after the event that their sample is in, so that nothing of the app's runs inside.
@MainActor
struct PencilButtons {
    private struct Observer {
        weak var object: (any PencilObserver)?
    }

    private static var observers: ContiguousArray<Observer> = []
    private var pressed = 0
    private var changes: ContiguousArray<PencilButton> = []

    static func add(_ observer: any PencilObserver) {
        remove(observer)
        observers.append(Observer(object: observer))
    }

    static func remove(_ observer: any PencilObserver) { observers.removeAll { $0.object == nil || $0.object === observer } }

    mutating func follow(_ buttons: Int, at time: Double, _ hover: HoverSample? = nil, in scene: UIWindowScene?) {
        guard buttons != pressed else { return }
        for kind in PencilButton.Kind.allCases where (buttons ^ pressed) & kind.mask != 0 {
            changes.append(PencilButton(kind: kind, isPressed: buttons & kind.mask != 0, timestamp: time, hover: hover, scene: scene))
        }
        pressed = buttons
    }

    /// What has not been delivered yet.
    mutating func takeChanges() -> ContiguousArray<PencilButton> {
        defer { changes = [] }
        return changes
    }

    var hasChanges: Bool { !changes.isEmpty }

    static func tell(_ changes: ContiguousArray<PencilButton>) {
        for change in changes {
            for observer in observers { observer.object?.pencilButton(change) }
        }
    }
}
