internal import JSONText
internal import HostHeadless
package import TouchHost
package import UIKit

/// Makes recognizers of this run different, from when they are there: for a run that is compared with another.
@MainActor
package final class ChangedRecognizers {
    private let changes: Changes
    /// Delegates are not retained by their recognizers.
    private var delegates: [Int: ChangedDelegate] = [:]
    private var required: Set<[Int]> = []

    /// - Throws: ``InspectorError`` for a text that is no list of changes.
    package init(_ text: String) throws {
        let value: JSONValue
        do throws(JSONParser.Failure) {
            value = try JSONParser.parse(Array(text.utf8))
        } catch {
            throw InspectorError(.malformed, "DACTYL_WHAT_IF is no JSON: \(error.reason)")
        }
        changes = try Changes(value)
    }

    /// Ends the trace with the recording: the cancellations at the end of the app are not decisions about its touches.
    package func endTrace(with host: any DisplayHost) { (host as? HeadlessHost)?.stay = { _ in GestureTrace.current = nil } }

    /// Changes those that are on the screen now. To be called after every turn.
    package func apply(to application: UIApplication) {
        guard !changes.isEmpty else { return }
        var all: [Int: UIGestureRecognizer] = [:]
        Views(application).forEach { view in for recognizer in view.gestureRecognizers ?? [] { all[recognizer.inspectionNumber] = recognizer } }
        for change in changes.recognizers {
            guard let recognizer = all[change.number] else { continue }
            if change.change == .off {
                if recognizer.isEnabled { recognizer.isEnabled = false }
            } else {
                delegate(of: recognizer).changes.insert(change.change)
            }
        }
        for pair in changes.released {
            if let first = all[pair.number], let second = all[pair.other] { first.inspectionRelease(from: second) }
        }
        for requirement in changes.requirements where !required.contains([requirement.number, requirement.other]) {
            guard let first = all[requirement.number], let second = all[requirement.other] else { continue }
            required.insert([requirement.number, requirement.other])
            first.require(toFail: second)
        }
    }

    private func delegate(of recognizer: UIGestureRecognizer) -> ChangedDelegate {
        if let own = recognizer.delegate as? ChangedDelegate { return own }
        let own = delegates[recognizer.inspectionNumber] ?? ChangedDelegate()
        own.original = recognizer.delegate
        delegates[recognizer.inspectionNumber] = own
        recognizer.delegate = own
        return own
    }
}

/// Answers some questions otherwise than the delegate whose place it has.
private final class ChangedDelegate: UIGestureRecognizerDelegate {
    weak var original: (any UIGestureRecognizerDelegate)?
    var changes: Set<Changes.Change> = []

    private func answer(_ yes: Changes.Change, _ no: Changes.Change, _ usual: Bool) -> Bool {
        changes.contains(yes) ? true : changes.contains(no) ? false : usual
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        answer(.mayBegin, .mayNotBegin, original?.gestureRecognizerShouldBegin(recognizer) ?? true)
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        answer(.getsEverything, .getsNothing, original?.gestureRecognizer(recognizer, shouldReceive: event) ?? true)
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        answer(.getsEverything, .getsNothing, original?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true)
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        answer(.getsEverything, .getsNothing, original?.gestureRecognizer(recognizer, shouldReceive: press) ?? true)
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
        answer(.goesTogether, .goesAlone, original?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false)
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
        answer(.delegateWaits, .delegateDoesNotWait, original?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false)
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
        answer(.delegateIsWaitedFor, .delegateIsNotWaitedFor, original?.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) ?? false)
    }
}
