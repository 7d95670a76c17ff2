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
    @inlinable public var lines: Lines { Lines(rows: rows, records: records) }
    // What a client's lines need is compiled for its names: made for any names it takes several times as long.
    @usableFromInline var rows: ContiguousArray<Row> = []
    /// What the rows say. A move says what the move before it said: that is kept once.
    @usableFromInline var records: ContiguousArray<Record<Names>> = []
    /// Distinguishes the records from those that were there before some were forgotten.
    @usableFromInline var edition = 0
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
    public mutating func reserveCapacity() {
        rows.reserveCapacity(capacity)
        records.reserveCapacity(capacity)
    }

    /// Adds a record.
    /// - Parameter time: The moment, in seconds on the clock of the events.
    /// - Returns: What ``note(again:at:)`` takes.
    /// - Complexity: O(1) on average.
    @discardableResult
    @inlinable public mutating func note(_ record: consuming Record<Names>, at time: Double) -> Noted {
        if rows.count >= capacity { forget() }
        let place = records.count
        records.append(record)
        rows.append(Row(time: time, record: place))
        return Noted(place: place, edition: edition)
    }

    /// Adds a record that was noted before: a moment and a number, however much the record says.
    /// - Parameter time: The moment, in seconds on the clock of the events.
    /// - Returns: Whether it was added. It is not if the trace may have forgotten the record.
    /// - Complexity: O(1) on average.
    @inlinable public mutating func note(again noted: Noted, at time: Double) -> Bool {
        if rows.count >= capacity { forget() }
        guard noted.edition == edition else { return false }
        rows.append(Row(time: time, record: noted.place))
        return true
    }

    @usableFromInline mutating func forget() {
        let count = max(1, capacity / 4)
        rows.removeFirst(count)
        forgotten += count
        // Records that no line has any more go too; the others stay in their order.
        var isUsed = ContiguousArray(repeating: false, count: records.count)
        for row in rows { isUsed[row.record] = true }
        var places = ContiguousArray<Int>(), place = 0
        for record in records.indices {
            places.append(place)
            if isUsed[record] { place += 1 }
        }
        for index in rows.indices { rows[index] = Row(time: rows[index].time, record: places[rows[index].record]) }
        var kept: ContiguousArray<Record<Names>> = []
        kept.reserveCapacity(records.capacity)
        for index in records.indices where isUsed[index] { kept.append(records[index]) }
        records = kept
        edition += 1
    }

    /// Forgets the lines; ``origin`` and ``capacity`` stay.
    public mutating func removeAll() {
        rows.removeAll()
        records.removeAll()
        edition += 1
        forgotten = 0
    }

    /// The decisions alone.
    /// - Complexity: O(n) in the number of lines.
    public var decisions: [Decision<Names>] {
        lines.compactMap { if case .decision(let decision) = $0.record { decision } else { nil } }
    }

    @usableFromInline struct Row: Sendable {
        @usableFromInline let time: Double
        /// Its place among the records.
        @usableFromInline let record: Int

        @inlinable init(time: Double, record: Int) {
            self.time = time
            self.record = record
        }
    }

    /// A record that was noted, for ``note(again:at:)`` of the same trace.
    public struct Noted: Sendable {
        @usableFromInline let place: Int
        @usableFromInline let edition: Int

        @inlinable init(place: Int, edition: Int) {
            self.place = place
            self.edition = edition
        }
    }

    /// The lines of a trace, each put together where it is read.
    public struct Lines: RandomAccessCollection, Sendable {
        @usableFromInline let rows: ContiguousArray<Row>
        @usableFromInline let records: ContiguousArray<Record<Names>>

        @inlinable init(rows: ContiguousArray<Row>, records: ContiguousArray<Record<Names>>) {
            self.rows = rows
            self.records = records
        }

        /// The place of the first line, 0.
        @inlinable public var startIndex: Int { 0 }
        /// The number of lines.
        @inlinable public var endIndex: Int { rows.count }
        /// The line at a place, from 0.
        /// - Complexity: O(1).
        @inlinable public subscript(index: Int) -> Line { Line(time: rows[index].time, record: records[rows[index].record]) }
    }
}
