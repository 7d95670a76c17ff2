/// A number that an element stands for, and its range.
package struct AssistedValue: Equatable, Sendable {
    package var minimum: Double
    package var maximum: Double
    /// What one step changes; 0 where nothing changes it.
    package var step: Double
    package var current: Double
    /// The number in words.
    package var words: String?
}

extension UIResponder {
    /// The number; `nil` for what has none.
    package var assistedValue: AssistedValue? {
        let words = accessibilityValue
        return switch self {
        case let slider as UISlider:
            AssistedValue(minimum: Double(slider.minimumValue), maximum: Double(slider.maximumValue),
                          step: (Double(slider.maximumValue) - Double(slider.minimumValue)) / 10, current: Double(slider.value), words: words)
        case let stepper as UIStepper:
            AssistedValue(minimum: stepper.minimumValue, maximum: stepper.maximumValue, step: stepper.stepValue, current: stepper.value, words: words)
        case let pages as UIPageControl:
            AssistedValue(minimum: pages.numberOfPages > 0 ? 1 : 0, maximum: Double(pages.numberOfPages), step: 1,
                          current: pages.numberOfPages > 0 ? Double(pages.currentPage + 1) : 0, words: words)
        case let wheel as Wheel:
            AssistedValue(minimum: 0, maximum: Double(max(wheel.count - 1, 0)), step: 1, current: Double(max(wheel.chosen, 0)), words: words)
        case let bar as UIProgressView:
            AssistedValue(minimum: 0, maximum: 1, step: 0, current: Double(bar.progress), words: words)
        default: nil
        }
    }

    /// Sets the number as a person does: the control sends its actions (R-BUS-7).
    /// - Parameter value: It is brought into the range, and to a whole number where there are only such.
    /// - Returns: Whether it is a number that can be set.
    package func setAssistedValue(_ value: Double) -> Bool {
        guard value.isFinite, let range = assistedValue, range.step > 0, !accessibilityTraits.contains(.notEnabled) else { return false }
        let new = min(max(value, range.minimum), range.maximum)
        switch self {
        case let slider as UISlider: slider.setByPerson { slider.setValue(Float(new), animated: false) }
        case let stepper as UIStepper: stepper.setByPerson { stepper.value = new }
        case let pages as UIPageControl: pages.setByPerson { pages.currentPage = Int(new.rounded()) - 1 }
        case let wheel as Wheel: wheel.chooseAsPerson(Int(new.rounded()))
        default: return false
        }
        return true
    }

    /// Turns a wheel to the first row that says a text, as a person does (R-UIT-11).
    /// - Returns: Whether it is a wheel with such a row.
    package func chooseAssistedRow(saying text: String) -> Bool {
        guard let wheel = self as? Wheel, !accessibilityTraits.contains(.notEnabled), let row = wheel.row(saying: text) else { return false }
        wheel.chooseAsPerson(row)
        return true
    }
}

extension UIControl {
    /// Makes a change, and sends it where the value is another one then.
    fileprivate func setByPerson(_ change: () -> Void) {
        let old = assistedValue?.current
        change()
        if assistedValue?.current != old { sendValueChanged(with: nil) }
    }
}
