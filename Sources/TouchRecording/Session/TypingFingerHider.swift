import Foundation
import TouchHost

/// Takes out on which keys fingers type that are on a keyboard on the screen: they all stand on one.
struct TypingFingerHider {
    /// The contacts that landed on a key that types, or explored one, and where they are said to be.
    private var typing: [Int: CGPoint] = [:]

    var isHiding: Bool { !typing.isEmpty }

    /// - Parameters:
    ///   - hides: Whether what is typed now is hidden. A finger stays as it began.
    ///   - explores: Whether fingers explore the keyboard: one is hidden from the first key on that it comes to.
    ///   - standIn: The place that stands for a key that types; `nil` for other places.
    mutating func hide(_ frame: TouchFrame, if hides: Bool, explores: Bool = false, _ standIn: (CGPoint) -> CGPoint?) -> TouchFrame {
        var hidden = frame
        for index in hidden.contacts.indices {
            let contact = hidden.contacts[index], place = standIn(contact.position)
            if contact.phase == .began { typing[contact.id] = hides ? place : nil }
            if explores, hides, let place { typing[contact.id] = place }
            guard let last = typing[contact.id] else { continue }
            // Beside the keys its column would say which key it was on.
            hidden.contacts[index].position = place ?? last
            typing[contact.id] = contact.phase == .ended || contact.phase == .cancelled ? nil : place ?? last
        }
        return hidden
    }
}
