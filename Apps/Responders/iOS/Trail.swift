import UIKit

/// A responder that adds what reaches it to the trail.
protocol Traced: UIResponder {
    var traceName: String { get }
}

/// One responder on the way of a message up the chain.
struct Hop: Equatable {
    enum Kind {
        /// A touch event reached the responder.
        case touch
        /// The responder was asked whether it performs the action.
        case question
        /// The responder handled it: the way ends here.
        case taken
    }

    var kind: Kind
    var message: String
    var responder: String
    /// How many responders the message passed before this one.
    var depth: Int
}

/// What went up the responder chain, hop by hop.
@MainActor final class Trail {

    static let shared = Trail()

    private(set) var hops: [Hop] = []
    /// Called after each hop.
    var didChange: (() -> Void)?

    private weak var last: UIResponder?
    /// More than fit on any screen are forgotten.
    private let capacity = 200

    /// A touch event came to the responder.
    func pass(_ message: String, _ responder: Traced) {
        append(.touch, message, responder)
    }

    /// The responder was asked whether it performs the action. None but the one that the button sends are of interest here.
    func ask(_ action: Selector, _ responder: Traced) {
        let message = NSStringFromSelector(action)
        guard message == "mark:" else { return }
        append(.question, message, responder)
    }

    /// The responder handled what came.
    func take(_ message: String, _ responder: Traced) {
        append(.taken, message, responder)
    }

    func clear() {
        hops = []
        last = nil
        didChange?()
    }

    private func append(_ kind: Hop.Kind, _ message: String, _ responder: Traced) {
        var depth = 0
        if let last, let previous = hops.last, previous.message == message, previous.kind != .taken {
            if last === responder {
                depth = previous.depth
            } else if last.next === responder {
                depth = previous.depth + 1
            }
        }
        last = responder
        if depth == 0, message == "touchesMoved" { forgetMoves(of: responder.traceName) }
        hops.append(Hop(kind: kind, message: message, responder: responder.traceName, depth: depth))
        if hops.count > capacity { hops.removeFirst(hops.count - capacity) }
        didChange?()
    }

    /// A finger that moves comes by again and again: only the last time stays in the list.
    private func forgetMoves(of responder: String) {
        let start = hops.lastIndex { $0.message != "touchesMoved" }.map { $0 + 1 } ?? 0
        guard let first = hops[start...].firstIndex(where: { $0.depth == 0 && $0.responder == responder }) else { return }
        let end = hops[(first + 1)...].firstIndex { $0.depth == 0 } ?? hops.count
        hops.removeSubrange(first..<end)
    }

}
