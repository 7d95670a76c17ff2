import Foundation
import Testing
@testable import SourceRewriting

@Suite("Adoption") struct AdoptionTests {
    /// The report's lines for a folder with these files.
    private func lines(_ files: [String: String]) throws -> [String] {
        let folder = try SampleFolder(files)
        return try ProjectReport(folder: folder.path).text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// What is said of one file that has these lines after `import UIKit`.
    private func findings(_ source: String, others: [String] = []) -> [String] {
        let texts = ["import UIKit\n" + source] + others
        let module = SourceModule(sources: texts.enumerated().map { ("File\($0).swift", $1) })
        let own = module.files.reduce(into: Set<String>()) { $0.formUnion(DeclaredNames($1).names) }
        return UnknownNames(module, 0, own: own).findings.map { "\(module.files[0].line(of: $0.offset)): \($0.message)" }
    }

    @Test("names of Apple's that are not here are reported, with their places", arguments: [
        ("let a = UICollectionViewCompositionalLayout()", ["2: there is no UICollectionViewCompositionalLayout here"]),
        ("func f(_ a: UIActivityViewController) -> UIActivityViewController { a }", ["2: there is no UIActivityViewController here"]),
        ("import SwiftUI\nimport SnapKit", ["2: there is no module SwiftUI here", "3: there is no module SnapKit here"]),
        ("UIApplication.shared.registerForRemoteNotifications()", ["2: there is no UIApplication.registerForRemoteNotifications here"]),
        ("let a: UIApplication.OpenURLOptionsKey", ["2: there is no UIApplication.OpenURLOptionsKey here"]),
        ("class A: UIViewController {\n override func restoreUserActivityState(_ a: Any) {} }",
         ["3: UIViewController has no 'restoreUserActivityState' here to override"]),
        ("class A: UIView { override func didUpdateFocus() {} }", ["2: UIView has no 'didUpdateFocus' here to override"]),
        ("let a = UIImage(systemName: \"star\")", ["2: there is no UIImage(systemName:) here"]),
        ("extension NSObject { func a() { objc_setAssociatedObject(self, &b, 1, .OBJC_ASSOCIATION_RETAIN) } }",
         ["2: NSObject keeps no associated objects here"]),
        ("class A<B>: NSObject { func a() -> Any? { objc_getAssociatedObject(self, &b) } }", ["2: A keeps no associated objects here"]),
        ("func f() { method_exchangeImplementations(a!, b!) }", ["2: there is no method_exchangeImplementations here"]),
        ("let a = CIImage(image: b)", ["2: there is no CIImage here"]),
        ("var a = os_unfair_lock(), b: NSKeyValueObservation?", ["2: there is no os_unfair_lock here"]),
        ("extension UIView { override open func layoutSubviews() {} }", ["2: an extension overrides 'layoutSubviews' here"]),
        ("class A: UIView {}\nextension A where B: C { override func layoutSubviews() {} }", ["3: an extension overrides 'layoutSubviews' here"]),
        ("class A: UIView {}\nextension A { override convenience init(a: Int) {} }", ["3: an extension overrides 'init(a:)' here"]),
        ("extension UIPanGestureRecognizer { convenience init(a: Int) {} }\nextension UIScreenEdgePanGestureRecognizer { convenience init(a: Int) {} }",
         []),
        ("extension UIView { @objc func build(_ a: Int...) {} }\nclass A: UIView { override func build(_ a: Int...) {} }",
         ["3: 'build(_:)' of an extension of UIView is overridden here"]),
        ("extension UIView { @objc func build() {} }\nclass A: UIView { override func build() {} }", []),
        ("extension UINavigationController { open override var shouldAutorotate: Bool { true } }", []),
        ("class A: CALayer { @NSManaged var a: Int }\nclass B: A { @NSManaged var b: Int }", []),
        ("class A: NSObject { @NSManaged var a: Int }", ["2: there is no @NSManaged here"]),
        ("let a = b.observe(\\.c) { _, _ in }", ["2: 'c' can't be observed here"]),
        ("let a = b.observe(\\UIScrollView.contentOffset) { _, _ in }, c = b.observe(\\.isHidden, options: .new) { _, _ in }", []),
        ("func f() { a.addObserver(b, forKeyPath: \"c\", options: [], context: nil) }", ["2: 'c' can't be observed here"]),
        ("func f() { a.addObserver(b, forKeyPath: \"contentSize\", options: [], context: nil); a.removeObserver(b, forKeyPath: #keyPath(UIView.bounds)) }", []),
        ("let a = view.value(forKeyPath: \"b\")", ["2: there is no key-value coding here"]),
        ("let a = (touches.first as AnyObject).location(in: b)", []), ("let a = (b as AnyObject).rowHeight", ["2: members of AnyObject are not found here"]),
        ("class A: UIView { func a() { let b: AnyObject? = c; d(b!.location(in: self)) } }", []),
        ("class A: UIView { func a(_ sender: AnyObject) { b = sender.tag } }", []),
        ("class A: UIView { func a(_ sender: AnyObject) { b = sender.own } }", ["2: members of AnyObject are not found here"]),
        ("let a = mach_absolute_time(), b: DateComponentsFormatter", ["2: there is no mach_absolute_time here", "2: there is no DateComponentsFormatter here"]),
    ])
    func unknown(source: String, expected: [String]) {
        #expect(findings(source) == expected)
    }

    @Test("what is here, what the app declares and what is for other systems is not reported", arguments: [
        "class A: UIViewController { override func viewDidLoad() {}; override var canBecomeFirstResponder: Bool { true } }",
        "let a: CGFloat = UIScreen.main.bounds.width; let b = UIColor.systemRed.withAlphaComponent(0.5); let c: UIControl.Event = .touchUpInside",
        "import Foundation\nimport QuartzCore\nimport UIKit.UIGestureRecognizerSubclass",
        "class UIBubbleView: UIView { func burst() {} }\nclass B: UIBubbleView { override func burst() {} }\ntypealias UIThing = UIBubbleView",
        "extension UIColor { static let brand = UIColor.red }\nlet a = UIColor.brand",
        "#if canImport(SwiftUI)\nimport SwiftUI\nlet a = UIHostingController()\n#endif",
        "#if os(macOS)\nimport AppKit\n#elseif os(iOS)\nlet a = UIView()\n#else\nlet a = UITableView()\n#endif",
        "#if !os(iOS) || targetEnvironment(simulator)\nlet a = UITableView()\n#endif",
        "let a = thing.UITableView; let CACHE_SIZE = 3; let UILimit = 4; let b = UILimit",
        "let a = dictionary.observe(3)",
        "class A: CALayer { func a() { b(presentation()?.value(forKeyPath: c), value(forKey: d), layer.value(forKeyPath: e), [f] as CFArray) } }",
        "class A: UIView { func a(_ sender: AnyObject) { if let sender = sender as? UIButton { b = sender.tag } } }",
        "class A: UIView { func a(_ sender: AnyObject) { c(sender) }\n func b(_ sender: UIButton) { c = sender.tag } }",
        "let a = (b as AnyObject).foo", "let a = Darwin.round(b), c = kCAGravityCenter",
        "struct CIImage {}\nlet a = CIImage(), b = c.NSInteger", "let a = XMLParser(data: b)", "import Darwin\nimport ObjectiveC",
        "let a: NSInteger = 1, b: CFTypeRef, c = NSMapTable<A, B>.weakToStrongObjects(), d: UITouchType, e = kCAFillModeBoth",
        "class A: UIView {}\nextension A { override func layoutSubviews() {} }",
        "class A: UIView {}\nextension A { func build() {} }\nclass B: A { override func build() {} }",
        "class A: NSObject { func a() -> Any? { objc_getAssociatedObject(self, &b) } }",
        "extension UIView { func a() { objc_setAssociatedObject(self, &b, 1, .OBJC_ASSOCIATION_RETAIN) } }",
    ])
    func known(source: String) {
        #expect(findings(source) == [])
    }

    @Test("nothing is promised of sources that the compiler reads no more; a project that says no version is as old as its Xcode", arguments: [
        ("3.0", "", "3.0", true), ("", "", "5.0", false), ("", "attributes = {LastUpgradeCheck = 0730; };", "2.2", true),
        ("", "attributes = {LastUpgradeCheck = 1250; };", "5.0", false),
    ])
    func oldProjects(setting: String, attributes: String, version: String, isOld: Bool) throws {
        let name = "Tracker.xcodeproj/project.pbxproj"
        let text = SampleProject.files[name]!.replacingOccurrences(of: "SWIFT_VERSION = 4.2;", with: "")
            .replacingOccurrences(of: "SWIFT_VERSION = 5.0;", with: setting.isEmpty ? "" : "SWIFT_VERSION = \(setting);")
            .replacingOccurrences(of: "isa = PBXProject;", with: "isa = PBXProject; \(attributes)")
        let report = try lines(SampleProject.files.merging([name: text]) { $1 })
        #expect(report[0].hasSuffix("Swift \(version)") && report[1].contains(" of 0 of ") == isOld, "\(report)")
        #expect(report.contains { $0.contains("which the compiler reads no more") } == isOld)
    }

    @Test("pictures that are PDF files are named, with what shows them")
    func pages() throws {
        let report = try lines(["App.swift": "import UIKit\n@main class A: UIResponder {}\n", "Art.xcassets/Ring.imageset/ring.pdf": "%PDF-1.4", "b.pdf": ""])
        #expect(report[2] == "Art.xcassets/Ring.imageset/ring.pdf and 1 more are PDF files: "
            + "pictures of this kind are shown where poppler-glib is installed (libpoppler-glib8)")
    }

