package import Foundation

/// The one rule for what is shown of what a person types or pastes: in recordings, delivery logs, what the inspector and tools are answered,
/// and what is exported.
///
/// It is hidden, unless the person who starts the app asks for it (`--typed`). What a secure field gets is never shown.
package struct TypedTextRule: Equatable, Sendable {
    /// Whether it was asked for.
    package var isAskedFor: Bool

    package init(isAskedFor: Bool = false) { self.isAskedFor = isAskedFor }

    /// Whether what is typed is shown as it is.
    /// - Parameter isSecret: Whether it goes into a secure field.
    package func shows(isSecret: Bool) -> Bool { isAskedFor && !isSecret }

    /// The text as it is shown: itself or its stand-in.
    package func shown(_ text: String, isSecret: Bool) -> String { shows(isSecret: isSecret) ? text : Self.standIn(for: text) }

    /// As many characters, each as many UTF-16 code units long. Line ends stay: they are commands.
    package static func standIn(for text: String) -> String {
        text.reduce(into: "") { result, character in
            result += character.isNewline ? String(character) : "x" + String(repeating: "\u{301}", count: character.utf16.count - 1)
        }
    }
}

/// A client that knows where what is typed goes, for those that write it down.
@MainActor
package protocol TypingClient: AnyObject {
    /// Whether what is typed next goes into a secure field, or may.
    var typesInSecret: Bool { get }
    /// Whether a keyboard of the application's own is on the screen.
    var showsKeyboard: Bool { get }
    /// Whether fingers explore that keyboard: the one that is passed last is typed.
    var exploresKeyboard: Bool { get }
    /// Where a finger is said to be that is on a key of that keyboard which types: on another such key, the same for all.
    /// - Parameter place: Pixels from the surface's upper left corner.
    /// - Returns: `nil` for every other place.
    func standIn(for place: CGPoint, on surface: any Surface) -> CGPoint?
}
