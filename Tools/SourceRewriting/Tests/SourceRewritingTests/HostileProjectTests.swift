import Foundation
@testable import SourceRewriting
import Testing

/// Projects that someone made to harm.
@Suite("Hostile projects")
struct HostileProjectTests {
    private static let main = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

    /// A project whose app has the files.
    private static func project(_ files: [String], settings: String = "", targets: Int = 1) -> String {
        let numbers = Array(files.indices), apps = (0..<targets).map { "T\($0)" }
        return """
            // !$*UTF8*$!
            { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (\(apps.joined(separator: ","))); };
            \(apps.map { """
                \($0) = { isa = PBXNativeTarget; name = \($0); productType = "com.apple.product-type.application"; buildPhases = (S);
                buildConfigurationList = L; };
                """ }.joined(separator: "\n"))
            L = { buildConfigurations = (C); }; C = { name = Debug; buildSettings = { SDKROOT = iphoneos; \(settings) }; };
            S = { isa = PBXSourcesBuildPhase; files = (\(numbers.map { "B\($0)" }.joined(separator: ","))); };
            \(numbers.map { """
                B\($0) = { fileRef = F\($0); }; F\($0) = { isa = PBXFileReference; path = "\(files[$0])"; sourceTree = "<group>"; };
                """ }.joined(separator: "\n"))
            G = { isa = PBXGroup; sourceTree = "<group>"; children = (\(numbers.map { "F\($0)" }.joined(separator: ","))); };
            }; rootObject = P; }
            """
    }

    private static let place = "App/App.xcodeproj/project.pbxproj"

    /// What the links in a folder lead to.
    private func targets(of folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
        return names.filter { (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) != nil }
            .map { URL(fileURLWithPath: "\(folder)/\($0)").resolvingSymlinksInPath().path }
    }

