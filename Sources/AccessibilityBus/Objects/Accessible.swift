internal import UIKit

/// An object of the app on the bus: the app itself, or something on its screen.
enum Accessible {
    case application
    case element(UIResponder)

    var element: UIResponder? { if case .element(let element) = self { element } else { nil } }
}
