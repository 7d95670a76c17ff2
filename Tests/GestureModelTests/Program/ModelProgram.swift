/// One world for recognizers and what happens in it: a tree of views, recognizers and their relations, fingers, and changes that the
/// application makes in callbacks. A value, so that it can be made from a seed, printed, and made smaller.
///
/// Views, recognizers and contacts have numbers that stay when others are taken away. Times are whole milliseconds, lengths whole
/// points: so limits are often met exactly.
struct ModelProgram: Equatable, Sendable {
    /// The first is the window's root view and fills it.
    var views: [View]
    /// In the order in which they are added to their views.
    var recognizers: [Recognizer]
    var relations: [Relation] = []
    var mutations: [Mutation] = []
    /// The frames of the display, in order of time.
    var frames: [Frame] = []
    /// Whether pencils silence fingers (R-PALM-1, R-PALM-2).
    var pensSilenceFingers = false

    /// The side of the window in points.
    static let side = 320

    struct View: Equatable, Sendable {
        let id: Int
        /// `nil` for the root view and for windows.
        var parent: Int?
        /// A window of its own, in front of those before it.
        var isWindow = false
        /// In the parent's coordinates.
        var x = 0, y = 0, width = ModelProgram.side, height = ModelProgram.side
        var isMultipleTouchEnabled = true
        var isExclusiveTouch = false
        /// What it answers when a recognizer asks to begin.
        var letsGesturesBegin = true
    }

    /// Something that changed at one instant.
    struct Frame: Equatable, Sendable {
        /// Milliseconds.
        var time: Int
        /// Whether the application gets it together with the frame before.
        var isJoined = false
        var samples: [Sample]
    }

    /// Each contact has a number of its own, which is not used again.
    struct Sample: Equatable, Sendable {
        let contact: Int
        var phase: Phase
        var x: Int, y: Int
        /// Milliseconds, where it is not the frame's time.
        var time: Int?
        /// Whether a pencil lands; else it is a finger.
        var isPencil = false

        enum Phase: Int, Sendable { case began, moved, ended, cancelled }
    }

    struct Relation: Equatable, Sendable {
        let kind: Kind
        let recognizer: Int, other: Int

        enum Kind: String, Sendable {
            /// `recognizer.require(toFail: other)`
            case requireToFail
            /// The recognizer's delegate answers so about the other.
            case delegateShouldRequireFailure, delegateShouldBeRequiredToFail
            /// The recognizer's delegate allows the other beside it.
            case simultaneous
        }
    }
}

extension ModelProgram {
    struct Recognizer: Equatable, Sendable {
        let id: Int
        var kind: Kind
        /// The view to which it is added at the start; `nil` for one that a mutation may add.
        var view: Int?
        var isEnabled = true
        var cancels = true, delaysBegan = false, delaysEnded = true
        var requiresExclusiveTouchType = true
        /// Whether it accepts pencils, fingers; `nil`: both.
        var acceptsPencils: Bool?
        var delegate: Delegate?

        /// Named by kind and number: tap3.
        var name: String { "\(kind.word)\(id)" }
    }

    indirect enum Kind: Equatable, Sendable {
        case tap(taps: Int, touches: Int)
        case longPress(milliseconds: Int, touches: Int, taps: Int)
        case pan(minimum: Int, maximum: Int?)
        case swipe(Direction, touches: Int)
        case pinch
        case rotation
        case edgePan(Edge)
        case scripted(Script)

        enum Direction: String, CaseIterable, Sendable { case right, left, up, down }
        enum Edge: String, CaseIterable, Sendable { case top, left, bottom, right }

        var word: String {
            switch self {
            case .tap: "tap"
            case .longPress: "press"
            case .pan: "pan"
            case .swipe: "swipe"
            case .pinch: "pinch"
            case .rotation: "rotation"
            case .edgePan: "edge"
            case .scripted: "script"
            }
        }

        var isScripted: Bool { if case .scripted = self { true } else { false } }
    }

