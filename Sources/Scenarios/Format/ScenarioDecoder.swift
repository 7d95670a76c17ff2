public import Foundation

extension Scenario {
    /// Reads a scenario from a file. Everything in it must be known and make sense, or it is refused.
    /// - Throws: ``ScenarioError`` with the first thing that is wrong.
    public init(contentsOf url: URL) throws(ScenarioError) {
        let file = url.lastPathComponent
        // Opening a pipe waits for the process at its other end, and a device may never end.
        if let kind = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey]), kind.isRegularFile != true {
            throw ScenarioError(file: file, place: "$", reason: "it is no file")
        }
        guard let handle = try? FileHandle(forReadingFrom: url), let data = try? handle.read(upToCount: Limit.bytes + 1) ?? Data() else {
            throw ScenarioError(file: file, place: "$", reason: "the file can't be read")
        }
        let stem = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
        try self.init(data: data, file: file, expectedName: stem)
    }

    /// Reads a scenario from JSON text.
    /// - Parameters:
    ///   - file: What errors call the text.
    ///   - expectedName: The name that it must have, if any.
    public init(data: Data, file: String, expectedName: String? = nil) throws(ScenarioError) {
        guard data.count <= Limit.bytes else {
            throw ScenarioError(file: file, place: "$", reason: "the file is larger than \(Limit.bytes >> 20) MiB")
        }
        let value: JSONValue
        do {
            value = try JSONParser.parse([UInt8](data))
        } catch {
            throw ScenarioError(file: file, place: "line \(error.line), column \(error.column)", reason: error.reason)
        }
        var decoder = ScenarioDecoder(root: try ScenarioNode(value: value, path: "$", file: file).object())
        self = try decoder.scenario(expectedName: expectedName)
    }
}

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

    mutating func scenario(expectedName: String?) throws(ScenarioError) -> Scenario {
        try root.allow(["name", "version", "source", "basis", "rules", "note", "views", "recognizers", "relations", "recognizerCallbacks",
                        "delegateQuestions", "touches", "steps", "frame_ms", "until_ms", "expect"])
        let name = try root.required("name").string()
        if let expectedName, name != expectedName {
            throw try root.required("name").error("\(name.quoted) is not the file's name, \(expectedName.quoted)")
        }
        if let version = root["version"], try version.number() != 1 { throw version.error("only version 1 is known") }
        logsCallbacks = try root["recognizerCallbacks"]?.bool() ?? false
        logsQuestions = try root["delegateQuestions"]?.bool() ?? false
        let views = try decodeViews()
        var recognizers = try decodeRecognizers()
        let requirements = try decodeRelations(&recognizers)
        end = try root.required("until_ms").number(in: 0...Scenario.Limit.milliseconds)
        let touches = try decodeTouches(end: end)
        let (steps, reactions) = try decodeSteps(end: end)
        return Scenario(
            name: name, source: try root["source"]?.string(), basis: try root["basis"]?.word(Scenario.Basis.self),
            rules: try decodeRules(), note: try root["note"]?.string(), views: views, recognizers: recognizers, requirements: requirements,
            logsCallbacks: logsCallbacks, logsQuestions: logsQuestions, touches: touches, steps: steps, reactions: reactions,
            frameLength: try root["frame_ms"]?.number(in: 0.1...10_000), end: end, expectations: try decodeExpectations())
    }

    private func decodeRules() throws(ScenarioError) -> [String] {
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
        let finger = try node.integer(in: 0...Scenario.Limit.fingers)
        guard fingers.contains(finger) else { throw node.error("the script has no finger \(finger)") }
        return finger
    }
}
