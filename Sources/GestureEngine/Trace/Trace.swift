/// What was decided and done, in order, with the reasons. A toolkit keeps one for as long as it records, and notes in it the engine's decisions
/// (``EngineClient/note(_:)``) and what it sees itself.
public struct Trace<Names: TraceNames>: Sendable {
    /// A record with its moment, in seconds on the clock of the events.
    public struct Line: Hashable, Sendable {
        /// The moment, in seconds on the clock of the events.
        public let time: Double
        /// What was decided or done.
        public let record: Record<Names>

        @inlinable init(time: Double, record: consuming Record<Names>) {
            self.time = time
            self.record = record
        }
    }

    /// In the order in which they were noted.
    @inlinable public var lines: [Line] { kept }
    // What a client's lines need is compiled for its names: made for any names it takes several times as long.
    @usableFromInline var kept: [Line] = []
    /// The moment from which the times of ``explanation(of:)`` count, in seconds on the clock of the events.
    public var origin = 0.0
    /// How many of the latest lines are kept.
    public let capacity: Int
    /// How many lines, before the first of ``lines``, were noted and are not kept any more.
    public private(set) var forgotten = 0

    /// Makes an empty trace.
    /// - Parameter capacity: How many of the latest lines are kept: at least 1. A trace that is full forgets a quarter of them at once.
    public init(capacity: Int = 100_000) { self.capacity = max(1, capacity) }

    /// Makes room for as many lines as are kept: growing step by step copies all of them again and again. The system gives memory to what is used of it.
    public mutating func reserveCapacity() { kept.reserveCapacity(capacity) }

    /// Adds a record.
    /// - Parameter time: The moment, in seconds on the clock of the events.
    /// - Complexity: O(1) on average.
    @inlinable public mutating func note(_ record: consuming Record<Names>, at time: Double) {
        if kept.count >= capacity { forget() }
        kept.append(Line(time: time, record: record))
    }

    @usableFromInline mutating func forget() {
        let count = max(1, capacity / 4)
        kept.removeFirst(count)
        forgotten += count
    }

    /// Forgets the lines; ``origin`` and ``capacity`` stay.
    public mutating func removeAll() {
        kept.removeAll()
        forgotten = 0
    }

    /// The decisions alone.
    /// - Complexity: O(n) in the number of lines.
    public var decisions: [Decision<Names>] {
        lines.compactMap { if case .decision(let decision) = $0.record { decision } else { nil } }
    }
}
