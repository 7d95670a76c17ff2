import UIKit

/// The temperature that is set, the mode, the fan and the light.
class ClimateViewController: UIViewController {

    private let room: Room
    private lazy var knob = KnobControl(range: Room.temperatures, value: room.target)
    private let mode = UISegmentedControl(items: Room.Mode.allCases.map(\.name))
    private let fan = UISlider()
    private let fanValue = UILabel()
    private let light = UISwitch()
    private let now = UILabel()
    private let parts = UIStackView()

    init(room: Room) {
        self.room = room
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground

        now.text = String(format: NSLocalizedString("Now %@", comment: "The temperature that is measured"), Room.text(room.history.last ?? 0))
        now.textColor = .label
        now.textAlignment = .center
        knob.addTarget(self, action: #selector(turned), for: .valueChanged)
        // In a low window the knob is smaller.
        knob.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        mode.selectedSegmentIndex = room.mode.rawValue
        mode.addTarget(self, action: #selector(modeChanged), for: .valueChanged)
        fan.value = room.fan
        fan.accessibilityLabel = NSLocalizedString("Fan", comment: "A slider")
        fan.addTarget(self, action: #selector(fanChanged), for: .valueChanged)
        fanValue.textColor = .label
        fanValue.textAlignment = .right
        fanValue.widthAnchor.constraint(equalToConstant: 52).isActive = true
        light.isOn = room.isLit
        light.accessibilityLabel = NSLocalizedString("Light", comment: "A switch")
        light.addTarget(self, action: #selector(lightChanged), for: .valueChanged)

        let controls = UIStackView(arrangedSubviews: [
            mode,
            card([row(NSLocalizedString("Fan", comment: "A slider"), [fan, fanValue]), line(), row(NSLocalizedString("Light", comment: "A switch"), [UIView(), light])]),
        ])
        controls.axis = .vertical
        controls.spacing = 20
        let dial = UIStackView(arrangedSubviews: [knob, now])
        dial.axis = .vertical
        dial.spacing = 4
        parts.addArrangedSubview(dial)
        parts.addArrangedSubview(controls)
        parts.axis = .vertical
        parts.alignment = .center
        parts.spacing = 24
        parts.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(parts)
        let width = controls.widthAnchor.constraint(equalToConstant: 420)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            width,
            parts.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            parts.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            parts.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            parts.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
            controls.widthAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.widthAnchor),
        ])
        fanChanged()
        modeChanged()
    }

    // MARK: Parts

    private func row(_ title: String, _ parts: [UIView]) -> UIView {
        let label = UILabel()
        label.text = title
        label.widthAnchor.constraint(equalToConstant: 72).isActive = true
        let row = UIStackView(arrangedSubviews: [label] + parts)
        row.alignment = .center
        row.spacing = 12
        row.isLayoutMarginsRelativeArrangement = true
        row.insetsLayoutMarginsFromSafeArea = false
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 52).isActive = true
        return row
    }

    private func line() -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
        return line
    }

    private func card(_ rows: [UIView]) -> UIView {
        let card = UIStackView(arrangedSubviews: rows)
        card.axis = .vertical
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 12
        card.clipsToBounds = true
        return card
    }

    // MARK: Actions

    @objc private func turned() {
        room.target = knob.value
    }

    @objc private func modeChanged() {
        room.mode = Room.Mode(rawValue: mode.selectedSegmentIndex) ?? .off
        knob.isEnabled = room.mode != .off
        UIView.animate(withDuration: 0.2) {
            self.knob.alpha = self.knob.isEnabled ? 1 : 0.35
        }
    }

    @objc private func fanChanged() {
        room.fan = fan.value
        fanValue.text = "\(Int((fan.value * 100).rounded())) %"
        fan.accessibilityValue = fanValue.text
    }

    @objc private func lightChanged() {
        room.isLit = light.isOn
    }

}
