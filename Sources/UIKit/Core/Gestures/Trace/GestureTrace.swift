public import GestureEngine

/// Records what is decided about recognizers and touches, and why; also the views that hit testing passed over, what views and responders
/// were called with, and the actions that were sent.
///
/// Nothing is recorded, and it costs nothing, unless a trace is ``current``:
///
///     let trace = GestureTrace()
///     GestureTrace.current = trace
///     …
///     print(trace.explanation(of: "pan") ?? "there was no pan")
///
/// This is not part of Apple's UIKit.
@MainActor
public final class GestureTrace {
    public typealias Record = GestureEngine.Record<Names>
    public typealias Decision = GestureEngine.Decision<Names>
    public typealias Failure = GestureEngine.Failure<Names>
    public typealias Line = Trace<Names>.Line
    public typealias Lines = Trace<Names>.Lines
    typealias Noted = Trace<Names>.Noted

    /// The trace that is being written; `nil`, which is the default, records nothing.
    public static var current: GestureTrace? {
        get { written }
        set {
            // Calls that it saw begin, but not return, are none of its business any more.
            if newValue !== written {
                newValue?.calls = []
                handed = []
                isCalling = false
            }
            written = newValue
            GestureCoordinator.shared.engine.isTracing = newValue != nil
        }
    }
    /// Internal, so that its readers on the touch path check no exclusive access.
    private static var written: GestureTrace?

    /// Distinguishes the numbers that this trace gives out from those of other traces, and from those that it has forgotten.
    private var numbering = nextNumbering()
    private static var lastNumbering = 0
    private static func nextNumbering() -> Int {
        lastNumbering += 1
        return lastNumbering
    }

    // Unchecked, as all that each move writes: checks are a fifth of what an inspector adds to a move.
    @exclusivity(unchecked) private var trace: Trace<Names>
    /// The numbers that recognizers, touches and presses have in this trace, by those that they have in the process.
    @exclusivity(unchecked) private var recognizerNumbers: [Int: Int] = [:], touchNumbers: [Int: Int] = [:], pressNumbers: [Int: Int] = [:]
    private var motionNumbers: [Int: Int] = [:]
    private var namesakes = Namesakes()
    /// The hosts' contacts of the touches that landed, by their numbers in this trace.
    private var contacts: [Int: Int] = [:]
    /// The calls of views and responders that have not returned.
    @exclusivity(unchecked) var calls: ContiguousArray<Call> = []
    // Of the one that is written: each responder notes a hop, without a look at the trace.
    /// The responders that those calls went on to, those of the last call at the end.
    @exclusivity(unchecked) static var handed: ContiguousArray<UIResponder.Type> = []
    /// Whether the last responder kept the last call: otherwise the chain ended there.
    @exclusivity(unchecked) static var isKept = true
    /// Whether there is a call that has not returned.
    @exclusivity(unchecked) static var isCalling = false
    /// The latest calls that were not made like one before: the next move makes them again.
    @exclusivity(unchecked) var knownCalls: ContiguousArray<KnownCall> = []
    /// What was passed over in looking for the view of a landing that is about to be noted.
    var lastHitTest: HitTestNotes?

    /// - Parameter capacity: How many of the latest lines are kept.
    public init(capacity: Int = 100_000) { trace = Trace(capacity: capacity) }

    /// What was recorded, in that order.
    public var lines: Lines { trace.lines }
    /// The decisions alone, in the order in which they were taken.
    /// - Complexity: O(n) in the number of lines.
    public var decisions: [Decision] { trace.decisions }
    /// How many of the latest lines are kept.
    public var capacity: Int { trace.capacity }
    /// The moment, in seconds on the clock of the events, from which the times of ``explanation(of:)`` count: 0 unless it is set.
    public var origin: TimeInterval {
        get { trace.origin }
        set { trace.origin = newValue }
    }

    /// Forgets the lines. Later ones are numbered from 1 again.
    public func removeAll() {
        trace.removeAll()
        numbering = Self.nextNumbering()
        recognizerNumbers = [:]
        touchNumbers = [:]
        pressNumbers = [:]
        motionNumbers = [:]
        namesakes = Namesakes()
        contacts = [:]
        knownCalls = []
    }

