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

    /// Lines in messages of the compiler are those of the source.
    @Test("what is no name in a selector, over several lines, keeps the lines where they are", arguments: [
        "#selector(a = {\n  b\n})\nc", "#selector(getter: a = {\n  b\n})\nc",
    ])
    func linesOfDamagedSelectors(source: String) {
        #expect(rewritten(source).split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasPrefix("c") } == 3)
    }

    @Test("a comment behind a selector that nothing ends is no part of it")
    func commentWithoutEnd() {
        let source = "let a = #selector(b = {\n  c /* d\n"
        #expect(FileRewriter(SourceModule(sources: [("A.swift", source)]), 0).text.utf8.count { $0 == UInt8(ascii: "\n") } == 2)
    }

    /// Lines in messages of the compiler are those of the source.
    @Test("what is copied to another place, and stands over several lines where it is, keeps the lines where they are", arguments: [
        // A type of a method that a selector names.
        "class A {\n  @objc func b(_ c: // The first.\n    Array<\n      Int>) {}\n  @objc func b(d: Int) {}\n  let s = #selector(b(_:))\n}\nend",
        // The name that Objective-C has for it.
        "class A {\n  @objc(\n    c) func b() {}\n  let s = #selector(b)\n}\nend",
        // The type of an extension.
        "class A { class B {} }\nextension A\n  .B {\n  @objc func c() {}\n  func d() { _ = #selector(c) }\n}\nend",
        // A modifier of a property that the class itself has to have.
        "class A {}\nextension A {\n  @objc public private(\n    set) var b: Int { get { 1 } set {} }\n}\nclass B: A { override var b: Int { get { 2 } set {} } }\nend",
        // A type to which a selector is cast.
        "class A {\n  @objc func b() {}\n  let s = #selector((b as\n    (A) -> () -> Void))\n}\nend",
    ])
    func linesOfCopies(source: String) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let result = rewritten(source).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(result.firstIndex { $0.hasPrefix("end") } == lines.count - 1, "\(result.joined(separator: "\n"))")
        // What is copied is in one piece: no comment of the place where it comes from closes off what follows.
        #expect(!result.contains { $0.contains("Selector(") && $0.contains("//") })
    }

    @Test("R-APP-17 what finds the app's files asks the app's bundle", arguments: [
        ("let a = Bundle.main.url", "let a = Bundle._main().url"), ("let a = Foundation.Bundle.main", "let a = Foundation.Bundle._main()"),
        ("let a = Bundle(for: A.self)", "let a = Bundle._holding(for: A.self)"), ("let a = Bundle(path: b)", "let a = Bundle(path: b)"),
        ("let a = NSLocalizedString(\"b\", comment: \"\")", "let a = Bundle._localizedString(\"b\", comment: \"\")"),
        ("let a = Theme.main", "let a = Theme.main"), ("let a = b.Bundle.main", "let a = b.Bundle.main"),
    ])
    func files(source: String, expected: String) {
        #expect(firstLine(source) == expected)
        #expect(firstLine(source, others: ["struct Bundle {}"]).contains("_main") == false)
    }

    @Test("names of Swift 4's and of headers become those of today", arguments: [
        ("let a: UIControlState = b, c: [NSInteger]", "let a: UIControl.State = b, c: [Int      ]"),
        ("let a = kCALineCapRound, b = c.NSInteger", "let a = CAShapeLayerLineCap.round, b = c.NSInteger"),
        ("a(.UIKeyboardWillShow)", "a(UIResponder.keyboardWillShowNotification)"),
        ("a(NSNotification.Name.UIKeyboardDidHide)", "a(UIResponder.keyboardDidHideNotification)"),
        ("a.bringSubview(toFront: b)", "a.bringSubviewToFront(         b)"), ("a?.addChildViewController(b)", "a?.addChild              (b)"),
        ("a.didMove(toParentViewController: self)", "a.didMove(toParent:               self)"), ("let a = childViewControllers", "let a = childViewControllers"),
        ("a?.performSelector(onMainThread: b, with: c, waitUntilDone: true)", "(a as AnyObject as? NSObject)?.performSelector(onMainThread: b, with: c, waitUntilDone: true)"),
        ("a.performSelector(inBackground: b, with: c)", "(a as AnyObject as? NSObject)?.performSelector(inBackground: b, with: c)"),
        ("let a = b.childViewControllers", "let a = b.children            "),
        ("struct UIControlState {}\nlet a: UIControlState", "struct UIControlState {}"),
        ("let a = kCAGravityCenter, b: UITableViewCellStyle", "let a = CALayerContentsGravity.center, b: UITableViewCell.CellStyle"),
        ("let a = Darwin.round(b)", "let a = Foundation.round(b)"), ("import UIKit.UIImage", "import UIKit        "),
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit.UIGestureRecognizerSubclass"), ("import Foundation", "                 "),
        ("import class Foundation.Thread", "import class Foundation.Thread"), ("@preconcurrency import Foundation", "@preconcurrency import Foundation"),
        ("let a = UIApplication.shared.delegate?.window??.frame", "let a = UIApplication.shared.delegate?.window?.frame"),
        ("let a = appDelegate.window!!", "let a = appDelegate.window!"), ("let a = b.window??.frame", "let a = b.window??.frame"),
        ("a.intersects(b)", "a._intersects(b)"), ("a.intersects(integersIn: b)", "a.intersects(integersIn: b)"),
        ("a?.scrollViewDidScroll?(b)", "a?.scrollViewDidScroll(b)"), ("a.textFieldShouldReturn!(b)", "a.textFieldShouldReturn(b)"),
        ("import Darwin", "import UIKit "), ("import ObjectiveC.runtime", "import UIKit             "),
        ("let a: NSInteger? = 1, b: NSUInteger!", "let a: Int? = 1, b: UInt!"), ("let a: [NSInteger]?", "let a: [Int      ]?"),
        ("let a = NSIntegerMax", "let a = Int.max     "),
        ("let a: UITableViewCellAccessoryType", "let a: UITableViewCell.AccessoryType"), ("let a: UITextFieldViewMode", "let a: UITextField.ViewMode"),
        ("let a: UIViewAutoresizing, b: UITouchType", "let a: UIView.AutoresizingMask, b: UITouch.TouchType"),
        ("let a = UIFontWeightBold, b: UIFontWeight", "let a = UIFont.Weight.bold, b: UIFont.Weight"),
        ("let a = UIKeyInputUpArrow", "let a = UIKeyCommand.inputUpArrow"),
        ("let a = UIInterfaceOrientationIsLandscape(b)", "let a = ({ $0.isLandscape } as (UIInterfaceOrientation) -> Bool)(b)"),
        ("a(UIActivityIndicatorView(activityIndicatorStyle: .gray))", "a(UIActivityIndicatorView(style:                  .gray))"),
        ("let a = UIKeyboardFrameEndUserInfoKey", "let a = UIResponder.keyboardFrameEndUserInfoKey"),
        ("a(.UITextFieldTextDidChange)", "a(UITextField.textDidChangeNotification)"),
        ("a(Notification.Name.UIDeviceOrientationDidChange)", "a(UIDevice.orientationDidChangeNotification     )"),
        ("let a: UINoSuchClassStyle, b: MKMapTypeStyle", "let a: UINoSuchClassStyle, b: MKMapTypeStyle"),
        ("if let a = UIApplication.shared.delegate?.window {}", "if let a = Optional(UIApplication.shared.delegate?.window) {}"),
        ("if let a = (UIApplication.shared.delegate as? B)?.window {}", "if let a = (UIApplication.shared.delegate as? B)?.window {}"),
        ("func f() { UIApplication.shared.isIdleTimerDisabled = true }", "func f() { _                                        = true }"),
    ])
    func oldNames(source: String, expected: String) {
        #expect(firstLine("import UIKit; " + source) == "import UIKit; " + expected)
        #expect(!rewritten("import UIKit; " + source).contains("let a: UIControl.State\n"))
    }

    @Test("modules that Foundation has apart on Linux are imported where they are needed, and UIKit where nothing is")
    func missingImports() {
        func prefix(_ source: String) -> String { String(SourceModule(sources: [("/a.swift", source)]).rewritten(0).prefix { $0 != "#" }) }
        #expect(prefix("import UIKit\nlet a = XMLParser(data: b)") == "import FoundationXML\n")
        #expect(prefix("import UIKit\nlet a: URLSession, b: XMLParserDelegate") == "import FoundationNetworking\nimport FoundationXML\n")
        #expect(prefix("import FoundationXML\nlet a = XMLParser(data: b)") == "")
        #expect(prefix("import Foundation\nlet a: CGPath") == "import UIKit\n" && prefix("import Foundation\nlet a: CGFloat, b = c.UIView") == "")
        #expect(prefix("import Foundation\nlet a = Timer()") == "import UIKit\n" && prefix("import Foundation\nlet a = \"Timer\"") == "")
        #expect(prefix("let a = UIView()") == "import UIKit\n" && prefix("import UIKit\nclass XMLParser {}\nlet a = XMLParser()") == "")
    }

    @Test("what an extension overrides, the class calls", arguments: [
        ("override func layoutSubviews() { super.layoutSubviews() }", "         func _extension_A_layoutSubviews() { super.layoutSubviews() }",
         "override func layoutSubviews() { self._extension_A_layoutSubviews() }"),
        ("public override func hitTest(_ a: CGPoint, with b: UIEvent?) -> UIView? { nil }",
         "public          func _extension_A_hitTest(_ a: CGPoint, with b: UIEvent?) -> UIView? { nil }",
         "public override func hitTest(_ a: CGPoint, with b: UIEvent?) -> UIView? { self._extension_A_hitTest(a, with: b) }"),
        ("override open class var layerClass: AnyClass { CALayer.self }", "              class var _extension_A_layerClass: AnyClass { CALayer.self }",
         "override open class var layerClass: AnyClass { Self._extension_A_layerClass }"),
        ("override var frame: CGRect { get { a } set { a = newValue } }", "         var _extension_A_frame: CGRect { get { a } set { a = newValue } }",
         "override var frame: CGRect { get { self._extension_A_frame } set { self._extension_A_frame = newValue } }"),
        ("override func a(_: Int, by _: Int, c: Int) {}", "         func _extension_A_a(_: Int, by _: Int, c: Int) {}",
         "override func a(_ _parameter0: Int, by _parameter1: Int, c: Int) { self._extension_A_a(_parameter0, by: _parameter1, c: c) }"),
        ("public final override func layoutSubviews() {}", "public final          func _extension_A_layoutSubviews() {}",
         "public final override func layoutSubviews() { self._extension_A_layoutSubviews() }"),
        ("override var isHidden: Bool { didSet { a(oldValue) } }", "         func _extension_A_isHidden(_ oldValue: Bool) { do     { a(oldValue) } }",
         "override var isHidden: Bool { didSet { self._extension_A_isHidden(oldValue) } }"),
    ])
    func extensions(member: String, inExtension: String, inClass: String) {
        let body = "extension A { \(member) }", type = "class A: UIView {}"
        #expect(firstLine("import UIKit; " + body, others: [type]) == "import UIKit; extension A { \(inExtension) }")
        #expect(firstLine("import UIKit; " + type, others: [body]) == "import UIKit; class A: UIView {\(inClass) }")
    }

    @Test("what an extension adds to a class of UIKit's calls the classes that override it")
    func overriddenAdditions() {
        let more = "extension UIViewController { @objc func build(_ a: Int) { b() }; @objc var c: Int { 1 } }"
        let page = "class Page: UIViewController { override func build(_ a: Int) { super.build(a) }; override var c: Int { super.c } }"
        let last = "class Last: Page { override func build(_ a: Int) { super.build(1) } }"
        let text = rewritten(more, others: [page, last])
        #expect(text.contains("func _extension_UIViewController_build(_ a: Int) { b() }; func build(_ a: Int) { if let own = self as? any UIViewController_build_Override "
            + "{ return own._override_UIViewController_build(a) }; return _extension_UIViewController_build(a) }; "), "\(text)")
        #expect(text.contains("var c: Int { if let own = self as? any UIViewController_c_Override { return own._override_UIViewController_c }; "
            + "return _extension_UIViewController_c }"))
        #expect(text.contains("\n@preconcurrency @MainActor protocol UIViewController_build_Override: AnyObject { func _override_UIViewController_build(_ a: Int) }\n"))
        let pageText = rewritten(page, others: [more, last])
        #expect(pageText.contains("         func _override_UIViewController_build(_ a: Int) { super._extension_UIViewController_build(a) }"), "\(pageText)")
        #expect(pageText.contains("var _override_UIViewController_c: Int { super._extension_UIViewController_c }"))
        #expect(pageText.contains("\nextension Page: UIViewController_build_Override {}\n"))
        let lastText = rewritten(last, others: [more, page])
        #expect(lastText.contains("override func _override_UIViewController_build(_ a: Int) { super._override_UIViewController_build(1) }"))
        #expect(!lastText.contains("extension Last"))
    }

    @Test("what an extension adds to a class of UIKit's calls what extensions of other classes of UIKit's override")
    func overridingExtensions() {
        let more = "extension UIView { @discardableResult @objc func put(_ a: [UIView]) -> UIView { self } }"
        let cells = "extension UITableViewCell { override func put(_ a: [UIView]) -> UIView { contentView.put(a) } }\nextension UITableViewCell { func other() {} }"
        let own = "class Row: UITableViewCell { override func put(_ a: [UIView]) -> UIView { super.put(a) } }"
        let text = rewritten(more, others: [cells, own])
        #expect(text.contains("; @discardableResult func put(_ a: [UIView]) -> UIView { if let own = self as? any UIView_put_Override "), "\(text)")
        let cellText = rewritten(cells, others: [more, own])
        #expect(cellText.contains("         func _override_UIView_put(_ a: [UIView]) -> UIView { contentView.put(a) }"), "\(cellText)")
        #expect(cellText.components(separatedBy: "extension UITableViewCell: UIView_put_Override {}").count == 2, "\(cellText)")
        let ownText = rewritten(own, others: [more, cells])
        #expect(ownText.contains("_override_UIView_put(_ a: [UIView]) -> UIView { super._override_UIView_put(a) }"), "\(ownText)")
        #expect(!ownText.contains("extension Row"))
    }

    @Test("what extensions of UIKit's classes say of the whole screen is theirs alone", arguments: [
        ("override open var shouldAutorotate: Bool { true }", "              var _extension_UINavigationController_shouldAutorotate: Bool { true }"),
        ("override var childViewControllerForStatusBarStyle: UIViewController? { nil }",
         "         var _extension_UINavigationController_childViewControllerForStatusBarStyle: UIViewController? { nil }"),
        ("override func viewDidLoad() {}", "override func viewDidLoad() {}"),
    ])
    func unasked(member: String, expected: String) {
        #expect(firstLine("extension UINavigationController { \(member) }") == "extension UINavigationController { \(expected) }")
        #expect(firstLine("extension UINavigationController { \(member) }", others: ["class UINavigationController {}"]).contains("_extension_UINavigationController_")
                == member.hasPrefix("override"))
    }

    @Test("overrides of what had another name override what has the new one", arguments: [
        ("override func addChildViewController(_ a: UIViewController) {}", "override func addChild              (_ a: UIViewController) {}"),
        ("override func didMove(toParentViewController a: UIViewController?) {}", "override func didMove(toParent               a: UIViewController?) {}"),
        ("override func bringSubview(toFront a: UIView) {}", "override func bringSubviewToFront(_       a: UIView) {}"),
        ("override func bringSubview(toFront: UIView) {}", "override func bringSubviewToFront(_ toFront: UIView) {}"),
        ("override var childViewControllers: [UIViewController] { [] }", "override var children            : [UIViewController] { [] }"),
        ("func addChildViewController(_ a: Int) {}", "func addChildViewController(_ a: Int) {}"),
        ("func a() { b(childViewControllers) }", "func a() { b(children            ) }"),
        ("func a(_ childViewControllers: Int) { let childViewControllers = 1; b(childViewControllers) }",
         "func a(_ childViewControllers: Int) { let childViewControllers = 1; b(childViewControllers) }"),
    ])
    func oldOverrides(member: String, expected: String) {
        #expect(firstLine("class A: UIViewController { \(member) }") == "class A: UIViewController { \(expected) }")
    }

    @Test("members of objects in a list of AnyObject are looked up in the class that has them")
    func untypedLists() {
        let list = "extension UIView { var all: [AnyObject] { constraints } }"
        let text = rewritten("func f(_ a: UIView) { b(a.all.first?.priority, a.all[0].constant, a.all.last!.firstItem, a.all.count) }", others: [list])
        #expect(text.contains("b((a.all.first as? NSLayoutConstraint)?._priority(), (a.all[0] as! NSLayoutConstraint).constant, (a.all.last as! NSLayoutConstraint).firstItem, "
            + "a.all.count)"), "\(text)")
    }

    @Test("a method of the main actor alone, in a class without an actor, is named by a closure")
    func isolatedSelector() {
        let text = rewritten("class A { @MainActor @objc func b() {}\n let c = #selector(A.b) }")
        #expect(text.contains(#"Selector("b", { (target: A) in { () in target.b() } })"#), "\(text)")
    }

    @Test("members of AnyObject are looked up in the class that has them", arguments: [
        ("touchesBegan(_ touches: Set<UITouch>) { let a: AnyObject? = touches.first; b(a!.location(in: c)) }",
         "touchesBegan(_ touches: Set<UITouch>) { let a: AnyObject? = touches.first; b((a as! UITouch).location(in: c)) }"),
        ("f(_ touches: Set<UITouch>) { let a = touches.first as AnyObject; b(a.view) }",
         "f(_ touches: Set<UITouch>) { let a = touches.first as AnyObject; b((a as! UITouch).view) }"),
        ("f(_ touches: Set<UITouch>) { for a: AnyObject in touches { b(a.phase) } }",
         "f(_ touches: Set<UITouch>) { for a: AnyObject in touches { b((a as! UITouch).phase) } }"),
        ("f(_ a: AnyObject) { b(a.tag, a.tag!, a.superview!) }",
         "f(_ a: AnyObject) { b((a as! UIView).tag, (a as! UIView).tag, (a as! UIView).superview!) }"),
        ("f(_ a: AnyObject?) { a?.setTitle?(b, for: .normal) }", "f(_ a: AnyObject?) { (a as? UIButton)?.setTitle(b, for: .normal) }"),
        ("f(_ a: AnyObject) { if let b = a.isOn {} }", "f(_ a: AnyObject) { if let b = (a as? UISwitch)?.isOn {} }"),
        ("f() { b((c.first as AnyObject).location(in: d)) }", "f() { b(((c.first as AnyObject) as! UIGestureRecognizer).location(in: d)) }"),
        ("f() { let a = (b![c] as AnyObject).cgRectValue!.height }", "f() { let a = ((b![c] as AnyObject) as! NSValue).cgRectValue.height }"),
        ("f() { guard let a = (b as AnyObject).doubleValue else {} }", "f() { guard let a = ((b as AnyObject) as? NSNumber)?.doubleValue else {} }"),
        ("f(_ a: UITouch) { b(a.view) }", "f(_ a: UITouch) { b(a.view) }"), ("f(_ a: AnyObject) { b(a.own) }", "f(_ a: AnyObject) { b(a.own) }"),
        ("f(_ a: AnyObject) { let a = c; b(a.tag) }", "f(_ a: AnyObject) { let a = c; b(a.tag) }"),
    ])
    func untyped(function: String, expected: String) {
        #expect(firstLine("func \(function)") == "func \(expected)")
    }

    @Test("R-ANI-15 properties of layers with @NSManaged are kept by their keys", arguments: [
        ("@NSManaged var a: CGFloat", "           var a: CGFloat { get { _managedValue(forKey: \"a\") } set { _setManagedValue(newValue, forKey: \"a\") } }"),
        ("@NSManaged public dynamic var a: CGFloat",
         "           public         var a: CGFloat { get { _managedValue(forKey: \"a\") } set { _setManagedValue(newValue, forKey: \"a\") } }"),
        ("@NSManaged private var a: Int, b: Int",
         "           private var a: Int { get { _managedValue(forKey: \"a\") } set { _setManagedValue(newValue, forKey: \"a\") } }; private var "
            + "b: Int { get { _managedValue(forKey: \"b\") } set { _setManagedValue(newValue, forKey: \"b\") } }"),
    ])
    func managed(member: String, expected: String) {
        #expect(firstLine("class A: CALayer { \(member) }") == "class A: CALayer { \(expected) }")
        #expect(firstLine("class B: A { \(member) }", others: ["class A: CAShapeLayer {}"]) == "class B: A { \(expected) }")
        #expect(firstLine("class A: NSManagedObject { \(member) }") == "class A: NSManagedObject { \(member) }")
    }

    @Test("R-ANI-15 what a layer stores for Objective-C is kept by its key where the class says what it draws")
    func storedForAnimations() {
        let draws = "override class func needsDisplay(forKey key: String) -> Bool { true }"
        #expect(firstLine("class A: CALayer { @objc dynamic var a: CGFloat = 0.5; \(draws) }")
                == "class A: CALayer {               var a: CGFloat { get { _storedValue(forKey: \"a\", or: 0.5) } set { _setStoredValue(newValue, forKey: \"a\") } }; \(draws) }")
        for member in ["@objc var a = 1", "var a: Int = 1", "@objc var a: Int = 1 { didSet {} }", "@objc var a: Int"] {
            #expect(!firstLine("class A: CALayer { \(member); \(draws) }").contains("_storedValue"), "\(member)")
        }
        #expect(!firstLine("class A: CALayer { @objc dynamic var a: CGFloat = 0.5 }").contains("_storedValue"))
    }

    @Test("a class and one above it may both override in extensions")
    func extensionsOfBoth() {
        let sources = ["class A: UIView {}", "extension A { override func layoutSubviews() {} }", "class B: A {}", "extension B { override func layoutSubviews() { super.layoutSubviews() } }"]
        #expect(firstLine(sources[2], others: sources) == "class B: A {override func layoutSubviews() { self._extension_B_layoutSubviews() } }")
        #expect(firstLine(sources[3], others: sources).contains("func _extension_B_layoutSubviews() { super.layoutSubviews() }"))
    }

    @Test("optional members of a library's protocols are those of the app's classes that have them, and are called as they are there")
    func foreignOptionalMembers() {
        let library = "@objc public protocol Watcher { @objc optional func saw(_ a: NSInteger); @objc optional var b: Int { get } }\n@objc protocol Hidden { @objc optional func c() }"
        let app = "import BoxKit\nclass Page: UIViewController, Watcher { func saw(_ a: Int) {} }\nclass Other: Page {}\nfunc f() { w?.saw?(1) }"
        let module = SourceModule(sources: [("/a.swift", app), ("/b.swift", "class Late: NSObject { var b = 1 }"), ("/c.swift", "import BoxKit\nextension Late: BoxKit.Watcher {}")],
                                  libraries: [("BoxKit", [library])])
        #expect(module.rewritten(0).contains("\nextension Page: Watcher_saw_ {}\n") && module.rewritten(0).contains("w?.optional_saw_?.saw(1)"))
        #expect(!module.rewritten(0).contains("protocol ") && !module.rewritten(0).contains("extension Other"))
        #expect(module.rewritten(1).contains("extension Late: Watcher_b {}") && module.rewritten(1).contains("import BoxKit\n"))
        let text = SourceModule(sources: [("/a.swift", library)]).rewritten(0)
        #expect(text.contains("public protocol Watcher_saw_: AnyObject { func saw(_ a: Int) }"))
    }

    @Test("what a subclass overrides of an extension is the class's; what can't be handed on stays as it is")
    func overriddenExtensions() {
        let base = "class A: UIView { let a = 1 }", more = "extension A { func build(_ a: inout Int, in b: Int = 1) throws {} }"
        let sub = "class B: A { override func build(_ a: inout Int, in b: Int) throws {} }"
        #expect(firstLine(base, others: [more, sub]) == "class A: UIView { let a = 1 ; func build(_ a: inout Int, in b: Int = 1) throws { try self._extension_A_build(&a, in: b) } }")
        #expect(firstLine(sub, others: [more, base]) == sub && firstLine(more, others: [base]) == more)
        for member in ["override func a(_ b: Int...) {}", "override func a<T>(_ b: T) {}", "override var a: Int { willSet {} didSet {} }"] {
            #expect(firstLine("extension A { \(member) }", others: [base]) == "extension A { \(member) }")
        }
    }

    @Test("classes of the module's that keep associated objects get a place for them, the outermost of a chain")
    func associations() {
        let property = "nonisolated(unsafe) public final var _associations: _Associations?  "
        let base = "class A: NSObject {}", use = "class B: A {}\nextension B { func c() { objc_setAssociatedObject(self, &d, 1, .OBJC_ASSOCIATION_RETAIN) } }"
        let text = rewritten(base, others: [use])
        #expect(text.hasPrefix("class A: NSObject {\(property)}\n") && text.contains("\nextension A: _AssociationHolder {}\n"), "\(text)")
        #expect(!rewritten(use, others: [base]).contains("_associations"))
        // Only the running program knows what these are.
        for call in ["objc_getAssociatedObject(self.a as Any, &d)", "objc_setAssociatedObject(a as AnyObject, &d, 1, .OBJC_ASSOCIATION_RETAIN)"] {
            #expect(firstLine("func f() { \(call) }") == "func f() { _\(call) }")
        }
        #expect(firstLine("protocol P: AnyObject {}; extension P { func f() { _ = objc_getAssociatedObject(self, &d) } }").contains("_ = _objc_getAssociatedObject(self, &d)"))
        #expect(firstLine("func f() { _ = objc_getAssociatedObject(view, &d) }").contains("_ = objc_getAssociatedObject(view, &d)"))
        let view = "class V: UIView { func a() { _ = objc_getAssociatedObject(self, &d) } }"
        #expect(!rewritten(view).contains("_associations"))
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
        ("#selector(UIScrollViewDelegate.scrollViewDidScroll(_:))", #"Selector("scrollViewDidScroll:")"#),
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
        // A property of the name is meant where an object asks itself.
        #expect(firstLine("class A { var pad: Int?; func f(d: D) { if let pad = self.pad, let take = d.pad {} } }", others: others)
            == "class A { var pad: Int?; func f(d: D) { if let pad = self.pad, let take = d.optional_pad__at?.pad(_:at:) {} } }")
        #expect(firstLine("class A { weak var d: AnyObject?; func f() { self.d?.done?(); d!.pad?(1, at: 2) } }", others: others)
            == "class A { weak var d: AnyObject?; func f() { (self.d as? D)?.optional_done?.done(); (d as? D)!.optional_pad__at?.pad(1, at: 2) } }")
        #expect(firstLine("func f() { delegate?.gestureRecognizerShouldBegin?(r) }") == "func f() { delegate?.gestureRecognizerShouldBegin(r) }")
    }

    @Test("overrides of what nothing calls here, Xcode's literals and previews", arguments: [
        ("class A: UIViewController { override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() } }",
         "class A: UIViewController {          func applicationFinishedRestoringState() { ()                                        } }"),
        ("class A: UIViewController { override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() } }",
         "class A: UIViewController { override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() } }"),
        ("class A: Other { override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() } }",
         "class A: Other { override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() } }"),
        ("class A: B { override var prefersPointerLocked: Bool { super.prefersPointerLocked } }; class B: UIViewController { var prefersPointerLocked = true }",
         "class A: B { override var prefersPointerLocked: Bool { super.prefersPointerLocked } }; class B: UIViewController { var prefersPointerLocked = true }"),
        ("let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)      "),
        ("let a = #imageLiteral(resourceName: \"star\")", "let a = UIImage(named: \"star\")!            "),
        ("#Preview { A() }", "                "),
        ("let a = #imageLiteral(resourceName: { b /* c", "let a = #imageLiteral(resourceName: { b /* c"),
    ])
    func small(source: String, expected: String) {
        #expect(firstLine(source) == expected)
    }

    @Test("what is taken for absent is not declared by UIKit")
    func absentNames() {
        #expect(AbsentCallbacks.names.union(AbsentCallbacks.hints).intersection(KnownNames.members) == [])
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
        ("class A: UIView { init() { super.init(frame: .zero) } }", true), ("class A: B { convenience init() { self.init(b: 1) } }\nclass B: UIViewController {}", true),
        ("class A: B { override init() { super.init() } }\nclass B: UIView { init() { super.init(frame: .zero) } }", true),
        ("class A: UIView { override init() {} }", false), ("class A: UIView { init(a: Int = 1) {} }", false),
        ("class A: UIResponder {}", false), ("class A: Elsewhere {}", false), ("class A<T>: NSObject {}", false), ("class A {}", false),
    ])
    func initializers(source: String, isWritten: Bool) {
        #expect(rewritten(source).contains("members.initializer { A() }") == isWritten)
    }

    @Test("initializers of extensions with one label: that of the class below is another one, and calls take it")
    func extensionInitializers() {
        let text = rewritten("""
            extension UIPanGestureRecognizer { @objc convenience init(handler: Int) { self.init() } }
            extension UIScreenEdgePanGestureRecognizer { override convenience init(handler: Int) { self.init() } }
            extension UIScreenEdgePanGestureRecognizer { convenience init(other: Int) { self.init() } }
            class Own: UIPanGestureRecognizer { convenience init(handler: Int) { self.init() } }
            """)
        #expect(text.contains("UIPanGestureRecognizer {       @_disfavoredOverload convenience init(handler: Int)"), "\(text)")
        #expect(text.contains("UIScreenEdgePanGestureRecognizer { @_nonoverride convenience init(handler: Int)"), "\(text)")
        #expect(text.contains("{ convenience init(other: Int)") && text.contains("class Own: UIPanGestureRecognizer { convenience"))
    }

    @Test("an object of a generic class registers its class's actions")
    func genericActions() {
        let text = rewritten("class Handler<T: AnyObject>: NSObject { @objc func handle() {}; func other() {} }")
        #expect(text.contains(#"private static func _registerActions() { _ = Selector("handle", Handler<T>.handle) }"#), "\(text)")
        #expect(text.contains("private let _registeredActions: Void = Handler<T>._registerActions()"))
        #expect(!rewritten("class Handler: NSObject { @objc func handle() {} }").contains("_registerActions"))
    }

    @Test("R-NIB-1 the awakeFromNib() of a class of NSObject is registered, and a class below it overrides it")
    func awaking() {
        let text = rewritten("class A: NSObject { override func awakeFromNib() { super.awakeFromNib(); b() } }\nclass B: A { override func awakeFromNib() { super.awakeFromNib() } }")
        #expect(text.hasPrefix("class A: NSObject {          func awakeFromNib() { ()                  ; b() } }\nclass B: A { override func awakeFromNib() { super.awakeFromNib() } }"), "\(text)")
        #expect(text.components(separatedBy: "members.awakeFromNib { object in { object.awakeFromNib() } }").count == 3)
        #expect(!rewritten("class A: UIView { override func awakeFromNib() {} }").contains("members.awakeFromNib"))
    }

    @Test("hints to Apple's system go, their values stay")
    func hints() {
        #expect(rewritten("func f(a: CALayer) { a.drawsAsynchronously = g() }").contains(/\{ _ += g\(\) \}/))
        #expect(rewritten("func f(a: CALayer) { a.drawsElsewhere = true }").contains("a.drawsElsewhere = true"))
    }

    @Test("a file that imports no UIKit gets it where it needs it")
    func imports() {
        let module = SourceModule(sources: [("/a.swift", "import Foundation\nlet a = #selector(B.c)"), ("/b.swift", "import Foundation\n")])
        #expect(module.rewritten(0).hasPrefix("import UIKit\n#sourceLocation") && module.rewritten(1).hasPrefix("#sourceLocation"))
    }
}
