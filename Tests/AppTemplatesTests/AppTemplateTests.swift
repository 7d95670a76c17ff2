@testable import AppTemplates
import Foundation
import Testing

/// What an app is made of.
@Suite("Apps to begin with") struct AppTemplateTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardized.path

    private func template(_ change: (inout AppTemplate.Options) -> Void = { _ in }) throws -> AppTemplate {
        var options = AppTemplate.Options()
        change(&options)
        return AppTemplate(try AppName("Spots"), options: options, dependency: try Dependency(root, version: "1.2.3"))
    }

    @Test("in code, from a storyboard, for the plugin: each has its own files")
    func files() throws {
        let common: Set = ["Package.swift", ".gitignore", "README.md", "Tests/SpotsTests/SpotsViewTests.swift", "Touches/three-fingers.touch"]
        let sources = ["AppDelegate", "SceneDelegate", "ViewController", "SpotsView"].map { "\($0).swift" }
        let plain = try template().files
        #expect(Set(plain.keys) == common.union(sources.map { "Sources/Spots/\($0)" }).union(["Sources/Spots/Supporting/Info.plist"]))
        #expect(plain["Sources/Spots/SceneDelegate.swift"]?.contains("rootViewController = ViewController()") == true)
        let drawn = try template { $0.hasStoryboard = true }.files
        #expect(Set(drawn.keys) == Set(plain.keys).union(["Sources/Spots/Supporting/Base.lproj/Main.storyboard"]))
        #expect(drawn["Sources/Spots/Supporting/Info.plist"]?.contains("<key>UISceneStoryboardFile</key>") == true)
        let plugin = try template { ($0.hasStoryboard, $0.usesPlugin) = (true, true) }.files
        #expect(Set(plugin.keys) == common.union(sources.map { "Sources/Spots/iOS/\($0)" })
            .union(["Sources/Spots/Spots.swift", "Sources/Spots/iOS/Info.plist", "Sources/Spots/iOS/Base.lproj/Main.storyboard"]))
        #expect(plugin["Sources/Spots/iOS/SpotsView.swift"]?.contains("#selector(changeGround)") == true)
        for text in [plain, drawn, plugin].flatMap(\.values) { #expect(text.hasSuffix("\n") && !text.hasPrefix(" ")) }
    }

    @Test("the package comes from a folder, or from an address from this version on; a folder without one is refused")
    func dependencies() throws {
        let path = try Dependency(root + "/", version: "1.2.3")
        #expect(path.text == ".package(name: \"dactyl\", path: \"\(root)\", traits: [\"Web\"])")
        let address = try Dependency("https://git.example/touch/Dactyl.git", version: "1.2.3")
        #expect(address.text == ".package(url: \"https://git.example/touch/Dactyl.git\", .upToNextMinor(from: \"1.2.3\"), traits: [\"Web\"])")
        #expect(address.identity == "dactyl")
        let error = #expect(throws: TemplateError.self) { try Dependency("/no/such", version: "1.2.3") }
        #expect(error?.description == "there is no package in '/no/such': name the folder of the package dactyl, or its address, with --dactyl")
    }

    @Test("a folder that is there is left as it is, and one that can't be made leaves nothing")
    func writing() throws {
        let folder = NSTemporaryDirectory() + "templates-\(UUID().uuidString)", manager = FileManager.default
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? manager.removeItem(atPath: folder) }
        try template().write(in: folder)
        #expect(manager.fileExists(atPath: "\(folder)/Spots/Sources/Spots/Supporting/Info.plist"))
        try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder)/Spots/README.md"))
        let again = #expect(throws: TemplateError.self) { try template().write(in: folder) }
        #expect(again?.description == "'Spots' is there already, and is left as it is; take another name")
        #expect(try String(contentsOfFile: "\(folder)/Spots/README.md", encoding: .utf8) == "mine")
        #expect(try manager.contentsOfDirectory(atPath: folder) == ["Spots"])
        let nowhere = #expect(throws: TemplateError.self) { try template().write(in: "/proc") }
        #expect(nowhere?.exitStatus == 73 && nowhere?.description.hasPrefix("'Spots' can't be made here: ") == true, "\(nowhere as Any)")
    }
}
