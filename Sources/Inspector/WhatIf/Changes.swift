internal import FoundationAdditions
package import JSONText
internal import TouchHost
internal import UIKit

/// What is to be different when the touches are played again.
package struct Changes: Equatable, Sendable {
    /// What a recognizer does otherwise.
    enum Change: String, CaseIterable, Sendable {
        case off, mayNotBegin = "begin:no", mayBegin = "begin:yes", goesTogether = "together:yes", goesAlone = "together:no"
        case getsNothing = "receive:no", getsEverything = "receive:yes"
        /// What its delegate says of others that it waits for, and of others that wait for it.
        case delegateWaits = "waits:yes", delegateDoesNotWait = "waits:no"
        case delegateIsWaitedFor = "waitedFor:yes", delegateIsNotWaitedFor = "waitedFor:no"
    }

    struct Recognizer: Equatable, Sendable {
        /// By its number; recognizers are numbered in the order in which they were made, which is the same in each run.
        let number: Int
        let change: Change
    }

    struct Requirement: Equatable, Sendable {
        let number: Int
        let other: Int
    }

    /// Thresholds by their names.
    var configuration: [(name: String, value: String)] = []
    var recognizers: [Recognizer] = []
    /// The first waits for the second to fail.
    var requirements: [Requirement] = []
    /// The first does not wait for the second, as ``UIGestureRecognizer/require(toFail:)`` has it.
    var released: [Requirement] = []

    package static func == (a: Changes, b: Changes) -> Bool {
        a.configuration.elementsEqual(b.configuration, by: ==) && a.recognizers == b.recognizers && a.requirements == b.requirements && a.released == b.released
    }

    init() {}

    /// Reads `{"configuration": {NAME: VALUE}, "recognizers": [{"recognizer": NUMBER, "change": CHANGE}], "requirements": [[NUMBER, NUMBER]],
    /// "withoutRequirements": [[NUMBER, NUMBER]]}`.
    package init(_ value: JSONValue) throws(InspectorError) {
        func wrong(_ text: String) -> InspectorError { InspectorError(.invalidParameter, text) }
        guard case .object(let all) = value else { throw wrong("what is to be different is \(value.kind), and an object is needed") }
        let names = ["configuration", "recognizers", "requirements", "withoutRequirements"]
        for member in all where !names.contains(member.key) {
            let advice = Suggestion.nearest(to: member.key, among: names).map { "did you mean '\($0)'?" } ?? "there are \(names.joined(separator: ", "))"
            throw wrong("'\(String(member.key.prefix(60)).onOneLine)' is nothing that can be different; \(advice)")
        }
        // What is taken for no change would have the runs be alike, which is an answer too.
        func list(_ name: String) throws(InspectorError) -> [JSONValue] {
            switch value[name] {
            case nil, .null?: return []
            case .array(let items)?: return items
            case let other?: throw wrong("'\(name)' is \(other.kind) where a list should be")
            }
        }
        switch value["configuration"] {
        case nil, .null?: break
        case .object(let members)?:
            var probe = GestureConfiguration()
            for member in members {
                let text = member.value.string ?? member.value.text
                do { try probe.set(member.key, to: text) } catch { throw wrong("\(error)") }
                configuration.append((member.key, text))
            }
        case let other?: throw wrong("'configuration' is \(other.kind) where an object should be")
        }
        for item in try list("recognizers") {
            guard let number = item["recognizer"]?.number.flatMap({ Int(exactly: $0) }) else { throw wrong("a changed recognizer goes by its number: 'recognizers' lists them") }
            guard let change = item["change"]?.string.flatMap({ Change(rawValue: $0) }) else {
                throw wrong("the change of recognizer \(number) is none of \(Change.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            recognizers.append(Recognizer(number: number, change: change))
        }
        func pairs(_ name: String) throws(InspectorError) -> [Requirement] {
            var pairs: [Requirement] = []
            for item in try list(name) {
                let numbers = item.array?.compactMap { $0.number.flatMap { Int(exactly: $0) } } ?? []
                guard numbers.count == 2, item.array?.count == 2, numbers[0] != numbers[1] else { throw wrong("\(name): each is a list of two recognizers' numbers: the first waits for the second to fail") }
                pairs.append(Requirement(number: numbers[0], other: numbers[1]))
            }
            return pairs
        }
        requirements = try pairs("requirements")
        released = try pairs("withoutRequirements")
        let limit = 200
        guard [configuration.count, recognizers.count, requirements.count, released.count].allSatisfy({ $0 <= limit }) else { throw wrong("more than \(limit) changes") }
    }

    var json: JSONValue {
        ["recognizers": .array(recognizers.map { ["recognizer": .number($0.number), "change": .string($0.change.rawValue)] }),
         "requirements": .array(requirements.map { [.number($0.number), .number($0.other)] }),
         "withoutRequirements": .array(released.map { [.number($0.number), .number($0.other)] })]
    }

    var isEmpty: Bool { configuration.isEmpty && recognizers.isEmpty && requirements.isEmpty && released.isEmpty }
}
