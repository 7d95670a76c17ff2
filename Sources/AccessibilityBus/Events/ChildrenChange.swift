/// A step from one list of children to another.
enum ChildrenChange: Equatable {
    case remove(Int, at: Int)
    case add(Int, at: Int)

    /// The steps from a list to another, each with places in what the steps before it have left. The lists have each number once.
    static func steps(from old: [Int], to new: [Int]) -> [ChildrenChange] {
        guard old != new else { return [] }
        let kept = Set(new)
        var list = old, steps: [ChildrenChange] = []
        for index in old.indices.reversed() where !kept.contains(old[index]) {
            steps.append(.remove(old[index], at: index))
            list.remove(at: index)
        }
        for (index, number) in new.enumerated() where index >= list.count || list[index] != number {
            if let place = list.firstIndex(of: number) {
                steps.append(.remove(number, at: place))
                list.remove(at: place)
            }
            steps.append(.add(number, at: index))
            list.insert(number, at: index)
        }
        return steps
    }
}
