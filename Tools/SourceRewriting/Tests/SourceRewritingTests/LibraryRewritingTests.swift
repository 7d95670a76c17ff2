import Testing
@testable import SourceRewriting

/// What libraries of today have in their sources: conditions around whole files, extensions of extensions, methods found by their selectors.
@Suite("Rewriting of libraries") struct LibraryRewritingTests {
    private func module(_ sources: [String]) -> SourceModule {
        SourceModule(sources: sources.enumerated().map { ("/app/File\($0).swift", $1) })
    }

    private func rewritten(_ sources: String..., file: Int = 0) -> String { module(sources).rewritten(file) }

    @Test("a clause of #if that holds for an app is rewritten as the code outside", arguments: [
        "os(iOS)", "canImport(UIKit)", "os(iOS) || os(tvOS)", "swift(>=4.2)", "!(os(macOS) || targetEnvironment(macCatalyst))", "compiler(>=5.5) && os(iOS)",
    ])
    func activeClauses(condition: String) {
        let text = rewritten("#if \(condition)\nclass A: UIView {}\nextension A {\noverride func layoutSubviews() {}\n}\n#endif\n")
        #expect(text.contains("class A: UIView {override func layoutSubviews() { self._extension_A_layoutSubviews() } }"), "\(text)")
        #expect(text.contains("         func _extension_A_layoutSubviews() {}"))
        let inner = rewritten("class A: UIView {}\nextension A {\n#if \(condition)\noverride func layoutSubviews() {}\n#endif\n}\n")
        #expect(inner.contains("         func _extension_A_layoutSubviews() {}"), "\(inner)")
        let addition = rewritten("#if \(condition)\nextension UIView { func build() {} }\n#endif\nclass A: UIView { override func build() {} }\n")
        #expect(addition.contains("func _override_UIView_build()"), "\(addition)")
    }

    @Test("clauses for other systems declare nothing", arguments: [
        "#if os(macOS)\nclass A: NSView {}\n#else\nclass A: UIView {}\n#endif", "#if !os(macOS)\nclass A: UIView {}\n#else\nclass A: NSView {}\n#endif",
        "#if os(macOS)\nclass A: NSView {}\nextension A { override func layout() {} }\n#elseif os(iOS)\nclass A: UIView {}\n#endif",
    ])
    func otherSystems(source: String) {
        let module = module([source + "\nextension UIView { func build() {} }\nextension A { override func build() {} }"])
        #expect(module.types["A"]?.inherited == ["UIView"])
        #expect(module.overriddenAdditions.map(\.fullName) == ["build"])
        #expect(!module.rewritten(0).contains("_extension_A_layout"))
    }

    @Test("a condition that can't be known is one for the class and its extension together")
    func unknownConditions() {
        let both = rewritten("#if FANCY\nclass A: UIView {}\nextension A { override func layoutSubviews() {} }\n#endif\n")
        #expect(both.contains("class A: UIView {override func layoutSubviews()"), "\(both)")
        let one = rewritten("class A: UIView {}\n#if FANCY\nextension A { override func layoutSubviews() {} }\n#endif\n")
        #expect(!one.contains("_extension_A_layoutSubviews"), "\(one)")
    }

    @Test("a member of an extension of UIKit's class that an extension of a class of the module overrides")
    func additionOverriddenInExtension() {
        let text = rewritten("extension UIViewController { @objc var isHidden: Bool { view.isHidden } }\nopen class A: UINavigationController {}\n"
            + "extension A { open override var isHidden: Bool { super.isHidden } }\nclass B: A { override var isHidden: Bool { true } }\n")
        #expect(text.contains("class A: UINavigationController {open var _override_UIViewController_isHidden: Bool { self._extension_A_isHidden } }"), "\(text)")
        #expect(text.contains("var _extension_A_isHidden: Bool { super._extension_UIViewController_isHidden }"), "\(text)")
        #expect(text.contains("override var _override_UIViewController_isHidden: Bool { true }"), "\(text)")
    }

    @Test("a class gets the modules that the extension's file imports for the member it is given")
    func modulesOfForwarders() {
        let text = rewritten("import Foundation\npublic class A: Item {}\n",
                             "import UIKit\nimport Panels\nopen class Item {}\nextension A { override func cell(for table: UITableView) -> Panel { b } }")
        #expect(text.hasPrefix("import UIKit\nimport Panels\n"), "\(text)")
    }

