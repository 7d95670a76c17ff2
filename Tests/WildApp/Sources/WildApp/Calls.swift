/// Calls of all public methods, and of properties: the lists are written by script/wild-callbacks.
@MainActor
enum Calls {
    /// - Parameter lists: For each class of the object the number of calls that it declares, their names, and what does one.
    static func choose(_ lists: [(String, Int, (Int) -> String, (Int) -> Void)], _ world: World, _ note: (String) -> Void) {
        var index = world.chance.below(lists.reduce(0) { $0 + $1.1 })
        for (owner, count, name, perform) in lists {
            if index < count {
                note("\(owner).\(name(index))")
                return perform(index)
            }
            index -= count
        }
    }
}
