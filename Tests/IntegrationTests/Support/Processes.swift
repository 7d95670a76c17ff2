import Foundation
import Glibc

extension Child {
    /// A process of that name which it started, or one that it started did; `nil` when there is none.
    func descendant(named name: String) -> pid_t? {
        var parents: [pid_t: pid_t] = [:], named: [pid_t] = []
        for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let process = pid_t(entry), let status = try? String(contentsOfFile: "/proc/\(entry)/stat", encoding: .utf8),
                  let open = status.firstIndex(of: "("), let close = status.lastIndex(of: ")") else { continue }
            // What follows the name: a state, and the parent.
            let words = status[status.index(after: close)...].split(separator: " ")
            guard words.count > 1, let parent = pid_t(words[1]) else { continue }
            parents[process] = parent
            if status[status.index(after: open)..<close] == name { named.append(process) }
        }
        return named.sorted().first { process in
            var ancestor = process
            while let parent = parents[ancestor] {
                if parent == id { return true }
                ancestor = parent
            }
            return false
        }
    }
}

/// Lets a process, or with a negative number a group of processes, stand still meanwhile, as one that hangs does.
func whileStopped<Result>(_ process: pid_t, _ body: () throws -> Result) rethrows -> Result {
    kill(process, SIGSTOP)
    defer { kill(process, SIGCONT) }
    return try body()
}
