import Foundation

extension CoordinationComparison {
    /// A program as a scenario file (`Documentation/scenario-format.md`). What the format can't say stands in the note.
    static func scenario(of program: CoordinationProgram, named name: String, note: String) throws -> String {
        let reference = ReferenceSide(program)
        reference.player.play()
        _ = reference.finish()
        var writer = CoordinationScenario(program)
        for reaction in reference.player.performed { writer.add(reaction.change, during: reaction.during, reaction.moment) }
        return writer.text(named: name, note: note)
    }
}

extension CoordinationComparison.Disagreement {
    /// The text, and where the scenario file is: in the folder that `DACTYL_FAILURES` names, else in a temporary one.
    @MainActor
    func report(named name: String) throws -> String {
        let folder = ProcessInfo.processInfo.environment["DACTYL_FAILURES"].map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("dactyl-failures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("\(name).json")
        let note = "By the rules \(expected.map { "\($0)" } ?? "nothing more"), by the other side \(found.map { "\($0)" } ?? "nothing more")."
        try Data(CoordinationComparison.scenario(of: program, named: name, note: note).utf8).write(to: file)
        return "\(name)\n\(text)\nwritten to \(file.path)"
    }
}

/// Writes a program as a scenario file.
private struct CoordinationScenario {
    private let program: CoordinationProgram
    private var touches: [String] = [], steps: [String] = [], inside: [String] = [], unsaid: [String] = []

    init(_ program: CoordinationProgram) {
        self.program = program
        var places: [Int: (x: Int, y: Int)] = [:]
        for (index, step) in program.steps.enumerated() {
            let time = (index + 1) * 200
            switch step.stimulus {
            case .event(let samples):
                for sample in samples { addTouch(sample, time, &places) }
            case .change(let change):
                if let call = Self.call(change) { steps.append("{\"t_ms\": \(time), \(call)}") } else { leave(change, "at \(time) ms") }
            case .cancelAll:
                for call in ["begin", "end"] { steps.append("{\"t_ms\": \(time), \"call\": \"\(call)IgnoringInteractionEvents\"}") }
            }
        }
    }

    private mutating func addTouch(_ sample: CoordinationProgram.Sample, _ time: Int, _ places: inout [Int: (x: Int, y: Int)]) {
        var place = ""
        if sample.phase == .began { places[sample.contact] = CoordinationProgram.points[sample.view] }
        if sample.phase == .moved { places[sample.contact]!.x += 1 }
        if sample.phase == .began || sample.phase == .moved {
            place = ", \"x\": \(places[sample.contact]!.x), \"y\": \(places[sample.contact]!.y)"
        }
        touches.append("{\"t_ms\": \(time), \"finger\": \(sample.contact), \"phase\": \"\(sample.phase)\"\(place)}")
    }

    /// A change inside of a callback.
    mutating func add(_ change: CoordinationProgram.Change, during: String?, _ moment: CoordinationProgram.Moment) {
        guard let during, let call = Self.call(change) else { return leave(change, "in \(CoordinationProgram.text(moment))") }
        inside.append("{\"during\": \"\(during)\", \(call)}")
    }

    private mutating func leave(_ change: CoordinationProgram.Change, _ moment: String) {
        unsaid.append("Also, \(moment): \(CoordinationProgram.text(change)).")
    }

    func text(named name: String, note: String) -> String {
        // Questions of one recognizer about another are answered by a class or a delegate: the program says which.
        let answers = program.exceptions.map { "\(CoordinationProgram.text($0)): \(!$0.usual)." }.sorted()
        let views = CoordinationProgram.frames.enumerated().map { index, frame in
            let parent = index == 0 ? "" : ", \"parent\": \"V\(index - 1)\""
            return "{\"id\": \"V\(index)\"\(parent), \"frame\": [\(frame.map(String.init).joined(separator: ","))]}"
        }
        let relations = program.requirements.map { relation in
            let (first, second) = (CoordinationProgram.name(relation.waiting), CoordinationProgram.name(relation.other))
            return "{\"kind\": \"requireToFail\", \"recognizer\": \"\(first)\", \"other\": \"\(second)\"}"
        }
        let fields = [
            "\"name\": \"\(name)\", \"version\": 1, \"source\": \"the rules done slowly disagree\"",
            "\"note\": \"\(([note] + answers + unsaid).joined(separator: " "))\"",
            "\"recognizerCallbacks\": true",
            "\"views\": \(Self.list(views))",
            "\"recognizers\": \(Self.list(program.recognizers.indices.map(recognizer)))",
            "\"relations\": \(Self.list(relations))",
            "\"touches\": \(Self.list(touches))",
            "\"steps\": \(Self.list(steps + inside))",
            "\"until_ms\": \((program.steps.count + 1) * 200)",
            // Some result always holds; the expected one is for the reader to write.
            "\"expect\": [{\"view\": \"V0\", \"max_moved_calls\": 1000000}]",
        ]
        return "{" + fields.joined(separator: ",\n ") + "}\n"
    }

    private func recognizer(_ id: Int) -> String {
        let plan = program.recognizers[id]
        var props: [String] = []
        if !plan.cancels { props.append("\"cancelsTouchesInView\": false") }
        if plan.delaysBegan { props.append("\"delaysTouchesBegan\": true") }
        if !plan.delaysEnded { props.append("\"delaysTouchesEnded\": false") }
        return "{\"id\": \"\(CoordinationProgram.name(id))\", \"type\": \"scripted\", \"view\": \"V\(plan.view)\", "
            + "\"props\": {\(props.joined(separator: ", "))}}"
    }

    /// - Returns: `nil` for what the format has no words for.
    private static func call(_ change: CoordinationProgram.Change) -> String? {
        func set(_ property: String, _ recognizer: Int, _ value: String) -> String {
            "\"set\": \"\(property)\", \"recognizer\": \"\(CoordinationProgram.name(recognizer))\", \"value\": \(value)"
        }
        return switch change {
        case .request(let recognizer, let stage): set("state", recognizer, "\"\(stage)\"")
        case .setEnabled(let recognizer, let isEnabled): set("isEnabled", recognizer, "\(isEnabled)")
        case .setFlag(let recognizer, let flag, let value): set(flag.rawValue, recognizer, "\(value)")
        case .remove(let recognizer): "\"call\": \"removeGestureRecognizer\", \"recognizer\": \"\(CoordinationProgram.name(recognizer))\""
        case .add(let recognizer, let view):
            "\"call\": \"addGestureRecognizer\", \"view\": \"V\(view)\", \"value\": \"\(CoordinationProgram.name(recognizer))\""
        case .ignore, .require, .door: nil
        }
    }

    private static func list(_ elements: [String]) -> String {
        elements.isEmpty ? "[]" : "[" + elements.joined(separator: ",\n    ") + "]"
    }
}
