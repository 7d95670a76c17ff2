/// The controls that a view of a scenario can be.
enum ScenarioControl: String, CaseIterable, Sendable {
    case button, slider, `switch`, stepper, segmentedControl, pageControl, textField

    /// Whether it has a value that fingers change.
    var hasValue: Bool {
        switch self {
        case .slider, .switch, .stepper, .segmentedControl, .pageControl: true
        case .button, .textField: false
        }
    }
}
