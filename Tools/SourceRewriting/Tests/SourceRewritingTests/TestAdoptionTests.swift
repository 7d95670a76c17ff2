import Foundation
import Testing
@testable import SourceRewriting

/// Bundles of tests become targets of tests.
@Suite("Adoption of tests") struct TestAdoptionTests {
    /// The sample project with unit tests that run in its app, and tests of its interface.
    private static let project: [String: String] = {
        var files = SampleProject.files
        let name = "Tracker.xcodeproj/project.pbxproj"
        files[name] = files[name]!.replacingOccurrences(of: "targets = (T1, T2, );", with: "targets = (T1, T2, T3, );")
            .replacingOccurrences(of: "children = (G2, G3, F5, );", with: "children = (G2, G3, G4, G5, F5, );")
            .replacingOccurrences(of: "files = (B1, B2, B4, );", with: "files = (B1, B2, );")
            .replacingOccurrences(of: "T2 = {isa = PBXNativeTarget; buildPhases = ();", with: """
                G4 = {isa = PBXFileSystemSynchronizedRootGroup; path = TrackerTests; sourceTree = "<group>"; };
                L3 = {isa = XCConfigurationList; buildConfigurations = (C3, ); };
                C3 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    BUNDLE_LOADER = "$(TEST_HOST)"; TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Touch Tracker.app/Touch Tracker"; SWIFT_VERSION = 5.0; }; };
                G5 = {isa = PBXFileSystemSynchronizedRootGroup; path = TrackerUITests; sourceTree = "<group>"; };
                L4 = {isa = XCConfigurationList; buildConfigurations = (C4, ); };
                C4 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TEST_TARGET_NAME = "Touch Tracker"; SWIFT_VERSION = 5.0; }; };
                T3 = {isa = PBXNativeTarget; buildConfigurationList = L4; fileSystemSynchronizedGroups = (G5, ); name = TrackerUITests;
                    productType = "com.apple.product-type.bundle.ui-testing"; };
                T2 = {isa = PBXNativeTarget; buildConfigurationList = L3; fileSystemSynchronizedGroups = (G4, ); buildPhases = ();
                """)
        files["Tracker/ViewController.swift"] = "import UIKit\nclass ViewController: UIViewController {}\n"
        files["TrackerTests/TrackerTests.swift"] = "@testable import Touch_Tracker\nimport XCTest\nclass TrackerTests: XCTestCase {}\n"
        files["TrackerTests/Levels.json"] = "{}"
        files["TrackerUITests/TrackerUITests.swift"] = "import XCTest\nclass TrackerUITests: XCTestCase { func testTap() { XCUIApplication().buttons.firstMatch.tap() } }\n"
        files["TrackerUITests/TrackerUITestsLaunchTests.swift"] =
            "import XCTest\nclass TrackerUITestsLaunchTests: XCTestCase { override class var runsForEachTargetApplicationUIConfiguration: Bool { true } }\n"
        return files
    }()

