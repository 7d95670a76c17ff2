import UIKit

/// One of the two background views. It handles nothing: what comes goes on to `next`.
class TracedView: UIView, Traced {

    @IBInspectable var traceName: String = "view"

    /// Whether the superview is left out of the chain.
    var skipsSuperview = false

    override var next: UIResponder? {
        return skipsSuperview ? superview?.next : super.next
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.pass("touchesBegan", self)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.pass("touchesMoved", self)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.pass("touchesEnded", self)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.pass("touchesCancelled", self)
        super.touchesCancelled(touches, with: event)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        Trail.shared.ask(action, self)
        return super.canPerformAction(action, withSender: sender)
    }

}

/// A label that can be touched (the storyboard enables its user interaction) and does nothing with it.
class TracedLabel: UILabel, Traced {

    var traceName: String { return "label" }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.pass("touchesBegan", self)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.pass("touchesMoved", self)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.pass("touchesEnded", self)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.pass("touchesCancelled", self)
        super.touchesCancelled(touches, with: event)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        Trail.shared.ask(action, self)
        return super.canPerformAction(action, withSender: sender)
    }

}

/// A button handles its touches itself: they go no further. Its action has no target and goes up the chain instead.
class TracedButton: UIButton, Traced {

    var traceName: String { return "button" }

    /// A finger needs 44 points.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.take("touchesBegan", self)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.take("touchesMoved", self)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.take("touchesEnded", self)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.take("touchesCancelled", self)
        super.touchesCancelled(touches, with: event)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        Trail.shared.ask(action, self)
        return super.canPerformAction(action, withSender: sender)
    }

}

/// A text field keeps its touches, too, as all controls do. While it is edited it is the first responder, where the search for an object that performs
/// an action without target begins.
class TracedTextField: UITextField, Traced {

    var traceName: String { return "text field" }

    /// A finger needs 44 points.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.take("touchesBegan", self)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.take("touchesMoved", self)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.take("touchesEnded", self)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        Trail.shared.take("touchesCancelled", self)
        super.touchesCancelled(touches, with: event)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        Trail.shared.ask(action, self)
        return super.canPerformAction(action, withSender: sender)
    }

}

/// A button that takes touches around it.
class RoomyButton: UIButton {

    /// A finger needs 44 points.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
    }

}
