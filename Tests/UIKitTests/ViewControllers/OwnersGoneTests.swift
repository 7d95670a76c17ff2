import Testing
import TouchHost
@testable import UIKit

/// Views may outlive the controllers that they were made by, and recognizers their views (decision 12).
@MainActor @Suite("Owners that go first", .leavesNothing)
struct OwnersGoneTests {
    @Test("R-NAV-5 A navigation controller's view and bar are laid out and touched after it has gone")
    func navigationController() throws {
        let pair = try PresentedPair(), stage = pair.stage
        var kept: UIView?
        do {
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(UIViewController(), animated: false)
            kept = navigation.view
        }
        let view = try #require(kept)
        pair.root.view.addSubview(view)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        stage.wait(0.1)
        stage.tapNow(20, 22)
        stage.dragUpright(x: 3, from: 200, to: 300)
        stage.wait(0.1)
        view.removeFromSuperview()
    }

    @Test("R-SCR-1 A scroll view's recognizer is used after the view has gone")
    func scrollView() throws {
        let pair = try PresentedPair(), stage = pair.stage, other = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        pair.root.view.addSubview(other)
        do {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            scrollView.contentSize = CGSize(width: 300, height: 2000)
            other.addGestureRecognizer(scrollView.panGestureRecognizer)
        }
        stage.dragUpright(from: 250, to: 100)
        stage.wait(0.1)
        #expect(other.gestureRecognizers?.count == 1)
    }

    @Test("R-PSC-1 The container of a presentation is laid out after it is over")
    func container() throws {
        let pair = try PresentedPair(), stage = pair.stage
        var kept: UIView?
        do {
            let shown = UIViewController()
            pair.root.present(shown, animated: false)
            kept = shown.presentationController?.containerView
            pair.root.dismiss(animated: false)
        }
        let view = try #require(kept)
        pair.root.view.addSubview(view)
        view.setNeedsLayout()
        stage.wait(0.1)
        stage.tapNow(100, 100)
        view.removeFromSuperview()
    }

    @Test("R-PSC-1 A window that goes while its controllers present takes them with it", arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [false, true])
    func presenting(style: UIModalPresentationStyle, animated: Bool) throws {
        let pair = try PresentedPair(), stage = pair.stage
        weak var shown: UIViewController?, root: UIViewController?
        do {
            let window = UIWindow(windowScene: try #require(stage.window.windowScene)), controller = UIViewController(), presented = UIViewController()
            (root, shown) = (controller, presented)
            presented.modalPresentationStyle = style
            window.rootViewController = controller
            window.isHidden = false
            controller.present(presented, animated: animated)
            stage.wait(animated ? 1 : 0.1)
            window.isHidden = true
        }
        stage.wait(0.1)
        #expect(root == nil && shown == nil)
    }
}
