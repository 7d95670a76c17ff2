import Foundation
import TouchHost

/// How values stand in a session's text: words without spaces. Numbers are the shortest that read back as the same bits.
enum SessionWords {
    /// Letters, digits and a few signs stand for themselves, everything else as bytes: `%20`.
    static func quoted(_ text: String) -> String {
        if text.isEmpty { return "%" }
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                 UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"):
                result.append(Character(UnicodeScalar(byte)))
            default:
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }

    static func unquoted(_ word: Substring) -> String? {
        word == "%" ? "" : String(word).removingPercentEncoding
    }

    static func size(_ size: PixelSize) -> String { "\(size.width)x\(size.height)" }

    static func size(_ word: Substring) -> PixelSize? {
        let parts = word.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]), (1...PixelSize.largestSide).contains(width),
              (1...PixelSize.largestSide).contains(height) else { return nil }
        return PixelSize(width: width, height: height)
    }

    private static let modifierNames: [(String, KeyModifiers)] = [
        ("capslock", .capsLock), ("shift", .shift), ("control", .control), ("alt", .alternate), ("super", .command), ("keypad", .numericPad),
    ]

    static func modifiers(_ modifiers: KeyModifiers) -> String {
        modifierNames.filter { modifiers.contains($0.1) }.map(\.0).joined(separator: "+")
    }

    static func modifiers(_ word: Substring) -> KeyModifiers? {
        var result: KeyModifiers = []
        for part in word.split(separator: "+", omittingEmptySubsequences: false) {
            guard let named = modifierNames.first(where: { $0.0 == part }) else { return nil }
            result.insert(named.1)
        }
        return result
    }

    static func range(_ range: Range<Int>) -> String { "\(range.lowerBound)..\(range.upperBound)" }

    static func range(_ word: Substring) -> Range<Int>? {
        guard let dots = word.range(of: ".."), let start = Int(word[..<dots.lowerBound]), let end = Int(word[dots.upperBound...]),
              0 <= start, start <= end else { return nil }
        return start..<end
    }

    static let tools: [(String, Contact.Tool)] = [("finger", .finger), ("indirect", .indirect), ("pencil", .pencil), ("pointer", .pointer)]

    static func tool(_ tool: Contact.Tool) -> String { tools.first { $0.1 == tool }!.0 }
    static func tool(_ word: Substring) -> Contact.Tool? { tools.first { $0.0 == word }?.1 }

    static let kinds: [(String, IndirectSample.Kind)] = [("wheel", .wheel), ("scroll", .scroll), ("transform", .transform),
                                                          ("hold", .hold)]

    static func kind(_ kind: IndirectSample.Kind) -> String { kinds.first { $0.1 == kind }!.0 }
    static func kind(_ word: Substring) -> IndirectSample.Kind? { kinds.first { $0.0 == word }?.1 }

    static let motionPhases: [(String, IndirectSample.Phase)] = [
        ("began", .began), ("changed", .changed), ("ended", .ended), ("cancelled", .cancelled),
    ]

    static func motionPhase(_ phase: IndirectSample.Phase) -> String { motionPhases.first { $0.1 == phase }!.0 }
    static func motionPhase(_ word: Substring) -> IndirectSample.Phase? { motionPhases.first { $0.0 == word }?.1 }

    static let phases: [(Character, Contact.Phase)] = [("+", .began), ("~", .moved), ("-", .ended), ("!", .cancelled)]

    static func phase(_ phase: Contact.Phase) -> Character { phases.first { $0.1 == phase }!.0 }
    static func phase(_ sign: Character) -> Contact.Phase? { phases.first { $0.0 == sign }?.1 }
}
