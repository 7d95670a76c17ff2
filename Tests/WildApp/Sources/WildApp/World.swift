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
    var dynamics: [UIDynamicAnimator] = []
    var behaviors: [UIDynamicBehavior] = []
    let delegate = WildDelegate()
    /// The numbers of the fingers that are down.
    var fingers: [Int] = []
    var lastFinger = 0
    var loops = 0
    /// Of controllers that come and go as the delegate animates them.
    var transitions: [any UIViewControllerContextTransitioning] = []

    /// Whether all numbers are finite and answers are honest, so that fingers reach what reacts to them. Every second program is.
    let isCalm: Bool

    init(_ seed: UInt64) throws {
        isCalm = seed % 2 == 0
        chance = Chance(Chance.mixed(seed))
        host = HeadlessHost(size: PixelSize(width: 300, height: 300), scale: 1)
        // Drawing takes most of the time.
        host.isDrawing = chance.happens(30)
        scene = try UIApplication.shared.attach(to: host)
        UIApplication.shared.delegate = delegate
        UIApplication.shared.onScreenKeyboard = .automatic
        scene.delegate = delegate
    }

    /// What is on the screen at first.
    func begin() {
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

    /// The program has ended: callbacks do nothing any more, and get plain answers.
    private(set) var isOver = false

    func end() {
        isOver = true
        host.advance(by: 0.3)
        checkHierarchies()
        UIApplication.shared.detach()
        (views, recognizers, controllers, constraints, layers, animators, windows, transitions) = ([], [], [], [], [], [], [], [])
        (dynamics, behaviors) = ([], [])
    }

    /// A view is in the list of its superview alone, and in its window (R-VH-16).
    private func checkHierarchies() {
        var known: Set<ObjectIdentifier> = [], left: [UIView] = []
        for view in views + windows {
            var top = view
            while let superview = top.superview { top = superview }
            if top.superview == nil, !(top is UIWindow), top.window != nil { fatalError("\(type(of: top)) has a window and no superview") }
            if known.insert(ObjectIdentifier(top)).inserted { left.append(top) }
        }
        while let view = left.popLast() {
            for child in view.subviews {
                if child.superview !== view { fatalError("\(type(of: child)) is in the list of \(type(of: view)), and has another superview") }
                if child.window !== view.window { fatalError("\(type(of: child)) in \(type(of: view)) has another window") }
                known.insert(ObjectIdentifier(child))
                left.append(child)
            }
        }
        for view in views where !known.contains(ObjectIdentifier(view)) { fatalError("\(type(of: view)) is not in the list of its superview") }
    }

    // MARK: Numbers

    static let strange: [CGFloat] = [.nan, .infinity, -.infinity, 1e20, -1e20, 1e308, -1e308, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e-300, -0.0, 1e9, 16_777_217]

    func number() -> CGFloat {
        guard !isOver else { return 0 }
        return switch chance.below(12) {
        case 0 where isCalm: 10
        case 0: chance.one(of: Self.strange) ?? 0
        case 1: 0
        case 2: -CGFloat(chance.below(300))
        case 3: CGFloat(chance.below(2))
        default: CGFloat(chance.below(400)) + CGFloat(chance.below(4)) / 4
        }
    }

    func whole() -> Int {
        guard !isOver else { return 0 }
        return switch chance.below(14) {
        case 0 where isCalm: 1
        case 0: chance.one(of: [-1, .max, .min, 1 << 40, -5]) ?? 0
        default: chance.below(6)
        }
    }

    /// Of rows and sections. No more than a delegate can be asked about, each for its height, in a moment.
    func count() -> Int {
        guard !isOver else { return 0 }
        return switch chance.below(40) {
        case 0: chance.one(of: [-1, .min, -5, 2000]) ?? 0
        default: chance.below(8)
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

    func newView() -> UIView {
        let view: UIView = switch chance.below(36) {
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
        case 20, 21: newCollection()
        case 22: WildTableViewHeaderFooterView(reuseIdentifier: nil)
        case 23: WildTabBar(frame: rect())
        case 24: WildSearchBar(frame: rect())
        case 25: WildSearchTextField(frame: rect())
        case 26: WildPickerView(frame: rect())
        case 27: WildDatePicker(frame: rect())
        case 28, 29: WildVisualEffectView(effect: chance.happens(80) ? UIBlurEffect(style: raw()) : nil)
        default: WildView(frame: rect())
        }
        Wild.name(view)
        if chance.happens(70) { view.frame = CGRect(x: chance.below(200), y: chance.below(300), width: 40 + chance.below(200), height: 30 + chance.below(200)) }
        view.backgroundColor = color()
        if let table = view as? UITableView {
            table.dataSource = delegate
            table.delegate = delegate
            table.prefetchDataSource = delegate
        }
        if let picker = view as? UIPickerView {
            picker.dataSource = delegate
            picker.delegate = delegate
        }
        (view as? UITabBar)?.delegate = delegate
        (view as? UISearchBar)?.delegate = delegate
        (view as? UITextField)?.delegate = delegate
        if !(view is UITableView), !(view is UICollectionView) { (view as? UIScrollView)?.delegate = delegate }
        (view as? UITextView)?.delegate = delegate
        if let control = view as? UIControl {
            control.addAction(UIAction { [weak self] _ in self.map { Wild.called("UIControl action", $0.delegate) } }, for: .allEvents)
        }
        return view
    }

    private func newCollection() -> UICollectionView {
        let layout = named(WildCollectionViewFlowLayout()), collection = WildCollectionView(frame: rect(), collectionViewLayout: layout)
        if chance.happens(30) { layout.scrollDirection = .horizontal }
        if chance.happens(30) { layout.headerReferenceSize = size() }
        collection.register(WildCollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(WildCollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
        }
        collection.dataSource = delegate
        collection.delegate = delegate
        collection.prefetchDataSource = delegate
        return collection
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
        let controller: UIViewController = switch chance.below(11) {
        case 7: WildSplitViewController(style: .doubleColumn)
        case 4: WildTabBarController()
        case 5: WildPageViewController(transitionStyle: .scroll, navigationOrientation: chance.happens(50) ? .horizontal : .vertical)
        case 6: WildSearchController(searchResultsController: chance.happens(50) ? named(WildTableViewController(style: .plain)) : nil)
        case 0: WildNavigationController(rootViewController: named(WildViewController()))
        case 1: WildTableViewController(style: .plain)
        case 3: WildCollectionViewController(collectionViewLayout: named(WildCollectionViewFlowLayout()))
        case 2: WildAlertController(title: text(), message: text(), preferredStyle: chance.happens(50) ? .alert : .actionSheet)
        default: WildViewController()
        }
        Wild.name(controller)
        (controller as? UINavigationController)?.delegate = delegate
        fill(controller)
        if let alert = controller as? UIAlertController {
            alert.addAction(UIAlertAction(title: "OK", style: .default) { [delegate] _ in Wild.called("UIAlertAction", delegate) })
        } else if chance.happens(30) {
            controller.modalPresentationStyle = UIModalPresentationStyle(rawValue: chance.below(8)) ?? .automatic
        }
        return controller
    }
}
