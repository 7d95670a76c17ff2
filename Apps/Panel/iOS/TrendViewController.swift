import UIKit

/// The chart of the last day.
class TrendViewController: UIViewController {

    private let chart: ChartView
    private let hint = UILabel()

    init(room: Room) {
        chart = ChartView(values: room.history)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        chart.layer.cornerRadius = 12
        chart.clipsToBounds = true
        hint.text = NSLocalizedString("Hold to read a value. Spread two fingers to look closer.", comment: "Below the chart")
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.adjustsFontForContentSizeCategory = true
        hint.textColor = .label
        hint.textAlignment = .center
        hint.numberOfLines = 0
        for part in [chart, hint] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            chart.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            chart.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            chart.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            hint.topAnchor.constraint(equalTo: chart.bottomAnchor, constant: 12),
            hint.leadingAnchor.constraint(equalTo: chart.leadingAnchor),
            hint.trailingAnchor.constraint(equalTo: chart.trailingAnchor),
            hint.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
        ])
    }

}