    @Test("a bundle of unit tests becomes a target of tests with its resources, and the app is launched for it; R-UIT-16 so does one of tests of the interface, file by file")
    func project() throws {
        let folder = try SampleFolder(Self.project), report = try ProjectReport(folder: folder.path)
        #expect(report.text == """
            Touch_Tracker: 3 Swift files, 1 storyboard or xib, Swift 5.0
              nothing is known to stand in the way of 3 of 3 Swift files
            TrackerTests (tests in Touch_Tracker): 1 Swift file, 0 storyboards and xibs, Swift 5.0
              nothing is known to stand in the way of 1 of 1 Swift file
            TrackerUITests (tests of the interface of Touch_Tracker): 2 Swift files, 0 storyboards and xibs, Swift 5.0
              nothing is known to stand in the way of 1 of 2 Swift files
              left out, as there is no runsForEachTargetApplicationUIConfiguration here: TrackerUITests/TrackerUITestsLaunchTests.swift

            """)
        let made = try report.makePackage(in: folder.path + "/Linux", dactyl: "https://example.org/dactyl")
        #expect(made.apps == ["Touch_Tracker"] && made.hasTests)
        let manifest = try String(contentsOfFile: folder.path + "/Linux/Package.swift", encoding: .utf8)
        #expect(manifest.contains("""
                    .testTarget(
                        name: "TrackerTests",
                        dependencies: [.product(name: "UIKit", package: "dactyl"), .product(name: "TestLaunch", package: "dactyl"), \
            .product(name: "TouchTesting", package: "dactyl"), "Touch_Tracker"],
            """), "\(manifest)")
        #expect(SampleFolder.files(in: folder.path + "/Linux/TrackerTests", followingLinks: true) == [
            "TrackerTestsPackage.swift", "iOS/TrackerTests/Levels.json", "iOS/TrackerTests/TrackerTests.swift",
        ])
        let own = try String(contentsOfFile: folder.path + "/Linux/TrackerTests/TrackerTestsPackage.swift", encoding: .utf8)
        #expect(own.contains("TestRun.setApp(Touch_Tracker.AppDelegate.self)") && own.contains("@testable import Touch_Tracker\n"))
        #expect(own.contains("func run(until limitDate: Date)"))
        // The file of the unit tests names the app, once for the process.
        #expect(manifest.contains(".product(name: \"XCUIAutomation\", package: \"dactyl\"), \"Touch_Tracker\"]"), "\(manifest)")
        let interface = try String(contentsOfFile: folder.path + "/Linux/TrackerUITests/TrackerUITestsPackage.swift", encoding: .utf8)
        #expect(interface.contains("@_exported import XCUIAutomation\n") && interface.contains("func sleep(_ seconds: UInt32)") && !interface.contains("setApp"))
    }

    @Test("R-UIT-16 without unit tests the file of the tests of the interface names the app, which they launch themselves; without an app they are not looked at")
    func interfaceAlone() throws {
        var files = Self.project
        let name = "Tracker.xcodeproj/project.pbxproj"
        files[name] = files[name]!.replacingOccurrences(of: "targets = (T1, T2, T3, );", with: "targets = (T1, T3, );")
        let folder = try SampleFolder(files)
        _ = try ProjectReport(folder: folder.path).makePackage(in: folder.path + "/Linux", dactyl: "https://example.org/dactyl")
        let own = try String(contentsOfFile: folder.path + "/Linux/TrackerUITests/TrackerUITestsPackage.swift", encoding: .utf8)
        #expect(own.contains("TestRun.setApp(Touch_Tracker.AppDelegate.self, isLaunched: false)") && own.contains("@_exported import XCUIAutomation\n"), "\(own)")
        files[name] = files[name]!.replacingOccurrences(of: "TEST_TARGET_NAME = \"Touch Tracker\"", with: "TEST_TARGET_NAME = Other")
        let other = try SampleFolder(files)
        #expect(try ProjectReport(folder: other.path).text.contains("not looked at: TrackerUITests (tests of the interface of an app that is not here)"))
    }

    @Test("tests in the words of a well-known library have the module of that name here, and lose nothing by it", arguments: ["SnapshotTesting", "Nimble", "Quick"])
    func vocabulary(module: String) throws {
        var files = Self.project
        files["TrackerTests/WordsTests.swift"] = "import \(module)\nimport UIKit\nimport XCTest\nclass WordsTests: XCTestCase {}\n"
        let folder = try SampleFolder(files), report = try ProjectReport(folder: folder.path)
        #expect(!report.text.contains("WordsTest"), "\(report.text)")
        _ = try report.makePackage(in: folder.path + "/Linux", dactyl: "https://example.org/dactyl")
        let manifest = try String(contentsOfFile: folder.path + "/Linux/Package.swift", encoding: .utf8)
        for name in ["SnapshotTesting", "Nimble", "Quick"] {
            #expect(manifest.contains(".product(name: \"\(name)\", package: \"dactyl\")") == (name == module), "\(manifest)")
        }
    }

    private static let manifest = """
        // swift-tools-version:5.7
        import PackageDescription
        let package = Package(name: "dials", products: [.library(name: "Dial", targets: ["Dial"])], targets: [
            .target(name: "Dial"), .testTarget(name: "DialTests", dependencies: ["Dial"], resources: [.process("Fixtures")]),
        ])
        """

    @Test("files that need what is not here are left out, with what names their types, in a line each; a library that would lose its half is not cut")
    func leftOut() throws {
        var files = [
            "Package.swift": Self.manifest, "Sources/Dial/Dial.swift": "import UIKit\npublic class Dial: UIControl {}\n",
            "Sources/Dial/Scale.swift": "import UIKit\nclass Scale {}\n", "Sources/Dial/Marks.swift": "import UIKit\nclass Marks {}\n",
            "Sources/Dial/DialView.swift": "import SwiftUI\npublic struct DialView {}\n",
            "Sources/Dial/Use.swift": "import UIKit\nlet preview = DialView()\n",
            "Tests/DialTests/DialTests.swift": "import XCTest\n@testable import Dial\nclass DialTests: XCTestCase { func test() { _ = Dial() } }\n",
            "Tests/DialTests/ViewTests.swift": "import XCTest\n@testable import Dial\nclass ViewTests: XCTestCase { func test() { _ = DialView() } }\n",
            "Tests/DialTests/Spec.swift": "import Cuckoo\nclass Spec {}\n", "Tests/DialTests/Fixtures/a.json": "",
        ]
        let folder = try SampleFolder(files), report = try ProjectReport(folder: folder.path)
        #expect(report.text == """
            Dial (library): 5 Swift files, 0 storyboards and xibs, Swift 5.0
              nothing is known to stand in the way of 3 of 5 Swift files
              left out, as there is no module SwiftUI here: Sources/Dial/DialView.swift
              left out with what they need: Sources/Dial/Use.swift (DialView)
            DialTests (tests): 3 Swift files, 0 storyboards and xibs, Swift 5.0
              nothing is known to stand in the way of 1 of 3 Swift files
              left out, as there is no module Cuckoo here: Tests/DialTests/Spec.swift
              left out with what they need: Tests/DialTests/ViewTests.swift (DialView)

            """)
        #expect(report.problemCount == 4)
        try report.makePackage(in: folder.path + "/Linux", dactyl: "https://example.org/dactyl")
        #expect(SampleFolder.files(in: folder.path + "/Linux/DialTests", followingLinks: true) == [
            "DialTestsPackage.swift", "iOS/Tests/DialTests/DialTests.swift", "iOS/Tests/DialTests/Fixtures/a.json",
        ])
        files["Sources/Dial/Scale.swift"] = nil
        files["Sources/Dial/Marks.swift"] = nil
        let small = try SampleFolder(files), whole = try ProjectReport(folder: small.path).text
        #expect(whole.contains("there is no module SwiftUI here: what is built with it") && !whole.contains("left out, as there is no module SwiftUI"), "\(whole)")
    }

    @Test("a class of examples gets the test that runs them", arguments: [
        ("class A: QuickSpec {\n override func spec() {}\n}",
         "class A: QuickSpec { nonisolated override func testExamples() throws { try super.testExamples() };\n override func spec() {}\n}"),
        ("class A: B {}\nclass B: Quick.QuickSpec {}",
         "class A: B { nonisolated override func testExamples() throws { try super.testExamples() };}\n"
            + "class B: Quick.QuickSpec { nonisolated override func testExamples() throws { try super.testExamples() };}"),
        ("class A: XCTestCase {}", "class A: XCTestCase {}"),
    ])
    func specs(text: String, expected: String) {
        let rewritten = SourceModule(sources: [("A.swift", "import Quick\n" + text + "\n")]).rewritten(0)
        #expect(rewritten.contains(expected + "\n"), "\(rewritten)")
    }

    @Test("matchers of one's own have the names of today's Nimble, and what Foundation calls so keeps its name")
    func matchers() {
        let text = "func be() -> Predicate<Int> { Predicate { _ in PredicateResult(status: .fail, message: .fail(\"\")) } }\n"
        let present = "func be() -> Matcher<Int> { Matcher { _ in MatcherResult(status: .fail, message: .fail(\"\")) } }\n"
        let rewritten = SourceModule(sources: [("A.swift", "import Nimble\n" + text)]).rewritten(0)
        #expect(rewritten.replacingOccurrences(of: " ", with: "").contains(present.replacingOccurrences(of: " ", with: "")), "\(rewritten)")
        #expect(SourceModule(sources: [("A.swift", "import Foundation\n" + text)]).rewritten(0).contains(text))
    }

    @Test("files of tests that use a matcher which is not here are left out, unless the tests declare it")
    func absentMatchers() throws {
        var files = [
            "Package.swift": Self.manifest, "Sources/Dial/Dial.swift": "import UIKit\npublic class Dial: UIControl {}\n",
            "Tests/DialTests/DialTests.swift": "import XCTest\n@testable import Dial\nclass DialTests: XCTestCase { func test() { _ = Dial() } }\n",
            "Tests/DialTests/Spec.swift": "import Quick\nimport Nimble\nclass Spec: QuickSpec { override func spec() { it(\"\") { expect(1).to(throwAssertion()) } } }\n",
        ]
        let line = "left out, as there is no throwAssertion here: Tests/DialTests/Spec.swift"
        let folder = try SampleFolder(files)
        #expect(try ProjectReport(folder: folder.path).text.contains(line))
        files["Tests/DialTests/Own.swift"] = "import Nimble\nfunc throwAssertion() -> Matcher<Int> { equal(1) }\n"
        let own = try SampleFolder(files)
        #expect(try !ProjectReport(folder: own.path).text.contains("throwAssertion"))
    }

    @Test("a test of the main actor is called on the main thread by one without an isolation", arguments: [
        ("@MainActor class A: XCTestCase { func testA() {} }",
         "@MainActor class A: XCTestCase { func _main_testA() {}; nonisolated func testA() { nonisolated(unsafe) let test = self; MainActor.assumeIsolated { test._main_testA() } } }"),
        ("class A: XCTestCase { @MainActor func testA() throws {} }",
         "class A: XCTestCase { @MainActor func _main_testA() throws {}; nonisolated func testA() throws "
            + "{ nonisolated(unsafe) let test = self; try MainActor.assumeIsolated { try test._main_testA() } } }"),
        ("@MainActor class A: XCTestCase {}\nclass B: A { func testA() {}\n func testB() async {} }",
         "@MainActor class A: XCTestCase {}\nclass B: A { func _main_testA() {}; nonisolated func testA() { nonisolated(unsafe) let test = self; MainActor.assumeIsolated { test._main_testA() } }\n"
            + " func testB() async {} }"),
        ("class A: XCTestCase { func testA() {} }", "class A: XCTestCase { func testA() {} }"),
        ("@MainActor class A: NSObject { func testA() {} }", "@MainActor class A: NSObject { func testA() {} }"),
        ("@MainActor class A: XCTestCase { func testA(_ a: Int) {}; private func testB() {} }", "@MainActor class A: XCTestCase { func testA(_ a: Int) {}; private func testB() {} }"),
    ])
    func mainActor(source: String, expected: String) {
        let text = SourceModule(sources: [("A.swift", "import XCTest\n" + source + "\n")]).rewritten(0)
        #expect(text.contains(expected + "\n"), "\(text)")
    }

    @Test("what XCTest's own class has to set up is nothing, and is not awaited", arguments: [
        ("class A: XCTestCase { override func setUp() async throws { try await super.setUp(); b() } }",
         "class A: XCTestCase { override func setUp() async throws { try await (); b() } }"),
        ("class A: B { override func tearDown() async throws { try await super.tearDown() } }\nclass B: XCTestCase {}",
         "class A: B { override func tearDown() async throws { try await super.tearDown() } }\nclass B: XCTestCase {}"),
        ("class A: XCTestCase { override func setUp() { super.setUp() } }", "class A: XCTestCase { override func setUp() { super.setUp() } }"),
    ])
    func setUp(source: String, expected: String) {
        let text = SourceModule(sources: [("A.swift", "import XCTest\n" + source + "\n")]).rewritten(0)
        #expect(text.replacingOccurrences(of: " ", with: "").contains(expected.replacingOccurrences(of: " ", with: "") + "\n"), "\(text)")
    }

    @Test("resources of a package's target are those of the file's module")
    func moduleBundle() {
        let text = SourceModule(sources: [("A.swift", "import Foundation\nlet a = Bundle.module.url(forResource: b, withExtension: c)\n")]).rewritten(0)
        #expect(text.contains("let a = Bundle._module().url(forResource: b, withExtension: c)\n"), "\(text)")
    }
}
