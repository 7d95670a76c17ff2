import Testing
@testable import UIKit

/// Answers for a popover as a test says, and writes what is called.
@MainActor
private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.automatic
    var allows = true
    var log: [String] = []

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { log.append("prepare") }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log.append("did attempt") }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will dismiss") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did dismiss") }
}

@MainActor @Suite("Popovers", .leavesNothing)
struct PopoverTests {
    private static let wide = CGSize(width: 1000, height: 800)

    private func make(size: CGSize = wide, source: CGRect = CGRect(x: 100, y: 100, width: 80, height: 40), isDark: Bool = false, scale: Double = 1)
        throws -> (Stage, UIViewController, UIViewController, UIView, PopoverDelegate) {
        let root = UIViewController(), shown = UIViewController(), view = UIView(frame: source), delegate = PopoverDelegate()
        root.view.backgroundColor = .systemBackground
        view.backgroundColor = .systemBlue
        root.view.addSubview(view)
        shown.view.backgroundColor = .systemBackground
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 200, height: 150)
        shown.popoverPresentationController?.sourceView = view
        shown.popoverPresentationController?.delegate = delegate
        return (try Stage(showing: root, size: size, scale: scale, isDark: isDark), root, shown, view, delegate)
    }

    private func frame(_ controller: UIViewController) -> CGRect { controller.view.convert(controller.view.bounds, to: nil) }

    @Test("R-POP-1 R-POP-2 A popover points at its source from the side that has room", arguments: [
        (CGRect(x: 450, y: 100, width: 80, height: 40), UIPopoverArrowDirection.up, CGRect(x: 390, y: 153, width: 200, height: 150)),
        (CGRect(x: 450, y: 740, width: 80, height: 40), .down, CGRect(x: 390, y: 577, width: 200, height: 150)),
        (CGRect(x: 5, y: 100, width: 30, height: 40), .up, CGRect(x: 10, y: 153, width: 200, height: 150)),
    ])
    func points(source: CGRect, direction: UIPopoverArrowDirection, place: CGRect) throws {
        let (stage, root, shown, _, delegate) = try make(source: source)
        #expect(shown.popoverPresentationController?.arrowDirection == .unknown)
        root.present(shown, animated: true)
        stage.wait(1)
        #expect(frame(shown) == place && shown.popoverPresentationController?.arrowDirection == direction, "\(frame(shown))")
        #expect(root.view.window === stage.window && delegate.log == ["prepare"] && shown.presentationController === shown.popoverPresentationController)
    }

    @Test("R-POP-2 Only permitted directions count; a larger content or another source places it again")
    func permitted() throws {
        let (stage, root, shown, view, _) = try make(source: CGRect(x: 400, y: 300, width: 80, height: 40))
        shown.popoverPresentationController?.permittedArrowDirections = [.left, .right]
        root.present(shown, animated: false)
        #expect(frame(shown) == CGRect(x: 493, y: 245, width: 200, height: 150) && shown.popoverPresentationController?.arrowDirection == .left)
        shown.preferredContentSize = CGSize(width: 300, height: 100)
        stage.wait(1)
        #expect(frame(shown) == CGRect(x: 493, y: 270, width: 300, height: 100))
        shown.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(frame(shown).minX == 423)
        view.frame.origin.x = 900
        shown.popoverPresentationController?.sourceRect = .null
        #expect(shown.popoverPresentationController?.arrowDirection == .right && frame(shown).maxX == 887)
    }

    @Test("R-POP-2 Where there is no room beside the source the box becomes smaller, or covers it where it may")
    func noRoom() throws {
        let (_, root, shown, _, _) = try make(source: CGRect(x: 100, y: 150, width: 800, height: 500))
        shown.preferredContentSize = CGSize(width: 400, height: 400)
        root.present(shown, animated: false)
        #expect(frame(shown).height == 127 && frame(shown).width == 400, "\(frame(shown))")
        shown.popoverPresentationController?.canOverlapSourceViewRect = true
        #expect(frame(shown).size == CGSize(width: 400, height: 400) && shown.popoverPresentationController?.arrowDirection == [])
    }

    @Test("R-POP-4 A tap beside takes it away, where the delegate allows it, and touches nothing else")
    func goes() throws {
        let (stage, root, shown, _, delegate) = try make()
        let button = UIButton(type: .system)
        var taps = 0
        button.frame = CGRect(x: 800, y: 700, width: 100, height: 50)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        root.present(shown, animated: false)
        delegate.log = []
        delegate.allows = false
        stage.tapNow(850, 725)
        stage.wait(1)
        #expect(delegate.log == ["did attempt"] && shown.view.window != nil && taps == 0)
        // A tap inside is the content's.
        stage.tapNow(140, 200)
        delegate.allows = true
        shown.popoverPresentationController?.passthroughViews = [button]
        stage.tapNow(850, 725)
        stage.wait(1)
        #expect(taps == 1 && shown.view.window != nil)
        shown.popoverPresentationController?.passthroughViews = nil
        stage.tapNow(850, 725)
        stage.wait(1)
        #expect(delegate.log == ["did attempt", "will dismiss", "did dismiss"] && shown.view.window == nil && taps == 1 && root.presentedViewController == nil)
    }

    @Test("R-POP-3 In a narrow window it is a sheet, or as its delegate says")
    func adapts() throws {
        let (stage, root, shown, _, delegate) = try make(size: CGSize(width: 400, height: 800))
        root.present(shown, animated: false)
        #expect(shown.presentationController is UISheetPresentationController && frame(shown).maxY == 800 && frame(shown).width == 400)
        #expect(shown.popoverPresentationController != nil && shown.popoverPresentationController !== shown.presentationController)
        stage.tapNow(200, 3)
        stage.wait(1)
        #expect(delegate.log == ["will dismiss", "did dismiss"] && root.presentedViewController == nil)
        delegate.style = .none
        shown.popoverPresentationController?.sourceView = root.view.subviews.first
        shown.popoverPresentationController?.delegate = delegate
        root.present(shown, animated: false)
        #expect(frame(shown).size == CGSize(width: 200, height: 150) && shown.presentationController is UIPopoverPresentationController)
        shown.dismiss(animated: false)
        delegate.style = .fullScreen
        shown.popoverPresentationController?.sourceView = root.view.subviews.first
        shown.popoverPresentationController?.delegate = delegate
        root.present(shown, animated: false)
        #expect(frame(shown) == stage.window.bounds && root.view.window == nil)
        shown.dismiss(animated: false)
        #expect(root.view.window === stage.window)
    }

    @Test("R-POP-3 A controller that was shown as a sheet is released with it")
    func released() throws {
        weak var gone: UIViewController?
        do {
            let (stage, root, shown, _, _) = try make(size: CGSize(width: 400, height: 800))
            gone = shown
            root.present(shown, animated: false)
            #expect(shown.presentationController is UISheetPresentationController)
            shown.dismiss(animated: false)
            stage.wait(1)
        }
        #expect(gone == nil)
    }

    @Test("R-POP-2 It points at a button in a bar; a stack in it is as large as its top says, with the bar")
    func barButton() throws {
        let root = UIViewController(), item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil), inner = UIViewController()
        root.navigationItem.rightBarButtonItem = item
        let stage = try Stage(showing: UINavigationController(rootViewController: root), size: Self.wide), shown = UINavigationController(rootViewController: inner)
        inner.preferredContentSize = CGSize(width: 250, height: 100)
        shown.modalPresentationStyle = .popover
        shown.popoverPresentationController?.barButtonItem = item
        root.present(shown, animated: true)
        stage.wait(1)
        let place = frame(shown)
        #expect(place.size == CGSize(width: 250, height: 144) && place.maxX == 990 && place.minY == 57, "\(place)")
    }

    @Test("R-POP-1 A box with an arrow, light and dark", arguments: [false, true])
    func looks(isDark: Bool) throws {
        let (stage, root, shown, _, _) = try make(size: CGSize(width: 800, height: 500), source: CGRect(x: 300, y: 60, width: 80, height: 40), isDark: isDark)
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 160, height: 24))
        label.text = "A popover"
        shown.view.addSubview(label)
        root.view.backgroundColor = .secondarySystemBackground
        root.present(shown, animated: true)
        stage.wait(1)
        try stage.save("popover-\(isDark ? "dark" : "light")")
        // The arrow's middle, and the box.
        #expect(stage.color(340, 110) == (isDark ? 0 : 0xFFFFFF) && stage.color(340, 200) == (isDark ? 0 : 0xFFFFFF))
        #expect(stage.color(600, 400) == (isDark ? 0x1C1C1E : 0xF2F2F7))
    }

    @Test("R-POP-2 A segue of a file presents a popover at what started it")
    func segue() throws {
        let ((root, stage), lines) = try quietly {
            let storyboard = UIStoryboard(initial: "one", InterfaceText.controller("one", view: """
                <subviews><button contentMode="scaleToFill" id="b"><rect key="frame" x="100" y="100" width="80" height="40"/><connections>
                <segue destination="two" kind="popoverPresentation" identifier="p" popoverAnchorView="b" id="s">
                <popoverArrowDirection key="popoverArrowDirection" left="YES"/></segue></connections></button></subviews>
                """), InterfaceText.controller("two"))
            let root = try #require(storyboard.instantiateInitialViewController())
            return (root, try Stage(showing: root, size: Self.wide))
        }
        stage.tapNow(140, 120)
        stage.wait(1)
        #expect(lines.isEmpty && root.presentedViewController?.popoverPresentationController?.arrowDirection == .left, "\(lines)")
    }
}
