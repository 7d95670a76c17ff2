import Testing
import TouchTesting
import UIKit

/// What was first responder when its controller went, or another one covered it.
@MainActor @Suite(.serialized) struct FirstResponderReturnTests {
    private let page = UIViewController(), field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))

    private func stage(_ root: UIViewController? = nil) -> TouchStage {
        let stage = TouchStage(rootViewController: root ?? page)
        page.view.addSubview(field)
        stage.settle()
        stage.tap(field)
        #expect(field.isFirstResponder)
        return stage
    }

    @Test("R-RSP-17 What is presented in any style but a popover takes the keys, and gives them back when it goes",
          arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen, .fullScreen])
    func presented(_ style: UIModalPresentationStyle) {
        let stage = stage(), other = UIViewController()
        defer { stage.close() }
        other.modalPresentationStyle = style
        page.present(other, animated: true)
        stage.settle()
        #expect(!field.isFirstResponder)
        stage.type("abc")
        #expect(field.text == "")
        page.dismiss(animated: true)
        stage.settle()
        #expect(field.isFirstResponder)
        stage.type("d")
        #expect(field.text == "d")
    }

    @Test("R-RSP-17 Also where something in what was presented was first responder meanwhile, but not where another one is by then")
    func taken() {
        let stage = stage(), other = UIViewController(), inner = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        defer { stage.close() }
        other.view.addSubview(inner)
        page.present(other, animated: false)
        stage.settle()
        stage.tap(inner)
        #expect(inner.isFirstResponder)
        page.dismiss(animated: false)
        stage.settle()
        #expect(field.isFirstResponder)
        let second = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        page.view.addSubview(second)
        page.present(UIViewController(), animated: false)
        second.becomeFirstResponder()
        page.dismiss(animated: false)
        stage.settle()
        #expect(second.isFirstResponder)
    }

    @Test("R-RSP-17 A popover leaves them")
    func popover() {
        let stage = stage(), other = UIViewController()
        defer { stage.close() }
        other.modalPresentationStyle = .popover
        other.popoverPresentationController?.sourceView = field
        final class Never: NSObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
        }
        let never = Never()
        other.popoverPresentationController?.delegate = never
        page.present(other, animated: false)
        stage.settle()
        #expect(field.isFirstResponder)
    }

    private final class Resigning: UIViewController {
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            view.endEditing(true)
        }
    }

    @Test("R-RSP-17 A controller that comes back by a pop, or is pushed again, has its first responder again, though it resigned when it went")
    func pushed() {
        let first = Resigning(), stack = UINavigationController(rootViewController: first), stage = TouchStage(rootViewController: stack)
        defer { stage.close() }
        first.view.addSubview(field)
        stage.settle()
        stage.tap(field)
        stack.pushViewController(page, animated: true)
        stage.settle()
        #expect(!field.isFirstResponder)
        stack.popViewController(animated: true)
        stage.settle()
        #expect(field.isFirstResponder)
        field.resignFirstResponder()
        stack.pushViewController(page, animated: true)
        stage.settle()
        stack.popViewController(animated: true)
        stage.settle()
        #expect(!field.isFirstResponder)
    }

    @Test("R-APP-13 A tap that begins to edit makes its window key")
    func window() {
        let stage = stage()
        defer { stage.close() }
        let other = UIWindow(windowScene: stage.scene), inner = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 40))
        other.windowLevel = .alert
        other.addSubview(inner)
        other.isHidden = false
        stage.settle()
        stage.tap(inner)
        #expect(inner.isFirstResponder && other.isKeyWindow)
        stage.type("a")
        #expect(inner.text == "a" && field.text == "")
    }
}
