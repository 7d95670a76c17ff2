import Foundation

/// Makes a scenario of a JSON tree. What the members mean is in the extensions, one for each part of the format.
struct ScenarioDecoder {
    let root: ScenarioObject
    /// Known once the views are decoded.
    var views: [String: ScenarioViewDescription] = [:]
    /// The window's, known once the views are decoded.
    var size = CGSize.zero
    /// Known once the recognizers are decoded.
    var recognizers: [String: ScenarioRecognizer] = [:]
    /// Known once the touches are decoded.
    var fingers: Set<Int> = []
    /// When the scenario ends, in milliseconds.
    var end = 0.0
    /// Whether logs have the recognizers' own touch callbacks, and what their delegates are asked.
    var logsCallbacks = false
    var logsQuestions = false

    init(root: ScenarioObject) { self.root = root }

    func decodeRules() throws(ScenarioError) -> [String] {
        var rules: [String] = []
        for node in try root["rules"]?.elements(atMost: 100) ?? [] { rules.append(try node.string()) }
        return rules
    }

    /// The id of a view that exists.
    func view(_ node: ScenarioNode) throws(ScenarioError) -> String {
        let id = try node.string()
        guard views[id] != nil else { throw node.error("there is no view \(id.quoted)") }
        return id
    }

    /// The number of a finger of the script.
    func finger(_ node: ScenarioNode) throws(ScenarioError) -> Int {
        let finger = try node.integer(in: 0...ScenarioLimits.fingers)
        guard fingers.contains(finger) else { throw node.error("the script has no finger \(finger)") }
        return finger
    }
}
