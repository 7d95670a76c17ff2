import UIKit

/// Something that happened.
struct LogEntry: Equatable {
    let kind: Kind
    /// The number of the view or recognizer.
    let subject: Int
    /// Bit n: contact n.
    let contacts: UInt64
    let time: Double

    /// The same, so many seconds later.
    func isSame(as other: LogEntry, later offset: Double) -> Bool {
        kind == other.kind && subject == other.subject && contacts == other.contacts && abs(other.time - time - offset) < 1e-6
    }

    enum Kind: Equatable {
        case view(UITouch.Phase)
        case callback(UITouch.Phase)
        case action(UIGestureRecognizer.State)
        case reset
        case question(Question, about: Int)
        case event
    }

    enum Question: Int {
        case shouldBegin, shouldReceiveEvent, shouldReceiveTouch, simultaneously, shouldRequireFailure, shouldBeRequiredToFail
    }

    /// As in the trace cases of the specification.
    func text(_ program: ModelProgram) -> String {
        let touches = "{\((0..<64).filter { contacts & 1 << UInt64($0) != 0 }.map { "\($0)" }.joined(separator: ","))}"
        return switch kind {
        case .view(let phase): "V\(subject).\(phase)\(touches)"
        case .callback(let phase): "\(program.name(subject)).\(phase)\(touches)"
        case .action(let state): "\(program.name(subject))!\(state)"
        case .reset: "\(program.name(subject)).reset"
        case .question(let question, let other): "\(program.name(subject))?\(question)\(other < 0 ? "" : "(\(program.name(other)))")"
        case .event: "| @\(time)"
        }
    }
}

/// A promise that was not kept.
struct Violation: Equatable {
    /// Which: the same for all of its kind.
    let kind: String
    let text: String
}