    /// The lines about one recognizer, touch, press or view, in sentences; about everything for `nil`.
    ///
    /// A recognizer goes by its name ("double tap"), its kind ("tap"), or one of them and its view ("pan on MapView"), a touch by its number ("touch 1"),
    /// a view or responder by its class or name. A recognizer's chain has its own lines and those that name it as the reason. `nil` when nothing of that name
    /// took part.
    /// - Complexity: O(n) in the number of lines.
    public func explanation(of subject: String? = nil) -> String? { trace.explanation(of: subject) }

    /// The lines that ``explanation(of:)`` has sentences for; `nil` when nothing of that name took part.
    /// - Complexity: O(n) in the number of lines.
    public func lines(of subject: String?) -> [Line]? { trace.lines(of: subject) }

    /// The places among ``lines`` of those that ``lines(of:)`` has, in order.
    package func places(of subject: String) -> [Int] { trace.places(of: subject) }

    /// How many lines, before the first of ``lines``, were recorded and are not kept any more.
    public var forgotten: Int { trace.forgotten }

    /// The names that ``explanation(of:)`` knows: recognizers, then touches and presses, then views, each in order of appearance.
    public var subjects: [String] { trace.subjects }

    /// The recognizers that the lines name, in order of appearance.
    package var metParties: [Party] { trace.recognizers }

    /// Makes room for as many lines as are kept, for a trace that is written as long as the app runs.
    package func reserveCapacity() { trace.reserveCapacity() }

    @discardableResult
    func note(_ record: consuming Record) -> Noted { trace.note(record, at: Surroundings.eventTime) }

    /// Notes a line again, which is quick. `false` if it is too old: then it is to be noted as a new one.
    func note(again noted: Noted) -> Bool { trace.note(again: noted, at: Surroundings.eventTime) }

    /// Notes what was decided about a recognizer if its latest line of that kind said the same.
    func decidesAgain(_ kind: EngineDecision.Kind, _ recognizer: UIGestureRecognizer) -> Bool {
        guard let latest = latestName(recognizer) else { return false }
        switch kind {
        case .requested(let state):
            guard let line = latest.requested, line.state == state else { return false }
            return note(again: line.noted)
        case .sent(let state):
            guard let line = latest.sent, line.state == state else { return false }
            return note(again: line.noted)
        default: return false
        }
    }

    // MARK: Names

    func party(_ recognizer: UIGestureRecognizer) -> Party {
        if let known = latestName(recognizer) { return known.name }
        let party = namesakes.meet(Party(recognizer, number: Self.number(recognizer.number, in: &recognizerNumbers)), recognizer.number)
        recognizer.traceName = TraceName(numbering: numbering, name: party)
        return party
    }
    /// What recognizers are called now; those that the trace has not met, what they would be called if it met them in this order.
    package func parties(_ recognizers: [UIGestureRecognizer]) -> [Party] {
        var namesakes = namesakes
        return recognizers.map { latestName($0)?.name ?? namesakes.meet(Party($0, number: recognizerNumbers[$0.number] ?? 0), $0.number) }
    }
    /// What this trace called the recognizer last, if it would call it that again.
    func latestName(_ recognizer: UIGestureRecognizer) -> TraceName? {
        guard let known = recognizer.traceName, known.numbering == numbering else { return nil }
        return known
    }
    /// The number that lines have for the recognizer; `nil` while none names it.
    package func number(of recognizer: UIGestureRecognizer) -> Int? { recognizerNumbers[recognizer.number] }
    func name(_ touch: UITouch) -> Contact {
        if touch.traceNumber.numbering == numbering { return .touch(touch.traceNumber.number) }
        let number = Self.number(touch.serial, in: &touchNumbers)
        touch.traceNumber = (numbering, number)
        return .touch(number)
    }
    /// The touch of a number stands for the contact of the host.
    func knows(_ contact: Int, as number: Int) { contacts[number] = contact }
    /// The host's contact that a touch stands for; `nil` when none of that number landed.
    package func contact(ofTouch number: Int) -> Int? { contacts[number] }
    func name(_ press: UIPress) -> Contact { .press(Self.number(press.serial, in: &pressNumbers)) }

    func name(_ motion: IndirectMotion) -> Contact {
        let number = Self.number(motion.number, in: &motionNumbers)
        return motion.kind == .transform ? .transform(number) : .scroll(number)
    }

    private static func number(_ own: Int, in numbers: inout [Int: Int]) -> Int {
        if let number = numbers[own] { return number }
        numbers[own] = numbers.count + 1
        return numbers.count
    }
}
