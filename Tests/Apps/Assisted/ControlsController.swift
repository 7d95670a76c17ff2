import TestApps
import UIKit

class ControlsController: UIViewController, UITextFieldDelegate, UITextViewDelegate, UIPickerViewDataSource, UIPickerViewDelegate {
    private let stack = UIStackView()
    private let status = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Controls"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Alert", style: .plain, target: self, action: ControlsController.ask)
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        status.text = "Nothing yet"
        status.accessibilityIdentifier = "status"
        for row in [status] + buttons + numbers + texts { stack.addArrangedSubview(row) }
        let dot = TapView()
        dot.isAccessibilityElement = true
        dot.accessibilityLabel = "Dot"
        dot.accessibilityHint = "Counts taps"
        dot.backgroundColor = .systemTeal
        dot.heightAnchor.constraint(equalToConstant: 20).isActive = true
        dot.onTap = { [weak self] in self?.report("dot") }
        dot.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Paint") { [weak self] _ in
            self?.report("paint")
            return true
        }]
        stack.addArrangedSubview(dot)
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
                                 UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in self.tellTraits() }
        for name in [UIAccessibility.reduceMotionStatusDidChangeNotification, UIAccessibility.reduceTransparencyStatusDidChangeNotification] {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { tell("less motion \(UIAccessibility.isReduceMotionEnabled), transparency \(UIAccessibility.isReduceTransparencyEnabled)") }
            }
        }
    }

    private func tellTraits() {
        let traits = traitCollection
        tell("traits \(traits.userInterfaceStyle) \(traits.accessibilityContrast) \(traits.legibilityWeight) \(UIFont.preferredFont(forTextStyle: .body).pointSize)")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tellTraits()
        tell("ready")
    }

    private var buttons: [UIView] {
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.report("pressed") }, for: .touchUpInside)
        let disabled = UIButton(type: .system)
        disabled.setTitle("Disabled", for: .normal)
        disabled.isEnabled = false
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Wifi"
        toggle.addAction(UIAction { [weak self, weak toggle] _ in self?.report("wifi \(toggle?.isOn == true)") }, for: .valueChanged)
        let row = UIStackView(arrangedSubviews: [button, disabled, toggle])
        row.distribution = .equalSpacing
        return [row]
    }

    private var numbers: [UIView] {
        let slider = UISlider()
        slider.accessibilityLabel = "Volume"
        slider.maximumValue = 10
        slider.value = 5
        slider.addAction(UIAction { [weak self, weak slider] _ in self?.report("volume \(slider?.value ?? -1)") }, for: .valueChanged)
        let stepper = UIStepper()
        stepper.accessibilityLabel = "Copies"
        stepper.addAction(UIAction { [weak self, weak stepper] _ in self?.report("copies \(stepper?.value ?? -1)") }, for: .valueChanged)
        let pages = UIPageControl()
        pages.accessibilityLabel = "Page"
        pages.numberOfPages = 4
        pages.addAction(UIAction { [weak self, weak pages] _ in self?.report("page \(pages?.currentPage ?? -1)") }, for: .valueChanged)
        let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
        segments.accessibilityLabel = "Range"
        segments.selectedSegmentIndex = 0
        segments.addAction(UIAction { [weak self, weak segments] _ in self?.report("range \(segments?.selectedSegmentIndex ?? -1)") }, for: .valueChanged)
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        picker.heightAnchor.constraint(equalToConstant: 100).isActive = true
        return [slider, UIStackView(arrangedSubviews: [stepper, pages]), segments, picker]
    }

    private var texts: [UIView] {
        let search = UISearchBar()
        search.placeholder = "Search"
        let field = UITextField(), secret = UITextField(), area = UITextView()
        for (field, name) in [(field, "Name"), (secret, "Password")] {
            field.placeholder = name
            field.borderStyle = .roundedRect
            field.delegate = self
            field.addAction(UIAction { [weak self, weak field] _ in self?.report("\(name) = \(field?.text ?? "")") }, for: .editingChanged)
        }
        secret.isSecureTextEntry = true
        area.accessibilityLabel = "Notes"
        area.text = "One line.\nAnother line."
        area.delegate = self
        area.heightAnchor.constraint(equalToConstant: 60).isActive = true
        return [search, field, secret, area]
    }

    private func report(_ line: String) {
        tell(line)
        status.text = line
    }

    private func ask() {
        let alert = UIAlertController(title: "Delete?", message: "It can't be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.report("deleted") })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { [weak self] _ in self?.report("kept") })
        present(alert, animated: false)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { tell("begin \(textField.placeholder ?? "")") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { !string.contains("!") }
    func textViewDidChange(_ textView: UITextView) { tell("notes \(textView.text.replacingOccurrences(of: "\n", with: "/"))") }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "Row \(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { report("picked \(row)") }
}

/// What is tapped without being a control, and does nothing of its own when it is activated.
private final class TapView: UIView {
    var onTap: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: TapView.tapped))
    }

    required init?(coder: NSCoder) { nil }

    func tapped(_ tap: UITapGestureRecognizer) { onTap() }
}
