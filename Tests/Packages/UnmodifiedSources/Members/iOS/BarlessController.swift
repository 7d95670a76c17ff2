import UIKit

class BarlessController: UIViewController {
    override var prefersStatusBarHidden: Bool { return true }
    override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
    override var shouldAutorotate: Bool { return false }
    override var prefersHomeIndicatorAutoHidden: Bool { return true }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
}
