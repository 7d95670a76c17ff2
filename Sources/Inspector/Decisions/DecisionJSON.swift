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
            if let view { add(view, to: &object) }
        case .passedOver(let contact, let views, let reason):
            object.add("kind", "passedOver")
            object.add("contact", name(contact))
            object.add("views", .strings(views.map { GestureTrace.className(inName: $0) }))
            if views.contains(where: { GestureTrace.className(inName: $0) != $0 }) { object.add("viewNames", .strings(views)) }
            object.add("reason", .string("\(reason)"))
        case .unreached(let contact, let view, let around, let edge):
            object.add("kind", "unreached")
            object.add("contact", name(contact))
            add(view, to: &object)
            object.add("beyond", .string(around))
            object.add("edge", .string("\(edge)"))
        case .notAdmitted(let contact, let view, let reason):
            object.add("kind", "notAdmitted")
            object.add("contact", name(contact))
            add(view, to: &object)
            object.add("reason", .string("\(reason)"))
        case .rejected(let contact, let reason):
            object.add("kind", "rejected")
            object.add("contact", name(contact))
            object.add("reason", .string(code(reason)))
        case .called(let view, let phase, let contacts, let occasion):
            object.add("kind", "called")
            add(view, to: &object)
            object.add("phase", .string("\(phase)"))
            object.add("contacts", .strings(contacts.map { "\($0)" }))
            if occasion != .event { object.add("occasion", .string("\(occasion)")) }
        case .handedOn(let view, let phase, let contacts, let others, let isKept):
            object.add("kind", "handedOn")
            add(view, to: &object)
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
            add(control, to: &object)
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
            add(view, to: &object)
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
            add(view, to: &object)
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

    /// The class of a view, and its name where that says more.
    private static func add(_ view: String, to object: inout JSONValue) {
        let own = GestureTrace.className(inName: view)
        object.add("view", .string(own))
        if own != view { object.add("viewName", .string(view)) }
    }

    private static func name(_ contact: GestureTrace.Contact?) -> JSONValue? { contact.map { .string("\($0)") } }

    private static func party(_ party: GestureTrace.Party) -> JSONValue {
        var object: JSONValue = ["number": .number(party.number), "name": .string(party.name), "title": .string("\(party)")]
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
