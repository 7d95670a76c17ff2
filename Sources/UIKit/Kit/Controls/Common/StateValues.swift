/// A value for each state of a control. A state without one has that of the normal state.
struct StateValues<Value> {
    private var values: ContiguousArray<(state: UIControl.State, value: Value)> = []

    /// The state's own value, else the normal state's.
    subscript(state: UIControl.State) -> Value? { own(state) ?? own(.normal) }

    /// The value that was set for this very state.
    func own(_ state: UIControl.State) -> Value? {
        for entry in values where entry.state == state { return entry.value }
        return nil
    }

    mutating func set(_ value: Value?, for state: UIControl.State) {
        values.removeAll { $0.state == state }
        if let value { values.append((state, value)) }
    }

    var isEmpty: Bool { values.isEmpty }

    /// Every state for which a value was set, in the order of their bits.
    var states: [UIControl.State] { values.map(\.state).sorted { $0.rawValue < $1.rawValue } }
}
