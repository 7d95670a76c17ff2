import UIKit

// snippet: attaching
final class Controller: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // A method of the target, which is not retained.
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Controller.tapped))

        // A closure. It is retained: say weak or unowned.
        let pan = UIPanGestureRecognizer()
        pan.addAction { [unowned self] (pan: UIPanGestureRecognizer) in
            title = "\(pan.translation(in: view))"
        }
        view.addGestureRecognizer(pan)

        // A selector, as in code that is shared with iOS; on iOS it reads #selector(pressed(_:)).
        view.addGestureRecognizer(UILongPressGestureRecognizer(
            target: self, action: Selector("pressed:", Controller.pressed(_:))))
    }

    func tapped(_ tap: UITapGestureRecognizer) { title = "tapped at \(tap.location(in: view))" }
    func pressed(_ press: UILongPressGestureRecognizer) { title = "\(press.state)" }
}
// end of snippet
