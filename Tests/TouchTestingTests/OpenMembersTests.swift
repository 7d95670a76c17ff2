import Foundation
import HostHeadless
import Testing
import TouchTesting
import UIKit

/// Notes which of its members are called. Each is open on iOS.
@MainActor private final class Noting: UIView {
    var calls: Set<String> = []

    override var safeAreaInsets: UIEdgeInsets {
        calls.insert("safeAreaInsets")
        return UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    }
    override var layoutMargins: UIEdgeInsets { get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) } set { super.layoutMargins = newValue } }
    override func setNeedsUpdateConstraints() {
        calls.insert("setNeedsUpdateConstraints")
        super.setNeedsUpdateConstraints()
    }
    override func updateConstraintsIfNeeded() {
        calls.insert("updateConstraintsIfNeeded")
        super.updateConstraintsIfNeeded()
    }
    override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
    override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                                          verticalFittingPriority: UILayoutPriority) -> CGSize {
        calls.insert("systemLayoutSizeFitting")
        return CGSize(width: 11, height: 12)
    }
    override func addConstraint(_ constraint: NSLayoutConstraint) {
        calls.insert("addConstraint")
        super.addConstraint(constraint)
    }
    override func removeConstraint(_ constraint: NSLayoutConstraint) {
        calls.insert("removeConstraint")
        super.removeConstraint(constraint)
    }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        calls.insert("convert")
        return super.convert(point, to: view)
    }
    override func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView? {
        calls.insert("resizableSnapshotView")
        return UIView()
    }
    override func addInteraction(_ interaction: any UIInteraction) {
        calls.insert("addInteraction")
        super.addInteraction(interaction)
    }
    override func removeInteraction(_ interaction: any UIInteraction) {
        calls.insert("removeInteraction")
        super.removeInteraction(interaction)
    }
    override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
    override func viewWithTag(_ tag: Int) -> UIView? { tag == 99 ? self : super.viewWithTag(tag) }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { super.contentHuggingPriority(for: axis) }
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        super.setContentHuggingPriority(priority, for: axis)
    }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates) }
    override var constraints: [NSLayoutConstraint] { super.constraints }
    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { super.translatesAutoresizingMaskIntoConstraints }
        set { super.translatesAutoresizingMaskIntoConstraints = newValue }
    }
    override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
    override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { super.addLayoutGuide(layoutGuide) }
}

@MainActor private class Controller: UIViewController {
    var calls: [String] = []

    override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        calls.append("present")
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        calls.append("dismiss")
        super.dismiss(animated: flag, completion: completion)
    }
    override func addChild(_ childController: UIViewController) {
        calls.append("addChild")
        super.addChild(childController)
    }
    override func removeFromParent() {
        calls.append("removeFromParent")
        super.removeFromParent()
    }
    override func transition(from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
                             options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls.append("transition")
    }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        calls.append("beginAppearanceTransition")
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { get { super.transitioningDelegate } set { super.transitioningDelegate = newValue } }
    override var presentationController: UIPresentationController? { super.presentationController }
    override var navigationController: UINavigationController? { super.navigationController }
    private let item = UINavigationItem(title: "Own")
    override var navigationItem: UINavigationItem { item }
    override var toolbarItems: [UIBarButtonItem]? { get { super.toolbarItems } set { super.toolbarItems = newValue } }
    override var editButtonItem: UIBarButtonItem { super.editButtonItem }
    override var nibName: String? { nil }
    override var storyboard: UIStoryboard? { super.storyboard }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
}

