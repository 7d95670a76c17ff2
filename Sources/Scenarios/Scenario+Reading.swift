import JSONText
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
        guard let handle = try? FileHandle(forReadingFrom: url), let data = try? handle.read(upToCount: ScenarioLimits.bytes + 1) ?? Data() else {
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
        guard data.count <= ScenarioLimits.bytes else {
            throw ScenarioError(file: file, place: "$", reason: "the file is larger than \(ScenarioLimits.bytes >> 20) MiB")
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

extension ScenarioDecoder {
    mutating func scenario(expectedName: String?) throws(ScenarioError) -> Scenario {
        try root.allow(["name", "version", "source", "basis", "rules", "note", "configuration", "views", "recognizers", "relations", "recognizerCallbacks",
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
        end = try root.required("until_ms").number(in: 0...ScenarioLimits.milliseconds)
        let touches = try decodeTouches(end: end)
        let (steps, reactions) = try decodeSteps(end: end)
        return Scenario(
            name: name, source: try root["source"]?.string(), basis: try root["basis"]?.word(Scenario.Basis.self),
            rules: try decodeRules(), note: try root["note"]?.string(), thresholds: try decodeThresholds(), views: views, recognizers: recognizers, requirements: requirements,
            logsCallbacks: logsCallbacks, logsQuestions: logsQuestions, touches: touches, steps: steps, reactions: reactions,
            frameLength: try root["frame_ms"]?.number(in: 0.1...10_000), end: end, expectations: try decodeExpectations())
    }
}
