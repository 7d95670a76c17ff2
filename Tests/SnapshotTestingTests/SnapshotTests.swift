import Foundation
import SnapshotTesting
import Testing
import TouchTesting
import UIKit

/// The vocabulary of the snapshot library, as tests of iOS apps use it.
@MainActor @Suite(.serialized) struct SnapshotTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")

    private func verify<Value, Format>(_ value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
                                       record: SnapshotTestingConfiguration.Record? = nil, test: String = "opens()") -> String? {
        verifySnapshot(of: value, as: strategy, named: name, record: record, snapshotDirectory: folder.path, testName: test)
    }

    private func files() -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

    private func door(_ color: UIColor = .red) -> UIView {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 30)), handle = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        view.backgroundColor = .white
        handle.backgroundColor = color
        view.addSubview(handle)
        return view
    }

    @Test("Without a reference a snapshot is recorded and the test fails; the next time it passes; another one fails and is kept beside it")
    func recorded() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try #require(verify(door(), as: .image, named: "closed"))
        #expect(first.hasPrefix("there was no reference for the snapshot 'opens.closed.linux.png'; it was recorded: "))
        #expect(files() == ["opens.closed.linux.png"])
        #expect(verify(door(), as: .image, named: "closed") == nil)
        let other = try #require(verify(door(.blue), as: .image, named: "closed"))
        #expect(other.hasPrefix("the snapshot 'opens.closed.linux.png' is other than its reference\nreference: \(folder.path)/opens.closed.linux.png\nsnapshot: "))
        #expect(other.contains("100 of 1200 pixels differ"))
        let failed = try #require(other.split(separator: "\n").first { $0.hasPrefix("snapshot: ") }?.dropFirst(10))
        #expect(UIImage(contentsOfFile: String(failed))?.size == CGSize(width: 40, height: 30))
        #expect(FileManager.default.fileExists(atPath: failed.dropLast(4) + ".difference.png"))
    }

    @Test("Modes: all records and fails, never does not record, failed records what differs; the inner one counts")
    func modes() {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(verify("a", as: .lines, named: "x", record: .never)?.hasPrefix("there is no reference") == true && files().isEmpty)
        withSnapshotTesting(record: .all) {
            #expect(verify("a", as: .lines, named: "x")?.contains("was recorded, as all are to be") == true)
            #expect(withSnapshotTesting(record: .missing) { verify("a", as: .lines, named: "x") } == nil)
        }
        #expect(verify("b", as: .lines, named: "x", record: .failed)?.contains("it was recorded as the reference") == true)
        #expect(verify("b", as: .lines, named: "x") == nil)
        #expect(verify("b", as: .lines, named: "x", record: true)?.contains("recorded") == true)
    }

    @Test("Precision is the share of pixels that match, perceptual precision how much alike those are")
    func precision() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let dark = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1), nearly = UIColor(red: 0.505, green: 0, blue: 0, alpha: 1)
        _ = verify(door(dark), as: .image, named: "p")
        #expect(verify(door(nearly), as: .image, named: "p") != nil)
        #expect(verify(door(nearly), as: .image(perceptualPrecision: 0.98), named: "p") == nil)
        #expect(verify(door(.blue), as: .image(perceptualPrecision: 0.98), named: "p") != nil)
        #expect(verify(door(.blue), as: .image(precision: 0.9), named: "p") == nil)
        #expect(verify(door(.blue), as: .image(precision: 0.95), named: "p") != nil)
        #expect(verify(door(), as: .image(size: CGSize(width: 41, height: 30)), named: "p")?.contains("41 × 30 pixels, and the reference 40 × 30") == true)
    }

    @Test("Texts are compared by lines; values, JSON and property lists are written in an order that stays; snapshots without a name are numbered")
    func texts() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        struct Person: Codable { var name = "Ada", born = 1815, tags = ["b": 1, "a": 2] }
        _ = verify("a\nb\nc", as: .lines, test: "lines()")
        #expect(verify("a\nB\nc", as: .lines, named: "1", test: "lines()")?.hasSuffix("  a\n− b\n+ B\n  c") == true)
        _ = verify(Person(), as: .dump, named: "dump")
        _ = verify(Person(), as: .json, named: "json")
        _ = verify(Person(), as: .plist, named: "plist")
        #expect(files() == ["lines.1.txt", "opens.dump.txt", "opens.json.json", "opens.plist.plist"])
        let dump = try String(contentsOf: folder.appendingPathComponent("opens.dump.txt"), encoding: .utf8)
        #expect(dump == "▿ Person\n  - born: 1815\n  - name: \"Ada\"\n  ▿ tags: 2 key/value pairs\n    ▿ (2 elements)\n      - key: \"a\"\n      - value: 2\n    ▿ (2 elements)\n      - key: \"b\"\n      - value: 1\n")
        let json = try String(contentsOf: folder.appendingPathComponent("opens.json.json"), encoding: .utf8)
        #expect(json.contains("\"name\" : \"Ada\"") && json.range(of: "born")!.lowerBound < json.range(of: "name")!.lowerBound)
    }

    private final class Page: UIViewController {
        var safeArea = UIEdgeInsets.zero, style = UIUserInterfaceStyle.unspecified, width = UIUserInterfaceSizeClass.unspecified, events: [String] = []
        override func viewDidLoad() {
            view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        }
        override func viewDidLayoutSubviews() {
            safeArea = view.safeAreaInsets
            (style, width) = (traitCollection.userInterfaceStyle, traitCollection.horizontalSizeClass)
        }
        override func viewDidAppear(_ animated: Bool) { events.append("appeared") }
    }

    @Test("A controller is drawn in the size of a device, with its safe area and traits, and is left as it was")
    func devices() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = Page()
        _ = verify(page as UIViewController, as: .image(on: .iPhoneX), named: "x")
        #expect(page.safeArea == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) && page.width == .compact && page.events == ["appeared"])
        let picture = try #require(UIImage(contentsOfFile: folder.appendingPathComponent("opens.x.linux.png").path))
        #expect(picture.size == CGSize(width: 375, height: 812))
        _ = verify(page as UIViewController, as: .image(on: .iPadPro12_9, traits: UITraitCollection(userInterfaceStyle: .dark)), named: "pad")
        #expect(page.style == .dark && page.width == .regular && page.parent == nil && page.view.window == nil)
        _ = verify(page as UIViewController, as: .image(size: CGSize(width: 50, height: 60), traits: UITraitCollection(displayScale: 2)), named: "small")
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("opens.small.linux.png").path)?.size == CGSize(width: 100, height: 120))
    }

    @Test("Views, controllers and paths in words have no addresses")
    func words() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = verify(door(), as: .recursiveDescription, named: "views")
        let views = try String(contentsOf: folder.appendingPathComponent("opens.views.linux.txt"), encoding: .utf8)
        #expect(views.split(separator: "\n").count == 2 && views.hasPrefix("<UIView") && views.contains("\n   | <UIView") && !views.contains("0x"), "\(views)")
        let navigation = UINavigationController(rootViewController: UIViewController())
        _ = verify(navigation as UIViewController, as: .hierarchy, named: "controllers")
        let controllers = try String(contentsOf: folder.appendingPathComponent("opens.controllers.linux.txt"), encoding: .utf8)
        #expect(controllers.hasPrefix("<UINavigationController>, state: appeared, view: <") && controllers.contains("\n   | <UIViewController>, state: appeared"), "\(controllers)")
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1))
        _ = verify(path, as: .elementsDescription, named: "path")
        let elements = try String(contentsOf: folder.appendingPathComponent("opens.path.txt"), encoding: .utf8)
        #expect(elements.hasPrefix("MoveTo (0.000, 0.000)\nLineTo (2.000, 0.000)\n") && elements.hasSuffix("Close"))
    }

    @Test("A view that is on the screen stays there")
    func stays() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = door()
        room.addSubview(view)
        room.addSubview(UIView())
        _ = verify(view, as: .image(size: CGSize(width: 20, height: 20)), named: "v")
        #expect(view.superview === room && room.subviews.first === view && view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
    }

    @Test("A view that is drawn in the key window leaves that as it was")
    func keyWindow() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = Page(), stage = TouchStage(rootViewController: page)
        defer { stage.close() }
        #expect(verify(door(), as: .image(drawHierarchyInKeyWindow: true), named: "k")?.hasPrefix("there was no reference") == true)
        #expect(stage.window.rootViewController === page && page.view.window === stage.window && !stage.window.isHidden)
        #expect(verify(door(), as: .image(drawHierarchyInKeyWindow: true), named: "k") == nil)
    }

    @Test("What takes time is waited for, up to a limit")
    func later() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let strategy = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { value in
            Async { callback in
                nonisolated(unsafe) let callback = callback
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { callback("\(value)") }
            }
        }
        _ = verify(7, as: strategy, named: "later")
        #expect(verify(7, as: strategy, named: "later") == nil)
        let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
        #expect(verifySnapshot(of: 7, as: never, snapshotDirectory: folder.path, timeout: 0.05)?.contains("was not made in 0.05 seconds") == true)
    }

    @Test("A test fails by an assertion, at its line", .snapshots(record: .never))
    func assertion() {
        withKnownIssue { assertSnapshot(of: "a", as: .lines) } matching: { $0.comments.contains { $0.rawValue.contains("none is recorded (never)") } }
    }
}
