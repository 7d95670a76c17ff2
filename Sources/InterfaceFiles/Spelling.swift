/// Finds what a misspelt name may have been meant to be.
package enum Spelling {
    private static let longest = 80

    /// The name that needs the fewest changes, if those are few; of equals the first in the alphabet.
    package static func nearest(to name: String, among known: [String]) -> String? {
        // A longer text is not a misspelt name.
        guard name.utf8.count <= longest else { return nil }
        let limit = max(2, name.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in known.sorted() where abs(candidate.count - name.count) <= limit {
            let distance = distance(Array(name.lowercased()), Array(candidate.lowercased()))
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// How many letters have to be inserted, removed, replaced or exchanged with their neighbours.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in 0...a.count {
            for j in 0...b.count {
                if i == 0 || j == 0 {
                    rows[i][j] = i + j
                    continue
                }
                rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1) }
            }
        }
        return rows[a.count][b.count]
    }
}
