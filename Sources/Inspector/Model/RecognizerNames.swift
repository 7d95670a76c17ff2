internal import UIKit

/// The names of the recognizers on the screen, as sentences have them: each is called otherwise than all others.
@MainActor
struct RecognizerNames {
    let trace: GestureTrace
    private let parties: [Int: GestureTrace.Party]

    init(_ inspector: Inspector) { self.init(Views(inspector.application), inspector.trace) }

    init(_ views: Views, _ trace: GestureTrace) {
        self.trace = trace
        let all = views.recognizers
        parties = Dictionary(zip(all.map(\.inspectionNumber), trace.parties(all))) { first, _ in first }
    }

    func party(_ recognizer: UIGestureRecognizer) -> GestureTrace.Party { parties[recognizer.inspectionNumber] ?? trace.parties([recognizer])[0] }

    subscript(recognizer: UIGestureRecognizer) -> String { "\(party(recognizer))" }
}
