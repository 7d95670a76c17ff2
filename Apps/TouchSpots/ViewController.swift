import UIKit

/// Its view, a touchable one with a label in the middle, is in the storyboard.
class ViewController: UIViewController {}
