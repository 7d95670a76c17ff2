internal import GestureEngine
package import JSONText
package import UIKit

/// A line of a trace as JSON (Documentation/inspector-protocol.md): what was decided, about what, and the sentence.
package enum DecisionJSON {
    /// - Parameter origin: The moment from which times count, in seconds on the clock of the events.
    package static func line(_ line: GestureTrace.Line, since origin: Double, number: Int? = nil) -> JSONValue {
        var object: JSONValue = [:]
        object.add("index", number.map { .number($0) })
        object.add("t", .number(line.time - origin))
        add(line.record, to: &object)
        object.add("text", .string("\(line.record)"))
        return object
    }

    private static func add(_ record: GestureTrace.Record, to object: inout JSONValue) {
        switch record {
        case .decision(let decision): add(decision, to: &object)
        case .landed(let contact, let view):
            object.add("kind", "landed")
            object.add("contact", name(contact))
            object.add("view", view.map { .string($0) })
        case .passedOver(let contact, let views, let reason):
            object.add("kind", "passedOver")
            object.add("contact", name(contact))
            object.add("views", .strings(views))
            object.add("reason", .string("\(reason)"))
        case .notAdmitted(let contact, let view, let reason):
            object.add("kind", "notAdmitted")
            object.add("contact", name(contact))
            object.add("view", .string(view))
            object.add("reason", .string("\(reason)"))
        case .rejected(let contact, let reason):
            object.add("kind", "rejected")
            object.add("contact", name(contact))
            object.add("reason", .string(code(reason)))
        case .called(let view, let phase, let contacts, let occasion):
            object.add("kind", "called")
            object.add("view", .string(view))
            object.add("phase", .string("\(phase)"))
            object.add("contacts", .strings(contacts.map { "\($0)" }))
            if occasion != .event { object.add("occasion", .string("\(occasion)")) }
        case .handedOn(let view, let phase, let contacts, let others, let isKept):
            object.add("kind", "handedOn")
            object.add("view", .string(view))
            object.add("phase", .string("\(phase)"))
            object.add("contacts", .strings(contacts.map { "\($0)" }))
            object.add("views", .strings(others))
            object.add("isKept", .bool(isKept))
        case .sent(let recognizer, let message):
            object.add("kind", "action")
            object.add("recognizer", party(recognizer))
            object.add("action", .string("\(message)"))
        case .controlSent(let control, let message):
            object.add("kind", "action")
            object.add("view", .string(control))
            object.add("action", .string("\(message)"))
        }
    }

    private static func add(_ decision: GestureTrace.Decision, to object: inout JSONValue) {
        func say(_ kind: String) { object.add("kind", .string(kind)) }
        object.add("recognizer", decision.recognizer.map(party))
        object.add("contact", name(decision.contact))
        switch decision.kind {
        case .accepted: say("accepted")
        case .refused(let refusal):
            say("refused")
            object.add("reason", .string("\(refusal)"))
        case .ignored: say("ignored")
        case .requested(let state):
            say("requested")
            object.add("state", .string("\(state)"))
        case .waits(let other):
            say("waits")
            object.add("other", party(other))
        case .requires(let other):
            say("requires")
            object.add("other", party(other))
        case .recognized: say("recognized")
        case .failed(let failure):
            say("failed")
            add(failure, to: &object)
        case .sent(let state):
            say("sent")
            object.add("state", .string("\(state)"))
        case .reset: say("reset")
        case .landingHeld: say("landingHeld")
        case .endHeld: say("endHeld")
        case .released: say("released")
        case .discarded: say("discarded")
        case .cancelled(let view):
            say("cancelled")
            object.add("view", .string(view))
        }
        object.add("because", decision.ownReason.map { .string($0) })
    }

    private static func add(_ failure: GestureTrace.Failure, to object: inout JSONValue) {
        func say(_ reason: String) { object.add("reason", .string(reason)) }
        switch failure {
        case .itself: say("itself")
        case .ignoredEverything: say("ignoredEverything")
        case .receiverRefused(let view):
            say("viewRefused")
            object.add("view", .string(view))
        case .delegateRefused: say("delegateRefused")
        case .requirementRecognized(let other):
            say("requirementRecognized")
            object.add("other", party(other))
        case .excluded(let other):
            say("excluded")
            object.add("other", party(other))
        case .disabled: say("disabled")
        case .removed: say("removed")
        case .leftSurface: say("leftWindow")
        }
    }

    private static func name(_ contact: GestureTrace.Contact?) -> JSONValue? { contact.map { .string("\($0)") } }

    private static func party(_ party: GestureTrace.Party) -> JSONValue {
        var object: JSONValue = ["number": .number(party.number), "name": .string(party.name)]
        object.add("view", party.view.map { .string($0) })
        return object
    }

    private static func code(_ rejection: Rejection) -> String {
        switch rejection {
        case .penInRange: "penInRange"
        case .penWasInRange: "penWasInRange"
        case .penCame: "penCame"
        case .palm: "palm"
        case .handOfPen: "handOfPen"
        case .tooLarge: "tooLarge"
        }
    }
}
