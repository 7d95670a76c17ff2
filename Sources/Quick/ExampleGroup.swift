/// What `describe` and `context` make: examples, groups, and what is done around each example.
final class ExampleGroup {
    typealias Hook = () throws -> Void

    private enum Part {
        case group(ExampleGroup)
        case example(Example)
    }

    private let ownName: String
    private let parent: ExampleGroup?
    private var parts: [Part] = []
    var before: [Hook] = [], justBefore: [Hook] = [], after: [Hook] = []
    var around: [(@escaping () -> Void) -> Void] = []
    var beforeSuite: [Hook] = [], afterSuite: [Hook] = []
    var isFocused = false, isPending = false

    /// The group whose closure runs. XCTest calls tests one after the other.
    nonisolated(unsafe) static var current: ExampleGroup?

    init(_ name: String, in parent: ExampleGroup?) { (ownName, self.parent) = (name, parent) }

    /// Runs a closure whose calls of `it` and the others are for this group.
    func describing(_ closure: () -> Void) {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        closure()
    }

    func add(_ name: String, isFocused: Bool = false, isPending: Bool = false, _ closure: () -> Void) {
        let group = ExampleGroup(name, in: self)
        (group.isFocused, group.isPending) = (isFocused, isPending)
        parts.append(.group(group))
        group.describing(closure)
    }

    func add(_ example: Example) { parts.append(.example(example)) }

    var name: String { [parent?.name ?? "", ownName].filter { !$0.isEmpty }.joined(separator: ", ") }

    /// From the outermost to this one.
    var chain: [ExampleGroup] { (parent?.chain ?? []) + [self] }

    /// This one and those in it.
    var all: [ExampleGroup] {
        [self] + parts.flatMap { part -> [ExampleGroup] in
            if case .group(let group) = part { group.all } else { [] }
        }
    }

    var examples: [Example] {
        parts.flatMap { part -> [Example] in
            switch part {
            case .group(let group): group.examples
            case .example(let example): [example]
            }
        }
    }
}

/// What `it` makes.
struct Example {
    let group: ExampleGroup
    let ownName: String
    let file: StaticString
    let line: UInt
    let isItselfFocused: Bool, isItselfPending: Bool
    let closure: () throws -> Void

    var name: String { [group.name, ownName].filter { !$0.isEmpty }.joined(separator: ", ") }
    var isFocused: Bool { isItselfFocused || group.chain.contains(where: \.isFocused) }
    var isPending: Bool { isItselfPending || group.chain.contains(where: \.isPending) }

    /// Runs the hooks before it, from the outermost group in, then it, then the hooks after it, from the innermost group out: these also when something failed.
    func run() throws {
        var failure: (any Error)?
        let chain = group.chain
        var all = {
            do {
                for hook in chain.flatMap(\.before) + chain.flatMap(\.justBefore) { try hook() }
                try closure()
            } catch { failure = error }
            for hook in chain.reversed().flatMap(\.after) {
                do { try hook() } catch { failure = failure ?? error }
            }
        }
        for wrap in chain.flatMap(\.around).reversed() {
            let inner = all
            all = { wrap(inner) }
        }
        all()
        if let failure { throw failure }
    }
}