    @Test("a name is reported once for a file, with the number of places and what to do")
    func advice() throws {
        let lines = try lines(["AppDelegate.swift": "import UIKit; @main class A: UIResponder {}\nlet a = UICollectionViewCompositionalLayout()\nlet b = UICollectionViewCompositionalLayout()\n"])
        #expect(lines[1] == "nothing is known to stand in the way of 0 of 1 Swift file")
        #expect(lines[2] == "AppDelegate.swift:2:9: there is no UICollectionViewCompositionalLayout here (2 places in this file): "
            + "not built yet; UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout, places items")
    }

    @Test("what stands in the way is reported once for all files, what concerns most of them first")
    func ranks() throws {
        let folder = try SampleFolder([
            "App.swift": "import UIKit\nimport WebKit\n@main class A: UIResponder {}\n", "B.swift": "import UIKit\nlet a = UICollectionViewCompositionalLayout()\n",
            "C.swift": "import UIKit\nlet a = UICollectionViewCompositionalLayout(), b = UICollectionViewCompositionalLayout()\n", "D.swift": "import WebKit\n", "E.swift": "import WebKit\n",
        ])
        let report = try ProjectReport(folder: folder.path)
        let lines = report.text.split(separator: "\n").dropFirst(2)
        #expect(lines.first == "  App.swift:2:1: there is no module WebKit here (3 places in 3 files: also D.swift, E.swift): it is Apple's own; leave out what needs it")
        #expect(lines.dropFirst().first?.hasPrefix("  B.swift:2:9: there is no UICollectionViewCompositionalLayout here (3 places in 2 files: also C.swift): ") == true)
        #expect(report.problemCount == 2 && lines.count == 2)
    }

    /// Sources of iOS apps, one for each construct and member, that the package `UnmodifiedSources` has for its tests.
    private static func samples(_ folder: String) throws -> [(path: String, text: String)] {
        let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path
        let path = "\(root)/Tests/Packages/UnmodifiedSources/\(folder)"
        return try FileManager.default.contentsOfDirectory(atPath: path).sorted().filter { $0.hasSuffix(".swift") }.map { name in
            (name, try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8))
        }
    }

    @Test("nothing is said of sources that build, and of others what stands in the way")
    func samples() throws {
        let sound = try Self.samples("Members/iOS"), refused = try Self.samples("Refused")
        #expect(sound.count + refused.count >= 60)
        let module = SourceModule(sources: sound)
        // A library of the same package.
        let own = module.files.reduce(into: Set(["Constructs"])) { $0.formUnion(DeclaredNames($1).names) }
        for index in module.files.indices {
            let found = UnknownNames(module, index, own: own).findings.map(\.message)
            #expect(found.isEmpty, "\(sound[index].path): \(found)")
        }
        for sample in refused {
            let module = SourceModule(sources: [sample])
            let expected = try #require(sample.text.split(separator: "\n").first?.dropFirst("// expected: ".count))
            let found = UnknownNames(module, 0, own: DeclaredNames(module.files[0]).names).findings.map(\.message)
            #expect(found.contains(String(expected)), "\(sample.path): \(found)")
        }
    }

    // MARK: Libraries of packages

    private static let manifest = """
        // swift-tools-version:5.7
        import PackageDescription
        let package = Package(
            name: "dials", platforms: [.iOS(.v13)],
            products: [.library(name: "Dials", targets: ["Dial"])],
            dependencies: [.package(url: "https://example.org/snap", from: "1.0.0")],
            targets: [
                .target(name: "Dial", dependencies: ["DialCore", .product(name: "Snap", package: "snap")], exclude: ["Old"]),
                .target(name: "DialCore", dependencies: [], path: "Core", resources: [.process("Art")]),
                .target(name: "Apart", path: "Apart"),
                .testTarget(name: "DialTests", dependencies: ["Dial"]),
            ])
        """

    @Test("the targets of a package's libraries become targets, with what they need of each other, and its tests; what no product has does not")
    func package() throws {
        let folder = try SampleFolder([
            "Package.swift": Self.manifest, "Sources/Dial/Dial.swift": "import DialCore\nimport UIKit\nopen class Dial: UIControl {}\n",
            "Sources/Dial/Old/Old.swift": "import SwiftUI\n", "Core/Math.swift": "import Foundation\n", "Core/Art/a.png": "", "Apart/A.swift": "import SwiftUI\n",
            "Tests/DialTests/A.swift": "import XCTest\n",
        ])
        let report = try ProjectReport(folder: folder.path)
        #expect(report.text == """
            Dial (library): 1 Swift file, 0 storyboards and xibs, Swift 5.0
              nothing is known to stand in the way of 1 of 1 Swift file
            DialCore (library): 1 Swift file, 0 storyboards and xibs, Swift 5.0
              nothing is known to stand in the way of 1 of 1 Swift file
            DialTests (tests): 1 Swift file, 0 storyboards and xibs, Swift 5.0
              nothing is known to stand in the way of 1 of 1 Swift file

            """)
        let made = try report.makePackage(in: folder.path + "/Linux", dactyl: "https://example.org/dactyl")
        #expect(made.apps.isEmpty && made.hasTests)
        let manifest = try String(contentsOfFile: folder.path + "/Linux/Package.swift", encoding: .utf8)
        #expect(manifest.contains("dependencies: [.product(name: \"UIKit\", package: \"dactyl\"), \"DialCore\"]"), "\(manifest)")
        #expect(manifest.contains("products: [.library(name: \"Dial\", targets: [\"Dial\"]), .library(name: \"DialCore\", targets: [\"DialCore\"])],"))
        #expect(SampleFolder.files(in: folder.path + "/Linux", followingLinks: true) == [
            "Dial/DialPackage.swift", "Dial/iOS/Sources/Dial/Dial.swift", "DialCore/DialCore.swift", "DialCore/iOS/Core/Art/a.png", "DialCore/iOS/Core/Math.swift",
            "DialTests/DialTests.swift", "DialTests/iOS/Tests/DialTests/A.swift", "Package.swift",
        ])
        // What was made is no part of the project.
        #expect(try ProjectReport(folder: folder.path).text == report.text)
    }

    @Test("what a library of the project declares is there for its apps and tests, with UIKit's prefix and as a member of UIKit's types")
    func namesOfLibraries() throws {
        let report = try lines([
            "Package.swift": Self.manifest, "Sources/Dial/Dial.swift": "import UIKit\npublic class UIDialView: UIView {}\nextension UIColor { static let brass = UIColor.red }\n",
            "Tests/DialTests/A.swift": "@testable import Dial\nimport UIKit\nlet a = UIColor.brass, b = UIDialView(), c = UIColor.tin\n",
        ])
        #expect(report.filter { $0.contains("there is no") } == ["Tests/DialTests/A.swift:3:54: there is no UIColor.tin here"], "\(report)")
    }

    @Test("a target of the manifest alone, as SwiftPM puts it into projects, is passed over, and modules that no app imports are not blamed")
    func generatedProjects() throws {
        var files = SampleProject.files
        let project = "Tracker.xcodeproj/project.pbxproj"
        files[project] = files[project]!.replacingOccurrences(of: "targets = (T1, T2, );", with: "targets = (T1, T2, T3, );")
            .replacingOccurrences(of: "T2 = {isa", with: """
                F9 = {isa = PBXFileReference; path = Package.swift; sourceTree = SOURCE_ROOT; }; B9 = {isa = PBXBuildFile; fileRef = F9; };
                P9 = {isa = PBXSourcesBuildPhase; files = (B9, ); };
                T3 = {isa = PBXNativeTarget; buildPhases = (P9, ); name = TrackerPackageDescription; productType = "com.apple.product-type.framework"; };
                T2 = {isa
                """).replacingOccurrences(of: "children = (G2, G3, F5, );", with: "children = (G2, G3, F5, F9, );")
        files["Package.swift"] = "import PackageDescription\n"
        files["Tracker/ViewController.swift"] = "#if !(swift(>=4.2))\nimport Old\n#endif\nimport CollectionKit\nimport UIKit\nclass ViewController: UIViewController {}\n"
        let report = try lines(files)
        #expect(!report.contains { $0.contains("PackageDescription") || $0.contains("no module Old") }, "\(report)")
        #expect(report.contains { $0.contains("there is no module CollectionKit here: if it") }, "\(report)")
    }

    @Test("a project's app takes the library of a package beside it, of one below it, and of a podspec", arguments: [
        ["Package.swift": manifest, "Sources/Dial/Dial.swift": "import UIKit\n", "Core/Math.swift": "import Foundation\n"],
        ["Local/Package.swift": manifest, "Local/Sources/Dial/Dial.swift": "import UIKit\n", "Local/Core/Math.swift": "import Foundation\n"],
        ["Dial.podspec": "Pod::Spec.new do |s|\n s.name = 'Dial'\n s.swift_version = '4.2'\n s.source_files = 'Dial/{Classes,More}/**/*.{h,swift}'\nend\n",
         "Dial/Classes/Deep/Dial.swift": "import UIKit\n", "Dial/Example.swift": "import SwiftUI\n"],
    ])
    func apps(library: [String: String]) throws {
        var files = SampleProject.files.merging(library) { $1 }
        files["Tracker/ViewController.swift"] = "import Dial\nimport UIKit\nclass ViewController: UIViewController {}\n"
        let folder = try SampleFolder(files), report = try ProjectReport(folder: folder.path)
        #expect(report.text.contains("Dial (library): 1 Swift file") && !report.text.contains("no module Dial"), "\(report.text)")
        try report.makePackage(in: folder.path + "/Linux", dactyl: "https://example.org/dactyl")
        let manifest = try String(contentsOfFile: folder.path + "/Linux/Package.swift", encoding: .utf8)
        #expect(manifest.contains("\"dactyl\"), \"Dial\"]"), "\(manifest)")
        #expect(SampleFolder.files(in: folder.path + "/Linux/Dial", followingLinks: true).contains { $0.hasSuffix("/Dial.swift") })
    }

    @Test("the screen that is shown while an app starts is left out by whatever name, and an app without Swift is not made")
    func launchScreen() throws {
        var files = SampleProject.files
        files["Tracker/Base.lproj/Main.storyboard"] = "<document"
        files["Tracker/Tracker-Info.plist"] = "<plist version=\"1.0\"><dict><key>UILaunchStoryboardName</key><string>Main</string></dict></plist>"
        let shown = try SampleFolder(files)
        #expect(try !ProjectReport(folder: shown.path).text.contains("Main.storyboard"))
        let project = "Tracker.xcodeproj/project.pbxproj"
        files[project] = files[project]!.replacingOccurrences(of: "files = (B1, B2, B4, );", with: "files = ();")
            .replacingOccurrences(of: "fileSystemSynchronizedGroups = (G3, );", with: "")
        let folder = try SampleFolder(files), report = try ProjectReport(folder: folder.path)
        #expect(report.problemCount == 1)
        #expect { try report.makePackage(in: folder.path + "/Linux", dactyl: "https://example.org/dactyl") } throws: { "\($0)" == "there is no Swift file to make a package of" }
    }

    private static let withLibrary: [String: String] = {
        var files = SampleProject.files
        let project = "Tracker.xcodeproj/project.pbxproj"
        files[project] = files[project]!.replacingOccurrences(of: "targets = (T1, T2, );", with: "targets = (T1, T2, T3, T4, );")
            .replacingOccurrences(of: "T2 = {isa", with: """
                            G4 = {isa = PBXFileSystemSynchronizedRootGroup; path = Dial; sourceTree = "<group>"; };
                            T3 = {isa = PBXNativeTarget; buildConfigurationList = L3; fileSystemSynchronizedGroups = (G4, ); name = "Dial iOS"; productType = "com.apple.product-type.framework"; };
                            T4 = {isa = PBXNativeTarget; buildConfigurationList = L4; fileSystemSynchronizedGroups = (G4, ); name = "Dial tvOS"; productType = "com.apple.product-type.framework"; };
                            L3 = {isa = XCConfigurationList; buildConfigurations = (C3, ); };
                            L4 = {isa = XCConfigurationList; buildConfigurations = (C4, ); };
                            C3 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = Dial; }; name = Debug; };
                            C4 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = Dial; SDKROOT = appletvos; }; name = Debug; };
                            T2 = {isa
                """).replacingOccurrences(of: "children = (G2, G3, F5, );", with: "children = (G2, G3, G4, F5, );")
        files["Dial/Dial.swift"] = "import UIKit\nopen class Dial: UIControl {}\n"
        files["Dial/Info.plist"] = "<plist version=\"1.0\"><dict/></plist>"
        files["Tracker/ViewController.swift"] = "@testable import Dial\nimport UIKit\nclass ViewController: UIViewController {}\n"
        return files
    }()

    @Test("a framework of the project becomes a target, which the app that imports it names")
    func libraries() throws {
        let folder = try SampleFolder(Self.withLibrary)
        let report = try ProjectReport(folder: folder.path)
        #expect(report.text.contains("Dial (library): 1 Swift file, 0 storyboards and xibs, Swift 4.2") && !report.text.contains("no module Dial"), "\(report.text)")
        #expect(report.text.contains("not looked at: Dial tvOS (not for iOS), TrackerTests (tests without a Swift file)"))
        let place = try SampleFolder(["dactyl/Package.swift": ""])
        #expect(try report.makePackage(in: place.path + "/made", dactyl: place.path + "/dactyl").apps == ["Touch_Tracker"])
        let manifest = try String(contentsOfFile: place.path + "/made/Package.swift", encoding: .utf8)
        #expect(manifest.contains("dependencies: [.product(name: \"UIKit\", package: \"dactyl\"), \"Dial\"]"), "\(manifest)")
        #expect(manifest.contains(".target(\n") && manifest.contains("name: \"Dial\""))
        // The file of the package's own has another name than the library's.
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path + "/made/Dial").sorted() == ["DialPackage.swift", "iOS"])
    }

    @Test("of a project the files of the app's target count, under the target's name and settings")
    func project() throws {
        let folder = try SampleFolder(SampleProject.files)
        let report = try ProjectReport(folder: folder.path)
        #expect(report.text == """
            Touch_Tracker: 3 Swift files, 1 storyboard or xib, Swift 5.0
              nothing is known to stand in the way of 2 of 3 Swift files
              Tracker/Gone.swift: the project names this file, and it is not there
              Tracker/ViewController.swift:1:1: there is no module SnapKit here: the project takes it from a package; name that in Package.swift \
            if it builds on Linux
            not looked at: TrackerTests (tests without a Swift file)

            """)
        #expect(report.problemCount == 2)
        #expect(try ProjectReport(folder: folder.path + "/Tracker.xcodeproj").text == report.text)
    }

    @Test("the package links to the app's files and to nothing else")
    func links() throws {
        let folder = try SampleFolder(SampleProject.files), dactyl = try SampleFolder(["Package.swift": ""])
        let report = try ProjectReport(folder: folder.path)
        let package = folder.path + "/Linux"
        #expect(try report.makePackage(in: package, dactyl: dactyl.path).apps == ["Touch_Tracker"])
        let files = SampleFolder.files(in: package, followingLinks: true)
        #expect(files == [
            "Package.swift", "Touch_Tracker/Touch_Tracker.swift", "Touch_Tracker/iOS/Info.plist",
            "Touch_Tracker/iOS/Shared/Colors.swift", "Touch_Tracker/iOS/Tracker/AppDelegate.swift",
            "Touch_Tracker/iOS/Tracker/Base.lproj/Main.storyboard", "Touch_Tracker/iOS/Tracker/ViewController.swift",
        ])
        let manifest = try String(contentsOfFile: package + "/Package.swift", encoding: .utf8)
        #expect(manifest.contains("swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]"))
        #expect(manifest.contains(".package(name: \"dactyl\", path: \"\(dactyl.path)\", traits: [.trait("))
        #expect(manifest.contains("// In Xcode it also has SnapKit."))
        // What Xcode would put into the Info.plist that it makes.
        let information = try String(contentsOfFile: package + "/Touch_Tracker/iOS/Info.plist", encoding: .utf8)
        #expect(information.contains("UIMainStoryboardFile") && information.contains("UIApplicationSceneManifest"))
        // The project is as it was, and the package is none of its files.
        #expect(try ProjectReport(folder: folder.path).text == report.text)
    }

    @Test("nothing is overwritten, and nothing is made among the app's own files")
    func refusals() throws {
        let folder = try SampleFolder(["Ink/main.swift": "", "Ink/Views/A.swift": "", "taken/a.txt": "", "file": ""])
        let report = try ProjectReport(folder: folder.path + "/Ink")
        for (path, message) in [
            ("taken", "is there already, and is left as it is"), ("file", "is a file"), ("Ink/Views/New", "stands among the app's own files"),
        ] {
            #expect { try report.makePackage(in: "\(folder.path)/\(path)", dactyl: "https://example.org/dactyl") } throws: { error in
                "\(error)".contains(message)
            }
        }
        #expect { try report.makePackage(in: folder.path + "/new", dactyl: folder.path) } throws: { "\($0)".contains("it has no Package.swift") }
        #expect(SampleFolder.files(in: folder.path) == ["Ink/Views/A.swift", "Ink/main.swift", "file", "taken/a.txt"])
        try report.makePackage(in: folder.path + "/new", dactyl: "https://example.org/dactyl")
        let manifest = try String(contentsOfFile: folder.path + "/new/Package.swift", encoding: .utf8)
        #expect(manifest.contains(".package(url: \"https://example.org/dactyl\", branch: \"main\", traits:"))
    }

    @Test("what is no iOS app is one clear line", arguments: [
        ([:], "it has no .xcodeproj, and no Swift file in it says @main"),
        (["a.m": "", "b.h": ""], "it is written in Objective-C"),
        (["Package.swift": "", "Sources/a.swift": ""], "it is a package, and its manifest names no library or app"),
        (["A.xcodeproj/project.pbxproj": "nonsense"], "A.xcodeproj/project.pbxproj: this is no Xcode project"),
        (["A.xcodeproj/project.pbxproj": "{ objects = { A = { isa = PBXProject; }; }; rootObject = B; }"], "this is no Xcode project"),
        (["A.xcodeproj/project.pbxproj": "{ objects = { A = { isa = PBXProject; mainGroup = A; children = (A); targets = (A, B); }; }; rootObject = A; }"],
         "of its targets none is an app or library for iOS"),
        (["A.xcodeproj/other": ""], "project.pbxproj: this file is not there"),
    ] as [([String: String], String)])
    func noApp(files: [String: String], message: String) throws {
        let folder = try SampleFolder(files)
        #expect { try ProjectReport(folder: folder.path) } throws: { "\($0)".contains(message) }
    }

    @Test("what a project calls things stays on its line, without what terminals obey, and is a comment in the manifest")
    func hostileNames() throws {
        var files = SampleProject.files
        let project = "Tracker.xcodeproj/project.pbxproj"
        files[project] = files[project]?.replacingOccurrences(of: "productName = SnapKit", with: #"productName = "Snap\nprint(1)\U2028\033[2J""#)
            .replacingOccurrences(of: "path = Gone.swift", with: #"path = "Gone\033[31m\n.swift""#)
            .replacingOccurrences(of: "name = TrackerTests", with: #"name = "Tests\r\n\U0085""#)
        let folder = try SampleFolder(files), report = try ProjectReport(folder: folder.path)
        let strange = report.text.split(separator: "\n").filter { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
        #expect(strange.isEmpty && report.text.contains("Gone?[31m?.swift: the project names this file"), "\(report.text)")
        try report.makePackage(in: folder.path + "/package", dactyl: "https://example.org/dactyl")
        let manifest = try String(contentsOfFile: folder.path + "/package/Package.swift", encoding: .utf8)
        #expect(manifest.contains("// In Xcode it also has Snap?print(1)??[2J.\n"))
        files[project] = #"{ objects = { A = {isa = PBXProject; targets = (T, ); }; T = {isa = PBXNativeTarget; name = "A\nB"; }; }; rootObject = A; }"#
        let other = try SampleFolder(files)
        #expect { try ProjectReport(folder: other.path) } throws: { "\($0)".contains("A?B (no product)") }
    }

    @Test("sources that can't be read are problems of theirs, not the end")
    func unreadable() throws {
        let folder = try SampleFolder(["main.swift": "let a = 1\n", "Main.storyboard": "<document"])
        try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: folder.path + "/Broken.swift"))
        // The parser would take weeks.
        try Data("let a =\n  (\(String(repeating: "[", count: 40)));\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/Deep.swift"))
        let text = try ProjectReport(folder: folder.path).text
        #expect(text.contains("Broken.swift: this file can't be read as UTF-8") && text.contains("Main.storyboard:1:"))
        #expect(text.contains("Deep.swift:2:19: more than 16 brackets open right behind each other: the file was not read"))
        #expect { try ProjectReport(folder: folder.path + "/nowhere") } throws: { "\($0)".contains("there is no folder") }
        #expect { try ProjectReport(folder: folder.path + "/main.swift") } throws: { "\($0)".contains("is no folder") }
    }
}
