import Foundation
import Testing
import TouchHost
@testable import UIKit

/// Answers an edit menu's questions as a test says.
@MainActor
private final class EditMenuDelegate: NSObject, UIEditMenuInteractionDelegate {
    var menu: (([UIMenuElement]) -> UIMenu?)?
    var target = CGRect.null
    var log: [String] = []
    /// Called when a menu is about to appear, and to go.
    var onPresent: (() -> Void)?
    var onDismiss: (() -> Void)?

    @MainActor override init() { super.init() }

    func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                             suggestedActions: [UIMenuElement]) -> UIMenu? {
        menu.map { $0(suggestedActions) } ?? UIMenu(children: suggestedActions)
    }
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect { target }
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
                             animator: any UIEditMenuInteractionAnimating) {
        log.append("will present")
        animator.addCompletion { self.log.append("presented") }
        onPresent?()
    }
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
                             animator: any UIEditMenuInteractionAnimating) {
        log.append("will dismiss")
        animator.addCompletion { self.log.append("dismissed") }
        onDismiss?()
    }
}

@MainActor @Suite("Edit menu interactions", .leavesNothing)
struct EditMenuInteractionTests {
    private func makeStage() throws -> (stage: Stage, view: CommandPerformer) {
        let stage = try Stage()
        let view = CommandPerformer(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
        stage.view.addSubview(view)
        view.becomeFirstResponder()
        return (stage, view)
    }

    private var configuration: UIEditMenuConfiguration { UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 25)) }

    @Test("R-MNU-20 Without a delegate the menu has the standard commands that a responder performs")
    func standard() throws {
        let (stage, view) = try makeStage()
        let interaction = UIEditMenuInteraction(delegate: nil)
        view.addInteraction(interaction)
        interaction.presentEditMenu(with: configuration)
        #expect(stage.place(ofText: "Cut") == nil)
        stage.tap(try #require(stage.place(ofText: "Copy")))
        #expect(view.log == ["copy"] && stage.overlayWindows.isEmpty)
        view.performsCopy = false
        interaction.presentEditMenu(with: configuration)
        #expect(stage.overlayWindows.isEmpty)
    }

    @Test("R-MNU-20 The delegate makes the menu of the suggested actions and its own, gives the place, and is called for coming and going")
    func delegate() throws {
        let (stage, view) = try makeStage()
        let delegate = EditMenuDelegate()
        var chosen: [String] = []
        delegate.target = CGRect(x: 0, y: 0, width: 100, height: 50)
        delegate.menu = { UIMenu(children: $0 + [UIAction(title: "Shout") { action in chosen.append("\(action.sender as? UIView === view)") }]) }
        let interaction = UIEditMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        interaction.presentEditMenu(with: configuration)
        stage.advance(to: stage.now + 1)
        let copy = try #require(stage.place(ofText: "Copy")), shout = try #require(stage.place(ofText: "Shout"))
        #expect(copy.x < shout.x && shout.y < 200 && delegate.log == ["will present", "presented"])
        stage.tap(shout)
        #expect(chosen == ["true"] && delegate.log == ["will present", "presented", "will dismiss", "dismissed"])
    }

    @Test("R-MNU-3, R-MNU-20 Disabled and inner elements; what keeps the menu open; reloading")
    func elements() throws {
        let (stage, view) = try makeStage()
        let delegate = EditMenuDelegate()
        var count = 0
        let off = UIAction(title: "Off", attributes: .disabled) { _ in count += 100 }
        let more = UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in count += 10 }])
        delegate.menu = { _ in UIMenu(children: [off, more, UIAction(title: "Count \(count)", attributes: .keepsMenuPresented) { _ in count += 1 },
                                                 UIAction(title: "Hidden", attributes: .hidden) { _ in }]) }
        let interaction = UIEditMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        interaction.presentEditMenu(with: configuration)
        stage.advance(to: stage.now + 1)
        #expect(stage.place(ofText: "Hidden") == nil)
        stage.tap(try #require(stage.place(ofText: "Off")))
        #expect(count == 0)
        stage.tap(try #require(stage.place(ofText: "Count 0")))
        #expect(count == 1)
        stage.tap(try #require(stage.place(ofText: "Count 1")))
        #expect(count == 2)
        stage.tap(try #require(stage.place(ofText: "More")))
        stage.tap(try #require(stage.place(ofText: "Deep")))
        #expect(count == 12 && stage.overlayWindows.isEmpty)
    }

    @Test("R-MNU-20 A menu that is reloaded while an inner one is shown is shown itself, and leads nowhere back")
    func reloadedInside() throws {
        let (stage, view) = try makeStage()
        let delegate = EditMenuDelegate(), interaction = UIEditMenuInteraction(delegate: delegate)
        let deep = UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in }])
        delegate.menu = { _ in UIMenu(children: [deep, UIAction(title: "Plain") { _ in }]) }
        view.addInteraction(interaction)
        func buttons(in view: UIView) -> Int { view.subviews.reduce(view is EditMenuButton ? 1 : 0) { $0 + buttons(in: $1) } }
        interaction.presentEditMenu(with: configuration)
        stage.advance(to: stage.now + 1)
        stage.tap(try #require(stage.place(ofText: "More")))
        let window = try #require(stage.overlayWindows.first)
        #expect(stage.place(ofText: "Deep") != nil && buttons(in: window) == 2)
        interaction.reloadVisibleMenu()
        #expect(stage.place(ofText: "Plain") != nil && stage.place(ofText: "Deep") == nil && buttons(in: window) == 2)
        interaction.dismissMenu()
        stage.advance(to: stage.now + 1)
    }

    @Test("R-MNU-20 A click of the secondary button presents the menu; a finger or the primary button does not")
    func secondaryClick() throws {
        let (stage, view) = try makeStage()
        let interaction = UIEditMenuInteraction(delegate: nil)
        view.addInteraction(interaction)
        stage.tap(150, 225)
        #expect(stage.overlayWindows.isEmpty)
        stage.host.movePointer(to: CGPoint(x: 150, y: 225))
        stage.host.setButton(1, isPressed: true)
        stage.host.setButton(1, isPressed: false)
        #expect(stage.overlayWindows.isEmpty)
        stage.host.setButton(2, isPressed: true)
        stage.host.setButton(2, isPressed: false)
        #expect(stage.place(ofText: "Copy") != nil && interaction.location(in: view) == CGPoint(x: 50, y: 25))
        interaction.dismissMenu()
        stage.advance(to: stage.now + 1)
        #expect(stage.overlayWindows.isEmpty)
    }

    @Test("R-MNU-20, R-MNU-30 Of all touches only the pointer's are offered to the recognizers of clicks")
    func pointersAlone() throws {
        let (_, view) = try makeStage()
        let delegate = NoMenu()
        view.addInteraction(UIEditMenuInteraction(delegate: nil))
        view.addInteraction(UIContextMenuInteraction(delegate: delegate))
        let clicks = (view.gestureRecognizers ?? []).filter { $0.name?.hasSuffix(".secondaryClick") == true }
        #expect(clicks.count == 2 && clicks.allSatisfy { $0.allowedTouchTypes == [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)] })
    }

    private final class NoMenu: NSObject, UIContextMenuInteractionDelegate {
        @MainActor override init() { super.init() }
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                    configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? { nil }
    }

    @Test("R-MNU-2, R-MNU-20 A menu that is dismissed, or whose view leaves, while its delegate is called before it comes does not come")
    func dismissedBefore() throws {
        let (stage, view) = try makeStage()
        let delegate = EditMenuDelegate(), interaction = UIEditMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        delegate.onPresent = { interaction.dismissMenu() }
        interaction.presentEditMenu(with: configuration)
        stage.advance(to: stage.now + 1)
        #expect(stage.overlayWindows.isEmpty && delegate.log == ["will present", "will dismiss", "dismissed"])
        delegate.log = []
        delegate.onPresent = { view.removeFromSuperview() }
        interaction.presentEditMenu(with: configuration)
        stage.advance(to: stage.now + 1)
        #expect(stage.overlayWindows.isEmpty && delegate.log == ["will present", "will dismiss", "dismissed"])
        delegate.onPresent = nil
        stage.view.addSubview(view)
        view.becomeFirstResponder()
        interaction.presentEditMenu(with: configuration)
        #expect(stage.overlayWindows.count == 1)
        interaction.dismissMenu()
        stage.advance(to: stage.now + 1)
        #expect(stage.overlayWindows.isEmpty)
    }

    @Test("R-MNU-2 A menu that opens because another closes is closed, too, by the one that the other closes for")
    func oneAtATime() throws {
        let (stage, view) = try makeStage()
        let delegates = ["One", "Two", "Three"].map { title in
            let delegate = EditMenuDelegate()
            delegate.menu = { _ in UIMenu(children: [UIAction(title: title) { _ in }]) }
            return delegate
        }
        let interactions = delegates.map { UIEditMenuInteraction(delegate: $0) }
        for interaction in interactions { view.addInteraction(interaction) }
        let place = configuration
        interactions[0].presentEditMenu(with: place)
        delegates[0].onDismiss = { interactions[2].presentEditMenu(with: place) }
        interactions[1].presentEditMenu(with: place)
        stage.advance(to: stage.now + 1)
        #expect(stage.overlayWindows.count == 1 && stage.place(ofText: "Two") != nil && stage.place(ofText: "Three") == nil)
        #expect(delegates[2].log.contains("will dismiss"))
        interactions[1].dismissMenu()
        stage.advance(to: stage.now + 1)
        #expect(stage.overlayWindows.isEmpty)
    }

    @Test("R-MNU-2, R-MNU-20 A menu that follows one that was presented when a third was dismissed is the interaction's: it can be dismissed")
    func followsReplacement() throws {
        let (stage, view) = try makeStage()
        let delegate = EditMenuDelegate(), interaction = UIEditMenuInteraction(delegate: delegate), place = configuration
        view.addInteraction(interaction)
        interaction.presentEditMenu(with: place)
        delegate.onDismiss = {
            delegate.onDismiss = nil
            interaction.presentEditMenu(with: place)
        }
        interaction.presentEditMenu(with: place)
        stage.advance(to: stage.now + 1)
        #expect(stage.overlayWindows.count == 1)
        interaction.dismissMenu()
        stage.advance(to: stage.now + 1)
        #expect(stage.overlayWindows.isEmpty)
    }

    @Test("R-MNU-20 The menu moves with its target and goes with its interaction")
    func moves() throws {
        let (stage, view) = try makeStage()
        let delegate = EditMenuDelegate()
        delegate.target = CGRect(x: 0, y: 0, width: 100, height: 50)
        let interaction = UIEditMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        interaction.presentEditMenu(with: configuration)
        stage.advance(to: stage.now + 1)
        let place = try #require(stage.place(ofText: "Copy"))
        delegate.target.origin.y += 30
        interaction.updateVisibleMenuPosition(animated: false)
        #expect(stage.place(ofText: "Copy") == CGPoint(x: place.x, y: place.y + 30))
        view.removeInteraction(interaction)
        stage.advance(to: stage.now + 1)
        #expect(stage.overlayWindows.isEmpty)
    }
}
