import HostHeadless
import TouchHost
import UIKit

/// The objects of a program, and the numbers and answers that it makes up.
@MainActor
final class World {
    var chance: Chance
    let host: HeadlessHost
    let scene: UIWindowScene
    var windows: [UIWindow] = []
    var views: [UIView] = []
    var recognizers: [UIGestureRecognizer] = []
    var controllers: [UIViewController] = []
    var constraints: [NSLayoutConstraint] = []
    var layers: [CALayer] = []
    var animators: [UIViewPropertyAnimator] = []
    let delegate = WildDelegate()
    /// The numbers of the fingers that are down.
    var fingers: [Int] = []
    var lastFinger = 0
    var loops = 0

    init(_ seed: UInt64) throws {
        chance = Chance(Chance.mixed(seed))
        host = HeadlessHost(size: PixelSize(width: 300, height: 400), scale: 1)
        scene = try UIApplication.shared.attach(to: host)
        addWindow()
        let controller = named(WildViewController())
        controllers.append(controller)
        windows[0].rootViewController = controller
        for _ in 0..<4 { views.append(newView()) }
        for view in views { controller.view.addSubview(view) }
    }

    func named<Object: AnyObject>(_ object: Object) -> Object {
        Wild.name(object)
        return object
    }

    func addWindow() {
        let window = named(WildWindow(windowScene: scene))
        windows.append(window)
        window.makeKeyAndVisible()
    }

    func end() {
        Wild.world = nil
        host.advance(by: 0.3)
        UIApplication.shared.detach()
    }

    func lies(_ percent: Int) -> Bool { chance.happens(percent) }

    // MARK: Numbers

    static let strange: [CGFloat] = [.nan, .infinity, -.infinity, 1e20, -1e20, 1e308, -1e308, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e-300, -0.0, 1e9, 16_777_217]

    func number() -> CGFloat {
        switch chance.below(12) {
        case 0: chance.one(of: Self.strange) ?? 0
        case 1: 0
        case 2: -CGFloat(chance.below(300))
        case 3: CGFloat(chance.below(2))
        default: CGFloat(chance.below(400)) + CGFloat(chance.below(4)) / 4
        }
    }

