import Foundation
import FuzzSupport
@testable import UIKit

/// Takes any bytes for an app's Info.plist, which has the form of its tables of strings, too. Each error is reported in a line; what is right is there.
fuzz { bytes in
    MainActor.assumeIsolated {
        do {
            let info = try InfoDictionary(data: Data(bytes))
            let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
            for key in ["CFBundleDisplayName", "CFBundleName", "UIMainStoryboardFile"] {
                precondition(info.string(key) == list?[key] as? String, "\(key) is \(info.string(key) as Any)")
            }
            _ = info.hasScenes
            for name in [nil, "Default Configuration"] {
                guard let configuration = try info.sceneConfiguration(named: name, module: "Fuzz") else { continue }
                precondition(info.hasScenes, "a scene of an app without scenes")
                if let name { precondition(configuration.name == name, "another configuration than \(name)") }
                precondition(configuration.sceneClass.map { $0 is UIWindowScene.Type } ?? true, "a scene of no class of scenes")
            }
        } catch {
            checkLine("\(error)", place: "Info.plist")
        }
    }
}
