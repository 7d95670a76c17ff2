import Testing
import TouchTesting
import UIKit

/// A page with headings, links, a picture, and a message with actions.
@MainActor
private final class Page: UIViewController {
    var done: [String] = []
    let message = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 44))
    var focused: [String] = []

    override func loadView() {
        let view = Heard(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.page = self
        view.backgroundColor = .white
        for (index, text) in ["News", "Today it rains.", "Sport", "A draw."].enumerated() {
            let label = UILabel(frame: CGRect(x: 20, y: 40 + CGFloat(index) * 60, width: 300, height: 44))
            label.text = text
            if index % 2 == 0 { label.accessibilityTraits = .header }
            view.addSubview(label)
        }
        message.text = "Message from Ada"
        message.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete") { [weak self] _ in
                self?.done.append("delete")
                return true
            },
            UIAccessibilityCustomAction(name: "Archive") { _ in false },
        ]
        view.addSubview(message)
        let german = UILabel(frame: CGRect(x: 20, y: 360, width: 300, height: 44))
        german.text = "Guten Tag"
        german.accessibilityLanguage = "de"
        german.accessibilityTraits = .link
        view.addSubview(german)
        self.view = view
    }

    final class Heard: UIView {
        weak var page: Page?
        override func accessibilityPerformEscape() -> Bool { note("escape") }
        override func accessibilityPerformMagicTap() -> Bool { note("magic") }
        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
            UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 3")
            return note("scroll \(direction)")
        }
        private func note(_ text: String) -> Bool {
            page?.done.append(text)
            return true
        }
    }
}

@MainActor @Suite(.serialized) struct ReaderRotorTests {
    @Test("R-ACC-30 The rotor goes by headings, and stays so at other elements")
    func headings() {
        let page = Page(), stage = TouchStage(rootViewController: page), reader = stage.reader
        defer { stage.close() }
        var names: [String] = []
        for _ in 0..<4 {
            reader.turnRotor()
            names.append(reader.said)
        }
        #expect(names == ["words", "headings", "links", "characters"])
        reader.turnRotor(-2)
        #expect(reader.said.hasSuffix("headings"))
        reader.flickDown()
        #expect(reader.said == "Sport, heading")
        reader.flickDown()
        #expect(reader.said == "no next heading")
        reader.flickUp()
        #expect(reader.said == "News, heading")
    }

    @Test("R-ACC-31 Characters and words of what the element says")
    func pieces() {
        let page = Page(), stage = TouchStage(rootViewController: page), reader = stage.reader
        defer { stage.close() }
        reader.next()
        #expect(reader.said == "Today it rains.")
        var heard: [String] = []
        for _ in 0..<7 {
            reader.flickDown()
            heard.append(reader.said)
        }
        #expect(heard == ["capital T", "o", "d", "a", "y", "space", "i"])
        reader.flickUp()
        #expect(reader.said == "space")
        reader.turnRotor()
        reader.flickDown()
        #expect(reader.said == "it")
    }

    @Test("R-ACC-30, R-ACC-27 Flicks go through an element's actions, and a double tap does the one that was spoken")
    func actions() {
        let page = Page(), stage = TouchStage(rootViewController: page), reader = stage.reader
        defer { stage.close() }
        reader.find("Message from Ada")
        stage.advance(by: 1)
        #expect(reader.said.hasSuffix("actions available"))
        reader.flickDown()
        #expect(reader.said == "Delete")
        reader.activate()
        #expect(page.done == ["delete"])
        reader.flickDown()
        reader.activate()
        #expect(reader.said == "Archive failed")
        reader.flickDown()
        #expect(reader.said == "activate")
    }

    @Test("R-ACC-32 Three fingers scroll, two that go to and fro are escape, two taps by two the magic tap")
    func several() {
        let page = Page(), stage = TouchStage(rootViewController: page), reader = stage.reader
        defer { stage.close() }
        reader.scroll(.right)
        #expect(reader.said == "Page 2 of 3")
        reader.escape()
        reader.magicTap()
        reader.silence()
        #expect(page.done == ["scroll right", "escape", "magic"])
    }

    @Test("R-ACC-33 Two fingers upwards read everything, and a touch ends it")
    func readsAll() {
        let page = Page(), stage = TouchStage(rootViewController: page), reader = stage.reader
        defer { stage.close() }
        reader.forget()
        reader.readAll()
        stage.advance(by: 30)
        #expect(reader.spoken == ["News, heading", "Today it rains.", "Sport, heading", "A draw.", "Message from Ada", "Guten Tag, link"])
        #expect(reader.element?.accessibilityLabel == "Guten Tag")
        reader.readAll()
        reader.touch(page.message)
        stage.advance(by: 30)
        #expect(reader.element === page.message)
    }

    @Test("R-ACC-26 Labels are said in the language of the element, the reader's words in its own")
    func languages() {
        let page = Page(), stage = TouchStage(rootViewController: page), reader = stage.reader
        defer { stage.close() }
        reader.find("Guten Tag")
        #expect(reader.utterances.last?.parts == [.init("Guten Tag", language: "de"), .init("link")])
    }

