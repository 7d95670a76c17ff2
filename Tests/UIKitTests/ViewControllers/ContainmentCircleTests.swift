import Testing
@testable import UIKit

/// Controllers that an app puts into a circle, or shows while they are loaded.
@MainActor @Suite("Controllers in a circle", .leavesNothing)
struct ContainmentCircleTests {
    @Test("R-VC-9 A controller can't be a child of one inside it")
    func deepLoop() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let outer = UIViewController(), middle = UIViewController(), inner = UIViewController()
                outer.addChild(middle)
                middle.addChild(inner)
                inner.addChild(outer)
            }
        }
    }

    @Test("R-VC-9 A controller can't be a child of one that it presents")
    func loopThroughPresentation() async {
        await #expect(processExitsWith: .failure) {
            try await MainActor.run {
                let pair = try PresentedPair()
                pair.root.present(pair.shown, animated: false)
                pair.shown.addChild(pair.root)
            }
        }
    }

    @Test("R-VC-9 A callback that puts the parent into the child makes a circle too")
    func loopInCallback() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let outer = UIViewController(), inner = MovingController()
                inner.onMove = { if let outer = $0 { inner.addChild(outer) } }
                outer.addChild(inner)
            }
        }
    }

    @Test("R-VC-9 A callback that gives the child to another parent loses it again: it has one parent")
    func takenMeanwhile() {
        let first = UIViewController(), second = UIViewController(), child = MovingController()
        child.onMove = { [weak second, weak child] _ in
            child?.onMove = nil
            if let child { second?.addChild(child) }
        }
        first.addChild(child)
        #expect(child.parent === first && first.children == [child] && second.children.isEmpty)
    }

    @Test("R-VC-9 A controller is not presented by itself, by one inside it or by one that it presents, and none is kept")
    func presentedOnItself() throws {
        let pair = try PresentedPair(), stage = pair.stage
        weak var gone: UIViewController?
        do {
            let inner = UIViewController()
            gone = inner
            pair.root.present(pair.root, animated: false)
            pair.root.addChild(inner)
            inner.present(pair.root, animated: false)
            #expect(pair.root.presentedViewController == nil)
            pair.root.present(pair.shown, animated: false)
            stage.wait(0.1)
            pair.shown.present(pair.root, animated: false)
            #expect(pair.shown.presentedViewController == nil && pair.root.presentingViewController == nil)
            inner.removeFromParent()
        }
        #expect(gone == nil)
    }

    @Test("R-VC-10 A window that is shown while its root's view is loaded shows a stand-in, and then the view")
    func shownWhileLoading() throws {
        let pair = try PresentedPair(), stage = pair.stage, controller = LoadingController(), window = stage.window
        var standIn: UIView?
        controller.onLoad = { [unowned controller] in
            window.isHidden = true
            window.isHidden = false
            standIn = controller.view
        }
        window.rootViewController = controller
        #expect(standIn != nil && standIn !== controller.view && standIn?.superview == nil)
        #expect(controller.view.backgroundColor == .red && window.subviews == [controller.view])
    }
}

private final class LoadingController: UIViewController {
    var onLoad: (() -> Void)?
    override func loadView() {
        onLoad?()
        let view = UIView()
        view.backgroundColor = .red
        self.view = view
    }
}

private final class MovingController: UIViewController {
    var onMove: ((UIViewController?) -> Void)?
    override func willMove(toParent parent: UIViewController?) { onMove?(parent) }
}
