import UIKit

class CounterController: UIViewController {
    let counter = CounterView()
    let button = UIButton(type: .system)
    private(set) var hasAppeared = false

    override func viewDidLoad() {
        super.viewDidLoad()
        counter.frame = CGRect(x: 0, y: 100, width: 200, height: 80)
        button.frame = CGRect(x: 0, y: 200, width: 200, height: 44)
        button.setTitle("Increase", for: .normal)
        button.addTarget(self, action: #selector(increase(_:)), for: .touchUpInside)
        view.backgroundColor = .white
        view.addSubview(counter)
        view.addSubview(button)
        addButton("Later", 250, #selector(countLater))
        addButton("Reset", 300, #selector(askToReset))
        counter.label.accessibilityIdentifier = "count"
        counter.count = UserDefaults.standard.integer(forKey: "start")
    }

    private func addButton(_ title: String, _ y: CGFloat, _ action: Selector) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 0, y: y, width: 200, height: 44)
        button.addTarget(self, action: action, for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func countLater() { counter.countLater {} }

    @objc private func askToReset() {
        let alert = UIAlertController(title: "Reset?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in self?.counter.count = 0 })
        present(alert, animated: true)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
    }

    @objc private func increase(_ sender: UIButton) { counter.count += 1 }

    /// The words that the counter can say.
    static func words() throws -> [String] {
        try JSONDecoder().decode([String].self, from: Data(contentsOf: Bundle.main.url(forResource: "words", withExtension: "json")!))
    }
}
