import UIKit

extension ScenarioStage {
    /// A control with the value that it begins with: the middle of a slider, the first of three segments or pages, off.
    func makeControl(_ kind: ScenarioControl, _ description: ScenarioViewDescription) -> UIView {
        let control: UIControl
        switch kind {
        case .button: control = UIButton()
        case .slider:
            let slider = UISlider()
            slider.value = 0.5
            control = slider
        case .switch: control = UISwitch()
        case .stepper: control = UIStepper()
        case .segmentedControl:
            let segments = UISegmentedControl(items: ["1", "2", "3"])
            segments.selectedSegmentIndex = 0
            control = segments
        case .pageControl:
            let pages = UIPageControl()
            pages.numberOfPages = 3
            control = pages
        case .textField: control = UITextField()
        }
        control.frame = description.frame
        recorder.follow(control, description.id)
        return control
    }
}

extension Recorder {
    /// Counts what the control sends from now on.
    func follow(_ control: UIControl, _ id: String) {
        recording.controls[id] = RecordedControl()
        for (name, event) in RecordedControl.events {
            control.addAction(UIAction { [weak self] _ in self?.recording.controls[id]?.sent[name, default: 0] += 1 }, for: event)
        }
    }

    /// Reads what the controls have come to.
    func noteControls() {
        for (id, view) in views where recording.controls[id] != nil { recording.controls[id]?.value = Self.value(of: view) }
    }

    static func value(of view: UIView) -> Double? {
        switch view {
        case let slider as UISlider: Double(slider.value)
        case let toggle as UISwitch: toggle.isOn ? 1 : 0
        case let stepper as UIStepper: stepper.value
        case let segments as UISegmentedControl: Double(segments.selectedSegmentIndex)
        case let pages as UIPageControl: Double(pages.currentPage)
        default: nil
        }
    }
}

extension ScenarioStage {
    /// Gives a control a value that it had before; editing ends.
    func put(_ value: Double?, in view: UIView) {
        if let field = view as? UITextField { field.resignFirstResponder() }
        guard let value, value != Recorder.value(of: view) else { return }
        switch view {
        case let slider as UISlider: slider.value = Float(value)
        case let toggle as UISwitch: toggle.isOn = value != 0
        case let stepper as UIStepper: stepper.value = value
        case let segments as UISegmentedControl: segments.selectedSegmentIndex = Int(value)
        case let pages as UIPageControl: pages.currentPage = Int(value)
        default: break
        }
    }
}

extension RecordedControl {
    fileprivate static let events: [(name: String, event: UIControl.Event)] = [
        ("touchDown", .touchDown), ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
        ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
        ("valueChanged", .valueChanged), ("editingDidBegin", .editingDidBegin), ("allEvents", .allEvents),
    ]

    /// What may be counted.
    static var names: [String] { events.map(\.name) }
}
