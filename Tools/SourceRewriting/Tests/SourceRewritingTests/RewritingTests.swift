import Testing
@testable import SourceRewriting

@Suite("Rewriting") struct RewritingTests {
    /// The rewritten text of one file, without what stands before and after it.
    private func rewritten(_ source: String, others: [String] = []) -> String {
        let sources = [source] + others
        let module = SourceModule(sources: sources.enumerated().map { ("/app/File\($0).swift", $1) })
        let text = module.rewritten(0)
        let start = text.range(of: "line: 1)\n")!.upperBound
        return String(text[start...].prefix(while: { _ in true }))
    }

    private func firstLine(_ source: String, others: [String] = []) -> String {
        String(rewritten(source, others: others).split(separator: "\n", omittingEmptySubsequences: false)[0])
    }

    @Test("attributes become blanks: nothing moves", arguments: [
        ("@IBOutlet weak var label: UILabel!", "          weak var label: UILabel!"),
        ("@objc(name:) private func a(_ b: Int) {}", "             private func a(_ b: Int) {}"),
        ("@UIApplicationMain class A {}", "@main              class A {}"),
        ("@IBInspectable @objc dynamic var a = 1", "                     dynamic var a = 1"),
        ("@available(iOS 13, *) @MainActor func a() {}", "@available(iOS 13, *) @MainActor func a() {}"),
        ("@objc enum Level: Int { case low }", "      enum Level: Int { case low }"),
    ])
    func attributes(source: String, expected: String) {
        #expect(firstLine(source) == expected)
    }

