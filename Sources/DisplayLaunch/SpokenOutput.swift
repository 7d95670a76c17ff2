import Foundation
import FoundationAdditions
import SpeechDispatcher
import TouchHost
import TouchScript
import UIKit

/// Where what the screen reader says goes in a run: to Speech Dispatcher, on a display, and to a file where one is named (R-ACC-25).
@MainActor
final class SpokenOutput: Speaker {
    private let application: UIApplication
    private var client: SpeechClient?
    private(set) var file: LineFile?

    /// - Throws: `FileError` where the file can't be written.
    init(_ application: UIApplication, _ settings: HostSettings, _ host: any DisplayHost, _ environment: [String: String]) throws {
        self.application = application
        if let path = settings.spoken {
            let file = try LineFile(path: path)
            self.file = file
            let rule = TypedTextRule(isAskedFor: settings.showsTyped), clock = host.clock, start = clock.now
            UIAccessibility.speechObserver = { file.append(Self.line($0, at: clock.now - start, rule)) }
        }
        // Without a display time is not a listener's.
        guard host is any EventDrivenHost else { return }
        client = SpeechClient(environment: environment) { [weak self] number, wasSpoken in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.application.speechDidEnd(number, wasSpoken: wasSpoken) } }
        } onFailure: { [weak self] reason in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.fail(reason) } }
        }
        application.speaker = self
    }

    private static func line(_ utterance: UIAccessibility.Utterance, at time: Double, _ rule: TypedTextRule) -> String {
        let text = utterance.isOfKey && !rule.shows(isSecret: utterance.isSecret) ? "key" : utterance.text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return String(format: "%.3f ", time) + text
    }

    private func fail(_ reason: String) {
        say("dactyl: nothing is spoken: \(reason); DACTYL_SPOKEN=FILE writes what would be")
        application.speaker = nil
        client = nil
    }

    // MARK: Speaker

    func speak(_ utterance: UIAccessibility.Utterance) {
        var texts: [SpokenText] = []
        for part in utterance.parts {
            if let last = texts.last, last.language == part.language {
                texts[texts.count - 1] = SpokenText("\(last.text), \(part.text)", language: last.language)
            } else {
                texts.append(SpokenText(part.text, language: part.language))
            }
        }
        client?.speak(texts, number: utterance.number, interrupts: utterance.interrupts)
    }

    func stop() { client?.stop() }

    /// The app ends: what was said last is still spoken.
    func end() {
        client?.close()
        file?.flush()
    }
}