    @Test("optional members with equal labels and different types have protocols that are called after their selectors")
    func overloadedOptionalMembers() {
        let text = rewritten("""
            @objc public protocol D { @objc(panel:forTraits:) optional func panel(_ p: P, layoutFor t: Traits) -> Int
              @objc(panel:forSize:) optional func panel(_ p: P, layoutFor s: CGSize) -> Int }
            class P { weak var d: D?; func a() { _ = d?.panel?(self, layoutFor: size) } }
            class X: D { func panel(_ p: P, layoutFor s: CGSize) -> Int { 1 } }
            """)
        #expect(text.contains("protocol D_panel_forTraits_: AnyObject { func panel(_ p: P, layoutFor t: Traits) -> Int }"), "\(text)")
        #expect(text.contains("protocol D_panel_forSize_: AnyObject { func panel(_ p: P, layoutFor s: CGSize) -> Int }"), "\(text)")
        #expect(text.contains("d?.optional_panel__layoutFor?.panel(self, layoutFor: size)"))
        #expect(text.contains("extension X: D_panel_forSize_ {}") && !text.contains("extension X: D_panel_forTraits_ {}"))
        #expect(text.contains("func panel(_ argument0: P, layoutFor argument1: CGSize) -> (Int)? "
            + "{ (object as? any D_panel_forSize_)?.panel(argument0, layoutFor: argument1) }"), "\(text)")
    }

    @Test("a method that has the selector of an optional one of UIKit's is what that calls")
    func methodsBySelector() {
        let old = rewritten("class A: UIViewController, UICollectionViewDelegate {\n"
            + "@objc func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAtIndexPath i: IndexPath) -> CGSize { b }\n}\n")
        #expect(old.contains("func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAtIndexPath i: IndexPath) -> CGSize { b }; "
            + "func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize "
            + "{ self.collectionView(c, layout: l, sizeForItemAtIndexPath: i) }"), "\(old)")
        #expect(old.contains("\nextension A: UICollectionViewDelegateFlowLayout {}\n"))
        let unnamed = rewritten("class A: UICollectionViewController {\n"
            + "@objc(collectionView:layout:sizeForItemAtIndexPath:) func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize { b }\n}\n")
        #expect(unnamed.contains("\nextension A: UICollectionViewDelegateFlowLayout {}\n") && !unnamed.contains("; func"), "\(unnamed)")
        let other = rewritten("class A: UICollectionViewController { @objc func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, "
            + "sizeForItemAt i: IndexPath) -> CGSize { b } }")
        #expect(!other.contains("FlowLayout {}"), "its selector ends with sizeForItemAt: on iOS, too")
        let hidden = rewritten("class A: UICollectionViewController { func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, "
            + "sizeForItemAtIndexPath i: IndexPath) -> CGSize { b } }")
        #expect(!hidden.contains("FlowLayout"), "Objective-C doesn't see it")
        let named = rewritten("class A: UICollectionViewController {}\nextension A: UICollectionViewDelegateFlowLayout { func collectionView(_ c: UICollectionView, "
            + "layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize { b } }")
        #expect(!named.contains("FlowLayout {}"))
        let table = rewritten("class A: NSObject, UITableViewDelegate { @objc func tableView(_ t: UITableView, didSelectRowAtIndexPath i: IndexPath) {} }")
        #expect(table.contains("func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) { self.tableView(t, didSelectRowAtIndexPath: i) }"), "\(table)")
    }

    @Test("small things of libraries", arguments: [
        ("a?.addAnimations?({})", "a?.addAnimations({})"), ("b.addCompletion?({ _ in })", "b.addCompletion({ _ in })"),
        ("a.delegate?.collectionView?(a, didSelectItemAt: b)", "a.delegate?.collectionView(a, didSelectItemAt: b)"),
        ("if let a = b.tableView?(c, heightForRowAt: d) {}", "if let a = Optional(b.tableView(c, heightForRowAt: d)) {}"),
        ("if let a = b?.tableView?(c, heightForRowAt: d) {}", "if let a = b?.tableView(c, heightForRowAt: d) {}"),
        ("let a = UIImage(named: b, in: .module, compatibleWith: nil)", "let a = UIImage(named: b, in: Bundle._module(), compatibleWith: nil)"),
        ("let a = NSAttributedString()", "let a = NSAttributedString(string: \"\")"), ("a(NSMutableAttributedString( ))", "a(NSMutableAttributedString(string: \"\"))"),
        ("let a = NSAttributedString(string: b)", "let a = NSAttributedString(string: b)"),
        ("let a = UIApplication.responds(to: NSSelectorFromString(\"sharedApplication\"))", "let a = true"),
        ("let a = UIApplication.value(forKey: \"sharedApplication\") as? UIApplication", "let a = (UIApplication.shared as Any?) as? UIApplication"),
        ("let a = UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication", "let a = (UIApplication.shared as Any?) as? UIApplication"),
        ("let a = UIApplication.perform(NSSelectorFromString(\"sharedApplication\"))?.takeUnretainedValue()",
         "let a = (Unmanaged<AnyObject>.passUnretained(UIApplication.shared) as Unmanaged<AnyObject>?)?.takeUnretainedValue()"),
        ("let a = UIApplication.perform(Selector(\"sharedApplication\")).takeUnretainedValue()",
         "let a = Unmanaged<AnyObject>.passUnretained(UIApplication.shared).takeUnretainedValue()"),
        ("let a = Bundle(for: self.classForCoder())", "let a = Bundle._holding(for: self.self )"),
        ("let a = b.isKind(of: C.classForCoder())", "let a = b.isKind(of: C.self )"),
        ("let a = type(of: b).description()", "let a = NSStringFromClass(type(of: b))"), ("let a = T.description()", "let a = NSStringFromClass(T.self)"),
        ("let a = b.description()", "let a = b.description()"),
        ("let c = UIApplication.perform(d).takeUnretainedValue()", "let c = UIApplication.perform(d).takeUnretainedValue()"),
        ("let c = UIApplication.responds(to: #selector(e))", "UIApplication.responds(to: Selector("),
        ("view.accessibilityIgnoresInvertColors = true", "_ = true"), ("table.estimatedSectionHeaderHeight = 50", "_ = 50"),
    ])
    func small(source: String, expected: String) {
        let text = rewritten("import UIKit; func f() { \(source) }")
        let collapsed = text.split(separator: " ").joined(separator: " ")
        #expect(collapsed.contains(expected), "\(text)")
    }

    @Test("objects of classes that only the running program knows", arguments: [
        ("class Pool<T: UIView> { func next() -> T { T() } }", "{ T._new() }"), ("func a<T>(_ b: T.Type) where T: C & D { T.init() }; class C: UILabel {}", "{ T._new() }"),
        ("struct Item { let page: UIViewController.Type; func a() { item.page.init() } }", "{ item.page._new() }"),
        ("func a() { let page = b.kind as! UIViewController.Type; c(page.init()) }", "c(page._new())"),
        ("func a() { guard let page = b as? UIView.Type else { return }; page.init() }", "; page._new() }"),
        ("func a() { if let page = b as? UIView.Type { page.init() } }", "{ page._new() }"), ("func a() { let page = b as! Int.Type; page.init() }", "; page.init() }"),
        ("class Pool<T: Sequence> { func next() -> T { T() } }", "{ T() }"), ("struct Item { let page: String.Type; func a() { item.page.init() } }", "{ item.page.init() }"),
        ("func a<T: UIView>(_ b: T) { T(frame: .zero) }", "{ T(frame: .zero) }"), ("class A: NSObject { func a() -> AnyClass { classForCoder } }", "{ type(of: self) }"),
    ])
    func unknownClasses(source: String, expected: String) {
        #expect(rewritten("import UIKit; " + source).contains(expected))
    }

    @Test("an extension's property that only observes what it overrides before it changes")
    func willSet() {
        let text = rewritten("class A: UIView {}\nextension A { override var isHidden: Bool { willSet { b(newValue) } } }")
        #expect(text.contains("class A: UIView {override var isHidden: Bool { willSet { self._extension_A_isHidden(newValue) } } }"), "\(text)")
        #expect(text.contains("func _extension_A_isHidden(_ newValue: Bool) { do      { b(newValue) } }"), "\(text)")
    }

    @Test("what another module or Foundation passes on in Xcode is imported", arguments: [
        ("import Dials\nlet a = CGRect.zero", true), ("import Dials\nlet a = Date()", true), ("import Dials\nstruct Date {}\nlet a = Date()", false), ("import Foundation\nlet a = CGRect.zero", false), ("import Foundation\nlet a: Selector", true),
        ("import Foundation\nenum Selector {}\nlet a: Selector", false), ("import Foundation\nlet a = objc_getAssociatedObject(b, &c)", true),
    ])
    func passedOn(source: String, isImported: Bool) {
        #expect(rewritten(source).hasPrefix("import UIKit\n") == isImported)
    }

    @Test("a closure of the app's that has the name of an optional method keeps its mark")
    func ownClosures() {
        #expect(rewritten("class A { var addCompletion: (() -> Void)?; func a(b: A) { b.addCompletion?() } }").contains("b.addCompletion?()"))
        #expect(rewritten("class A { let tableView = UITableView(); func a() { b.delegate?.tableView?(tableView, didSelectRowAt: c) } }").contains("b.delegate?.tableView(tableView"))
    }
}