    /// What a scripted recognizer does in its callbacks; the words of scenario files.
    struct Script: Equatable, Sendable {
        var began: [Doing] = []
        /// The first move of an attempt; when empty, it is a move as the others.
        var firstMove: [Doing] = []
        var moved: [Doing] = []
        /// When the last of its touches is up.
        var ended: [Doing] = []
        var cancelled: [Doing] = []
        var canPrevent: Bool?
        var canBePrevented: Bool?

        enum Doing: String, CaseIterable, Sendable {
            case possible, began, changed, ended, cancelled, failed
            /// Requests began, once an attempt.
            case begin
            /// Requests ended if the attempt has asked to begin, else failed.
            case finish
            /// Ignores the callback's touches.
            case ignore
        }
    }

    /// Fixed answers; `nil` as if the method were not there.
    struct Delegate: Equatable, Sendable {
        var shouldBegin: Bool?
        var shouldReceiveTouch: Bool?
        var shouldReceiveEvent: Bool?
        /// Touches of these views are refused.
        var refusedViews: [Int] = []
        var simultaneously: Bool?
    }

    /// A change that the application makes at a moment.
    struct Mutation: Equatable, Sendable {
        var moment: Moment
        var change: Change

        enum Moment: Equatable, Sendable {
            /// Before the display sends this frame, or of the batch that it is in; after the last frame for one that is not there.
            case frame(Int)
            /// In the n-th callback of a view, from 0.
            case view(Int, Int)
            /// In the n-th action of a recognizer.
            case action(Int, Int)
            /// In the n-th touch callback of a recognizer.
            case callback(Int, Int)
            /// In its n-th reset.
            case reset(Int, Int)
            /// When its delegate is asked for the n-th time.
            case question(Int, Int)
        }

        enum Change: Equatable, Sendable {
            case removeView(Int)
            case moveView(Int, to: Int)
            case setHidden(Int, Bool)
            /// Removed, and retained by nothing.
            case releaseView(Int)
            case setEnabled(Int, Bool)
            /// Off and on again: what applications do to cancel a recognizer.
            case restart(Int)
            case removeRecognizer(Int)
            case addRecognizer(Int, to: Int)
            /// Removed, and retained by nothing.
            case releaseRecognizer(Int)
            /// The first waits for the other to fail from now on.
            case require(Int, Int)
            case setState(Int, State)
            case setFlag(Int, Flag, Bool)
            case beginIgnoring, endIgnoring
            /// The scene is covered, or seen again. Only at a frame.
            case setVisible(Bool)
        }

        enum State: String, CaseIterable, Sendable { case began, changed, ended, cancelled, failed }
        enum Flag: String, CaseIterable, Sendable { case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded }
    }

    func view(_ id: Int) -> View? { views.first { $0.id == id } }
    func recognizer(_ id: Int) -> Recognizer? { recognizers.first { $0.id == id } }

    /// Milliseconds; by then every finger is up.
    var lastTime: Int { frames.last?.time ?? 0 }

    /// Without samples that change nothing, and without frames that have none.
    var normalized: ModelProgram {
        var result = self
        var places: [Int: (Int, Int)] = [:]
        for index in result.frames.indices {
            result.frames[index].samples.removeAll { sample in
                defer { places[sample.contact] = (sample.x, sample.y) }
                return sample.phase == .moved && places[sample.contact]! == (sample.x, sample.y)
            }
        }
        // A frame that goes takes what it was joined to along.
        var frames: [Frame] = [], indices: [Int] = []
        var isSevered = true
        for var frame in result.frames {
            indices.append(frames.count)
            if !frame.isJoined { isSevered = true }
            if frame.samples.isEmpty { continue }
            frame.isJoined = frame.isJoined && !isSevered
            isSevered = false
            frames.append(frame)
        }
        result.frames = frames
        for index in result.mutations.indices {
            guard case .frame(let frame) = result.mutations[index].moment else { continue }
            result.mutations[index].moment = .frame(indices.indices.contains(frame) ? indices[frame] : frames.count)
        }
        return result
    }
}
