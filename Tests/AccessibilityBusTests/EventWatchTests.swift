import HostHeadless
import Testing
import TouchHost
@testable import AccessibilityBus
@testable import UIKit

/// An app on a virtual display, and what would be said of it on the bus.
@MainActor
private final class Scene {
    let view: UIView
    let bus = AccessibilityBus(application: .shared, app: "Test")
    private let window: UIWindow
    private(set) var events: [BusEvent] = []
    private(set) var watch: EventWatch!

    init() throws {
        let scene = try UIApplication.shared.attach(to: HeadlessHost(size: PixelSize(width: 400, height: 400), scale: 1))
        window = UIWindow(windowScene: scene)
        view = UIView(frame: window.bounds)
        window.addSubview(view)
        window.makeKeyAndVisible()
        watch = EventWatch(bus) { [weak self] in self?.events.append($0) }
    }

    func add<View: UIView>(_ view: View, _ y: Double = 0) -> View {
        view.frame = CGRect(x: 0, y: y, width: 100, height: 30)
        self.view.addSubview(view)
        return view
    }

    /// What a look says, in words.
    func look() -> [String] {
        events = []
        watch.look()
        return events.map { event in
            let words = event.arguments.prefix(3).map { "\($0.string ?? $0.integer.map(String.init) ?? "")" }
            return ([event.name] + words.filter { !$0.isEmpty }).joined(separator: " ")
        }
    }

    func path(_ object: UIResponder) -> String { bus.numbers.path(object) }

    func end() {
        watch.end()
        UIApplication.shared.detach()
    }
}

@MainActor @Suite struct EventWatchTests {
    @Test("R-BUS-11 The first look says which windows there are; without a change the next one says nothing")
    func beginning() throws {
        let scene = try Scene()
        defer { scene.end() }
        _ = scene.add(UILabel())
        let first = scene.look()
        #expect(first.contains("Create 0 0") && first.contains("Activate 0 0") && first.contains("ChildrenChanged add 0 0"), "\(first)")
        #expect(scene.look() == [])
    }

    @Test("R-BUS-11 What comes, goes, is called and holds otherwise is said, once each")
    func changes() throws {
        let scene = try Scene()
        defer { scene.end() }
        let label = scene.add(UILabel()), slider = scene.add(UISlider(), 40), toggle = scene.add(UISwitch(), 80)
        label.text = "one"
        _ = scene.look()
        label.text = "two"
        #expect(scene.look() == ["PropertyChange accessible-name 0 0"])
        slider.value = 0.5
        toggle.isOn = true
        #expect(scene.look() == ["PropertyChange accessible-value 0 0", "StateChanged checked 1 0"])
        label.removeFromSuperview()
        #expect(scene.look() == ["ChildrenChanged remove 0 0", "StateChanged defunct 1 0", "RemoveAccessible"])
        _ = scene.add(UIButton(), 200)
        #expect(scene.look() == ["AddAccessible", "ChildrenChanged add 2 0"])
    }

    @Test("R-BUS-9, 11 Typing is said as it is, in a secret as bullets, and focus last")
    func typing() throws {
        let scene = try Scene()
        defer { scene.end() }
        let field = scene.add(UITextField()), secret = scene.add(UITextField(), 40)
        secret.isSecureTextEntry = true
        _ = scene.look()
        field.becomeFirstResponder()
        field.insertText("ab")
        let typed = scene.look()
        #expect(typed == ["TextChanged insert 0 2", "TextCaretMoved 2 0", "StateChanged focused 1 0", "Focus 0 0"])
        #expect(scene.events.first?.arguments[3] == .variant(.text("ab")) && scene.events.first?.path == scene.path(field))
        secret.becomeFirstResponder()
        secret.insertText("pw")
        #expect(scene.look().first == "TextChanged insert 0 2")
        #expect(scene.events.first?.arguments[3] == .variant(.text("••")) && !scene.events.contains { "\($0)".contains("pw") })
        _ = secret.resignFirstResponder()
    }

    @Test("R-BUS-11 Posts are announced: texts, and the names of elements")
    func posts() throws {
        let scene = try Scene()
        defer { scene.end() }
        let label = scene.add(UILabel())
        label.text = "Here"
        scene.watch.begin()
        _ = scene.look()
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .screenChanged, argument: label)
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        #expect(scene.events.map(\.name) == ["Announcement", "Announcement"])
        #expect(scene.events.map { $0.arguments[3] } == [.variant(.text("Saved")), .variant(.text("Here"))])
        scene.watch.end()
        UIAccessibility.post(notification: .announcement, argument: "Late")
        #expect(scene.events.count == 2)
    }

    @Test("R-BUS-2 An object keeps its path, and no other gets it")
    func paths() throws {
        let scene = try Scene()
        defer { scene.end() }
        let label = scene.add(UILabel()), path = scene.path(label)
        #expect(scene.path(label) == path && scene.bus.numbers.object(path)?.element === label)
        var paths: Set<String> = [path]
        for _ in 0..<50 { #expect(paths.insert(scene.path(UILabel())).inserted) }
        scene.bus.numbers.prune()
        #expect(scene.bus.numbers.object(ObjectNumbers.path(ofNumber: 3)) == nil && scene.bus.numbers.object("/org/a11y/atspi/accessible/x") == nil)
        guard case .application? = scene.bus.numbers.object(ObjectNumbers.root) else { return #expect(Bool(false)) }
    }

    @Test("R-BUS-1, 11 Without a client a turn looks at nothing; with one the looks keep their distance")
    func cost() throws {
        let scene = try Scene()
        defer { scene.end() }
        let counted = scene.add(Counted())
        for _ in 0..<1000 { scene.bus.didEndTurn() }
        #expect(counted.asked == 0)
        for _ in 0..<1000 { scene.watch.lookSoon() }
        #expect(counted.asked == 0, "a watch that has not begun looks at nothing")
        scene.watch.begin()
        let once = counted.asked
        #expect(once > 0)
        for _ in 0..<1000 { scene.watch.lookSoon() }
        #expect(counted.asked == once)
    }
}

/// Counts how often it is asked whether it is an element.
private final class Counted: UIView {
    var asked = 0
    override var isAccessibilityElement: Bool {
        get {
            asked += 1
            return true
        }
        set {}
    }
}
