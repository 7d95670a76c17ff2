import UIKit

/// Controllers that hold others, search, and wheels.
extension World {
    /// Gives a new controller what it shows, and its delegates.
    func fill(_ controller: UIViewController) {
        switch controller {
        case let tabs as UITabBarController:
            tabs.delegate = delegate
            tabs.viewControllers = (0..<chance.below(8)).map { _ in newChild() }
        case let pages as UIPageViewController:
            pages.delegate = delegate
            if chance.happens(80) { pages.dataSource = delegate }
            pages.setViewControllers([newChild()], direction: .forward, animated: false)
        case let split as UISplitViewController:
            split.delegate = delegate
            split.viewControllers = [newChild(), newChild()]
        case let search as UISearchController:
            search.delegate = delegate
            search.searchResultsUpdater = delegate
            search.searchBar.delegate = delegate
        default: break
        }
    }

    private func newChild() -> UIViewController {
        let child: UIViewController = switch chance.below(5) {
        case 0: WildTableViewController(style: .plain)
        case 1: WildNavigationController(rootViewController: named(WildViewController()))
        default: WildViewController()
        }
        child.title = text()
        return named(child)
    }

    private func one<Controller: UIViewController>(of kind: Controller.Type) -> Controller? { controllers.lazy.compactMap { $0 as? Controller }.last }

    static let containerActs: [Act] = [
        ("tabs", { world in
            guard let tabs = world.one(of: UITabBarController.self) else { return "" }
            switch world.chance.below(7) {
            case 0: tabs.setViewControllers((0..<world.chance.below(8)).map { _ in world.newChild() }, animated: world.flip())
            case 1: tabs.selectedIndex = world.whole()
            case 2: tabs.selectedViewController = world.chance.one(of: tabs.viewControllers ?? [])
            case 3: world.chance.one(of: tabs.viewControllers ?? [])?.tabBarItem.badgeValue = world.maybe(world.text())
            case 4:
                // Some are gone, some are others.
                let kept = (tabs.viewControllers ?? []).filter { _ in world.chance.happens(60) }
                tabs.setViewControllers(kept + [world.newChild()], animated: world.flip())
            case 5: world.chance.one(of: tabs.viewControllers ?? [])?.title = world.text()
            default: tabs.tabBar.isHidden.toggle()
            }
            return world.said(tabs)
        }),
        ("pages", { world in
            guard let pages = world.one(of: UIPageViewController.self) else { return "" }
            switch world.chance.below(4) {
            case 0: pages.dataSource = world.chance.happens(70) ? world.delegate : nil
            default:
                pages.setViewControllers([world.newChild()], direction: world.raw(), animated: world.chance.happens(70)) { _ in
                    Wild.called("pages are set", world.delegate)
                }
            }
            return world.said(pages)
        }),
        ("search", { world in
            guard let search = world.one(of: UISearchController.self) else { return "" }
            switch world.chance.below(5) {
            case 0: search.isActive.toggle()
            case 1: search.searchBar.text = world.text()
            case 2:
                guard search.parent == nil, search.presentingViewController == nil else { return "" }
                world.controllers.last { !($0 is UISearchController) }?.navigationItem.searchController = world.chance.happens(80) ? search : nil
            case 3: search.searchBar.scopeButtonTitles = world.maybe([world.text(), world.text()])
            default: search.searchBar.becomeFirstResponder()
            }
            return world.said(search)
        }),
        ("wheels", { world in
            switch world.chance.one(of: world.views.filter { $0 is UIPickerView || $0 is UIDatePicker }) {
            case let picker as UIPickerView:
                switch world.chance.below(3) {
                case 0: picker.reloadAllComponents()
                case 1: if picker.numberOfComponents > 0 { picker.reloadComponent(world.chance.below(picker.numberOfComponents)) }
                default: if picker.numberOfComponents > 0 { picker.selectRow(world.whole(), inComponent: world.chance.below(picker.numberOfComponents), animated: world.flip()) }
                }
                return world.said(picker)
            case let picker as UIDatePicker:
                switch world.chance.below(4) {
                case 0: picker.setDate(Date(timeIntervalSinceReferenceDate: Double(world.number())), animated: world.flip())
                case 1: picker.datePickerMode = world.raw()
                case 2: picker.minimumDate = world.maybe(Date(timeIntervalSinceReferenceDate: Double(world.number())))
                default: picker.minuteInterval = world.whole()
                }
                return world.said(picker)
            default: return ""
            }
        }),
        ("split", { world in
            guard let split = world.one(of: UISplitViewController.self) else { return "" }
            switch world.chance.below(4) {
            case 0: split.viewControllers = (0..<world.chance.below(3)).map { _ in world.newChild() }
            case 1: split.showDetailViewController(world.newChild(), sender: nil)
            case 2: split.preferredDisplayMode = world.raw()
            default: split.viewControllers.first?.showDetailViewController(world.newChild(), sender: nil)
            }
            return world.said(split)
        }),
        ("blur", { world in
            guard let view = world.chance.one(of: world.views.compactMap { $0 as? UIVisualEffectView }) else { return "" }
            let effect: UIVisualEffect? = world.maybe(UIBlurEffect(style: world.raw()))
            if world.flip() { UIView.animate(withDuration: 0.2) { view.effect = effect } } else { view.effect = effect }
            return world.said(view)
        }),
        ("popover", { world in
            guard let from = world.chance.one(of: world.controllers) else { return "" }
            let controller = world.named(WildViewController())
            controller.modalPresentationStyle = .popover
            controller.popoverPresentationController?.delegate = world.delegate
            controller.popoverPresentationController?.sourceView = world.maybe(world.view())
            controller.popoverPresentationController?.sourceRect = world.rect()
            controller.popoverPresentationController?.permittedArrowDirections = world.raw()
            world.controllers.append(controller)
            from.present(controller, animated: world.flip()) { Wild.called("popover", world.delegate) }
            return "\(world.said(controller)) from \(world.said(from))"
        }),
    ]
}
