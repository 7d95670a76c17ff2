/// A small world, all of whose programs of some length are tried: two recognizers that act by their kinds, one relation between them, and one
/// change inside a callback. Its steps are those of ``CoordinationWorld/steps(in:)``, twelve at most.
struct CoordinationWorld: Hashable, Sendable {
    /// The recognizers and their relation.
    var program: CoordinationProgram
    /// What each recognizer does by itself.
    var kinds: [Kind]
    /// The views that a contact hits: while no other is down, and while one is.
    var landings: [Int]
    var mutation: Mutation?

    enum Kind: Hashable, CaseIterable, Sendable {
        /// It asks to end when its last contact lifts.
        case discrete
        /// It asks to begin when a contact moves, to change with each further move, and to end when its last contact lifts. One that has
        /// not begun by then fails.
        case continuous
    }

    /// What is done inside a callback.
    struct Mutation: Hashable, Sendable {
        var moment: CoordinationProgram.Moment
        var change: CoordinationProgram.Change
        /// The steps in which it is done.
        var occasions: [Occasion]
    }

    /// A step with a mutation.
    enum Occasion: Hashable, Sendable {
        case landing, move, lift
        /// The time of this recognizer has come.
        case time(Int)
    }
}

extension CoordinationWorld: CustomStringConvertible {
    var description: String {
        var lines = [program.description, "kinds: \(kinds.map { "\($0)" }.joined(separator: ", ")); landings on \(landings.map { "V\($0)" }.joined(separator: ", "))"]
        if let mutation { lines.append("in \(CoordinationProgram.text(mutation.moment)): \(CoordinationProgram.text(mutation.change))") }
        return lines.joined(separator: "\n")
    }
}
