/// What a flick up or down goes by: turned by two fingers (R-ACC-30).
@MainActor
final class Rotor {
    enum Setting: CaseIterable {
        case value, actions, characters, words, headings, links, controls, textFields, images

        /// As it is spoken.
        var name: String {
            switch self {
            case .value: "adjust value"
            case .actions: "actions"
            case .characters: "characters"
            case .words: "words"
            case .headings: "headings"
            case .links: "links"
            case .controls: "form controls"
            case .textFields: "text fields"
            case .images: "images"
            }
        }

        var single: String { name.hasSuffix("s") ? String(name.dropLast()) : name }

        /// Whether an element is one of those that it goes by.
        @MainActor func matches(_ element: UIResponder) -> Bool {
            let traits = element.accessibilityTraits
            switch self {
            case .headings: return traits.contains(.header)
            case .links: return traits.contains(.link)
            case .images: return traits.contains(.image)
            case .textFields: return element is UITextField || element is UITextView
            case .controls:
                return !traits.isDisjoint(with: [.button, .adjustable, .searchField, .toggleButton]) || element is UITextField || element is UIControl
            case .value, .actions, .characters, .words: return false
            }
        }
    }

    /// What people chose last, which goes with the reader from element to element.
    private var chosen = Setting.characters
    /// What was chosen at this element alone, which has a value or actions.
    private var here: Setting?
    /// The action that the rotor is at; 0 is the activation itself.
    private var place = 0
    private(set) var action: UIAccessibilityCustomAction?
    private var piece: Range<String.Index>?
    private var text = ""

    /// The reader came to another element.
    func elementChanged(_ element: UIResponder?) {
        here = nil
        place = 0
        action = nil
        piece = nil
        text = ""
    }

    /// What counts at an element: its value, its actions, or what was chosen.
    func setting(for element: UIResponder?) -> Setting {
        if let here { return here }
        if element?.accessibilityTraits.contains(.adjustable) == true { return .value }
        if element?.accessibilityCustomActions?.isEmpty == false { return .actions }
        return chosen
    }

    /// Goes on to the next setting that means something here.
    /// - Returns: What is said of it.
    func turn(_ step: Int, for element: UIResponder?, among all: [UIResponder]) -> String {
        let present = setting(for: element)
        let offered = Setting.allCases.filter { setting in
            switch setting {
            case .value: element?.accessibilityTraits.contains(.adjustable) == true
            case .actions: element?.accessibilityCustomActions?.isEmpty == false
            case .characters, .words: true
            default: setting == present || all.contains { setting.matches($0) }
            }
        }
        let index = offered.firstIndex(of: present) ?? 0
        let next = offered[((index + step) % offered.count + offered.count) % offered.count]
        here = next
        if next != .value, next != .actions { chosen = next }
        action = nil
        place = 0
        return next.name
    }

    /// The next of an element's actions, which a double tap then does.
    /// - Returns: Its name.
    func nextAction(_ step: Int, of element: UIResponder?) -> String {
        let actions = element?.accessibilityCustomActions ?? []
        place = ((place + step) % (actions.count + 1) + actions.count + 1) % (actions.count + 1)
        action = place == 0 ? nil : actions[place - 1]
        return action?.name ?? "activate"
    }

    /// The next piece of an element's text, or the one before; `nil` where there is no more.
    func nextPiece(byWords: Bool, _ step: Int, of element: UIResponder) -> String? {
        let words = SpokenElement(element)
        let now = [words.label, words.value].compactMap(\.self).joined(separator: " ")
        if now != text { (text, piece) = (now, nil) }
        let pieces = byWords ? Self.words(text) : text.indices.map { $0..<text.index(after: $0) }
        guard !pieces.isEmpty else { return nil }
        let next: Range<String.Index>?
        if let piece {
            next = step > 0 ? pieces.first { $0.lowerBound >= piece.upperBound } : pieces.last { $0.upperBound <= piece.lowerBound }
        } else {
            next = step > 0 ? pieces.first : nil
        }
        guard let next else { return nil }
        piece = next
        return Self.name(String(text[next]))
    }

    private static func words(_ text: String) -> [Range<String.Index>] {
        text.split(whereSeparator: \.isWhitespace).map { $0.startIndex..<$0.endIndex }
    }

    /// Signs that a voice would leave out are named.
    private static func name(_ piece: String) -> String {
        switch piece {
        case " ": return "space"
        case "\n": return "new line"
        case ".": return "full stop"
        case ",": return "comma"
        default: return piece.count == 1 && piece.first?.isUppercase == true ? "capital \(piece)" : piece
        }
    }
}
