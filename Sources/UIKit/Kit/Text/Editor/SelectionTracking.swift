/// What a touch in a text is doing.
struct SelectionTracking {
    enum Deed {
        case nothing
        /// A tap, until it turns out to be something else.
        case pending
        /// The other end of the selection stays; by words where a word was chosen first.
        case selecting(anchor: Int, word: Range<Int>?)
        /// The caret goes with the finger.
        case carrying
        /// A press of the pointer's secondary button, which opens the menu when it ends.
        case asking
    }

    var deed = Deed.nothing
    var landing = CGPoint.zero
    /// From the finger to where the end of the selection is, for a finger that holds a handle beside its middle.
    var offset = CGVector.zero
    var timer: Int?
    /// Whether the finger that took a handle, or that rests, has moved: before, it may be one more tap, or leave what the app has selected.
    var hasMoved = false
    /// Whether the edit menu was open, or the caret there, before the touch.
    var wasAtCaret = false
    /// Whether code has selected something, or put the caret somewhere, since editing began to begin (R-TXT-4).
    var isChosen = false
    /// Where the tap before was that put the caret to an end of a word, and where that is (R-TXT-11).
    var wordTap: (point: CGPoint, caret: Int)?
}
