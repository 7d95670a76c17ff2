internal import Foundation

/// What stands in the way of an app or library, each thing once, first what concerns most files.
struct Problems {
    private struct Problem {
        /// Of the first place: `Views/Dial.swift:3:9`; empty where there is none.
        var place: String
        var message: String
        var advice: String
        var places: Int
        var files: [String]
        var isWarning: Bool
    }

    private var problems: [Problem] = []
    private var index: [String: Int] = [:]

    var count: Int { problems.count }
    /// Without what an app runs with all the same.
    var obstacleCount: Int { problems.count { !$0.isWarning } }

    mutating func add(_ message: String, _ advice: String = "", at place: String = "", in file: String = "", places: Int = 1, isWarning: Bool = false) {
        let key = message + "\0" + advice
        if let known = index[key] {
            problems[known].places += places
            if !problems[known].files.contains(file) { problems[known].files.append(file) }
        } else {
            index[key] = problems.count
            problems.append(Problem(place: place, message: message, advice: advice, places: places, files: [file], isWarning: isWarning))
        }
    }

    /// A line each.
    var lines: [String] {
        problems.enumerated().sorted { ($1.element.files.count, $0.offset) < ($0.element.files.count, $1.offset) }.map { _, problem in
            (problem.place.isEmpty ? "" : problem.place + ": ") + problem.message + Self.others(problem)
                + (problem.advice.isEmpty ? "" : ": " + problem.advice)
        }
    }

    private static func others(_ problem: Problem) -> String {
        if problem.places == 1 { return "" }
        if problem.files.count == 1 { return " (\(problem.places) places in this file)" }
        let names = problem.files.dropFirst().prefix(3).map { ($0 as NSString).lastPathComponent }
        let more = problem.files.count - 1 - names.count
        return " (\(problem.places) places in \(problem.files.count) files: also \(names.joined(separator: ", "))\(more > 0 ? " and \(more) more" : ""))"
    }
}
