package import InterfaceFiles

/// Something wrong in a source or interface file, in the form in which compilers report it.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    package let place: InterfacePlace
    package let message: String
    /// What an app runs with, though it is not what its author meant.
    var isWarning = false

    /// One line: `/app/Main.storyboard:12:9: error: ViewController has no action 'sav:'; did you mean 'save:'?`.
    package var description: String { "\(place): \(isWarning ? "warning" : "error"): \(message)" }
}

/// The name that may have been meant, as the end of a message.
func suggestion(for name: String, among known: [String]) -> String {
    Spelling.nearest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
}
