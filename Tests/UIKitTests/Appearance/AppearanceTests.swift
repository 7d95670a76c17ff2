import Testing
@testable import UIKit

@MainActor @Suite("Looks of whole classes", .leavesNothing)
final class AppearanceTests {
    /// Made in the test: another one may attach its display before.
    private lazy var stage = Stage.rooted()

    private func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
        (parent ?? stage.root).addSubview(view)
        return view
    }

    private final class RedLabel: UILabel {
        override init(frame: CGRect) {
            super.init(frame: frame)
            textColor = .red
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Box: UIView {}
    private final class InnerBox: UIView {}

    @Test("R-APR-1 What is set of the class is set of each view that comes into a window from then on")
    func views() {
        defer { AppearanceProxies.removeAll() }
        let early = add(UILabel()), waiting = UILabel()
        UILabel.appearance().textColor = .green
        UILabel.appearance().font = .systemFont(ofSize: 31)
        let late = add(UILabel())
        #expect(early.textColor == .label && waiting.textColor == .label)
        #expect(late.textColor == .green && late.font.pointSize == 31)
        _ = add(waiting)
        #expect(waiting.textColor == .green)
        #expect(UILabel.appearance() === UILabel.appearance() && UILabel.appearance().window == nil)
    }

    @Test("R-APR-1 Lists, too, whose initializers have more to say")
    func lists() {
        defer { AppearanceProxies.removeAll() }
        UITableView.appearance().backgroundColor = .green
        UICollectionView.appearance().backgroundColor = .red
        UITextView.appearance().backgroundColor = .blue
        #expect(add(UITableView(frame: .zero, style: .grouped)).backgroundColor == .green)
        #expect(add(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())).backgroundColor == .red)
        #expect(add(UITextView()).backgroundColor == .blue)
    }

    @Test("R-APR-1 It is there before the view is notified that it has come to a window")
    func order() {
        defer { AppearanceProxies.removeAll() }
        final class Watching: UILabel {
            var seen: UIColor?
            override func didMoveToWindow() { seen = textColor }
        }
        UILabel.appearance().textColor = .green
        #expect(add(Watching()).seen == .green)
    }

    @Test("R-APR-2 What code has set stays, also in an initializer; a view that comes again follows what is set of the class by then")
    func code() {
        defer { AppearanceProxies.removeAll() }
        UILabel.appearance().textColor = .green
        let own = UILabel()
        own.textColor = .blue
        #expect(add(own).textColor == .blue && add(RedLabel()).textColor == .red)
        let label = add(UILabel())
        UILabel.appearance().textColor = .yellow
        #expect(label.textColor == .green)
        label.removeFromSuperview()
        #expect(add(label).textColor == .yellow)
        label.textColor = .blue
        label.removeFromSuperview()
        #expect(add(label).textColor == .blue)
    }

    @Test("R-APR-3 A class below comes before the class, containers before none, and more of them before fewer")
    func precedence() {
        defer { AppearanceProxies.removeAll() }
        UIView.appearance().tintColor = .red
        UILabel.appearance().tintColor = .green
        UIView.appearance(whenContainedInInstancesOf: [Box.self]).tintColor = .blue
        UIView.appearance(whenContainedInInstancesOf: [InnerBox.self, Box.self]).tintColor = .yellow
        #expect(add(UIView()).tintColor == .red && add(UILabel()).tintColor == .green)
        let box = add(Box())
        #expect(box.tintColor == .red)
        #expect(add(UIView(), to: box).tintColor == .blue && add(UILabel(), to: box).tintColor == .green)
        let inner = add(InnerBox(), to: add(UIView(), to: box))
        #expect(add(UIView(), to: inner).tintColor == .yellow)
        let alone = add(InnerBox())
        #expect(add(UIView(), to: alone).tintColor == .red)
    }

    @Test("R-APR-3 Controllers are containers")
    func controllers() {
        defer { AppearanceProxies.removeAll() }
        final class Sheet: UIViewController {}
        UILabel.appearance(whenContainedInInstancesOf: [Sheet.self]).textColor = .green
        let sheet = Sheet(), label = UILabel()
        sheet.view.addSubview(label)
        _ = add(sheet.view)
        #expect(label.textColor == .green && add(UILabel()).textColor == .label)
    }

    @Test("R-APR-4 Controls, by their states, lists and their backgrounds")
    func controls() {
        defer { AppearanceProxies.removeAll() }
        UIButton.appearance().setTitleColor(.green, for: .highlighted)
        UISwitch.appearance().onTintColor = .green
        UISlider.appearance().thumbTintColor = .green
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
        UITableView.appearance().separatorColor = .green
        UITableView.appearance().backgroundColor = .green
        UITableView.appearance().sectionHeaderTopPadding = 0
        UITableView.appearance().sectionIndexColor = .green
        UITableViewCell.appearance().separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4)
        let button = add(UIButton(type: .system))
        #expect(button.titleColors.own(.highlighted) == .green && button.titleColors.own(.normal) == nil)
        #expect(add(UISwitch()).onTintColor == .green && add(UISlider()).thumbTintColor == .green)
        let segments = add(UISegmentedControl(items: ["a"]))
        #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .green && segments.titleTextAttributes(for: .normal) == nil)
        let table = add(UITableView(frame: .zero, style: .grouped))
        #expect(table.separatorColor == .green && table.backgroundColor == .green && table.sectionHeaderTopPadding == 0)
        #expect(table.sectionIndexColor == .green)
        let own = UITableView()
        own.backgroundColor = .blue
        #expect(add(own).backgroundColor == .blue)
        #expect(add(UITableViewCell()).separatorInset.left == 3)
    }

    @Test("R-APR-4 Bars and their items")
    func bars() {
        defer { AppearanceProxies.removeAll() }
        UINavigationBar.appearance().barTintColor = .green
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
        UINavigationBar.appearance().isTranslucent = false
        UIBarButtonItem.appearance().tintColor = .yellow
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal)
        UITabBarItem.appearance().badgeColor = .green
        let page = UIViewController(), own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
        own.tintColor = .blue
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
        page.navigationItem.leftBarButtonItem = own
        page.toolbarItems = [UIBarButtonItem(title: "Below", style: .plain, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        stage.window.rootViewController = tabs
        stage.turn()
        let bar = navigation.navigationBar
        #expect(bar.barTintColor == .green && !bar.isTranslucent && bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
        let item = page.navigationItem.rightBarButtonItem
        #expect(item?.tintColor == .yellow && item?.titleTextAttributes(for: .normal)?[.font] as? UIFont == .systemFont(ofSize: 9))
        #expect(item?.barView?.tintColor == .yellow && (item?.barView as? UIButton)?.titleLabel?.font.pointSize == 9)
        #expect(own.tintColor == .blue)
        #expect(page.toolbarItems?[0].tintColor == .yellow && page.toolbarItems?[0].titleTextAttributes(for: .normal) == nil)
        #expect(navigation.tabBarItem.badgeColor == .green)
        // An item that comes later.
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "New", style: .plain, target: nil, action: nil)
        #expect(page.navigationItem.rightBarButtonItem?.tintColor == .yellow)
    }

    @Test("R-APR-4 Bars take whole appearances")
    func appearances() {
        defer { AppearanceProxies.removeAll() }
        let look = UINavigationBarAppearance(), tabLook = UITabBarAppearance()
        look.backgroundColor = .green
        tabLook.backgroundColor = .red
        UINavigationBar.appearance().standardAppearance = look
        UINavigationBar.appearance().scrollEdgeAppearance = look
        UITabBar.appearance().standardAppearance = tabLook
        let bar = add(UINavigationBar()), tabBar = add(UITabBar())
        #expect(bar.setStandardAppearance?.backgroundColor == .green && bar.scrollEdgeAppearance?.backgroundColor == .green && bar.compactAppearance == nil)
        #expect(tabBar.setStandardAppearance?.backgroundColor == .red)
        let own = UINavigationBar(), ownLook = UINavigationBarAppearance()
        ownLook.backgroundColor = .blue
        own.standardAppearance = ownLook
        #expect(add(own).setStandardAppearance?.backgroundColor == .blue)
    }

    @Test("R-APR-4 Parts of the system's controls are left as they are; windows follow")
    func parts() {
        defer { AppearanceProxies.removeAll() }
        UIView.appearance().backgroundColor = .green
        UIWindow.appearance().tintColor = .red
        let control = add(UISwitch())
        let parts = control.subviews.filter(\.isControlPart)
        #expect(control.backgroundColor == .green && !parts.isEmpty && parts.allSatisfy { $0.backgroundColor != .green })
        let window = UIWindow(windowScene: stage.scene)
        window.isHidden = false
        #expect(window.tintColor == .red)
        window.isHidden = true
        window.windowScene = nil
    }

    @Test("R-APR-4 What can't be set for all of a class is named once")
    func strays() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Own: UIView {
                    var width = 1
                }
                let stage = Stage.rooted()
                UILabel.appearance().textColor = .red
                stage.root.addSubview(UILabel())
                UILabel.appearance().text = "all"
                UILabel.appearance().alpha = 0.5
                UIButton.appearance().setTitleColor(.red, for: .disabled)
                UICollectionView.appearance().backgroundColor = .red
                stage.root.addSubview(UICollectionView())
                for _ in 0..<2 {
                    stage.root.addSubview(UILabel())
                    stage.root.addSubview(UIButton())
                }
                _ = UILabel.appearance()
                stage.root.addSubview(UILabel())
                Own.appearance().width = 3
                Own.appearance(whenContainedInInstancesOf: [UIButton.self]).width = 3
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let lines = said.split(separator: "\n").filter { $0.contains(".appearance()") }
        #expect(lines.count == 2, "\(said)")
        #expect(lines.first?.contains("UILabel.appearance(): setting 'alpha', 'text' has no effect") == true, "\(said)")
        #expect(lines.last?.contains("Own.appearance(): what can be set for all of the class are properties of UIKit's") == true, "\(said)")
    }
}
