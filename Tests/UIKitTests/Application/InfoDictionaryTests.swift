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

    /// A binary list of lists, each with the numbers of those in it. Behind the last of them stands a text.
    static func lists(_ lists: [[Int]]) -> Data {
        func number(_ value: Int, _ size: Int) -> [UInt8] { (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) } }
        var bytes = Array("bplist00".utf8), places: [Int] = []
        for list in lists {
            places.append(bytes.count)
            bytes += [0xAF, 0x12] + number(list.count, 4) + list.flatMap { number($0, 4) }
        }
        places.append(bytes.count)
        bytes += [0x51, UInt8(ascii: "a")]
        let table = bytes.count
        for place in places { bytes += number(place, 8) }
        return Data(bytes + [0, 0, 0, 0, 0, 0, 8, 4] + number(places.count, 8) + number(0, 8) + number(table, 8))
    }

    @Test("a binary list that stands for more than memory holds, or has itself inside, is reported in one line", arguments: ["each twice in the one before", "wide", "in itself", "circle", "deep"])
    func endless(kind: String) throws {
        let lists = switch kind {
        case "wide": [Array(repeating: 1, count: 9000), Array(repeating: 2, count: 9000)]
        case "in itself": [[0, 0]]
        case "circle": [[1], [0]]
        case "deep": (0..<50_000).map { [$0 + 1] }
        default: (0..<30).map { [$0 + 1, $0 + 1] }
        }
        let fault = #expect(throws: LaunchFault.self) { try InfoDictionary(data: Self.lists(lists)) }
        #expect(fault?.description == "Info.plist is no property list of entries: its lists stand in each other without end, or for more than 1000000 values")
    }

    @Test("a list that others share is read, and more than 32 MB are not")
    func shared() throws {
        let small = #expect(throws: LaunchFault.self) { try InfoDictionary(data: Self.lists([[1, 1, 1], [2, 2]])) }
        #expect(small?.description == "Info.plist is no property list of entries: it is a list")
        let fault = #expect(throws: LaunchFault.self) { try InfoDictionary(data: Data(count: 33 << 20)) }
        #expect(fault?.description.hasSuffix("it has 34603008 bytes; 33554432 are allowed") == true)
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