@MainActor @Suite("Members that apps override") struct OpenMembersTests {
    @Test("UIKit calls a view's own safe area, measure, constraints and conversions [doc: UIK UIView, open members]")
    func views() {
        let view = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inner = UIView()
        let stage = TouchStage(size: CGSize(width: 200, height: 200))
        stage.window.addSubview(view)
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        let top = inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
        view.addConstraints([top])
        NSLayoutConstraint.activate([inner.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor), inner.widthAnchor.constraint(equalToConstant: 5),
                                     inner.heightAnchor.constraint(equalToConstant: 5)])
        stage.advance(by: 0)
        #expect(inner.frame.origin == CGPoint(x: 2, y: 7))
        #expect(view.calls.isSuperset(of: ["safeAreaInsets", "addConstraint"]))
        view.removeConstraints([top])
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 11, height: 12))
        _ = view.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: nil as UIView?)
        _ = view.snapshotView(afterScreenUpdates: false)
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        let menu = UIContextMenuInteraction(delegate: Menus.shared)
        view.interactions = [menu]
        view.interactions = []
        #expect(view.calls.isSuperset(of: ["removeConstraint", "systemLayoutSizeFitting", "convert", "resizableSnapshotView", "setNeedsUpdateConstraints",
                                           "updateConstraintsIfNeeded", "addInteraction", "removeInteraction"]))
        #expect(stage.window.viewWithTag(99) === view)
    }

    @MainActor private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        static let shared = Menus()
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? { nil }
    }

    @Test("UIKit calls a controller's own presentations, and shows its own navigation item [doc: UIK UIViewController, open members]")
    func controllers() {
        let controller = Controller(), child = Controller()
        let stage = TouchStage(rootViewController: controller, size: CGSize(width: 200, height: 200))
        controller.addChild(child)
        controller.view.addSubview(child.view)
        // `show` presents where nothing else shows controllers, and from a child: the child itself is asked.
        child.show(UIViewController(), sender: nil)
        stage.advance(by: 1)
        #expect(child.calls == ["present"] && controller.presentedViewController != nil)
        child.dismiss(animated: false)
        #expect(child.calls == ["present", "dismiss"] && controller.calls == ["addChild", "dismiss"])
        child.removeFromParent()
        #expect(child.calls.last == "removeFromParent")
        let navigation = UINavigationController(rootViewController: child)
        stage.window.rootViewController = navigation
        stage.advance(by: 1)
        #expect(navigation.navigationBar.topItem?.title == "Own")
    }

    @MainActor private final class Cell: UITableViewCell {
        override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                                              verticalFittingPriority: UILayoutPriority) -> CGSize { CGSize(width: targetSize.width, height: 77) }
    }
    @MainActor private final class Measured: UITableViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 33) }
    }
    @MainActor private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { indexPath.row == 0 ? Cell() : Measured() }
    }

    @Test("R-TBL-7 A row of automatic height is as high as its cell says")
    func cells() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), rows = Rows()
        let stage = TouchStage(size: CGSize(width: 200, height: 200))
        table.dataSource = rows
        table.rowHeight = UITableView.automaticDimension
        stage.window.addSubview(table)
        stage.advance(by: 0)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 77 && table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 33)
    }

    @Test("R-SCR-37 A controller may have scroll views that don't scroll left as they are, and has the ends of its safe area as guides")
    func ends() {
        let controller = UIViewController(), scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), bar = UIView()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
        controller.view.addSubview(scrollView)
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        NSLayoutConstraint.activate([bar.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor), bar.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
                                     bar.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor), bar.widthAnchor.constraint(equalToConstant: 10)])
        let stage = TouchStage(rootViewController: controller, size: CGSize(width: 200, height: 200))
        stage.advance(by: 0)
        #expect(bar.frame == CGRect(x: 0, y: 30, width: 10, height: 160))
        #expect(controller.topLayoutGuide.length == 30 && controller.bottomLayoutGuide.length == 10)
        #expect(scrollView.adjustedContentInset.top == 30)
        controller.automaticallyAdjustsScrollViewInsets = false
        #expect(scrollView.adjustedContentInset.top == 0)
        #expect(CGFloat(truncating: 2.5) == 2.5 && CGFloat(exactly: NSNumber(value: 1)) == 1)
    }
}
