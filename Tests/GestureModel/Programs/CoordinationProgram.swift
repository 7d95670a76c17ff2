/// A program for abstract recognizers: they do in their callbacks what the steps say, so that only the coordination decides what comes out.
///
/// There are three views, each in the one before: `0` is the root, `2` the deepest, or the root of a second surface. Contacts have numbers from 0 in
/// the order of landing.
struct CoordinationProgram: Hashable, Sendable {
    var recognizers: [Recognizer]
    /// The first of each waits for the second to fail, for good.
    var requirements: [Requirement] = []
    /// The questions that are answered otherwise than as usual.
    var exceptions: Set<ReferenceQuestion> = []
    var steps: [Step] = []
    /// Whether view 2 is the root of a surface of its own. UIKit has no programs of it: windows are more than surfaces.
    var hasSecondSurface = false

    typealias Stage = ReferenceState.Stage
    typealias Sample = Reference.Sample
    static let views = 3
    /// Where the views are, each in the one before with room beside it; and a place in the window that hits each.
    static let frames = [[0, 0, 320, 320], [160, 0, 160, 320], [0, 160, 160, 160]]
    static let points = [(x: 60, y: 60), (x: 220, y: 60), (x: 220, y: 220)]

    struct Requirement: Hashable, Sendable {
        let waiting: Int, other: Int
    }

    /// In the order in which they are added to their views.
    struct Recognizer: Hashable, Sendable {
        var view: Int
        var cancels = true, delaysBegan = false, delaysEnded = true
        /// R-TAP-11: whether it is offered no landing while it waits, as a tap.
        var declinesWhileWaiting = false
    }

    /// What happens from outside, and what is done inside the callbacks that it causes.
    struct Step: Hashable, Sendable {
        var stimulus: Stimulus
        var reactions: [Reaction] = []
    }

    enum Stimulus: Hashable, Sendable {
        /// One event: contacts land, move, lift, are cancelled by the system.
        case event([Sample])
        /// The application does something between events.
        case change(Change)
        /// The application cancels all touches (R-APP-4).
        case cancelAll
    }

    struct Reaction: Hashable, Sendable {
        /// The first time in the step that this happens.
        var moment: Moment
        var change: Change
    }

    enum Moment: Hashable, Sendable {
        /// In the recognizer's touch callback, action, `reset()`; when it or its delegate is asked.
        case callback(Int), action(Int), reset(Int), receiving(Int), permission(Int), failure(Int), exclusion(Int)
        /// In the view's touch callback.
        case view(Int)
    }

    enum Change: Hashable, Sendable {
        case request(Int, Stage)
        case ignore(contact: Int, Int)
        case setEnabled(Int, Bool)
        case remove(Int), add(Int, to: Int)
        case require(Int, toFail: Int)
        case setFlag(Int, Flag, Bool)
        case door(Door)
    }

    /// What the engine is asked for beside events and requests. UIKit has these only together with what views and applications do: programs of it
    /// have none.
    enum Door: Hashable, Sendable {
        /// The view leaves its window, with the views in it (R-VH-8, R-GR-55). What lands there later hits the view that it was in.
        case leave(view: Int)
        /// The recognizer is gone for good.
        case unregister(Int)
        /// The contact is kept from its view, if that has not been called with it (R-SCR-3).
        case keep(contact: Int)
        /// All contacts are cancelled at once (R-APP-5).
        case cancelNow
        /// Whatever the contacts came from is gone; between events alone.
        case removeAll
    }

    enum Flag: String, Hashable, Sendable {
        case cancels = "cancelsTouchesInView", delaysBegan = "delaysTouchesBegan", delaysEnded = "delaysTouchesEnded"
    }

    /// Without samples of contacts that are not down, and without what refers to contacts that never land.
    var normalized: CoordinationProgram {
        var result = self
        var live: Set<Int> = [], landed: Set<Int> = []
        result.steps = steps.compactMap { step in
            var step = step
            if case .cancelAll = step.stimulus { live.removeAll() }
            if case .event(let samples) = step.stimulus {
                let kept = samples.filter { sample in
                    if sample.phase == .began { return landed.insert(sample.contact).inserted && live.insert(sample.contact).inserted }
                    let isLive = live.contains(sample.contact)
                    if sample.phase == .ended || sample.phase == .cancelled { live.remove(sample.contact) }
                    return isLive
                }
                if kept.isEmpty { return nil }
                step.stimulus = .event(kept)
            }
            return step
        }
        return result
    }
}

extension ReferenceQuestion {
    /// What is answered by default.
    var usual: Bool {
        switch self {
        case .receivesEvent, .delegateReceivesEvent, .receivesTouch, .viewLetsBegin, .shouldBegin, .canPrevent, .canBePrevented: true
        case .requiresFailure, .isRequiredToFail, .delegateRequiresFailure, .delegateIsRequiredToFail, .simultaneously: false
        }
    }

    var moment: CoordinationProgram.Moment {
        switch self {
        case .receivesEvent(let recognizer), .delegateReceivesEvent(let recognizer), .receivesTouch(let recognizer, _):
            .receiving(recognizer)
        case .viewLetsBegin(_, let recognizer), .shouldBegin(let recognizer): .permission(recognizer)
        case .requiresFailure(let recognizer, _), .isRequiredToFail(let recognizer, _), .delegateRequiresFailure(let recognizer, _),
             .delegateIsRequiredToFail(let recognizer, _): .failure(recognizer)
        case .canPrevent(let recognizer, _), .canBePrevented(let recognizer, _), .simultaneously(let recognizer, _): .exclusion(recognizer)
        }
    }
}
