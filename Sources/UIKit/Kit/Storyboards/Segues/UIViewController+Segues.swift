internal import FoundationAdditions
internal import InterfaceFiles

extension UIViewController {
    /// Follows a segue that an object of the scene started: the controller may refuse.
    func follow(_ template: SegueTemplate, sender: Any?) {
        guard shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) else { return }
        perform(template, sender: sender)
    }

    func performNamedSegue(_ identifier: String, sender: Any?) {
        if let template = storyboardScene?.segue(identifier: identifier) { return perform(template, sender: sender) }
        let known = storyboardScene?.segues.compactMap(\.identifier) ?? []
        let suggestion = Spelling.nearest(to: identifier, among: known).map { "; did you mean '\($0)'?" } ?? ""
        report("\(type(of: self)) has no segue '\(identifier)'\(suggestion)")
    }

    private func perform(_ template: SegueTemplate, sender: Any?) {
        if template.kind == .unwind { return unwind(template, sender: sender) }
        guard let destination = makeDestination(of: template, sender: sender) else { return }
        if let style = storyboardScene.flatMap({ template.style(in: $0.file) }) { destination.modalPresentationStyle = style }
        template.point(destination, from: sender)
        let segue = makeSegue(template, to: destination) { [unowned self] in
            if template.kind == .showDetail {
                showDetailViewController(destination, sender: sender)
            } else if template.kind == .show, !(destination is UINavigationController) || navigationController == nil {
                show(destination, sender: sender)
            } else {
                present(destination, animated: template.isAnimated && UIView.areAnimationsEnabled)
            }
        }
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Makes the controller that a segue leads to: by the segue's action, if it names one, else from its scene.
    private func makeDestination(of template: SegueTemplate, sender: Any?) -> UIViewController? {
        guard let storyboard, let scene = storyboardScene else { return nil }
        return storyboard.instantiate(id: template.destination) { coder in
            guard let name = template.element["destinationCreationSelector"] else { return nil }
            for table in NibClasses.tables(of: self) {
                if let action = table.segueActions[name] { return action(self, coder, sender, template.identifier) }
            }
            scene.file.note("segue action \(name)", template.element, "\(type(of: self)) has no segue action '\(name)'")
            return nil
        }
    }

    private func makeSegue(_ template: SegueTemplate, to destination: UIViewController,
                           _ perform: @escaping () -> Void) -> UIStoryboardSegue {
        if template.element["customClass"] != nil, let file = storyboardScene?.file {
            let type = file.type(of: template.element, base: UIStoryboardSegue.self)
            let arguments = _Instantiation.Arguments.parts(UIStoryboardSegue.Ends(identifier: template.identifier, source: self, destination: destination))
            if let segue = type.make(arguments) { return segue }
        }
        return UIStoryboardSegue(identifier: template.identifier, source: self, destination: destination, performHandler: perform)
    }

    // MARK: Embedding

    /// Makes the controller of a container view a child, as part of making this controller's view.
    func embed(_ template: SegueTemplate, in container: UIView) {
        guard let destination = makeDestination(of: template, sender: container) else { return }
        let segue = makeSegue(template, to: destination) { [unowned self] in
            addChild(destination)
            let view = destination.view!
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(view)
            destination.didMove(toParent: self)
        }
        prepare(for: segue, sender: container)
        segue.perform()
    }

    // MARK: Unwinding

    /// Goes back to the nearest controller that implements the segue's action.
    private func unwind(_ template: SegueTemplate, sender: Any?) {
        guard let name = template.unwindAction else { return }
        let action = Selector(name)
        let source = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
        guard let target = unwindTarget(source, from: self), let method = action.method(in: target) else {
            return report("\(type(of: self)) can't unwind: no controller behind it takes '\(name)'")
        }
        let segue = makeSegue(template, to: target) { [unowned self] in
            let segue = UIStoryboardSegue(identifier: template.identifier, source: self, destination: target)
            target.unwind(for: segue, towards: target)
            // Those that contain it have a part in it: one has presented what is left, one shows another child.
            var inner = target
            while let outer = inner.parent {
                outer.unwind(for: segue, towards: inner)
                inner = outer
            }
        }
        prepare(for: segue, sender: sender)
        method(target, sender: segue, event: nil)
        segue.perform()
    }

    /// Asks the controllers around and behind the one that was left, and those inside them.
    private func unwindTarget(_ source: UIStoryboardUnwindSegueSource, from left: UIViewController) -> UIViewController? {
        var left = left
        while let next = left.parent ?? left.ownPresenting {
            if let found = next.unwindTargetInside(source, without: left) { return found }
            left = next
        }
        return nil
    }

    private func unwindTargetInside(_ source: UIStoryboardUnwindSegueSource, without left: UIViewController) -> UIViewController? {
        for child in allowedChildrenForUnwinding(from: source) where child !== left {
            if let found = child.unwindTargetInside(source, without: left) { return found }
        }
        return canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender) ? self : nil
    }
}
