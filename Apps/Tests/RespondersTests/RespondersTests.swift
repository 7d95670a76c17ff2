import Testing
import TouchTesting
import UIKit
@testable import Responders

/// The app's controller from its storyboard, in the app's window, below the app's delegate.
@MainActor
private struct Desk {
    let stage = TouchStage(size: CGSize(width: 393, height: 852))
    let window: TracedWindow
    let controller: ViewController
    private let delegate = AppDelegate()

    /// The stage's application and scene are not the app's own and add nothing.
    static let above = ["view controller", "window", "app delegate"]

    init() throws {
        UIApplication.shared.delegate = delegate
        controller = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController() as? ViewController)
        window = TracedWindow(windowScene: stage.scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        stage.settle()
        Trail.shared.clear()
    }

    func find<View: UIView>(_ type: View.Type, number: Int = 0) throws -> View {
        func all(_ view: UIView) -> [View] { view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all($0) } }
        let found = all(try #require(controller.view))
        return try #require(found.indices.contains(number) ? found[number] : nil)
    }

    func clearButton() throws -> UIButton {
        try #require(controller.view.subviews.compactMap { $0 as? UIButton }.first)
    }

    /// The entries of the trail.
    var responders: [String] { Trail.shared.hops.map(\.responder) }

    /// The entries of the trail, with the message of the first.
    var trail: [String] {
        Trail.shared.hops.map { hop in
            let name = hop.depth == 0 ? "\(hop.responder) \(hop.message)" : hop.responder
            switch hop.kind {
            case .touch: return name
            case .question: return name + "?"
            case .taken: return name + "!"
            }
        }
    }
}

@MainActor @Suite("Responders", .serialized)
struct RespondersTests {
    @Test("R-RSP-30 An unhandled touch goes from the label up the whole chain, and again when it ends")
    func label() throws {
        let desk = try Desk(), stage = desk.stage
        let finger = stage.finger().down(in: try desk.find(TracedLabel.self))
        #expect(desk.responders == ["label", "inner view", "outer view"] + Desk.above)
        #expect(Trail.shared.hops.map(\.message) == Array(repeating: "touchesBegan", count: 6))
        #expect(Trail.shared.hops.map(\.depth).prefix(5) == [0, 1, 2, 3, 4])
        Trail.shared.clear()
        finger.lift()
        #expect(desk.responders == ["label", "inner view", "outer view"] + Desk.above)
        #expect(Trail.shared.hops.first?.message == "touchesEnded")
    }

    @Test("R-RSP-2 The root view's next is its controller, and a plain label lets touches through to it")
    func outerView() throws {
        let desk = try Desk(), stage = desk.stage
        stage.finger().down(at: CGPoint(x: 60, y: 251))
        #expect(desk.responders == ["outer view"] + Desk.above)
    }

    @Test("R-RSP-1 A view whose next is overridden leaves its superview out")
    func skip() throws {
        let desk = try Desk(), stage = desk.stage
        stage.tap(try desk.find(UISwitch.self, number: 0))
        Trail.shared.clear()
        stage.finger().down(in: try desk.find(TracedLabel.self))
        #expect(desk.responders == ["label", "inner view"] + Desk.above)
    }

    @Test("R-RSP-32 A controller that does not call super ends the way")
    func handle() throws {
        let desk = try Desk(), stage = desk.stage
        stage.tap(try desk.find(UISwitch.self, number: 1))
        Trail.shared.clear()
        stage.finger().down(in: try desk.find(TracedLabel.self))
        #expect(desk.trail == ["label touchesBegan", "inner view", "outer view", "view controller!"])
    }

    @Test("R-RSP-34, R-RSP-21, R-RSP-22 A button keeps its touch, and its action asks one responder after the other")
    func action() throws {
        let desk = try Desk(), stage = desk.stage
        stage.tap(try desk.find(TracedButton.self))
        #expect(desk.trail.prefix(2) == ["button touchesBegan!", "button touchesEnded!"])
        #expect(Trail.shared.hops.dropFirst(2).map(\.responder)
            == ["button", "inner view", "outer view"] + Desk.above + ["app delegate"])
        #expect(Trail.shared.hops.last?.kind == .taken)
        stage.tap(try desk.find(UISwitch.self, number: 1))
        Trail.shared.clear()
        stage.tap(try desk.find(TracedButton.self))
        #expect(Array(desk.trail.dropFirst(2)) == ["button mark:?", "inner view?", "outer view?", "view controller?", "view controller!"])
    }

    @Test("R-RSP-21 While the text field is edited, the action begins with it; it keeps its touches")
    func textField() throws {
        let desk = try Desk(), stage = desk.stage
        let field = try desk.find(TracedTextField.self)
        stage.tap(field)
        #expect(field.isFirstResponder && field.placeholder == "Text field")
        #expect(desk.trail == ["text field touchesBegan!", "text field touchesEnded!"])
        stage.type("abc")
        #expect(field.text == "abc")
        Trail.shared.clear()
        stage.tap(try desk.find(TracedButton.self))
        #expect(Trail.shared.hops.dropFirst(2).map(\.responder)
            == ["text field", "inner view", "outer view"] + Desk.above + ["app delegate"])
        #expect(Trail.shared.hops.dropFirst(2).first?.message == "mark:")
        stage.press(.enter)
        #expect(!field.isFirstResponder)
    }

    @Test("A touch that is taken away is in the trail too")
    func cancel() throws {
        let desk = try Desk(), stage = desk.stage
        let finger = stage.finger().down(in: try desk.find(TracedLabel.self))
        Trail.shared.clear()
        finger.cancel()
        #expect(Trail.shared.hops.first?.message == "touchesCancelled" && Trail.shared.hops.count == 6)
    }

    @Test("The list shows each hop as it happens, and is cleared")
    func list() throws {
        let desk = try Desk(), stage = desk.stage
        let empty = stage.picture()
        let finger = stage.finger().down(in: try desk.find(TracedLabel.self))
        let began = stage.picture()
        #expect(began.difference(from: empty) != nil)
        stage.expectPicture("label", tolerance: .init(channel: 8, share: 0.01))
        finger.lift()
        #expect(stage.picture().difference(from: began) != nil)
        stage.tap(try desk.find(TracedButton.self))
        stage.tap(try desk.clearButton())
        stage.settle()
        #expect(Trail.shared.hops.isEmpty)
        stage.expectPicture(empty)
    }

    @Test("It is laid out by its constraints at other sizes", arguments: [CGSize(width: 320, height: 568), CGSize(width: 1024, height: 768)])
    func sizes(size: CGSize) throws {
        let desk = try Desk()
        desk.window.frame = CGRect(origin: .zero, size: size)
        desk.window.layoutIfNeeded()
        let list = try desk.find(HopListView.self), inner = try desk.find(TracedView.self)
        // Lines are no longer than can be read.
        let width = min(size.width - 48, 672)
        #expect(inner.frame.width == width && list.frame.width == width)
        #expect(list.frame.maxY == size.height - 16 - 36 - 12)
    }
}
