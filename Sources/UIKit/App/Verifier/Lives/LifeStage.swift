/// How far a receiver is with a touch or a press.
enum LifeStage {
    /// It was not called.
    case unheard
    case begun
    /// It was called for the end.
    case over
}

extension LifeStage {
    /// After a call of that phase.
    func after(_ phase: UITouch.Phase) -> LifeStage { phase == .ended || phase == .cancelled ? .over : .begun }
}

/// A receiver of touches and presses, as sentences name it.
struct NamedReceiver: CustomStringConvertible {
    let type: Any.Type
    var name: String?

    var description: String { name ?? "\(type)" }
}

/// A touch or a press, by its number: presses count downwards from -1.
struct ContactName: CustomStringConvertible {
    let serial: Int

    var description: String { serial < 0 ? "press \(-serial)" : "touch \(serial)" }
}

extension UITouch.Phase {
    /// "touch 3 … ".
    var verb: String {
        switch self {
        case .began: "began"
        case .moved: "moved"
        case .stationary: "stayed"
        case .ended: "ended"
        case .cancelled: "was cancelled"
        default: "hovered"
        }
    }
}

extension UIPress.Phase {
    /// What stands for it among the phases of touches.
    var ofTouch: UITouch.Phase {
        switch self {
        case .began: .began
        case .changed: .moved
        case .stationary: .stationary
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
