import Foundation
import Testing
@testable import SourceRewriting

@Suite("Resources") struct ResourceTests {
    @Test("R-APP-17 a string catalog becomes a table for each language") func catalog() throws {
        let text = """
            {"sourceLanguage": "en", "strings": {"a": {}, "b": {"localizations": {"de": {"stringUnit": {"value": "B"}},
            "fr": {"variations": {"plural": {"one": {"stringUnit": {"value": "un"}}, "other": {"stringUnit": {"value": "%d"}}}}}}},
            "c": {"localizations": {"de": {"stringUnit": {"value": "%#@n@ da"}, "substitutions": {"n": {"formatSpecifier": "lld",
            "variations": {"plural": {"other": {"stringUnit": {"value": "%arg Stück"}}}}}}}}}}}
            """
        let tables = try StringCatalog(Data(text.utf8)).tables
        #expect(tables == ["en": [:], "de": ["b": "B", "c": "%lld Stück da"], "fr": ["b": "%d"]])
        for wrong in ["", "[]", "{}", "{\"strings\": 1}"] { #expect(throws: StringCatalog.Failure.self) { try StringCatalog(Data(wrong.utf8)) } }
    }

    @Test("R-APP-17 variables of Info.plist are replaced, and what is missing is added") func information() throws {
        let list = "<plist version=\"1.0\"><dict><key>A</key><array><string>$(PRODUCT_NAME) ${X} $5 $(TARGET_NAME:c99extidentifier)! $(</string></array><key>CFBundleVersion</key><string>7</string></dict></plist>"
        let data = try InformationList(module: "App").complete(Data(list.utf8))
        let values = try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(values["A"] as? [String] == ["App ${X} $5 App! $("])
        #expect(values["CFBundleVersion"] as? String == "7" && values["CFBundleName"] as? String == "App")
        #expect(try InformationList(module: "App").complete(Data("no list".utf8)) == Data("no list".utf8))
    }

    @Test("R-APP-18 the colours of an asset catalog keep their descriptions under the names of their sets") func colours() {
        #expect(ImageSet.place(of: ["A.xcassets", "Group", "Ink.colorset", "Contents.json"]) == "Ink.colorset")
        #expect(ImageSet.place(of: ["A.xcassets", "Ink.imageset", "ink@2x.GIF"]) == "Ink@2x.gif")
        #expect(ImageSet.place(of: ["A.xcassets", "Contents.json"]) == nil)
    }
}
