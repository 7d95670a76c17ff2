/// The name under which `NSClassFromString` finds a class: it finds those at the top level of their modules, and no generic ones.
struct ClassName {
    let module: String
    let name: String

    /// - Returns: `nil` for a class that can't be found by its name.
    init?(_ type: AnyClass) {
        // Not NSStringFromClass, which traps for a class inside another.
        let parts = String(reflecting: type).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].contains("<"), !parts[1].contains("(") else { return nil }
        module = String(parts[0])
        name = String(parts[1])
    }
}
