/// Something that is remembered beside a state to find things faster. It says nothing that the state does not say: states that differ in it alone are
/// equal.
struct Aside<Value: Sendable>: Hashable, Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }

    static func == (first: Self, second: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
