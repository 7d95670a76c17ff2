import JSONText
import UIKit

extension ScenarioDecoder {
    /// The thresholds of the gestures that the scenario sets, each checked as ``GestureConfiguration/set(_:to:)`` does.
    func decodeThresholds() throws(ScenarioError) -> [(name: String, value: String)] {
        guard let configuration = try root["configuration"]?.object() else { return [] }
        var result: [(name: String, value: String)] = [], usual = GestureConfiguration()
        for (name, node) in configuration.members {
            let value: String
            switch node.value {
            case .bool(let flag): value = "\(flag)"
            case .number(let number): value = number.text
            default: throw node.wrong("a number, true or false")
            }
            do { try usual.set(name, to: value) } catch { throw node.error("\(error)") }
            result.append((name, value))
        }
        return result
    }
}
