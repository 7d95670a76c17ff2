import Foundation
import TouchHost

/// Takes out on which keys fingers type that are on a keyboard on the screen: they all stand on one.
struct TypingFingerHider {
    /// The contacts that landed on a key that types.
    private var typing: Set<Int> = []

    var isHiding: Bool { !typing.isEmpty }

    /// - Parameters:
    ///   - hides: Whether what is typed now is hidden. A finger stays as it began.
    ///   - standIn: The place that stands for a key that types; `nil` for other places.
    mutating func hide(_ frame: TouchFrame, if hides: Bool, _ standIn: (CGPoint) -> CGPoint?) -> TouchFrame {
        var hidden = frame
        for index in hidden.contacts.indices {
            let contact = hidden.contacts[index], place = standIn(contact.position)
            if contact.phase == .began, hides, place != nil { typing.insert(contact.id) }
            guard typing.contains(contact.id) else { continue }
            if let place { hidden.contacts[index].position = place }
            if contact.phase == .ended || contact.phase == .cancelled { typing.remove(contact.id) }
        }
        return hidden
    }
}
