/// A shell's pattern for paths: `Dial/**/*.{swift,png}`. It also means what is below a folder that it means.
///
/// It is compared step by step with all places of the pattern at once, so that no pattern takes long.
struct PathPattern {
    private enum Part {
        case character(Character)
        /// Any character but a slash.
        case any
        /// Any number of them.
        case name
        /// Anything.
        case all
        /// Any number of folders, each with its slash.
        case folders
    }

    private let parts: [Part]
    /// How many patterns one with braces stands for at most; what is beyond is left out.
    private static let limit = 32

    /// The patterns that one stands for: one for each combination of what is in braces.
    static func all(_ pattern: String) -> [PathPattern] { expanded(Array(pattern)).map(PathPattern.init) }

    private static func expanded(_ pattern: [Character]) -> [[Character]] {
        var done: [[Character]] = [], waiting = [pattern]
        while let next = waiting.popLast() {
            guard let close = next.firstIndex(of: "}"), let open = next[..<close].lastIndex(of: "{") else {
                done.append(next)
                continue
            }
            for choice in next[(open + 1)..<close].split(separator: ",", omittingEmptySubsequences: false) where done.count + waiting.count < limit {
                waiting.append(Array(next[..<open]) + Array(choice) + Array(next[(close + 1)...]))
            }
        }
        return done
    }

    private init(_ pattern: [Character]) {
        var parts: [Part] = [], rest = pattern[...]
        while let next = rest.popFirst() {
            switch next {
            case "?": parts.append(.any)
            case "*" where rest.first == "*":
                rest = rest.dropFirst()
                let isFolders = rest.first == "/"
                if isFolders { rest = rest.dropFirst() }
                parts.append(isFolders ? .folders : .all)
            case "*": parts.append(.name)
            default: parts.append(.character(next))
            }
        }
        self.parts = parts
    }

    func matches(_ path: String) -> Bool {
        // Which parts may come next; within folders, which of these go on.
        var next = [Bool](repeating: false, count: parts.count + 1), inside = next
        next[0] = true
        skip(&next)
        for character in path {
            if next[parts.count], character == "/" { return true }
            var after = [Bool](repeating: false, count: parts.count + 1), goingOn = after
            for (index, part) in parts.enumerated() {
                if case .folders = part, next[index] || inside[index] {
                    goingOn[index] = true
                    if character == "/" { after[index + 1] = true }
                }
                guard next[index] else { continue }
                switch part {
                case .character(let wanted): if character == wanted { after[index + 1] = true }
                case .any: if character != "/" { after[index + 1] = true }
                case .name: if character != "/" { after[index] = true }
                case .all: after[index] = true
                case .folders: break
                }
            }
            skip(&after)
            if !after.contains(true), !goingOn.contains(true) { return false }
            (next, inside) = (after, goingOn)
        }
        return next[parts.count]
    }

    /// What may be nothing may be passed over.
    private func skip(_ next: inout [Bool]) {
        for (index, part) in parts.enumerated() where next[index] {
            switch part {
            case .name, .all, .folders: next[index + 1] = true
            case .character, .any: break
            }
        }
    }
}
