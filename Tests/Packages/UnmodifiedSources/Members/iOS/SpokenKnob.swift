import UIKit

class SpokenKnob: UIControl {
    var value = 0.0
    override var accessibilityValue: String? {
        get { return "\(Int(value * 100)) %" }
        set {}
    }
    func speak() {
        isAccessibilityElement = true
        accessibilityLabel = "Volume"
        accessibilityIdentifier = "knob"
        accessibilityTraits = .adjustable
    }
    override func accessibilityIncrement() { value += 0.1 }
    override func accessibilityDecrement() { value -= 0.1 }
}
