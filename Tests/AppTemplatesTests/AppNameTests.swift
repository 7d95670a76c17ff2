import AppTemplates
import Foundation
import Testing

/// Which names an app may have.
@Suite("Names of apps") struct AppNameTests {
    @Test("letters, digits and _, beginning with a letter", arguments: ["Spots", "a", "My_App2", "kiosk"])
    func taken(text: String) throws {
        #expect(try AppName(text).text == text)
    }

    @Test("what can't be a module's name is refused in one line, with one that can", arguments: [
        ("My App", "'My App' is no name of a Swift module, which has letters, digits and _ and begins with a letter; 'MyApp' is one"),
        ("2fingers", "'2fingers' is no name of a Swift module, which has letters, digits and _ and begins with a letter; 'fingers' is one"),
        ("touch-me", "'touch-me' is no name of a Swift module, which has letters, digits and _ and begins with a letter; 'TouchMe' is one"),
        ("größe", "'größe' is no name of a Swift module, which has letters, digits and _ and begins with a letter; 'GrE' is one"),
        ("", "'' is no name of a Swift module, which has letters, digits and _ and begins with a letter"),
        (".", "'.' is no name of a Swift module, which has letters, digits and _ and begins with a letter"),
        ("a\nb", "'ab' is no name of a Swift module, which has letters, digits and _ and begins with a letter; 'AB' is one"),
        ("apps/Spots", "'apps/Spots' is a path, and a name is needed: go to the folder that the app's folder is to be in"),
        ("class", "'class' is a word of Swift's: take another name, such as 'ClassApp'"),
        ("UIKit", "'UIKit' is the name of a module or program that the app is built with: take another, such as 'UIKitApp'"),
        ("uikit", "'uikit' is the name of a module or program that the app is built with: take another, such as 'uikitApp'"),
        ("dactylApp", "'dactylApp' is the name of a module or program that the app is built with: take another, such as 'dactylAppApp'"),
        ("SpotsView", "'SpotsView' is the name of a class in the app: take another, such as 'MySpotsView'"),
    ])
    func refused(text: String, line: String) {
        let error = #expect(throws: TemplateError.self) { try AppName(text) }
        #expect(error?.description == line)
        #expect(error?.exitStatus == 64)
    }

    @Test("a name of more than 64 letters is refused")
    func long() {
        #expect(throws: TemplateError.self) { try AppName(String(repeating: "a", count: 65)) }
        #expect(throws: Never.self) { try AppName(String(repeating: "a", count: 64)) }
    }

    @Test("the names of all targets that apps are built with are refused")
    func targets() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardized.path
        let manifest = try String(contentsOfFile: "\(root)/Package.swift", encoding: .utf8)
        let names = manifest.matches(of: /\.(target|executableTarget|systemLibrary|plugin)\(name: "(\w+)"/).map { String($0.2) }
        #expect(names.count > 50)
        for name in Set(names) { #expect(throws: TemplateError.self, "\(name)") { try AppName(name) } }
    }
}
