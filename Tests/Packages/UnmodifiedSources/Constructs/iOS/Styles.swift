import UIKit

// As different people write, from Swift 5 on.

final class StylesController: UIViewController, UIGestureRecognizerDelegate {
    @IBOutlet private(set) weak var first: UILabel?
    @IBOutlet var second: UIView!, third: UIView!
    @IBOutlet private weak var observed: UILabel! {
        didSet { observed.text = "set" }
    }
    @IBOutlet fileprivate var collection: Array<UIView>!
    @IBInspectable public var inset: CGFloat = 2.5
    @IBInspectable var caption: String? { didSet { log.append("caption \(caption ?? "none")") } }

    private(set) var log: [String] = []

    private lazy var button: UIButton = {
        $0.addTarget(self, action: #selector(buttonTapped(sender:)), for: .touchUpInside)
        $0.addTarget(self, action: #selector(Self.buttonPressed(_:forEvent:)), for: .touchDown)
        return $0
    }(UIButton(type: .system))

    @IBAction private func nothing() { log.append("nothing") }
    @IBAction func buttonTapped(sender: UIButton) { log.append("tapped") }
    @IBAction func buttonPressed(_ sender: Any, forEvent event: UIEvent) { log.append("pressed") }
    @IBAction func unnamed(_: UIButton) { log.append("unnamed") }
    @IBAction @objc dynamic func both(_ sender: AnyObject?) { log.append("both") }

    func recognizers() -> [UIGestureRecognizer] {
        [
            UITapGestureRecognizer(target: self, action: #selector(handle)),
            UIPanGestureRecognizer(target: self, action: #selector(handle(gesture:))),
            UIPinchGestureRecognizer(
                target: self,
                action: #selector(
                    StylesController.handle(gesture:)
                )
            ),
        ]
    }

    func selectors() -> [Selector] {
        guard let first = [#selector(nothing)].first else { return [] }
        return [first, recognize(self), #selector(inPrivateExtension), #selector(inObjCExtension(_:)), #selector(Hidden.secret(_:)),
                #selector(UIResponder.resignFirstResponder), #selector(getter: UIView.frame), #selector(getter: inset)]
    }

    var actions: [UIButton: [String]] { [button: button.actions(forTarget: self, forControlEvent: .touchUpInside) ?? []] }

    @available(iOS 13.0, *)
    @objc func handle(gesture: UIGestureRecognizer) {
        if #available(iOS 16, *), let view = gesture.view { log.append("handled \(view.tag)") }
    }
}

class BaseController: UIViewController {
    var warnings = 0
    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        // Dispose of any resources that can be recreated.
        warnings += 1
    }
    override var prefersStatusBarHidden: Bool { return true }
}

class WarnedController: BaseController {
    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings += 10
    }
    override open var shouldAutorotate: Bool { false }
}

private func recognize(_ controller: StylesController) -> Selector { #selector(controller.unnamed(_:)) }

private extension StylesController {
    @objc func inPrivateExtension() { log.append("private extension") }
}

@objc extension StylesController {
    func inObjCExtension(_ timer: Timer?) { log.append("objc extension") }
}

private class Hidden: NSObject {
    @objc func secret(_ sender: Any) {}
}

enum Names {
    class Spaced: NSObject {
        var count = 0
        @objc func deep() { count += 1 }
        static let action = #selector(deep)
    }
}

class Box<Value>: NSObject {
    var value: Value?
    var pressed = 0
    @objc func press() { pressed += 1 }
    func button() -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        button.addTarget(self, action: #selector(press), for: .touchUpInside)
        return button
    }
}

@MainActor @objc(OldName) final class Renamed: NSObject {
    @objc(isVisible) var visible = true
    @objc static func shared() -> Renamed { Renamed() }
    @objc override init() { super.init() }
    @objc func load() async throws -> Int { 3 }
}

@objc public protocol Store: NSObjectProtocol {
    var name: String { get }
    @objc optional var limit: Int { get }
    @objc optional func store(_ store: Store, didSave value: Any?, error: Error?) -> Bool
    @objc optional func storeWillClose(_ store: Store)
    @objc(closeStore:) optional func close(_ store: Store)
}

class FileStore: NSObject, Store {
    let name = "file"
    weak var mirror: Store?

    func use() -> [String] {
        var result: [String] = []
        if let saved = mirror?.store?(self, didSave: nil, error: nil) { result.append("saved \(saved)") }
        guard let mirror, mirror.responds(to: #selector(Store.storeWillClose(_:))) else { return result + ["no mirror"] }
        mirror.storeWillClose!(self)
        mirror.close?(self)
        result.append("limit \(mirror.limit ?? -1)")
        return result
    }
}

class FullStore: FileStore {
    var closed = 0
    var limit: Int { 9 }
    func store(_ store: Store, didSave value: Any?, error: Error?) -> Bool { value == nil }
    func close(_ store: Store) { closed += 10 }
}

extension FullStore {
    func storeWillClose(_ store: Store) { closed += 1 }
}

struct Palette {
    static let ink = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    static func star() -> UIImage { #imageLiteral(resourceName: "star") }
}

#Preview {
    let controller = StylesController()
    return controller
}

#Preview("Named", traits: .landscapeLeft) { StylesController() }
