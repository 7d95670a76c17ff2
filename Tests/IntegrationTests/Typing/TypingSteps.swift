import Foundation
import Testing
import UIKit

/// The app Letters, whose keyboard is typed on in all languages: the same steps on each display.
///
/// Each step waits for what the app writes, so a busy machine only takes longer.
final class TypingSteps {
    /// What the app writes.
    private struct Line: Decodable {
        struct Key: Decodable {
            let label: String
            let x, y: Double
            var place: String { "\(x) \(y)" }
        }

        /// The language that is shown, and the keys.
        var language: String?
        var keys: [Key]?
        var text: String?

        func key(_ label: String) throws -> Key {
            // Strings of other scalars may be equal.
            guard let key = keys?.first(where: { $0.label.unicodeScalars.elementsEqual(label.unicodeScalars) }) else {
                throw Trouble("'\(language ?? "")' has no key '\(label)', but \(keys?.map(\.label) ?? [])")
            }
            return key
        }
    }

    private let display: any FingersDisplay
    /// How many lines have been read.
    private var taken = 0

    init(_ display: any FingersDisplay) { self.display = display }

    func all() throws {
        var shown = try firstKeys()
        for (number, word) in TypedWord.all.enumerated() {
            #expect(shown?.language == word.language, "after \(number) languages")
            guard let keys = shown else { throw Trouble("no keyboard came; \(state)") }
            for letter in word.letters { _ = try keys.key(letter) }
            let places = try word.keys.map { try keys.key($0).place }
            try display.play(number.isMultiple(of: 2) ? inTurn(places) : rollingOver(places))
            try awaitText(word)
            shown = try turn(by: try keys.key("next keyboard").place)
        }
        #expect(shown?.language == TypedWord.all[0].language, "behind the last is the first")
        #expect(try display.finish() == 0, "\(display.errors)")
    }

    // MARK: Fingers, ten letters a second

    private func inTurn(_ places: [String]) -> String { places.map { "tap 0 \($0) 50; sleep 50" }.joined(separator: "; ") }

    /// Two fingers take turns, and each lands before the other lifts.
    private func rollingOver(_ places: [String]) -> String {
        let landings = places.enumerated().map { number, place in
            "down \(number % 2) \(place); frame; sleep 50" + (number == 0 ? "" : "; up \((number + 1) % 2); frame") + "; sleep 50"
        }
        return landings.joined(separator: "; ") + "; up \((places.count + 1) % 2); frame"
    }

    private static let attempts = 3

    /// Taps the globe. On a machine that stood still under the finger it opens its menu instead (R-KBD-17): after a long silence another tap takes that
    /// away, and the next one turns.
    private func turn(by place: String) throws -> Line? {
        for _ in 0..<Self.attempts {
            try display.play("tap 0 \(place) 50")
            if let keys = try nextKeys(within: patience / Double(Self.attempts)) { return keys }
        }
        throw Trouble("the globe shows no other language; \(state)")
    }

    // MARK: What the app writes

    private var state: String { "the app wrote \(display.output.split(separator: "\n").suffix(6)) \(display.errors)" }

    /// The whole lines that were not read yet.
    private func freshLines() throws -> [Line] {
        let lines = display.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().dropFirst(taken)
        taken += lines.count
        return try lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    }

    /// The keys that are shown next; nothing is typed until then.
    private func nextKeys(within seconds: Double) throws -> Line? {
        var keys: Line?
        try waitUntil(seconds, every: 0.02) {
            for line in try freshLines() {
                if let text = line.text { throw Trouble("'\(text)' was typed too; \(state)") }
                keys = line
            }
            return keys != nil
        }
        return keys
    }

    /// The keys once they are at the display's lower edge: a window may get its size after the keyboard has begun to come.
    private func firstKeys() throws -> Line? {
        while let keys = try nextKeys(within: patience) {
            if try keys.key("next keyboard").y > display.height - 57 { return keys }
        }
        return nil
    }

    private func awaitText(_ word: TypedWord) throws {
        var last = ""
        let isTyped = try waitUntil(every: 0.02) {
            last = try freshLines().compactMap(\.text).last ?? last
            return last.unicodeScalars.elementsEqual(word.text.unicodeScalars)
        }
        guard isTyped else { throw Trouble("\(word.keys) typed '\(last)' in place of '\(word.text)' in '\(word.tag)'; \(state)") }
    }
}

extension UsedApp {
    /// Its keyboard has all languages.
    static let letters = UsedApp("Letters", [
        "DACTYL_KEYBOARD": "always", "DACTYL_KEYBOARD_LANGUAGES": UIApplication.availableKeyboardLanguages.joined(separator: ","),
    ])
}
