import UIKit

class TracedWindow: UIWindow, Traced {

    var traceName: String { return "window" }

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

/// Info.plist names this class for the app's scene.
class TracedScene: UIWindowScene, Traced {

    var traceName: String { return "window scene" }

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

class TracedApplication: UIApplication, Traced {

    var traceName: String { return "application" }

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
