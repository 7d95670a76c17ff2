import UIKit

class MainController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet var dots: [UIView]!
    var plain: UIView!

    @IBAction func save(_ sender: UIButton) {}
    func notAnAction(_ sender: UIButton) {}
    @IBAction func unwindToMain(_ segue: UIStoryboardSegue) {}
}

class DotView: UIView {}
