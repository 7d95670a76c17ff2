extension UIBarButtonItem {
    /// The buttons that the system has a word or a sign for. The words are in the app's language (R-WRD-1).
    public enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save, add
        /// Room that grows: in a toolbar the flexible spaces share what is left. Beside a title there is none to grow into.
        case flexibleSpace = 5
        /// Room of the item's width.
        case fixedSpace = 6
        case action = 9
        case search = 12, refresh, stop
        case trash = 16, play, pause, rewind, fastForward, undo, redo
        case close = 24

        var isBold: Bool { self == .done || self == .save }
        var isSpace: Bool { self == .fixedSpace || self == .flexibleSpace }

        /// The word; `nil` for one that has a sign.
        var word: String? {
            switch self {
            case .done: SystemWord.done.text
            case .cancel: SystemWord.cancel.text
            case .edit: SystemWord.edit.text
            case .save: SystemWord.save.text
            case .undo: SystemWord.undo.text
            case .redo: SystemWord.redo.text
            default: nil
            }
        }

        /// What assistive technology says of a sign.
        var spokenName: String {
            switch self {
            case .add: SystemWord.add.text
            case .action: SystemWord.share.text
            case .search: SystemWord.search.text
            case .refresh: SystemWord.refresh.text
            case .stop: SystemWord.stop.text
            case .trash: SystemWord.delete.text
            case .play: SystemWord.play.text
            case .pause: SystemWord.pause.text
            case .rewind: SystemWord.rewind.text
            case .fastForward: SystemWord.fastForward.text
            case .close: SystemWord.close.text
            default: word ?? ""
            }
        }
    }
}
