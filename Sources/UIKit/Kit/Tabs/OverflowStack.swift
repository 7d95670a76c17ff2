/// The stack of the list of those controllers that have no button in a tab bar, and of the one that is chosen there (R-TAB-5).
final class OverflowStack: UINavigationController, UINavigationControllerDelegate {
    private weak var owner: UITabBarController?
    private let list = MoreList()

    init(in tabs: UITabBarController) {
        owner = tabs
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        list.title = SystemWord.more.text
        list.onChoose = { [weak self] in self?.chosen($0) }
        setViewControllers([list], animated: false)
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// What was chosen in the list.
    var opened: UIViewController? { viewControllers.count > 1 ? viewControllers[1] : nil }

    func reload(_ controllers: [UIViewController]) {
        list.controllers = controllers
        if let opened, !controllers.contains(where: { $0 === opened }) { remove(opened) }
    }

    /// Takes a controller out of the stack, with what stands above it.
    func remove(_ controller: UIViewController) {
        guard opened === controller else { return }
        popToRootViewController(animated: false)
    }

    /// Shows a controller above the list at once.
    func open(_ controller: UIViewController) {
        guard opened !== controller else { return }
        list.controllers = owner?.hidden ?? []
        connect(controller)
        setViewControllers([list, controller], animated: false)
    }

    private func chosen(_ controller: UIViewController) {
        guard let owner, owner.delegate?.tabBarController(owner, shouldSelect: controller) ?? true else { return list.deselect() }
        connect(controller)
        pushViewController(controller, animated: UIView.areAnimationsEnabled)
        owner.moreChose(controller)
        owner.delegate?.tabBarController(owner, didSelect: controller)
    }

    /// A stack of its own has a bar of its own, whose first back button leads to the list.
    private func connect(_ controller: UIViewController) { (controller as? UINavigationController)?.outerItem = list.navigationItem }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        setNavigationBarHidden(viewController is UINavigationController, animated: animated)
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        for controller in owner?.hidden ?? [] where controller !== opened { (controller as? UINavigationController)?.outerItem = nil }
        owner?.moreChose(opened)
    }
}

/// The list of controllers that have no button.
final class MoreList: UITableViewController {
    var onChoose: (UIViewController) -> Void = { _ in }
    var controllers: [UIViewController] = [] {
        didSet { if isViewLoaded, !controllers.elementsEqual(oldValue, by: ===) { tableView.reloadData() } }
    }

    init() { super.init(style: .plain) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "controller")
    }

    func deselect() {
        for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: true) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "controller", for: indexPath), item = controllers[indexPath.row].tabBarItem!
        cell.textLabel?.text = item.title
        cell.imageView?.image = item.picture(isSelected: false, scale: max(UIScreen.main.scale, 1))
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onChoose(controllers[indexPath.row]) }
}
