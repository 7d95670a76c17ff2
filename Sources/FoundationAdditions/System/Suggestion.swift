/// What was probably meant.
package enum Suggestion {
    /// The candidate that differs least from a word, when that is little: by a letter in three, or by its end.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        let letters = bare(word)
        guard !letters.isEmpty else { return nil }
        let near = candidates.map { candidate -> (name: String, distance: Int) in
            let other = bare(candidate)
            let isBeginning = letters.count >= 2 && (other.starts(with: letters) || letters.starts(with: other))
            return (candidate, isBeginning ? 1 : distance(letters, other))
        }
        guard let best = near.min(by: { $0.distance < $1.distance }), best.distance <= max(1, letters.count / 3) else { return nil }
        return best.name
    }

    private static func bare(_ word: String) -> [Character] { Array(word.lowercased().drop { $0 == "-" }) }

    /// How many letters are to be put in, left out, exchanged or swapped with their neighbours.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        guard a.count < 64, b.count < 64 else { return .max }
        var before: [Int] = [], last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
                row.append(best)
            }
            (before, last) = (last, row)
        }
        return last[b.count]
    }
}
