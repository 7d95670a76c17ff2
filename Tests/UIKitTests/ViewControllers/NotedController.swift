@testable import UIKit

/// A controller that writes what is called.
final class NotedController: UIViewController {
    let name: String
    let log: Journal
    /// Called in `viewDidLoad()`, `viewWillAppear(_:)`, `viewDidAppear(_:)` and `viewDidDisappear(_:)`, after they were written.
    var onLoad, onAppear, onDidAppear, onDidDisappear: ((NotedController) -> Void)?

    init(_ name: String, _ log: Journal) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { log.note("\(name) \(line)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("loads")
        onLoad?(self)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("will appear")
        onAppear?(self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("did appear")
        onDidAppear?(self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("did disappear")
        onDidDisappear?(self)
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note(parent == nil ? "will leave" : "will enter")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note(parent == nil ? "left" : "entered")
    }
}
