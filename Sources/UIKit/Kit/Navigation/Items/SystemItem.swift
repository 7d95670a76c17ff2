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
            let word: SystemWord? = switch self {
            case .done: .done
            case .cancel: .cancel
            case .edit: .edit
            case .save: .save
            case .undo: .undo
            case .redo: .redo
            default: nil
            }
            return word?.text
        }

        /// What assistive technology says of a sign.
        var spokenName: String {
            let sign: SystemWord? = switch self {
            case .add: .add
            case .action: .share
            case .search: .search
            case .refresh: .refresh
            case .stop: .stop
            case .trash: .delete
            case .play: .play
            case .pause: .pause
            case .rewind: .rewind
            case .fastForward: .fastForward
            case .close: .close
            default: nil
            }
            return sign?.text ?? word ?? ""
        }
    }
}