    func whole() -> Int {
        switch chance.below(14) {
        case 0: chance.one(of: [-1, .max, .min, 1 << 40, -5]) ?? 0
        default: chance.below(6)
        }
    }

    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    func size() -> CGSize { CGSize(width: number(), height: number()) }
    func rect() -> CGRect { CGRect(origin: point(), size: size()) }
    func insets() -> UIEdgeInsets { UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number()) }
    func transform() -> CGAffineTransform {
        switch chance.below(4) {
        case 0: .identity
        case 1: CGAffineTransform(rotationAngle: number())
        case 2: CGAffineTransform(scaleX: number(), y: number())
        default: CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
        }
    }
    func seconds() -> Double { chance.happens(20) ? Double(number()) : Double(chance.below(40)) / 100 }
    func path() -> IndexPath { IndexPath(row: whole(), section: chance.happens(80) ? 0 : whole()) }
    func color() -> UIColor? { chance.one(of: [nil, .red, .systemBackground, .clear, UIColor(white: 0.5, alpha: number())]) ?? nil }
    func text() -> String { chance.one(of: ["", "a", "Line\nand line", "👨‍👩‍👧 é שלום", String(repeating: "word ", count: 40)]) ?? "" }
    func range() -> NSRange { NSRange(location: chance.happens(10) ? NSNotFound : max(whole(), 0), length: max(whole(), 0) % 1_000_000) }

    // MARK: Answers

    /// Something of a type that a delegate is asked for.
    /// - Returns: `nil` for what is not made up.
    func make(_ type: Any.Type) -> Any? {
        switch type {
        case is Bool.Type: chance.happens(60)
        case is Int.Type: chance.happens(95) ? chance.below(8) : whole()
        case is CGFloat.Type: number()
        case is TimeInterval.Type: Double(number())
        case is CGSize.Type: size()
        case is CGPoint.Type: point()
        case is CGRect.Type: rect()
        case is UIEdgeInsets.Type: insets()
        case is String?.Type: (chance.happens(50) ? text() : nil) as String? as Any
        case is [String]?.Type: (chance.happens(50) ? [text()] : nil) as [String]? as Any
        case is UIView?.Type: (chance.happens(70) ? chance.one(of: views) : nil) as UIView? as Any
        case is IndexPath?.Type: (chance.happens(70) ? path() : nil) as IndexPath? as Any
        case is UITableViewCell.Type: cell()
        case is UIModalPresentationStyle.Type: UIModalPresentationStyle(rawValue: chance.below(8)) ?? .automatic
        case is UITableViewCell.EditingStyle.Type: UITableViewCell.EditingStyle(rawValue: chance.below(3)) ?? .none
        case is UIMenu?.Type: menu() as UIMenu? as Any
        case is UIContextMenuConfiguration?.Type: (chance.happens(70) ? UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in self?.menu() } : nil) as UIContextMenuConfiguration? as Any
        default: nil
        }
    }

    /// What is answered after a program's end.
    static func plain(_ type: Any.Type) -> Any {
        switch type {
        case is Bool.Type: true
        case is Int.Type: 0
        case is CGFloat.Type: CGFloat(0)
        case is TimeInterval.Type: 0.0
        case is CGSize.Type: CGSize.zero
        case is CGPoint.Type: CGPoint.zero
        case is CGRect.Type: CGRect.zero
        case is UIEdgeInsets.Type: UIEdgeInsets.zero
        case is UITableViewCell.Type: UITableViewCell()
        case is UIModalPresentationStyle.Type: UIModalPresentationStyle.automatic
        case is UITableViewCell.EditingStyle.Type: UITableViewCell.EditingStyle.none
        default: preconditionFailure("nothing is made up for \(type)")
        }
    }

    private func cell() -> UITableViewCell {
        // One that is elsewhere, as a data source that keeps its cells may give.
        if chance.happens(10), let old = views.lazy.compactMap({ $0 as? UITableViewCell }).first { return old }
        return named(WildTableViewCell(style: .default, reuseIdentifier: "cell"))
    }

    private func menu() -> UIMenu? {
        guard chance.happens(80) else { return nil }
        return UIMenu(children: (0..<chance.below(4)).map { index in UIAction(title: "\(index)") { [weak self] _ in self.map { Wild.called("UIAction", $0) } } })
    }

    func newView() -> UIView {
        let view: UIView = switch chance.below(24) {
        case 0: WildControl(frame: rect())
        case 1: WildScrollView(frame: rect())
        case 2: WildLabel(frame: rect())
        case 3: WildImageView(frame: rect())
        case 4: WildTextField(frame: rect())
        case 5: WildTextView(frame: rect())
        case 6: WildTableView(frame: rect(), style: chance.happens(50) ? .plain : .grouped)
        case 7: WildStackView(frame: rect())
        case 8: WildButton(frame: rect())
        case 9: WildSlider(frame: rect())
        case 10: WildSwitch(frame: rect())
        case 11: WildSegmentedControl(items: ["a", "b"])
        case 12: WildStepper(frame: rect())
        case 13: WildPageControl(frame: rect())
        case 14: WildRefreshControl()
        case 15: WildTableViewCell(style: .subtitle, reuseIdentifier: nil)
        case 16: WildProgressView(frame: rect())
        case 17: WildActivityIndicatorView(frame: rect())
        case 18: WildNavigationBar(frame: rect())
        case 19: WildToolbar(frame: rect())
        default: WildView(frame: rect())
        }
        Wild.name(view)
        if chance.happens(70) { view.frame = CGRect(x: chance.below(200), y: chance.below(300), width: 40 + chance.below(200), height: 30 + chance.below(200)) }
        view.backgroundColor = color()
        if let table = view as? UITableView { 
            table.dataSource = delegate
            table.delegate = delegate
        }
        (view as? UITextField)?.delegate = delegate
        if !(view is UITableView) { (view as? UIScrollView)?.delegate = delegate }
        (view as? UITextView)?.delegate = delegate
        if let control = view as? UIControl {
            control.addAction(UIAction { [weak self] _ in self.map { Wild.called("UIControl action", $0.delegate) } }, for: .allEvents)
        }
        return view
    }

    func newRecognizer() -> UIGestureRecognizer {
        let recognizer: UIGestureRecognizer = switch chance.below(9) {
        case 0: WildPanGestureRecognizer()
        case 1: WildPinchGestureRecognizer()
        case 2: WildRotationGestureRecognizer()
        case 3: WildLongPressGestureRecognizer()
        case 4: WildSwipeGestureRecognizer()
        case 5: WildScreenEdgePanGestureRecognizer()
        case 6: WildHoverGestureRecognizer()
        case 7: WildGestureRecognizer(target: nil, action: nil)
        default: WildTapGestureRecognizer()
        }
        Wild.name(recognizer)
        recognizer.delegate = delegate
        recognizer.addTarget(delegate) { delegate in { Wild.called("gesture action", delegate) } }
        return recognizer
    }

    func newController() -> UIViewController {
        let controller: UIViewController = switch chance.below(6) {
        case 0: WildNavigationController(rootViewController: named(WildViewController()))
        case 1: WildTableViewController(style: .plain)
        case 2: WildAlertController(title: text(), message: text(), preferredStyle: chance.happens(50) ? .alert : .actionSheet)
        default: WildViewController()
        }
        Wild.name(controller)
        (controller as? UINavigationController)?.delegate = delegate
        if let alert = controller as? UIAlertController {
            alert.addAction(UIAlertAction(title: "OK", style: .default) { [delegate] _ in Wild.called("UIAlertAction", delegate) })
        } else if chance.happens(30) {
            controller.modalPresentationStyle = UIModalPresentationStyle(rawValue: chance.below(8)) ?? .automatic
        }
        return controller
    }
}
