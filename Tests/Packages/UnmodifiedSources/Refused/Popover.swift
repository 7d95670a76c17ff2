// expected: there is no UIPopoverPresentationControllerDelegate here
import UIKit

class PaletteController: UIViewController, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
