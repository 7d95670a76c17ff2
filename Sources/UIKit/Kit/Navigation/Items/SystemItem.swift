extension UIBarButtonItem {
    /// The buttons that the system has a word or a sign for. The words are English.
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
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }

        /// What assistive technology says of a sign.
        var spokenName: String {
            switch self {
            case .add: "Add"
            case .action: "Share"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "Stop"
            case .trash: "Delete"
            case .play: "Play"
            case .pause: "Pause"
            case .rewind: "Rewind"
            case .fastForward: "Fast forward"
            case .close: "Close"
            default: word ?? ""
            }
        }
    }
}
