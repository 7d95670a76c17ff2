/// What a key makes of the syllable that is being composed.
struct CompositionEdit: Equatable {
    /// How many characters before the caret go first.
    var removed: Int
    /// What is typed then.
    var text: String

    /// Makes one text of another: what both begin with stays.
    static func replacing(_ old: String, by new: String) -> CompositionEdit {
        let common = zip(old, new).prefix { $0 == $1 }.count
        return CompositionEdit(removed: old.count - common, text: String(new.dropFirst(common)))
    }
}

/// Puts letters together to syllables, in the text itself: each key replaces a part of what is before the caret (R-KBD-10, R-KBD-13).
protocol SyllableComposer: Sendable {
    /// The letters that are being composed, as they are in the text; empty for none.
    var syllable: String { get }
    /// Ends the syllable: the next letter begins another one.
    mutating func reset()
    /// A letter is typed. Any other sign ends the syllable.
    mutating func type(_ letter: String) -> CompositionEdit
    /// The last letter goes.
    /// - Returns: `nil` where nothing is composed: a whole character goes.
    mutating func deleteBackward() -> CompositionEdit?
}
