import UIKit

class CounterController: UIViewController {
    let counter = CounterView()
    let button = UIButton(type: .system)
    private(set) var hasAppeared = false

    override func viewDidLoad() {
        super.viewDidLoad()
        counter.frame = CGRect(x: 0, y: 100, width: 200, height: 80)
        button.frame = CGRect(x: 0, y: 200, width: 200, height: 44)
        button.addTarget(self, action: #selector(increase(_:)), for: .touchUpInside)
        view.addSubview(counter)
        view.addSubview(button)
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