    @Test("R-ACC-35 Elements are called as the reader comes and goes")
    func focus() {
        let page = Page(), stage = TouchStage(rootViewController: page), reader = stage.reader
        defer { stage.close() }
        var posted: [(String?, String?)] = []
        let token = NotificationCenter.default.addObserver(forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil) { note in
            let to = note.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? UIResponder, from = note.userInfo?[UIAccessibility.unfocusedElementUserInfoKey] as? UIResponder
            MainActor.assumeIsolated { posted.append((from?.accessibilityLabel, to?.accessibilityLabel)) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        reader.touch(page.message)
        #expect(page.message.accessibilityElementIsFocused())
        #expect(page.message.accessibilityAssistiveTechnologyFocusedIdentifiers() == [.notificationVoiceOver])
        #expect(UIAccessibility.focusedElement(using: nil) as? UILabel === page.message)
        #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
        #expect(posted.count == 1 && posted.first?.0 == "News" && posted.first?.1 == "Message from Ada")
    }

    @Test("R-ACC-36 Posts are said, and bring the reader to an element")
    func posts() {
        let page = Page(), stage = TouchStage(rootViewController: page), reader = stage.reader
        defer { stage.close() }
        reader.forget()
        var finished: [Bool] = []
        let token = NotificationCenter.default.addObserver(forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil) { note in
            let wasSpoken = note.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
            MainActor.assumeIsolated { finished.append(wasSpoken ?? false) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .layoutChanged, argument: page.message)
        #expect(reader.spoken == ["Saved", "Message from Ada"] && finished.isEmpty)
        #expect(reader.element === page.message)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        #expect(reader.spoken.last == "News, heading")
        stage.advance(by: 0.01)
        #expect(finished == [true])
    }

    @Test("R-ACC-34 What goes is followed by what is nearest, what changes is said, and a screen that comes back has the reader where it was")
    func changes() {
        let page = Page(), stage = TouchStage(rootViewController: page), reader = stage.reader
        defer { stage.close() }
        reader.touch(page.message)
        page.message.text = "Message from Bo"
        stage.settle()
        #expect(reader.spoken.contains("Message from Bo"))
        let next = UIViewController()
        next.view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
        label.text = "Second"
        next.view.addSubview(label)
        next.modalPresentationStyle = .fullScreen
        page.present(next, animated: true)
        stage.advance(by: 2)
        #expect(reader.spoken.last == "Second")
        page.dismiss(animated: true)
        stage.advance(by: 2)
        #expect(reader.element === page.message)
        page.message.isHidden = true
        stage.settle()
        #expect(reader.element != nil && reader.element !== page.message)
    }

    /// Takes longer than the reader waits for a screen without a transition.
    private final class SlowAnimator: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
        var ends = true
        private(set) var context: (any UIViewControllerContextTransitioning)?

        func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
                                  from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            self.context = context
            guard let to = context.view(forKey: .to) else { return context.completeTransition(true) }
            context.containerView.addSubview(to)
            to.alpha = 0
            UIView.animate(withDuration: 1.5, animations: { to.alpha = 1 }, completion: { [ends] _ in if ends { context.completeTransition(true) } })
        }
    }

    private func screen(_ texts: [CGFloat: String]) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        for (y, text) in texts {
            let label = UILabel(frame: CGRect(x: 20, y: y, width: 300, height: 44))
            label.text = text
            controller.view.addSubview(label)
        }
        return controller
    }

    @Test("R-ACC-34 A slow transition is waited for: the reader is at the new screen's first element then, and back where it was")
    func slowTransition() {
        let first = screen([200: "Upper", 600: "Lower"]), second = screen([600: "Next"]), animator = SlowAnimator()
        let navigation = UINavigationController(rootViewController: first), stage = TouchStage(rootViewController: navigation), reader = stage.reader
        defer { stage.close() }
        navigation.isNavigationBarHidden = true
        navigation.delegate = animator
        reader.find("Upper")
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 1.2)
        #expect(reader.spoken.last == "Upper")
        stage.advance(by: 1)
        #expect(reader.spoken.last == "Next")
        navigation.popViewController(animated: true)
        stage.advance(by: 2.2)
        #expect(reader.spoken.last == "Upper")
        // For one that does not end it continues after a while.
        animator.ends = false
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 8)
        let label = reader.element as? UILabel
        label?.text = "Changed"
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        stage.advance(by: 1)
        #expect(label != nil && reader.spoken.last == "Changed")
        animator.context?.completeTransition(true)
    }

    @Test("R-ACC-24, R-ACC-21 A ring surrounds the element, and is no window of the app's")
    func ring() throws {
        let page = Page(), stage = TouchStage(rootViewController: page), reader = stage.reader
        defer { stage.close() }
        let before = stage.picture()
        reader.touch(page.message)
        let after = stage.picture()
        let edge = CGPoint(x: 18, y: 322), inner = CGPoint(x: 150, y: 296)
        _ = inner
        #expect(before.color(at: edge) != after.color(at: edge))
        #expect(UIApplication.shared.windows.count == 1)
        if let folder = ProcessInfo.processInfo.environment["DACTYL_TEST_PICTURES"] { try after.write(toFile: folder + "/reader-ring.png") }
    }
}
