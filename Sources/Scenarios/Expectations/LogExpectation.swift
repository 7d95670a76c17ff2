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

    func failures(in recording: Recording) -> [String] {
        recording.log == lists ? [] : ["log, expected | got:\n" + Self.difference(expected: lists, got: recording.log)]
    }

    /// Both in columns, one line a list, from a little before the first difference on; `>` marks the first, `*` the others.
    static func difference(expected: [[String]], got: [[String]]) -> String {
        let count = max(expected.count, got.count)
        let first = (0..<count).first { text(expected, $0) != text(got, $0) } ?? 0
        let start = max(0, first - 5), end = min(count, first + 40)
        let width = (start..<end).map { text(expected, $0).count }.max() ?? 0
        var lines = start > 0 ? ["    … \(start) equal"] : []
        for index in start..<end {
            let wanted = text(expected, index), came = text(got, index)
            let mark = wanted == came ? " " : index == first ? ">" : "*"
            lines.append("  \(mark) " + wanted + String(repeating: " ", count: width - wanted.count) + " | " + came)
        }
        if end < count { lines.append("    … \(count - end) more") }
        return lines.joined(separator: "\n")
    }

    private static func text(_ lists: [[String]], _ index: Int) -> String {
        index < lists.count ? lists[index].joined(separator: "; ") : "—"
    }
}
