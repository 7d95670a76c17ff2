internal import FoundationAdditions

extension UIViewController {
    /// The scene of a storyboard that the controller came from.
    var storyboardScene: StoryboardScene? { scene as? StoryboardScene }

    /// What ``loadView()`` does: the view is in the scene of a storyboard, in a nib, or plain.
    final func loadOwnView() {
        if let scene, scene.loadView(of: self) { return }
        if let nib = viewNibName {
            nibObjects = loadNib(named: nib)
            if loadedView != nil { return }
            report("\(type(of: self)): the nib \(nib) has connected nothing to the outlet 'view'; a plain view stands in for it")
        }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Loads a nib with this controller as its owner.
    /// - Returns: The objects in it that nothing else might keep.
    func loadNib(named name: String) -> [Any] { UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self) }

    /// The nib that the view is in: the one that was named, else one that is called like the class, with or without `Controller` at the end.
    var viewNibName: String? {
        if let nibName { return nibName }
        guard scene == nil, type(of: self) != UIViewController.self, let name = ClassName(type(of: self))?.name else { return nil }
        let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
        for name in names where InterfaceFinder.path(of: name, .xib, in: nibBundle) != nil { return name }
        return nil
    }
}
