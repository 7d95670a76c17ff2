import UIKit

class RootController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        say("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) { say("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { say("viewDidAppear") }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { say("touchesBegan") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { say("touchesCancelled") }
}
