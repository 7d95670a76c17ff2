import Constructs
import UIKit

/// Has one of the two members of another module's protocol.
class BoxPage: UIViewController, BoxWatcher {
    let box = WatchedBox(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var touched = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        box.watcher = self
        view.addSubview(box)
    }

    func boxWasTouched(_ box: WatchedBox) { touched += 1 }
}