    @Test("files outside of the folder are neither read nor linked to, by whatever way, and each is said")
    func outside() throws {
        let folder = try SampleFolder([
            Self.place: Self.project(["main.swift", "../Secret.swift", "Linked.swift", "Way/Secret.swift", "../../../../../../etc/passwd"],
                                     settings: "INFOPLIST_FILE = \"../Secret.plist\";"),
            "App/main.swift": Self.main, "Secret.swift": "import NoSuchModule\n", "Secret.plist": "<plist><dict/></plist>",
        ])
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: folder.path + "/App/Linked.swift", withDestinationPath: "../Secret.swift")
        try manager.createSymbolicLink(atPath: folder.path + "/App/Way", withDestinationPath: "..")
        let report = try ProjectReport(folder: folder.path + "/App")
        #expect(!report.text.contains("NoSuchModule"))
        #expect(report.text.contains("../Secret.plist: the project names this file, and it is not in the folder (5 places in 5 files"), "\(report.text)")
        #expect(report.text.contains("adopt the folder that has all of the project's files"))
        try report.makePackage(in: folder.path + "/Linux", dactyl: "https://example.org/dactyl")
        let targets = targets(of: folder.path + "/Linux")
        #expect(!targets.isEmpty && targets.allSatisfy { $0.hasPrefix(folder.path + "/App/") }, "\(targets)")
        // Named as it says, they are the project's.
        let whole = try ProjectReport(folder: folder.path).text
        #expect(whole.contains("NoSuchModule") && whole.contains("passwd: the project names this file, and it is not in the folder"), "\(whole)")
    }

    @Test("without a project, too, what links lead to outside is not read")
    func outsideWithoutProject() throws {
        let folder = try SampleFolder(["App/main.swift": Self.main, "Secret.swift": "import NoSuchModule\n"])
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/App/Linked.swift", withDestinationPath: "../Secret.swift")
        let report = try ProjectReport(folder: folder.path + "/App")
        #expect(!report.text.contains("NoSuchModule") && report.text.contains("1 Swift file"), "\(report.text)")
        try report.makePackage(in: folder.path + "/Linux", dactyl: "https://example.org/dactyl")
        #expect(SampleFolder.files(in: folder.path + "/Linux", followingLinks: true).allSatisfy { !$0.hasSuffix("Linked.swift") })
    }

    @Test("more folders, targets and files of targets than a project has are refused in a line")
    func limits() throws {
        let folder = try SampleFolder((0..<20).reduce(into: [:]) { $0["f\($1)/a.txt"] = "" })
        #expect { try ProjectFolder(folder.path, fileLimit: 20) } throws: { "\($0)".contains("has more than 20 folders") }
        #expect { try ProjectFolder(folder.path, fileLimit: 19) } throws: { "\($0)".contains("has more than 19 f") }
        #expect(try ProjectFolder(folder.path, fileLimit: 21).files.count == 20)
        let many = try SampleFolder([Self.place: Self.project(["main.swift"], targets: 501), "App/main.swift": Self.main])
        #expect { try ProjectReport(folder: many.path + "/App") } throws: { "\($0)".contains("more than 500 apps and libraries") }
    }

    @Test("projects nested without end, and groups in circles, are refused or read", arguments: [
        "{ objects = { X = " + String(repeating: "{a=", count: 100_000) + "1" + String(repeating: ";}", count: 100_000) + "; }; rootObject = X; }",
        "{ objects = { X = " + String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000) + "; }; rootObject = X; }",
        "<plist version=\"1.0\">" + String(repeating: "<array>", count: 100_000) + String(repeating: "</array>", count: 100_000) + "</plist>",
    ])
    func nested(text: String) throws {
        let folder = try SampleFolder([Self.place: text])
        #expect { try ProjectReport(folder: folder.path) } throws: { "\($0)".hasSuffix("project.pbxproj: this is no Xcode project") }
    }

    @Test("a podspec's pattern takes no longer for its stars")
    func patterns() throws {
        let name = String(repeating: "a", count: 200)
        let folder = try SampleFolder([
            "Dial.podspec": "s.name = 'Dial'\ns.source_files = '**/**/**/**/**/*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*ab', '{\(Array(repeating: "a", count: 500).joined(separator: ","))}{a,b}{a,b}'\n",
            "Dial/\(name).swift": "", "Other/main.swift": Self.main,
        ])
        #expect(try ProjectReport(folder: folder.path).text.contains("2 Swift files"))
    }

    @Test("patterns mean what a shell means", arguments: [
        ("Dial/**/*.swift", ["Dial/A.swift", "Dial/b/A.swift", "Dial/b/c/A.swift"], ["A.swift", "Dial/A.h", "Other/Dial/A.swift"]),
        ("Dial/*.{h,swift}", ["Dial/A.h", "Dial/A.swift", "Dial/A.swift/below"], ["Dial/b/A.h", "Dial/A.m"]),
        ("Dial", ["Dial", "Dial/A.swift", "Dial/b/A.swift"], ["Dials", "Dial.swift"]),
        ("D?al/**", ["Dial/A", "Dual/b/A"], ["Dl/A", "D/al/A"]),
        ("**/A.swift", ["A.swift", "b/A.swift", "b/c/A.swift"], ["bA.swift"]),
    ])
    func pattern(text: String, meant: [String], others: [String]) {
        let patterns = PathPattern.all(text)
        for path in meant { #expect(patterns.contains { $0.matches(path) }, "\(path)") }
        for path in others { #expect(!patterns.contains { $0.matches(path) }, "\(path)") }
    }

    @Test("substitutions of a string catalog that make a text of a terabyte are refused, and stand in one order")
    func substitutions() throws {
        func catalog(_ value: String, _ substitutions: [String: String]) throws -> Data {
            let forms = substitutions.mapValues { ["variations": ["plural": ["other": ["stringUnit": ["value": $0]]]], "formatSpecifier": "lld"] as [String: Any] }
            let unit: [String: Any] = ["stringUnit": ["value": value], "substitutions": forms]
            return try JSONSerialization.data(withJSONObject: ["strings": ["key": ["localizations": ["en": unit]]]])
        }
        let twice = String(repeating: "%#@a@", count: 1000)
        #expect { try StringCatalog(try catalog(twice, ["a": String(repeating: "x", count: 5000)])) } throws: {
            ($0 as? StringCatalog.Failure)?.message.hasPrefix("with its substitutions the text of 'key' is longer than 1048576 bytes") == true
        }
        let small = try StringCatalog(try catalog("%#@a@ and %#@b@ and %#@c@", ["a": "%arg files %#@b@", "b": "%arg bytes"]))
        #expect(small.tables["en"]?["key"] == "%lld files %#@b@ and %lld bytes and %#@c@")
    }
}
