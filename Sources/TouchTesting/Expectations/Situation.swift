internal import UIKit

extension TouchStage {
    /// The situation, for failures: the time, the touches, the recordings, and the decisions about gestures since it was taken last. Once a failure: the next one
    /// has the later decisions.
    func takeSituation() -> String {
        var lines = ["it is \(seconds(now)); \(touchesText)"]
        lines += recordings.map { "recorded: \($0.text)" }
        lines += takeDecisions()
        return lines.joined(separator: "\n")
    }

    /// The decisions since the last failure, which has printed those before.
    private func takeDecisions() -> [String] {
        guard let trace else { return [] }
        let end = trace.forgotten + trace.lines.count, isFirst = toldDecisions == 0 || toldDecisions > end
        let new = trace.lines.dropFirst(isFirst ? 0 : max(0, toldDecisions - trace.forgotten)).filter { !$0.record.isCall }
        toldDecisions = end
        guard !new.isEmpty else { return isFirst ? [] : ["decided since the last failure: nothing"] }
        let shown = new.suffix(Self.toldLines), left = new.count - shown.count
        return [isFirst ? "decided:" : "decided since the last failure:"] + (left > 0 ? ["  … \(left) lines before"] : []) + shown.map { "  \($0)" }
    }

    /// How many of the latest lines of the trace a failure shows. What views were called with is left out: it would hide the rest.
    private static let toldLines = 40

    private var touchesText: String {
        guard contactsDown.isEmpty else {
            return "down: " + contactsDown.map(describe).joined(separator: ", ")
        }
        guard let lastPosition else { return "nothing has touched the screen yet" }
        let hit = window.hitTest(window.convert(lastPosition, from: nil as UIWindow?), with: nil)
        return "nothing is down; the last touch was at \(text(lastPosition)), where \(hit.map { "now is \(text($0))" } ?? "nothing is hit")"
    }

    private func describe(_ contact: Contact) -> String {
        let place = "\(contact) at \(text(contact.sample.position))"
        for touch in (event?.allTouches ?? []).sorted(by: { $0.timestamp < $1.timestamp }) {
            guard let owner = touch.window else { continue }
            let position = owner.convert(touch.location(in: nil), to: nil as UIWindow?)
            guard hypot(position.x - contact.sample.position.x, position.y - contact.sample.position.y) < 1e-6 else { continue }
            return "\(place) on \(touch.view.map(text) ?? "no view"), \(touch.phase)"
        }
        return "\(place), sent to no view"
    }
}
