import Foundation
import InterfaceFiles
import Testing
@testable import SourceRewriting

@Suite("Interfaces") struct InterfaceTests {
    private static func document(_ objects: String) -> String {
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>\(objects)</objects></document>"
    }

    private func diagnostics(_ objects: String, _ source: String) throws -> [String] {
        let document = try InterfaceDocument(data: Data(Self.document(objects).utf8), name: "A.xib")
        return InterfaceChecker(document, SourceModule(sources: [("A.swift", source)]), moduleName: "App").diagnostics.map(\.description)
    }

    @Test("a class that is not there is a warning, as the plain one stands in for it on iOS, and a missing outlet is an error")
    func severities() throws {
        let lines = try diagnostics("<view id=\"a\" customClass=\"Badge\" customModule=\"App\"/><view id=\"b\" customClass=\"Box\" customModule=\"App\"><connections>"
            + "<outlet property=\"lid\" destination=\"a\"/></connections></view>", "class Box: UIView { @IBOutlet var label: UILabel! }")
        #expect(lines.map { $0.split(separator: " ", maxSplits: 1)[1] } == [
            "warning: there is no class 'Badge' in the sources; the plain one stands in for it", "error: Box has no outlet 'lid'",
        ], "\(lines)")
    }

    /// Builds what the plugin does of an app with these files.
    private func build(_ files: [String: String]) throws -> (folder: SampleFolder, error: String?) {
        let folder = try SampleFolder(files)
        let command = try RewritingCommand(arguments: ["--module", "App", "--sources", folder.path + "/out", "--resources", folder.path + "/res", "--files"]
            + files.keys.sorted().map { folder.path + "/" + $0 })
        do {
            try command.run()
            return (folder, nil)
        } catch {
            return (folder, "\(error)")
        }
    }

    @Test("a warning does not end the build, and an error does, with both")
    func builds() throws {
        let unknown = Self.document("<view id=\"a\" customClass=\"Badge\" customModule=\"App\"/>")
        let made = try build(["A.swift": "import UIKit\n", "A.xib": unknown])
        #expect(made.error == nil && FileManager.default.fileExists(atPath: made.folder.path + "/res/A.xib"))
        let failed = try build(["A.swift": "import UIKit\nclass B: UIView {}\n", "A.xib": unknown.replacingOccurrences(of: "</objects>", with:
            "<view id=\"b\" customClass=\"B\"><connections><outlet property=\"c\" destination=\"a\"/></connections></view></objects>")])
        #expect(failed.error?.contains("warning: there is no class 'Badge'") == true && failed.error?.contains("error: B has no outlet 'c'") == true, "\(failed.error ?? "")")
    }

    @Test("an object of another module, whose outlet takes the app's class of that name, is made of the app's class")
    func twoModules() throws {
        let view = "<view id=\"a\" customClass=\"Stars\" customModule=\"Cosmos\"/><view id='b' customClass='Stars' customModule='Cosmos'/>"
            + "<view id=\"c\" customClass=\"Page\" customModule=\"App\"><connections><outlet property=\"stars\" destination=\"a\"/></connections></view>"
        let page = "import UIKit\nclass Page: UIView { @IBOutlet weak var stars: Stars! }\n"
        let both = try build(["A.swift": page, "Stars.swift": "import UIKit\nclass Stars: UIView {}\n", "A.xib": Self.document(view)])
        let text = try String(contentsOfFile: both.folder.path + "/res/A.xib", encoding: .utf8)
        #expect(text == Self.document(view.replacingOccurrences(of: "id=\"a\" customClass=\"Stars\" customModule=\"Cosmos\"",
                                                                with: "id=\"a\" customClass=\"Stars\" customModule=\"App\"")), "\(text)")
        let one = try build(["A.swift": page, "A.xib": Self.document(view)])
        #expect(try String(contentsOfFile: one.folder.path + "/res/A.xib", encoding: .utf8) == Self.document(view))
    }

    @Test("where Xcode takes the module of the target, an object is of the target's module")
    func inheritedModules() throws {
        let view = "<view id=\"a\" customClass=\"Stars\" customModule=\"Old\" customModuleProvider=\"target\"/>"
            + "<view id=\"b\" customClass=\"Moons\" customModule=\"Old\" customModuleProvider=\"target\"/>"
        let made = try build(["Stars.swift": "import UIKit\nclass Stars: UIView {}\n", "A.xib": Self.document(view)])
        let text = try String(contentsOfFile: made.folder.path + "/res/A.xib", encoding: .utf8)
        #expect(text.contains("customClass=\"Stars\" customModule=\"App\"") && text.contains("customClass=\"Moons\" customModule=\"Old\""), "\(text)")
    }
}
