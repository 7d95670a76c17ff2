/// When a receiver is called.
@frozen
public enum Occasion: Hashable, Sendable {
    /// In its turn in the event: the contacts are as they are.
    case event
    /// Later, because recognizers withheld it: the contact is to be shown as it was then (R-DLV-29).
    case late
    /// A recognizer took the contacts: cancelled during the call, and as before after it (R-DLV-27).
    case taken
    /// The receiver leaves, or the application cancels, outside of the event's turn: cancelled during the call, and as before after it.
    case severed
}
