import UIKit

class SelectorForms: UIViewController {
    var log: [String] = []
    private let other = OtherTarget()

    @objc func plain() { log.append("plain") }
    @objc func sender(_ sender: Any?) { log.append("sender") }
    @objc func labelled(by button: UIButton) {}
    @objc func item(item: UIButton, forEvent event: UIEvent?) {}
    @objc(renamed:) func swiftName(_ sender: AnyObject) { log.append("renamed") }
    @objc private func hidden(_ timer: Timer) { log.append("hidden") }
    @objc func three(_ a: Int, b: Int, c: Int) {}
    @objc dynamic func dynamicOne() { log.append("dynamic") }
    @objc func answer() -> Int { log.append("answer"); return 42 }

    @objc func overloaded() { log.append("overloaded") }
    @objc func overloaded(_ sender: UIButton) { log.append("overloaded:") }
    func overloaded(_ number: Int) {}

    @objc var isOn = false
    @objc(isReady) var ready: Bool { return true }

    /// In the initializer of a property.
    let tap = UITapGestureRecognizer(target: nil, action: #selector(plain))
    lazy var pan: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(sender(_:)))
        pan.minimumNumberOfTouches = 2
        return pan
    }()
    static let shared = #selector(SelectorForms.plain)

    func all() -> [Selector] {
        let make = { () -> Selector in #selector(self.sender(_:)) }
        return [
            #selector(plain), #selector(self.plain), #selector(SelectorForms.plain), #selector(Self.plain), make(),
            #selector(sender), #selector(sender(_:)), #selector(labelled), #selector(labelled(by:)),
            #selector(item(item:forEvent:)), #selector(swiftName), #selector(swiftName(_:)), #selector(hidden),
            #selector(three(_:b:c:)), #selector(dynamicOne), #selector(answer),
            #selector(overloaded as () -> Void), #selector(overloaded(_:) as (UIButton) -> Void),
            #selector(SelectorForms.overloaded(_:) as (SelectorForms) -> (UIButton) -> Void),
            #selector((overloaded(_:)) as ((UIButton) -> Void)),
            #selector(getter: isOn), #selector(setter: SelectorForms.isOn), #selector(getter: ready),
            #selector(other.hear(_:)), #selector(OtherTarget.hear), #selector(Inner.inside),
            #selector(UIView.layoutIfNeeded), #selector(UIViewController.viewDidLoad), #selector(UIResponder.becomeFirstResponder),
            #selector(UIResponderStandardEditActions.copy(_:)), #selector(extended), #selector(SelectorForms
                .plain),
            Selector("named:"), Selector(("named:")), NSSelectorFromString("named:"),
        ]
    }

    class Inner: NSObject {
        var count = 0
        @objc fileprivate func inside() { count += 1 }
        func mine() -> Selector { return #selector(inside) }
    }
}

extension SelectorForms {
    @objc func extended() { log.append("extended") }
    func fromExtension() -> Selector { return #selector(extended) }
}

extension SelectorForms.Inner {
    @objc func added() { count += 10 }
    func addedSelector() -> Selector { #selector(added) }
}

class OtherTarget: NSObject {
    var heard = 0
    @objc func hear(_ sender: Any?) { heard += 1 }
}

class SubForms: SelectorForms {
    override func plain() { log.append("sub plain") }
    @objc override func sender(_ sender: Any?) { super.sender(sender); log.append("sub sender") }
    func inherited() -> [Selector] { return [#selector(plain), #selector(super.sender(_:)), #selector(extended)] }
}

extension UIViewController {
    @objc func closeAll() { title = "closed" }
    var closing: Selector { return #selector(closeAll) }
}

struct NotAClass {
    func selector() -> Selector { return #selector(SelectorForms.plain) }
    func keyPaths() -> [String] {
        return [#keyPath(CALayer.bounds), #keyPath(SelectorForms.view.backgroundColor), #keyPath(UIView.alpha)]
    }
}
