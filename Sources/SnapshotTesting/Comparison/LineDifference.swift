/// In which lines two texts differ.
enum LineDifference {
    /// Lines around a change that are shown with it.
    private static let context = 3

    /// - Returns: Lines that went, with `−`, those that came, with `+`, and some around them; `nil` where the texts are equal.
    static func text(_ old: String, _ new: String) -> String? {
        guard old != new else { return nil }
        let before = lines(old), after = lines(new), changes = after.difference(from: before)
        var removed: Set<Int> = [], inserted: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var marked: [(mark: Character, line: Substring)] = [], first = 0, second = 0
        while first < before.count || second < after.count {
            if first < before.count, removed.contains(first) {
                marked.append(("−", before[first]))
                first += 1
            } else if second < after.count, inserted.contains(second) {
                marked.append(("+", after[second]))
                second += 1
            } else {
                marked.append((" ", before[first]))
                first += 1
                second += 1
            }
        }
        return shown(marked)
    }

    private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    private static func shown(_ lines: [(mark: Character, line: Substring)]) -> String {
        let changes = lines.indices.filter { lines[$0].mark != " " }
        var result: [String] = [], last = -1
        for change in changes {
            let start = max(last + 1, change - context), end = min(lines.count - 1, change + context)
            guard start <= end else { continue }
            if start > last + 1 { result.append("…") }
            for index in start...end { result.append("\(lines[index].mark) \(lines[index].line)") }
            last = end
        }
        if last < lines.count - 1 { result.append("…") }
        return result.joined(separator: "\n")
    }
}
