/// The difference between two texts: a stretch that was replaced. Places count Unicode scalars.
struct TextChange: Equatable {
    let start: Int
    let deleted: String
    let inserted: String

    /// - Returns: `nil` for texts that are the same.
    init?(from old: String, to new: String) {
        guard old != new || old.unicodeScalars.count != new.unicodeScalars.count else { return nil }
        let old = Array(old.unicodeScalars), new = Array(new.unicodeScalars)
        var start = 0, end = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        guard start + end < max(old.count, new.count) else { return nil }
        self.start = start
        deleted = String(String.UnicodeScalarView(old[start..<old.count - end]))
        inserted = String(String.UnicodeScalarView(new[start..<new.count - end]))
    }
}
