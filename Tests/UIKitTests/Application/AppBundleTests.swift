import Testing
@testable import UIKit

@Suite("An app's bundle") struct AppBundleTests {
    private func withBundle(_ files: [String: String], _ body: (AppBundle) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "/dactyl-bundle-\(UUID().uuidString)", manager = FileManager.default
        defer { try? manager.removeItem(atPath: folder) }
        for (name, text) in files {
            let path = folder + "/" + name
            try manager.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }
        try body(AppBundle.of(try #require(Bundle(path: folder))))
    }

    @Test("R-APP-17 The languages of the environment", arguments: [
        (["LANG": "de_AT.UTF-8"], ["de-AT"]), (["LANG": "C", "LANGUAGE": "fr"], []), (["LANG": "en_US.UTF-8", "LANGUAGE": "fr:de_DE"], ["fr", "de-DE", "en-US"]),
        (["LC_ALL": "sr_RS@latin", "LANG": "de_DE"], ["sr-RS"]), ([:], []), (["LC_ALL": "", "LANG": "pt_BR"], ["pt-BR"]),
    ])
    func languages(environment: [String: String], expected: [String]) {
        #expect(Languages.read(environment) == expected)
    }

    @Test("R-APP-17 A language is served by itself, by it without a region, by another region", arguments: [
        ("de-AT", ["en", "de", "de-AT"], "de-AT"), ("de-AT", ["en", "de-CH", "de"], "de"), ("pt", ["en", "pt-PT", "pt-BR"], "pt-BR"),
        ("pt-BR", ["pt_BR", "pt"], "pt_BR"), ("nl", ["en", "de"], nil),
    ])
    func matching(language: String, known: [String], expected: String?) {
        #expect(Languages.match(language, among: known) == expected)
    }

    @Test("R-APP-17 Strings come from the table of the language, or the development region's") func tables() throws {
        let files = [
            "Info.plist": "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>de</string></dict></plist>",
            "de.lproj/Localizable.strings": "/* a */ \"a\" = \"A \\\"de\\\"\\n\";\n// b\nb = \"B\";", "de.lproj/Other.strings": "\"a\" = \"other\";",
        ]
        try withBundle(files) { bundle in
            #expect(bundle.localization == "de")
            #expect(bundle.string("a", value: nil, table: nil) == "A \"de\"\n" && bundle.string("b", value: "x", table: "") == "B")
            #expect(bundle.string("a", value: nil, table: "Other") == "other")
            #expect(bundle.string("c", value: "value", table: nil) == "value" && bundle.string("c", value: "", table: "No") == "c")
        }
    }

    @Test("R-APP-17 A bundle without languages has the tables that stand in it; one that is broken gives the keys") func plain() throws {
        try withBundle(["Localizable.strings": "\"a\" = \"plain\";", "Broken.strings": "\"a\" = = \"b\""]) { bundle in
            #expect(bundle.string("a", value: nil, table: nil) == "plain")
            #expect(bundle.string("a", value: nil, table: "Broken") == "a")
        }
    }
}
