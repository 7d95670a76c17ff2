import UIKit

class PondController: UIViewController {
    override func loadView() {
        view = PondView()
    }
}
