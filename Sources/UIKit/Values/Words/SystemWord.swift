/// A word that UIKit itself shows, or has spoken (R-WRD-1). ``wordTable`` has them in this order.
enum SystemWord: Int, CaseIterable, Sendable {
    // Of bars and their buttons.
    case done, cancel, edit, save, undo, redo, add, share, search, refresh, stop, delete, play, pause, rewind, fastForward, close, back
    // Of edit menus and lists.
    case cut, copy, paste, select, selectAll, previousItems, nextItems, insert, reorder, moveUp, moveDown, sectionIndex, sidebar
    // Of tabs.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, downloads, mostRecent, mostViewed
    // Of dates and pages.
    case today, hour, hours, minutes, pageOf
    // Of keys that stand for the end of typing.
    case space, returnKey, go, join, next, route, searchKey, send, doneKey, continueKey, emergency
    // Of the rest of the keyboard.
    case searchEmoji, split, merge, shiftKey, deleteKey, nextKeyboard, hideKeyboard, emojiKey, endSearch, leftKeyboard, rightKeyboard, wholeKeyboard
    // Of the emoji that were used last, and of the categories.
    case recentlyUsed, smileys, animals, food, activity, travel, objects, symbols, flags
    // Of elements as they are spoken.
    case button, link, image, heading, searchField, switchButton, on, off, tabBar, adjustable, summary, selected, dimmed
    case textField, secureTextField, isEditing, doubleTapToEdit, swipeToAdjust

    /// The emoji that were used last, and the categories that follow them.
    static func emojiCategory(_ index: Int) -> SystemWord { SystemWord(rawValue: recentlyUsed.rawValue + index) ?? .flags }

    /// In the app's language.
    var text: String { AppLanguage.word(self, in: AppLanguage.ofWords) }

    /// In the language of a tag (`de-AT`) or of a locale; in the app's where there are no words in it.
    func text(near tag: String) -> String { AppLanguage.word(self, in: AppLanguage.tag(near: tag) ?? AppLanguage.ofWords) }

    /// With numbers in the places of `%1` and `%2`.
    func text(with first: Int, _ second: Int) -> String {
        text.replacingOccurrences(of: "%1", with: "\(first)").replacingOccurrences(of: "%2", with: "\(second)")
    }
}