    @Test("lines stay where they are, also those of a selector over several lines")
    func lines() {
        let source = """
            class A: NSObject {
                @objc
                func b() {}
                let c = #selector(
                    b
                )
                let d = 1
            }
            """
        let lines = rewritten(source).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[1] == "         " && lines[2] == "    func b() {}")
        #expect(lines[3] == "    let c = Selector(\"b\", A.b" && lines[6] == "    let d = 1")
    }

    @Test("the names of selectors", arguments: [
        ("handle(_:)", "handle:"), ("handle(_:event:)", "handle:event:"), ("move(to:)", "moveTo:"), ("show(item:)", "showWithItem:"),
        ("moved(fromURL:to:)", "movedFromURL:to:"), ("makeFor(item:)", "makeForItem:"), ("save()", "save"), ("set(_:forKey:)", "set:forKey:"),
        ("tableView(_:_:)", "tableView::"),
    ])
    func names(name: String, expected: String) {
        let parts = name.split(separator: "(")
        let labels = parts[1].dropLast().split(separator: ":").map(String.init)
        #expect(SelectorName.ofMethod(String(parts[0]), labels: labels) == expected)
    }

    @Test("whose method a selector names", arguments: [
        ("#selector(tap)", #"Selector("tap:", A.tap(_:))"#),
        ("#selector(self.tap(_:))", #"Selector("tap:", A.tap(_:))"#),
        ("#selector(B.swipe)", #"Selector("swipe", B.swipe)"#),
        ("#selector(swipe)", #"Selector("swipe", A.swipe)"#),
        ("#selector(Inner.deep)", #"Selector("deep", Inner.deep)"#),
        ("#selector(viewDidLoad)", #"Selector("viewDidLoad", A.viewDidLoad)"#),
        ("#selector(UIView.setNeedsLayout)", #"Selector("setNeedsLayout", UIView.setNeedsLayout)"#),
        ("#selector(other.tap(_:))", #"Selector("tap:", naming: other.tap(_:))"#),
        ("#selector(P.wish)", #"Selector("wish")"#),
        ("#selector(getter: A.isOn)", #"Selector("isOn", getting: \A.isOn)"#),
        ("#selector(setter: isOn)", #"Selector("setIsOn:", setting: \A.isOn)"#),
        ("#selector(many(_:b:c:))", #"Selector("many:b:c:", naming: A.many(_:b:c:))"#),
        ("#keyPath(A.view.alpha)", #""view.alpha""#),
    ])
    func references(source: String, expected: String) {
        let others = ["""
            class B: UIViewController { @objc func swipe() {}; @objc var isOn = false; @objc func many(_ a: Int, b: Int, c: Int) {} }
            @objc protocol P { @objc optional func wish() }
            """]
        let text = rewritten("class A: B { @objc func tap(_ a: Any) {}; class Inner: NSObject { @objc func deep() {} }; let s = \(source) }",
                             others: others)
        #expect(text.contains(expected), "\(text)")
    }

    @Test("calls of optional members go through the property that looks for them")
    func optionalCalls() {
        let others = ["@objc protocol D { @objc optional func pad(_ p: Int, at i: Int) -> Bool; @objc optional func done() }"]
        #expect(firstLine("func f(d: D?) { _ = d?.pad?(1, at: 2) }", others: others)
            == "func f(d: D?) { _ = d?.optional_pad__at?.pad(1, at: 2) }")
        #expect(firstLine("func f(d: D?) { if d?.done != nil { d!.done!() } }", others: others)
            == "func f(d: D?) { if d?.optional_done != nil { d!.optional_done!.done() } }")
        #expect(firstLine("func f(d: D?) { d?.pad?(1, on: 2); finish?(1) }", others: others)
            == "func f(d: D?) { d?.pad?(1, on: 2); finish?(1) }", "another method")
        #expect(firstLine("func f() { delegate?.gestureRecognizerShouldBegin?(r) }") == "func f() { delegate?.gestureRecognizerShouldBegin(r) }")
    }

    @Test("overrides of what nothing calls here, Xcode's literals and previews", arguments: [
        ("class A: UIViewController { override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() } }",
         "class A: UIViewController {          func viewLayoutMarginsDidChange() { ()                                 } }"),
        ("class A: UIViewController { override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() } }",
         "class A: UIViewController { override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() } }"),
        ("class A: Other { override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() } }",
         "class A: Other { override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() } }"),
        ("class A: B { override var prefersPointerLocked: Bool { super.prefersPointerLocked } }; class B: UIViewController { var prefersPointerLocked = true }",
         "class A: B { override var prefersPointerLocked: Bool { super.prefersPointerLocked } }; class B: UIViewController { var prefersPointerLocked = true }"),
        ("let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)      "),
        ("let a = #imageLiteral(resourceName: \"star\")", "let a = UIImage(named: \"star\")!            "),
        ("#Preview { A() }", "                "),
    ])
    func small(source: String, expected: String) {
        #expect(firstLine(source) == expected)
    }

    @Test("what a class has is registered in its file, under the conditions around it")
    func registration() {
        let text = rewritten("""
            class A: UIViewController {
                @IBOutlet private var a: UIView!
            #if DEBUG
                @IBAction func b(_ sender: Any) {}
            #else
                @IBOutlet var c: [UIView]?
            #endif
                @IBInspectable var d: CGFloat = 0
                @IBSegueAction func e(_ coder: NSCoder) -> UIViewController? { nil }
            }
            """)
        for expected in [
            "line: 2)\nmembers.outlet(\"a\", \\.a)", "#if (DEBUG)\n#sourceLocation(file: \"/app/File0.swift\", line: 4)\nmembers.action(\"b:\", A.b(_:))\n#endif",
            "#if !(DEBUG)\n#sourceLocation(file: \"/app/File0.swift\", line: 6)\nmembers.outletCollection(\"c\", \\.c)",
            "members.attribute(\"d\", \\.d)", "members.segueAction(\"e:\", A.e(_:))", "class A_NibConnections: NibConnections",
        ] { #expect(text.contains(expected), "\(expected) in \(text)") }
    }

    @Test("further files of a class have further registrations; hidden and generic classes have none")
    func registrations() {
        let others = ["extension A { @objc func more() {} }"]
        let module = SourceModule(sources: [("/a.swift", "class A: NSObject { @objc func one() {} }"), ("/b.swift", others[0])])
        #expect(module.rewritten(0).contains("class A_NibConnections: "))
        #expect(module.rewritten(1).contains("class A_NibConnections2: "))
        let none = rewritten("class G<T>: NSObject { @objc func a() {} }\nfunc f() { class L: NSObject { @objc func a() {} } }")
        #expect(!none.contains("NibConnections"))
    }

    @Test("overrides of standard edit actions are registered; other overrides without @objc are not")
    func editActions() {
        let text = rewritten("class A: UIView { override func copy(_ sender: Any?) {}\noverride func draw(_ rect: CGRect) {} }")
        #expect(text.contains(#"members.action("copy:", A.copy(_:))"#))
        #expect(!text.contains("draw:"))
    }

    @Test("what makes an object by the name of its class is written for classes of NSObject that need no arguments", arguments: [
        ("class A: NSObject {}", true), ("class A: NSObject { override init() {} }", true), ("class A: NSObject { init(a: Int = 1) {} }", true),
        ("class A: NSObject { convenience init(a: Int) { self.init() } }", true), ("class A: B {}\nclass B: NSObject {}", true),
        ("@MainActor final class A: NSObject, UIApplicationDelegate {}", true),
        ("class A: NSObject { init(a: Int) {} }", false), ("class A: NSObject { private override init() {} }", false),
        ("class A: NSObject { init?(a: Int = 1) {} }", false), ("class A: NSObject { override init() async {} }", false),
        ("class A: B {}\nclass B: NSObject { init(b: Int) {} }", false), ("@Isolated class A: NSObject {}", false),
        ("class A: NSObject {\n#if DEBUG\noverride init() {}\n#endif\n}", false),
        ("class A: UIResponder {}", false), ("class A: Elsewhere {}", false), ("class A<T>: NSObject {}", false), ("class A {}", false),
    ])
    func initializers(source: String, isWritten: Bool) {
        #expect(rewritten(source).contains("members.initializer { A() }") == isWritten)
    }

    @Test("a file that imports no UIKit gets it where it needs it")
    func imports() {
        let module = SourceModule(sources: [("/a.swift", "import Foundation\nlet a = #selector(B.c)"), ("/b.swift", "import Foundation\n")])
        #expect(module.rewritten(0).hasPrefix("import UIKit\n#sourceLocation") && module.rewritten(1).hasPrefix("#sourceLocation"))
    }
}
