import UIKit

/// The form of one entry of the schedule.
class EntryViewController: UIViewController, UITextFieldDelegate {

    private var entry: Room.Entry
    private let save: (Room.Entry) -> Void

    private let name = UITextField()
    private let time = UIDatePicker()
    private let temperature = UIStepper()
    private let temperatureValue = UILabel()

    init(entry: Room.Entry, save: @escaping (Room.Entry) -> Void) {
        self.entry = entry
        self.save = save
        super.init(nibName: nil, bundle: nil)
        title = entry.name.isEmpty ? NSLocalizedString("New entry", comment: "The title of the form") : entry.name
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(done))

        name.text = entry.name
        name.placeholder = NSLocalizedString("Name", comment: "A field")
        name.accessibilityLabel = name.placeholder
        name.borderStyle = .roundedRect
        name.returnKeyType = .done
        name.clearButtonMode = .whileEditing
        name.delegate = self
        name.addTarget(self, action: #selector(nameChanged), for: .editingChanged)

        time.datePickerMode = .time
        time.preferredDatePickerStyle = .wheels
        time.minuteInterval = 5
        time.date = Calendar.current.date(bySettingHour: entry.minute / 60, minute: entry.minute % 60, second: 0, of: Date()) ?? Date()
        time.addTarget(self, action: #selector(timeChanged), for: .valueChanged)

        temperature.minimumValue = Room.temperatures.lowerBound
        temperature.maximumValue = Room.temperatures.upperBound
        temperature.stepValue = 0.5
        temperature.value = entry.temperature
        temperature.accessibilityLabel = NSLocalizedString("Temperature", comment: "The knob")
        temperature.addTarget(self, action: #selector(temperatureChanged), for: .valueChanged)
        let row = UIStackView(arrangedSubviews: [temperatureValue, UIView(), temperature])
        row.alignment = .center

        let form = UIStackView(arrangedSubviews: [name, row, time])
        form.axis = .vertical
        form.spacing = 20
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        let width = form.widthAnchor.constraint(equalToConstant: 420)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            width,
            form.widthAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.widthAnchor),
            form.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
        show()
    }

    private func show() {
        temperatureValue.text = Room.text(entry.temperature)
        temperature.accessibilityValue = temperatureValue.text
        // An entry without a name is not saved.
        navigationItem.rightBarButtonItem?.isEnabled = !entry.name.isEmpty
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    @objc private func nameChanged() {
        entry.name = name.text ?? ""
        show()
    }

    @objc private func timeChanged() {
        let parts = Calendar.current.dateComponents([.hour, .minute], from: time.date)
        entry.minute = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
    }

    @objc private func temperatureChanged() {
        entry.temperature = temperature.value
        show()
    }

    @objc private func done() {
        save(entry)
        navigationController?.popViewController(animated: true)
    }

}
