import UIKit

/// Dragged, stretched and turned at once; tapped once and twice.
class Card: UIView {}

/// Pressed long, swiped, tapped with two fingers.
class Pad: UIView {}

/// Receives all of its touches itself.
class Field: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Stays in the lower right corner of whatever size the window has.
class Corner: UIView {}

/// Scrolls down, and has another one in it.
class Outer: UIScrollView {}

/// Scrolls down in the outer one.
class Inner: UIScrollView {}

/// The ground, with a recognizer of its own below everybody else's.
class Table: UIView {}
