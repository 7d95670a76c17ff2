import UIKit

/// Its view, which draws, is in the storyboard.
class ViewController: UIViewController {}
