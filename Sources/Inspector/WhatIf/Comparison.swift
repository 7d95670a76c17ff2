internal import JSONText

/// Two runs side by side.
struct Comparison {
    /// The place of the first decision that differs; `nil` when the runs are alike.
    let difference: Int?
    let text: String

    init(_ before: Rerun.Result, _ after: Rerun.Result) {
        let common = zip(before.lines, after.lines).prefix { $0 == $1 }.count
        guard common < before.lines.count || common < after.lines.count else {
            difference = nil
            text = "Nothing would have been different: \(before.lines.count) decisions are the same."
            return
        }
        difference = common
        func sentence(_ result: Rerun.Result) -> String {
            guard common < result.lines.count, let line = try? JSONParser.parse(Array(result.lines[common].utf8)) else { return "nothing more happens" }
            let time = line["t"]?.number ?? 0
            return "at \((time * 1000).rounded() / 1000) s: \(line["text"]?.string ?? "")"
        }
        text = "The first difference, after \(common) decisions that are the same.\nAs it was, \(sentence(before))\nWith the changes, \(sentence(after))"
    }
}
