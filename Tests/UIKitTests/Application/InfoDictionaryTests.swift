import Foundation
import Testing
@testable import UIKit

/// What an app's `Info.plist` says, right or wrong.
@MainActor @Suite("Info.plist") struct InfoDictionaryTests {
    /// One scene with these entries.
    private func info(_ entries: [String: String]) throws -> InfoDictionary {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("info-\(UUID().uuidString).plist")
        defer { try? FileManager.default.removeItem(at: url) }
        let values: [String: Any] = ["UIApplicationSceneManifest": ["UISceneConfigurations": [
            UISceneSession.Role.windowApplication.rawValue: [entries],
        ]]]
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: url)
        return try InfoDictionary(url: url)
    }

    @Test("a class that is not there, or is of another kind, is reported in one line", arguments: [
        ("UISceneDelegateClassName", "$(PRODUCT_MODULE_NAME).Missing", "Info.plist names the scene delegate UIKit.Missing, but there is no such class"),
        ("UISceneDelegateClassName", "UIKit.UIView",
         "Info.plist names the scene delegate UIKit.UIView, which is no NSObject that is a UISceneDelegate"),
        ("UISceneClassName", "UIKit.UIView", "Info.plist names the scene UIKit.UIView, which is no UIWindowScene"),
        ("UISceneClassName", "", "Info.plist names the scene , but there is no such class"),
    ])
    func wrongClasses(key: String, name: String, line: String) throws {
        let info = try info([key: name])
        let fault = #expect(throws: LaunchFault.self) { try info.sceneConfiguration(module: "UIKit") }
        #expect(fault?.description == line)
    }

    /// Foundation reads a set in a binary list, and then reads beyond memory for some.
    @Test("a binary list with an object that no property list has is reported in one line", arguments: [UInt8(0x80), 0xB1, 0xC1])
    func otherObjects(marker: UInt8) throws {
        // A dictionary of one key and one value, which is another dictionary or the object in question.
        func list(_ value: [UInt8]) -> Data {
            let key: [UInt8] = [0x51, UInt8(ascii: "k")], head = Array("bplist00".utf8) + [0xD1, 1, 2] + key
            let objects = head + value, table: [UInt8] = [8, 11, UInt8(head.count)]
            return Data(objects + table + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3] + [UInt8](repeating: 0, count: 8)
                + [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)])
        }
        _ = try InfoDictionary(data: list([0x51, UInt8(ascii: "v")]))
        let fault = #expect(throws: LaunchFault.self) { try InfoDictionary(data: list([marker, 1])) }
        #expect(fault?.description == "Info.plist is no property list of entries: it has objects that no property list has")
    }

    @Test("a file that is no property list, or none of entries, is reported in one line, with the place where it is known", arguments: [
        ("<?xml version=\"1.0\"?><plist><dict>\n<key>CFBundleName</key>\n<wrong/></dict></plist>", "line 3"),
        ("{ CFBundleName = ; }", "line 1"),
        ("bplist00", ""), ("\u{1}\n\u{2}", ""), ("(one, two)", "a list"), ("", ""),
    ])
    func damagedFiles(text: String, place: String) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("info-\(UUID().uuidString).plist")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(text.utf8).write(to: url)
        let fault = try #require(#expect(throws: LaunchFault.self) { try InfoDictionary(url: url) })
        #expect(fault.description.hasPrefix("Info.plist is no property list of entries") && (place.isEmpty || fault.description.contains(place)), "\(fault)")
        #expect(!fault.description.contains { $0.isNewline })
    }

    @Test func whatIsRightIsRead() throws {
        let configuration = try info(["UISceneConfigurationName": "One", "UISceneClassName": "UIKit.UIWindowScene"]).sceneConfiguration(module: nil)
        #expect(configuration?.name == "One" && configuration?.sceneClass == UIWindowScene.self)
        #expect(try InfoDictionary(url: nil).sceneConfiguration(module: nil) == nil)
    }
}
