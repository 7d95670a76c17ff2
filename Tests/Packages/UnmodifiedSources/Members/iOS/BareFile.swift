// A framework's header imports UIKit for this file.
final class BareKnob: UIControl {
    var turns: CGFloat = 0
}
