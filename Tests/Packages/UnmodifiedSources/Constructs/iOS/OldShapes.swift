import UIKit
import UIKit.UIImage
import Darwin

/// A layer whose own property is animated.
public class Gauge: CALayer {
    @NSManaged public var level: CGFloat
    @NSManaged var low: CGFloat, high: CGFloat
    @NSManaged public var ink: CGColor?
    @NSManaged private(set) dynamic var marks: Int
    public private(set) static var drawn: [CGFloat] = []

    public override class func needsDisplay(forKey key: String) -> Bool { key == #keyPath(level) || super.needsDisplay(forKey: key) }
    public override func draw(in ctx: CGContext) { Gauge.drawn.append(level) }

    public override func action(forKey event: String) -> CAAction? {
        guard event == #keyPath(level) else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.level
        animation.duration = 1
        return animation
    }

    public func reset() -> [CGFloat] {
        (low, high, marks) = (1, 9, 5)
        return [low, high, CGFloat(marks)]
    }
}

public class GaugeView: UIView {
    public override class var layerClass: AnyClass { Gauge.self }
    public var gauge: Gauge { layer as! Gauge }
}

/// Objects without a type, as old tutorials have them.
public class LooseView: UIView {
    public var log: [String] = []

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let touch: AnyObject? = touches.first
        log.append("\(touch!.location(in: self))")
        let other = touches.first as AnyObject
        log.append("\(other.tapCount!)")
        for each: AnyObject in touches { log.append("\(each.previousLocation(in: self))") }
        if let view = (touches.first as AnyObject?)?.view { log.append("\(view === self)") }
    }

    @IBAction public func pressed(_ sender: AnyObject) {
        log.append("\(sender.tag!) \(sender.isSelected)")
        sender.setTitle?("Done", for: .normal)
        log.append(sender.currentTitle!)
        if let tag = sender.tag, tag > 0 { log.append("tagged") }
    }
}

public class OldChild: UIViewController {
    public var log: [String] = []
    public override func addChildViewController(_ childController: UIViewController) {
        log.append("add \(childController.childViewControllers.count)")
        super.addChildViewController(childController)
    }
    public override func didMove(toParentViewController parent: UIViewController?) { super.didMove(toParentViewController: parent); log.append("moved") }
    public override var childViewControllerForStatusBarStyle: UIViewController? { return childViewControllers.first }

    public func numbers(_ first: NSInteger?, _ rest: [NSInteger]? = nil, most: NSInteger = NSIntegerMax) -> NSInteger! { first ?? rest?.count ?? most }
    public func styles() -> [Any] {
        let states: UIControlState = .normal, row: UITableViewRowAnimation = .fade, curve: UIViewAnimationOptions = [.curveEaseIn]
        return [states, row, curve, kCAFillModeBoth, UIFontWeight.bold, UIKeyboardFrameEndUserInfoKey, UIEdgeInsetsEqualToEdgeInsets(.zero, .zero),
                NSNotification.Name.UITextFieldTextDidChange, Notification.Name.UIDeviceOrientationDidChange, Darwin.round(1.5)]
    }
}

/// Nothing asks for these here.
extension UINavigationController {
    open override var shouldAutorotate: Bool { return topViewController?.shouldAutorotate ?? super.shouldAutorotate }
    override open var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
    override open var preferredStatusBarStyle: UIStatusBarStyle { return topViewController?.preferredStatusBarStyle ?? .default }
}

public func windows() -> [UIWindow?] {
    UIApplication.shared.isIdleTimerDisabled = true
    UIApplication.shared.isNetworkActivityIndicatorVisible = true
    guard let window = UIApplication.shared.delegate?.window else { return [] }
    return [window, UIApplication.shared.delegate?.window ?? nil]
}

/// What all controllers of the app have, and some have otherwise.
extension UIViewController {
    @objc public func greeting(_ name: String) -> String { "Hello \(name)" }
    @objc public var mood: Int { get { 1 } set { title = "\(newValue)" } }
}

public class LoudPage: UIViewController {
    public override func greeting(_ name: String) -> String { super.greeting(name).uppercased() }
    public override var mood: Int { get { super.mood + 1 } set { super.mood = newValue * 2 } }
}

public class LouderPage: LoudPage {
    public override func greeting(_ name: String) -> String { super.greeting(name) + "!" }
}
