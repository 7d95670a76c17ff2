/// What a build prints, with each of the compiler's diagnostics once.
///
/// The compiler works on a module in several processes, and each of them reports what it finds in the files that it reads: one mistake is printed three to
/// thirteen times.
package struct CompilerOutput {
    private var seen: Set<String> = []
    /// The lines of the diagnostic that is being read; empty outside of one.
    private var block: [Substring] = []
    private var rest = ""

    package init() {}

    /// Takes some output, which may end within a line.
    /// - Returns: The whole lines to print, each with its end.
    package mutating func take(_ text: String) -> String {
        rest += text
        var lines = rest.split(separator: "\n", omittingEmptySubsequences: false)
        let last = lines.removeLast()
        var result = ""
        for line in lines { result += take(line: line) }
        rest = String(last)
        return result
    }

    /// The output has ended.
    /// - Returns: What is left to print.
    package mutating func finish() -> String {
        let last = rest.isEmpty ? "" : take(line: rest[...])
        rest = ""
        return last + endBlock()
    }

    private mutating func take(line: Substring) -> String {
        if Self.beginsDiagnostic(line) {
            let before = endBlock()
            block = [line]
            return before
        }
        if !block.isEmpty, Self.goesOn(line) {
            block.append(line)
            return ""
        }
        return endBlock() + line + "\n"
    }

    private mutating func endBlock() -> String {
        guard !block.isEmpty else { return "" }
        let text = block.joined(separator: "\n") + "\n"
        block = []
        return seen.insert(text).inserted ? text : ""
    }

    /// `/a/b.swift:12:4: error: …`
    private static func beginsDiagnostic(_ line: Substring) -> Bool {
        guard line.hasPrefix("/") else { return false }
        for kind in [": error: ", ": warning: ", ": note: "] {
            guard let end = line.range(of: kind) else { continue }
            let place = line[..<end.lowerBound].split(separator: ":").suffix(2)
            // The text may have such words too.
            if place.count == 2, place.allSatisfy({ $0.allSatisfy(\.isNumber) }) { return true }
        }
        return false
    }

    /// A line of the source with its number, or one below it: `12 |     let a = b`.
    private static func goesOn(_ line: Substring) -> Bool {
        let line = line.drop { $0 == " " }
        return line.isEmpty || line.drop { $0.isNumber }.drop { $0 == " " }.hasPrefix("|")
    }
}
