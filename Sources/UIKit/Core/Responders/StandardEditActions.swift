/// The actions that editing is made of. They reach the first responder that implements them by keys and menus (R-RSP-25).
///
/// `UIResponder` declares them so that subclasses can override them, and implements none: `canPerformAction(_:withSender:)` is true only
/// for classes that override the action and say so (``UIResponder/overriddenEditActions``).
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Removes the selection and puts it on the general pasteboard (R-RSP-25).
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    /// Inserts what is on the general pasteboard.
    func paste(_ sender: Any?)
    /// Inserts what is on the pasteboard, in the style of its surroundings.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Inserts what is on the pasteboard and goes to it.
    func pasteAndGo(_ sender: Any?)
    /// Inserts what is on the pasteboard and searches for it.
    func pasteAndSearch(_ sender: Any?)
    /// Selects what is at the caret.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Removes the selection.
    func delete(_ sender: Any?)
    /// Makes the text run from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Makes the text run from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Turns bold type on or off in the selection.
    func toggleBoldface(_ sender: Any?)
    /// Turns italic type on or off in the selection.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selection, or removes the line.
    func toggleUnderline(_ sender: Any?)
    /// Makes the selection larger.
    func increaseSize(_ sender: Any?)
    /// Makes the selection smaller.
    func decreaseSize(_ sender: Any?)
    /// Begins a search.
    func find(_ sender: Any?)
    /// Begins a search with replacing.
    func findAndReplace(_ sender: Any?)
    /// Goes to the next match.
    func findNext(_ sender: Any?)
    /// Goes to the match before.
    func findPrevious(_ sender: Any?)
    /// Searches for the selection.
    func useSelectionForFind(_ sender: Any?)
    /// Changes the attributes of the selection, by a function of the present ones.
    func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
    /// Prints the content.
    func printContent(_ sender: Any?)
    /// Renames the selected object.
    func rename(_ sender: Any?)
    /// Duplicates the selected object.
    func duplicate(_ sender: Any?)
    /// Moves the selected object.
    func move(_ sender: Any?)
    /// Exports the selected object.
    func export(_ sender: Any?)
}
