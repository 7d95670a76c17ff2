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
        ("let a = UITableView()", ["2: there is no UITableView here"]),
        ("func f(_ a: UISplitViewController) -> UISplitViewController { a }", ["2: there is no UISplitViewController here"]),
        ("import SwiftUI\nimport SnapKit", ["2: there is no module SwiftUI here", "3: there is no module SnapKit here"]),
        ("let a = UIApplication.shared.statusBarOrientation", ["2: there is no UIApplication.statusBarOrientation here"]),
        ("let a: UIApplication.OpenURLOptionsKey", ["2: there is no UIApplication.OpenURLOptionsKey here"]),
        ("class A: UIViewController {\n override var hidesBottomBarWhenPushed: Bool { true } }",
         ["3: UIViewController has no 'hidesBottomBarWhenPushed' here to override"]),
        ("class A: UIView { override func didUpdateFocus() {} }", ["2: UIView has no 'didUpdateFocus' here to override"]),
        ("let a = UIImage(systemName: \"star\")", ["2: there is no UIImage(systemName:) here"]),
        ("class A: NSObject { @NSManaged var a: Int }", ["2: there is no @NSManaged here"]),
        ("let a = b.observe(\\.c) { _, _ in }", ["2: there is no key-value observing here"]),
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
    ])
    func known(source: String) {
        #expect(findings(source) == [])
    }

    @Test("a name is reported once for a file, with the number of places and what to do")
    func advice() throws {
        let lines = try lines(["AppDelegate.swift": "@main class A: UIResponder {}\nlet a = UITableView()\nlet b = UITableView()\n"])
        #expect(lines[1] == "nothing is known to stand in the way of 0 of 1 Swift file")
        #expect(lines[2] == "AppDelegate.swift:2:9: there is no UITableView here (2 places in this file): "
            + "not built yet; UIScrollView with UIStackView takes few rows")
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
            not looked at: TrackerTests (bundle.unit-test)

            """)
        #expect(report.problemCount == 2)
        #expect(try ProjectReport(folder: folder.path + "/Tracker.xcodeproj").text == report.text)
    }

    @Test("the package links to the app's files and to nothing else")
    func package() throws {
        let folder = try SampleFolder(SampleProject.files), dactyl = try SampleFolder(["Package.swift": ""])
        let report = try ProjectReport(folder: folder.path)
        let package = folder.path + "/Linux"
        #expect(try report.makePackage(in: package, dactyl: dactyl.path) == ["Touch_Tracker"])
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
        (["Package.swift": "", "Sources/a.swift": ""], "it is a package"),
        (["A.xcodeproj/project.pbxproj": "nonsense"], "A.xcodeproj/project.pbxproj: this is no Xcode project"),
        (["A.xcodeproj/project.pbxproj": "{ objects = { A = { isa = PBXProject; }; }; rootObject = B; }"], "this is no Xcode project"),
        (["A.xcodeproj/project.pbxproj": "{ objects = { A = { isa = PBXProject; mainGroup = A; children = (A); targets = (A, B); }; }; rootObject = A; }"],
         "of its targets none is an app for iOS"),
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
        let text = try ProjectReport(folder: folder.path).text
        #expect(text.contains("Broken.swift: this file can't be read as UTF-8") && text.contains("Main.storyboard:1:"))
        #expect { try ProjectReport(folder: folder.path + "/nowhere") } throws: { "\($0)".contains("there is no folder") }
        #expect { try ProjectReport(folder: folder.path + "/main.swift") } throws: { "\($0)".contains("is no folder") }
    }
}
