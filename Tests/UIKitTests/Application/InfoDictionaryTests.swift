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
        return InfoDictionary(url: url)
    }

    @Test("a class that is not there, or is none of its kind, is told in one line", arguments: [
        ("UISceneDelegateClassName", "$(PRODUCT_MODULE_NAME).Nobody", "Info.plist names the scene delegate UIKit.Nobody, but there is no such class"),
        ("UISceneDelegateClassName", "UIKit.UIView",
         "Info.plist names the scene delegate UIKit.UIView, which is no NSObject that is a UISceneDelegate"),
        ("UISceneClassName", "UIKit.UIView", "Info.plist names the scene UIKit.UIView, which is no UIWindowScene"),
        ("UISceneClassName", "", "Info.plist names the scene , but there is no such class"),
    ])
    func wrongClasses(key: String, name: String, line: String) throws {
        let info = try info([key: name])
        let fault = #expect(throws: InfoDictionary.Fault.self) { try info.sceneConfiguration(module: "UIKit") }
        #expect(fault?.description == line)
        #expect(fault.map { ExitStatus.status(of: $0, or: 1) } == 65)
    }

    @Test func whatIsRightIsRead() throws {
        let configuration = try info(["UISceneConfigurationName": "One", "UISceneClassName": "UIKit.UIWindowScene"]).sceneConfiguration(module: nil)
        #expect(configuration?.name == "One" && configuration?.sceneClass == UIWindowScene.self)
        #expect(try InfoDictionary(url: nil).sceneConfiguration(module: nil) == nil)
    }
}
