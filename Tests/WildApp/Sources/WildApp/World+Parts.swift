import HostHeadless
import TouchHost
import UIKit

extension World {
    static let recognizerActs: [Act] = [
        ("attach a recognizer", { world in
            let recognizer = world.newRecognizer(), view = world.view()
            if world.recognizers.count > 12 { world.recognizers.remove(at: world.chance.below(12)) }
            world.recognizers.append(recognizer)
            view.addGestureRecognizer(recognizer)
            return "\(world.said(recognizer)) to \(world.said(view))"
        }),
        ("move a recognizer", { world in
            guard let recognizer = world.chance.one(of: world.recognizers) else { return "" }
            if world.chance.happens(50) { world.view().addGestureRecognizer(recognizer) } else { recognizer.view?.removeGestureRecognizer(recognizer) }
            return world.said(recognizer)
        }),
        ("let go of a recognizer", { world in
            guard !world.recognizers.isEmpty else { return "" }
            let recognizer = world.recognizers.remove(at: world.chance.below(world.recognizers.count))
            recognizer.view?.removeGestureRecognizer(recognizer)
            return world.said(recognizer)
        }),
        ("set a recognizer", { world in
            guard let recognizer = world.chance.one(of: world.recognizers) else { return "" }
            switch world.chance.below(9) {
            case 0: recognizer.isEnabled.toggle()
            case 1: recognizer.cancelsTouchesInView.toggle()
            case 2: recognizer.delaysTouchesBegan.toggle()
            case 3: recognizer.delaysTouchesEnded.toggle()
            case 4: recognizer.state = UIGestureRecognizer.State(rawValue: world.chance.below(6)) ?? .failed
            case 5: (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = world.whole()
            case 6: (recognizer as? UILongPressGestureRecognizer)?.minimumPressDuration = world.seconds()
            case 7: (recognizer as? UIPanGestureRecognizer)?.setTranslation(world.point(), in: world.view())
            default: (recognizer as? UIPinchGestureRecognizer)?.scale = world.number()
            }
            return world.said(recognizer)
        }),
        ("relate recognizers", { world in
            guard let one = world.chance.one(of: world.recognizers), let other = world.chance.one(of: world.recognizers), one !== other else { return "" }
            one.require(toFail: other)
            return "\(world.said(one)) \(world.said(other))"
        }),
        ("ask a recognizer", { world in
            guard let recognizer = world.chance.one(of: world.recognizers) else { return "" }
            _ = (recognizer.location(in: world.view()), recognizer.description, (recognizer as? UIPanGestureRecognizer)?.velocity(in: world.view()))
            return ""
        }),
    ]

    static let controllerActs: [Act] = [
        ("make a controller", { world in
            if world.controllers.count > 8 { world.controllers.remove(at: world.chance.below(8)) }
            world.controllers.append(world.newController())
            return ""
        }),
        ("root", { world in
            guard let window = world.chance.one(of: world.windows), let controller = world.chance.one(of: world.controllers), controller.parent == nil,
                  !(controller is UIAlertController), controller.presentingViewController == nil else { return "" }
            window.rootViewController = world.chance.happens(80) ? controller : nil
            return ""
        }),
        ("present", { world in
            guard let from = world.chance.one(of: world.controllers) else { return "" }
            let controller = world.newController()
            world.controllers.append(controller)
            controller.presentationController?.delegate = world.delegate
            if world.chance.happens(20), !(controller is UIAlertController) { controller.transitioningDelegate = world.delegate }
            from.present(controller, animated: world.chance.happens(60)) { Wild.called("presented", world.delegate) }
            return "\(world.said(controller)) from \(world.said(from))"
        }),
        ("present one that may be there", { world in
            guard let from = world.chance.one(of: world.controllers), let controller = world.chance.one(of: world.controllers) else { return "" }
            from.present(controller, animated: world.chance.happens(60))
            return "\(world.said(controller)) from \(world.said(from))"
        }),
        ("dismiss", { world in
            guard let controller = world.chance.one(of: world.controllers) else { return "" }
            controller.dismiss(animated: world.chance.happens(60)) { Wild.called("dismissed", world.delegate) }
            return world.said(controller)
        }),
        ("child", { world in
            guard let parent = world.chance.one(of: world.controllers), !(parent is UINavigationController) else { return "" }
            if world.chance.happens(30) {
                parent.children.first?.removeFromParent()
            } else {
                let child = WildViewController()
                Wild.name(child)
                parent.addChild(child)
                world.room(in: parent.view).addSubview(child.view)
                child.didMove(toParent: parent)
                world.controllers.append(child)
            }
            return ""
        }),
        ("navigate", { world in
            guard let stack = world.controllers.lazy.compactMap({ $0 as? UINavigationController }).first else { return "" }
            let isAnimated = world.chance.happens(60)
            switch world.chance.below(6) {
            case 0, 1:
                let controller = WildViewController()
                Wild.name(controller)
                controller.title = world.text()
                stack.pushViewController(controller, animated: isAnimated)
            case 2: stack.popViewController(animated: isAnimated)
            case 3: stack.popToRootViewController(animated: isAnimated)
            case 4: stack.setNavigationBarHidden(world.chance.happens(50), animated: isAnimated)
            default: stack.setViewControllers([WildViewController(), WildViewController()], animated: isAnimated)
            }
            return ""
        }),
        ("let go of a controller", { world in
            guard world.controllers.count > 2 else { return "" }
            world.controllers.remove(at: world.chance.below(world.controllers.count))
            return ""
        }),
        ("view of a controller", { world in
            guard let controller = world.chance.one(of: world.controllers) else { return "" }
            switch world.chance.below(4) {
            case 0: controller.view = world.newView()
            case 1: controller.additionalSafeAreaInsets = world.insets()
            case 2: controller.preferredContentSize = world.size()
            default: controller.view.removeFromSuperview()
            }
            return world.said(controller)
        }),
    ]

    /// Moves a row as assistive technology does, in a table, or a controller's, that is edited.
    private func moveRow(of one: UITableView) {
        let other = chance.one(of: controllers.compactMap { ($0 as? UITableViewController)?.viewIfLoaded as? UITableView })
        let table = chance.happens(50) ? other ?? one : one
        table.setEditing(true, animated: false)
        let sign = chance.one(of: table.visibleCells.flatMap(\.subviews).filter { $0.accessibilityLabel == "Reorder" })
        guard let action = chance.one(of: sign?.accessibilityCustomActions ?? []) else { return }
        _ = action.actionHandler?(action)
    }

    /// Goes through the index of a list, or a controller's, as assistive technology does.
    private func useIndex(of one: UIScrollView) {
        let other = chance.one(of: controllers.compactMap { ($0 as? UITableViewController)?.viewIfLoaded ?? ($0 as? UICollectionViewController)?.collectionView })
        let list = chance.happens(50) ? other ?? one : one, index = list.subviews.first { $0.accessibilityLabel == "Section index" }
        if chance.happens(50) { index?.accessibilityIncrement() } else { index?.accessibilityDecrement() }
    }

    /// Two fingers go over the rows of a table, or a controller's.
    private func selectRows(of one: UITableView) {
        let other = chance.one(of: controllers.compactMap { ($0 as? UITableViewController)?.viewIfLoaded as? UITableView })
        let table = chance.happens(50) ? other ?? one : one
        guard mayInput, table.window != nil else { return }
        table.allowsMultipleSelectionDuringEditing = true
        let start = table.convert(CGPoint(x: table.bounds.midX, y: table.bounds.midY), to: nil), pair = [lastFinger + 1, lastFinger + 2]
        lastFinger += 2
        for finger in pair { send(finger, .began, start) }
        for step in 1...3 {
            for finger in pair { send(finger, .moved, CGPoint(x: start.x, y: start.y + CGFloat(15 * step))) }
        }
        for finger in pair { send(finger, .ended, CGPoint(x: start.x, y: start.y + 45)) }
    }

    static let contentActs: [Act] = [
        ("scroll", { world in
            guard let view = world.views.filter({ $0 is UIScrollView }).randomElement(using: &world.chance) as? UIScrollView else { return "" }
            switch world.chance.below(9) {
            case 0: view.contentSize = world.size()
            case 1: view.contentOffset = world.point()
            case 2: view.setContentOffset(world.point(), animated: true)
            case 3: view.contentInset = world.insets()
            case 4: view.scrollRectToVisible(world.rect(), animated: world.chance.happens(50))
            case 5: (view.minimumZoomScale, view.maximumZoomScale) = (world.number(), world.number())
            case 6: view.setZoomScale(world.number(), animated: world.chance.happens(50))
            case 7: view.isPagingEnabled.toggle()
            default: view.refreshControl = world.chance.happens(60) ? WildRefreshControl() : nil
            }
            return world.said(view)
        }),
        ("table", { world in
            guard let table = world.views.filter({ $0 is UITableView }).randomElement(using: &world.chance) as? UITableView else { return "" }
            switch world.chance.below(14) {
            case 0, 1: table.reloadData()
            case 2: table.scrollToRow(at: world.path(), at: .middle, animated: world.chance.happens(50))
            case 3: table.selectRow(at: world.path(), animated: world.chance.happens(50), scrollPosition: .top)
            case 4: _ = (table.cellForRow(at: world.path()), table.rectForRow(at: world.path()), table.indexPathForRow(at: world.point()))
            case 5: table.setEditing(world.chance.happens(50), animated: world.chance.happens(50))
            case 6: table.rowHeight = world.number()
            case 7: table.tableHeaderView = world.chance.happens(50) ? WildView(frame: world.rect()) : nil
            case 8: _ = table.dequeueReusableCell(withIdentifier: "cell")
            case 9, 10: world.moveRow(of: table)
            case 11: world.useIndex(of: table)
            case 12: world.selectRows(of: table)
            default: table.reloadSections(IndexSet(integer: 0), with: .fade)
            }
            return ""
        }),
        ("collection", { world in
            guard let collection = world.views.filter({ $0 is UICollectionView }).randomElement(using: &world.chance) as? UICollectionView else { return "" }
            switch world.chance.below(9) {
            case 0, 1: collection.reloadData()
            case 2: collection.scrollToItem(at: world.path(), at: world.raw(), animated: world.flip())
            case 3: collection.selectItem(at: world.maybe(world.path()), animated: world.flip(), scrollPosition: world.raw())
            case 4: _ = (collection.cellForItem(at: world.path()), collection.layoutAttributesForItem(at: world.path()), collection.indexPathForItem(at: world.point()))
            case 5: collection.setCollectionViewLayout(world.named(WildCollectionViewFlowLayout()), animated: world.flip())
            case 6: collection.collectionViewLayout.invalidateLayout()
            case 7: world.useIndex(of: collection)
            default: collection.reloadSections(IndexSet(integer: 0))
            }
            return ""
        }),
        ("text", { world in
            let text = world.text()
            switch world.view() {
            case let view as UILabel: view.text = text
            case let view as UITextField:
                view.text = text
                if world.chance.happens(30) { view.isSecureTextEntry.toggle() }
            case let view as UITextView:
                if world.chance.happens(50) { view.text = text } else { view.selectedRange = world.range() }
            case let view as UIButton: view.setTitle(text, for: .normal)
            default: break
            }
            return ""
        }),
        ("stack", { world in
            guard let stack = world.views.filter({ $0 is UIStackView }).randomElement(using: &world.chance) as? UIStackView else { return "" }
            let view = world.view()
            switch world.chance.below(6) {
            case 0, 1: if !stack.isDescendant(of: view) { stack.addArrangedSubview(view) }
            case 2: stack.removeArrangedSubview(view)
            case 3: stack.spacing = world.number()
            case 4: stack.axis = stack.axis == .vertical ? .horizontal : .vertical
            default: stack.distribution = UIStackView.Distribution(rawValue: world.chance.below(5)) ?? .fill
            }
            return ""
        }),
        ("control", { world in
            let number = world.number()
            switch world.view() {
            case let view as UISlider:
                if world.chance.happens(50) { view.setValue(Float(number), animated: true) } else { (view.minimumValue, view.maximumValue) = (Float(world.number()), Float(number)) }
            case let view as UISwitch: view.setOn(world.chance.happens(50), animated: true)
            case let view as UIStepper: (view.value, view.stepValue) = (Double(number), Double(world.number()))
            case let view as UIPageControl: (view.numberOfPages, view.currentPage) = (min(world.whole(), 1000), world.whole())
            case let view as UISegmentedControl:
                if world.chance.happens(50) { view.insertSegment(withTitle: world.text(), at: world.whole(), animated: true) } else { view.selectedSegmentIndex = world.whole() }
            case let view as UIProgressView: view.setProgress(Float(number), animated: true)
            case let view as UIActivityIndicatorView: if view.isAnimating { view.stopAnimating() } else { view.startAnimating() }
            case let view as UIControl:
                if world.chance.happens(50) { view.isEnabled.toggle() } else { view.sendActions(for: .valueChanged) }
            default: break
            }
            return "\(number)"
        }),
        ("first responder", { world in
            let view = world.view()
            if world.chance.happens(70) { view.becomeFirstResponder() } else { view.resignFirstResponder() }
            if world.chance.happens(10) { UIApplication.shared.onScreenKeyboard = world.chance.happens(50) ? .always : .never }
            return world.said(view)
        }),
        ("interaction", { world in
            let view = world.view()
            switch world.chance.below(4) {
            case 3: view.addInteraction(UIPointerInteraction(delegate: world.delegate))
            case 0: view.addInteraction(UIContextMenuInteraction(delegate: world.delegate))
            case 1:
                let interaction = UIEditMenuInteraction(delegate: world.delegate)
                view.addInteraction(interaction)
                interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: world.point()))
            default:
                let interaction = UIPencilInteraction()
                interaction.delegate = world.delegate
                view.addInteraction(interaction)
            }
            if world.chance.happens(30), let one = view.interactions.first { view.removeInteraction(one) }
            return world.said(view)
        }),
    ]

    // MARK: Input. A host sends its messages between two turns, and not from within a callback.

    static let inputActs: [Act] = [
        ("finger down", { world in
            guard world.fingers.count < 5, world.mayInput else { return "" }
            world.lastFinger += 1
            world.fingers.append(world.lastFinger)
            return world.touch(world.lastFinger, .began)
        }),
        ("finger move", { world in
            guard let finger = world.chance.one(of: world.fingers), world.mayInput else { return "" }
            return world.touch(finger, .moved)
        }),
        ("fingers move on", { world in
            guard let finger = world.chance.one(of: world.fingers), world.mayInput else { return "" }
            for _ in 0..<4 {
                world.host.advance(by: 0.016)
                // A callback may have ended all of them.
                guard world.fingers.contains(finger) else { break }
                _ = world.touch(finger, .moved)
            }
            return ""
        }),
        ("finger up", { world in
            guard let index = world.fingers.indices.randomElement(using: &world.chance), world.mayInput else { return "" }
            return world.touch(world.fingers.remove(at: index), world.chance.happens(90) ? .ended : .cancelled)
        }),
        ("tap", { world in
            guard world.mayInput else { return "" }
            world.lastFinger += 1
            let place = CGPoint(x: world.chance.below(300), y: world.chance.below(400)), finger = world.lastFinger
            for phase in [Contact.Phase.began, .ended] {
                world.send(finger, phase, place)
                world.host.advance(by: 0.05)
            }
            return "\(place)"
        }),
        ("drag on a view", { world in
            guard world.mayInput, let place = world.middle() else { return "" }
            world.lastFinger += 1
            let finger = world.lastFinger, step = CGPoint(x: world.chance.below(80) - 40, y: world.chance.below(80) - 40), steps = world.chance.below(6)
            world.send(finger, .began, place)
            // A press that is held is a drag of its own.
            if world.chance.happens(30) { world.host.advance(by: 1) }
            for index in 0..<steps {
                world.host.advance(by: 0.016)
                world.send(finger, .moved, CGPoint(x: place.x + step.x * CGFloat(index), y: place.y + step.y * CGFloat(index)))
            }
            world.send(finger, .ended, CGPoint(x: place.x + step.x * CGFloat(steps), y: place.y + step.y * CGFloat(steps)))
            world.host.advance(by: world.chance.happens(50) ? 0.05 : 1)
            return "\(place) by \(step) \(steps) times"
        }),
        ("tap on a view", { world in
            guard world.mayInput, let place = world.middle() else { return "" }
            for _ in 0...world.chance.below(2) {
                world.lastFinger += 1
                world.send(world.lastFinger, .began, place)
                world.host.advance(by: 0.05)
                world.send(world.lastFinger, .ended, place)
                world.host.advance(by: 0.05)
            }
            return "\(place)"
        }),
        ("key", { world in
            guard world.mayInput else { return "" }
            let key = 4 + world.chance.below(80), now = world.host.clock.now
            for isPressed in [true, false] {
                world.host.send(KeyEvent(timestamp: now, usage: key, isPressed: isPressed, characters: key < 30 ? "a" : "", charactersIgnoringModifiers: key < 30 ? "a" : "",
                                         modifiers: world.chance.happens(20) ? .control : []))
            }
            return "\(key)"
        }),
        ("time", { world in
            guard world.mayInput else { return "" }
            world.host.advance(by: Double(world.chance.below(60)) / 100)
            return ""
        }),
        ("pointer", { world in
            guard world.mayInput else { return "" }
            world.host.movePointer(to: CGPoint(x: world.chance.below(300), y: world.chance.below(400)))
            if world.chance.happens(30) {
                world.host.setButton(1, isPressed: true)
                world.host.setButton(1, isPressed: false)
            }
            return ""
        }),
        ("resize", { world in
            guard world.mayInput, world.chance.happens(40) else { return "" }
            world.host.resize(to: PixelSize(width: 1 + world.chance.below(600), height: 1 + world.chance.below(600)))
            return ""
        }),
        ("hide or show the surface", { world in
            guard world.mayInput, world.chance.happens(30) else { return "" }
            world.host.setVisible(false)
            world.host.advance(by: 0.01)
            world.host.setVisible(true)
            return ""
        }),
        ("edit", { world in
            guard world.mayInput else { return "" }
            world.host.send(TextEdit(deleteBefore: world.chance.below(3), commit: world.text(), preedit: world.chance.happens(30) ? "にほ" : ""))
            return ""
        }),
    ]

    private var mayInput: Bool { Wild.isOutside }

    /// The middle of a view in its window, where that is on the surface.
    private func middle() -> CGPoint? {
        let view = view()
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return view.window != nil && CGRect(x: 0, y: 0, width: 300, height: 300).contains(place) ? place : nil
    }

    private func send(_ finger: Int, _ phase: Contact.Phase, _ place: CGPoint) {
        let now = host.clock.now
        host.send(TouchFrame(timestamp: now, contacts: [Contact(id: finger, phase: phase, timestamp: now, position: place)]))
    }

    private func touch(_ finger: Int, _ phase: Contact.Phase) -> String {
        let place = CGPoint(x: chance.below(300), y: chance.below(400))
        send(finger, phase, place)
        return "\(finger) \(place)"
    }
}
