internal import Foundation
internal import HostHeadless
internal import JSONText
internal import UIKit

/// Time, and waiting for something.
@MainActor
enum TimeMethods {
    static let all: [Method] = [time, wait]

    private static let time = Method(
        "time", "How time goes on a virtual display: 'virtual' stands still between calls, 'real' follows the wall clock.",
        [Parameter("mode", .oneOf(["virtual", "real"]), isRequired: true, "virtual or real.")], needsControl: true
    ) { inspector, arguments in
        guard let headless = inspector.headless else { throw InspectorError(.unavailable, "time on the host '\(inspector.host.name)' is real; run the app with --on headless for virtual time") }
        headless.followsWallClock = arguments.string("mode") == "real"
        return ["mode": .string(arguments.string("mode") ?? ""), "now": .number(inspector.now)]
    }

    private static let wait = Method(
        later: "wait", "Lets time pass: so many seconds, until the app rests, or until a decision is taken. Virtual time passes at once.",
        [Parameter("seconds", .number(0...600), "How long (at most; 5 without anything else)."),
         Parameter("until", .oneOf(["rest", "decision"]), "rest: no animation or timer goes on. decision: one whose sentence contains 'text'."),
         Parameter("text", .string, "A part of the decision's sentence, as in 'pan on MapView: recognized'.")],
        needsControl: true
    ) { inspector, arguments, reply in
        let limit = arguments.number("seconds") ?? 5, until = arguments.string("until")
        let text = until == "decision" ? try arguments.required(arguments.string("text"), "text", "to wait for a decision") : ""
        let start = inspector.now, first = inspector.decisions.end
        let isMet: @MainActor @Sendable () -> Bool = {
            switch until {
            case "rest": !inspector.isPlaying && (inspector.headless.map { $0.nextMoment == nil } ?? (inspector.surface?.isBusy == false))
            case "decision": inspector.decisions.contains(text, since: first)
            default: false
            }
        }
        let answer: @MainActor @Sendable (Bool) -> Void = { isMet in
            var result: JSONValue = ["now": .number(inspector.now), "waited": .number(inspector.now - start)]
            if until != nil { result.add("met", .bool(isMet)) }
            reply(.success(result))
        }
        let isVirtual: @MainActor @Sendable () -> Bool = { inspector.headless?.followsWallClock == false && !inspector.isPlaying }
        let pass: @MainActor @Sendable () -> Void = {
            guard let headless = inspector.headless else { return }
            let end = headless.clock.now + max(0, limit - (inspector.now - start))
            headless.advance(by: 0)
            while !isMet(), headless.clock.now < end {
                headless.advance(to: min(end, headless.nextMoment ?? end))
                if until == "rest", headless.nextMoment == nil { break }
            }
            answer(isMet())
        }
        if isVirtual() { return pass() }
        // What follows the wall clock, or a script, is looked at again and again.
        look {
            let met = isMet()
            guard met || inspector.now - start >= limit else {
                guard isVirtual() else { return false }
                // The script is over.
                inspector.post(pass)
                return true
            }
            answer(met)
            return true
        }
    }

    /// Asks sixty times a second until the answer is yes.
    private static func look(_ isDone: @escaping @MainActor @Sendable () -> Bool) {
        guard !isDone() else { return }
        _ = Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: false) { _ in MainActor.assumeIsolated { look(isDone) } }
    }
}
