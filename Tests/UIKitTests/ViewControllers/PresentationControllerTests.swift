import Testing
@testable import UIKit

/// A panel at the left, over a dark view, as many apps have it.
private final class PanelController: UIPresentationController {
    let dark = UIView()
    var lines: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return CGRect(origin: .zero, size: size(forChildContentContainer: presentedViewController, withParentContainerSize: containerView.bounds.size))
    }
    override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        CGSize(width: parentSize.width * 2 / 3, height: parentSize.height)
    }
    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
        dark.frame = containerView?.bounds ?? .zero
    }
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        lines.append("begins \(containerView?.window != nil) \(presentedViewController.transitionCoordinator != nil)")
        containerView?.insertSubview(dark, at: 0)
        dark.alpha = 0
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dark.alpha = 0.5 })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { lines.append("presented \(completed)") }
    override func dismissalTransitionWillBegin() {
        lines.append("goes")
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dark.alpha = 0 })
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { lines.append("dismissed \(completed)") }
}

@MainActor
private final class PanelDelegate: UIViewControllerTransitioningDelegate {
    var made: [PanelController] = []
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?,
                                source: UIViewController) -> UIPresentationController? {
        made.append(PanelController(presentedViewController: presented, presenting: presenting))
        return made.last
    }
}

@MainActor @Suite("Presentation controllers", .leavesNothing)
struct PresentationControllerTests {
    @Test("R-PSC-1 An app's own presentation controller places the view and what is around it, through a change of size")
    func own() throws {
        let pair = try PresentedPair(width: 600, height: 800), stage = pair.stage, panels = PanelDelegate()
        pair.shown.modalPresentationStyle = .custom
        pair.shown.transitioningDelegate = panels
        pair.root.present(pair.shown, animated: true)
        let panel = try #require(panels.made.last)
        stage.wait(0.2)
        #expect(pair.place.minY > 0 && (panel.dark.layer.presentation()?.opacity ?? 0) > 0)
        stage.wait(1)
        #expect(pair.place == CGRect(x: 0, y: 0, width: 400, height: 800) && pair.root.view.window != nil)
        #expect(panel.presentingViewController === pair.root && panel.presentedView === pair.shown.view)
        #expect(pair.shown.presentationController === panel)
        stage.host.resize(to: .init(width: 900, height: 500))
        stage.wait(0.1)
        #expect(pair.place == CGRect(x: 0, y: 0, width: 600, height: 500) && panel.dark.frame.width == 900)
        pair.shown.dismiss(animated: true)
        stage.wait(1)
        #expect(panel.lines == ["begins true true", "presented true", "goes", "dismissed true"])
        #expect(stage.window.subviews == [pair.root.view] && panel.containerView == nil)
    }

    @Test("R-PSC-1 A controller that is never presented, or no longer, is not kept by its presentation")
    func memory() throws {
        let pair = try PresentedPair(), stage = pair.stage
        weak var first: UIViewController?
        weak var second: UIViewController?
        do {
            let never = UIViewController(), once = UIViewController()
            (first, second) = (never, once)
            never.sheetPresentationController?.detents = [.medium()]
            once.sheetPresentationController?.detents = [.medium()]
            pair.root.present(once, animated: false)
            stage.wait(0.1)
            pair.root.dismiss(animated: false)
            stage.wait(0.1)
        }
        #expect(first == nil && second == nil)
    }

    @Test("R-PSC-1 Another style before the presentation is another presentation controller")
    func styles() throws {
        let controller = UIViewController()
        #expect(controller.sheetPresentationController != nil)
        controller.modalPresentationStyle = .overFullScreen
        #expect(controller.sheetPresentationController == nil && controller.presentationController?.presentationStyle == .overFullScreen)
        controller.modalPresentationStyle = .formSheet
        #expect(controller.sheetPresentationController?.presentationStyle == .formSheet)
    }

    @Test("R-PSC-1 A custom style's controller is asked for once, and is that of the presentation; another delegate makes another")
    func customIsKept() throws {
        final class Quiet: UIAdaptivePresentationControllerDelegate {}
        let pair = try PresentedPair(), stage = pair.stage, panels = PanelDelegate(), others = PanelDelegate(), quiet = Quiet()
        pair.shown.modalPresentationStyle = .custom
        pair.shown.transitioningDelegate = panels
        pair.shown.presentationController?.delegate = quiet
        pair.root.present(pair.shown, animated: false)
        stage.wait(0.1)
        let panel = try #require(panels.made.first)
        #expect(panels.made.count == 1 && pair.shown.presentationController === panel && panel.delegate === quiet)
        #expect(panel.presentingViewController === pair.root && panel.lines == ["begins true true", "presented true"])
        pair.root.dismiss(animated: false)
        stage.wait(0.1)
        #expect(pair.shown.presentationController !== panel && panels.made.count == 2)
        pair.shown.transitioningDelegate = others
        #expect(pair.shown.presentationController === others.made.last && others.made.count == 1)
    }

    @Test("R-PSC-1 What a sheet presents over the whole window covers the sheet, and gives it back")
    func stacked() throws {
        let pair = try PresentedPair(), stage = pair.stage
        pair.present { $0.detents = [.medium()] }
        let sheet = try #require(pair.shown.view.superview), above = NotedController("above", pair.log)
        above.modalPresentationStyle = .fullScreen
        _ = pair.log.take()
        pair.shown.present(above, animated: true)
        stage.wait(1)
        #expect(sheet.window == nil && above.view.window != nil)
        #expect(pair.log.take() == ["above loads", "shown will disappear", "above will appear", "above did appear", "shown did disappear"])
        pair.shown.dismiss(animated: true)
        stage.wait(1)
        #expect(sheet.window === stage.window && sheet.frame.minY == 427)
        #expect(pair.log.take() == ["above will disappear", "shown will appear", "shown did appear", "above did disappear"])
        pair.root.dismiss(animated: false)
        #expect(stage.window.subviews == [pair.root.view])
    }
}
