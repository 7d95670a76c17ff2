/// The complete record of what was delivered: one inner list for each event, timer turn or step that caused anything.
struct LogExpectation: Sendable {
    let lists: [[String]]

    init(_ object: ScenarioObject, _ decoder: ScenarioDecoder) throws(ScenarioError) {
        try object.allow(["log"])
        var lists: [[String]] = []
        for node in try object.required("log").elements(atMost: 100_000) {
            var list: [String] = []
            for element in try node.elements(atMost: 10_000) {
                list.append(try Self.entry(element, isFirst: list.isEmpty, decoder))
            }
            guard !list.isEmpty else { throw node.error("what causes nothing has no list in the log") }
            lists.append(list)
        }
        self.lists = lists
    }

    /// The entry in the form in which the recorder writes it.
    private static func entry(_ node: ScenarioNode, isFirst: Bool, _ decoder: ScenarioDecoder) throws(ScenarioError) -> String {
        let text = try node.string()
        for mark in ["timer@", "step@"] where text.hasPrefix(mark) {
            guard let time = Double(text.dropFirst(mark.count)), time.isFinite else { throw node.error("\(text.quoted) has no time in milliseconds") }
            guard isFirst else { throw node.error("\(text.quoted) stands first in its list") }
            return mark + time.text
        }
        if text.contains("!") { throw node.error("\(text.quoted): \(ScenarioDecoder.noRecognizers)") }
        guard text.hasSuffix("}"), let brace = text.lastIndex(of: "{"), let dot = text[..<brace].lastIndex(of: ".") else {
            throw node.error("\(text.quoted) is no entry like V.began{1,2}, timer@450 or step@450")
        }
        let id = String(text[..<dot])
        guard decoder.views[id] != nil else { throw node.error("there is no view \(id.quoted)") }
        guard decoder.views[id]?.handlesTouches == true else { throw node.error("\(id.quoted) has no calls: it does not handle touches") }
        guard let phase = RecordedTouch.Phase(rawValue: String(text[text.index(after: dot)..<brace])), phase != .stationary else {
            throw node.error("\(text.quoted) names no call: began, moved, ended or cancelled")
        }
        var fingers: [Int] = []
        for part in text[text.index(after: brace)...].dropLast().split(separator: ",", omittingEmptySubsequences: false) {
            guard let finger = Int(part), decoder.fingers.contains(finger), !fingers.contains(finger) else {
                throw node.error("the script has no finger \(String(part).quoted), or it stands twice in \(text.quoted)")
            }
            fingers.append(finger)
        }
        return call(id, phase, fingers)
    }

    /// How a call of a view is written.
    static func call(_ view: String, _ phase: RecordedTouch.Phase, _ fingers: [Int]) -> String {
        "\(view).\(phase.rawValue){\(fingers.sorted().map(String.init).joined(separator: ","))}"
    }

    func failures(in recording: Recording) -> [String] {
        if recording.log == lists { return [] }
        var lines = ["log:"]
        for index in 0..<max(lists.count, recording.log.count) {
            let got = index < recording.log.count ? recording.log[index] : nil
            let wanted = index < lists.count ? lists[index] : nil
            if got == wanted {
                lines.append("    " + Self.text(got))
            } else {
                if let wanted { lines.append("  - " + Self.text(wanted)) }
                if let got { lines.append("  + " + Self.text(got)) }
            }
            if lines.count > 60 {
                lines.append("    …")
                break
            }
        }
        return [lines.joined(separator: "\n")]
    }

    private static func text(_ list: [String]?) -> String { (list ?? []).joined(separator: "; ") }
}
