import TouchHost

/// Plays a script without time or target, to find what can't be played before anything is.
///
/// A command sets what it touches whatever was before (a finger is down or not, the device is there or not), so a repeat's second
/// round ends as its first did: two rounds find everything, and where the first leaves things as they were, one does.
struct ScriptChecker {
    private let name: String
    private let commands: ContiguousArray<ScriptCommand>
    private let glideTargets: ContiguousArray<GlideTarget>
    private var state = State()
    /// Seconds since the script's start, or since the start of the repeat that is being looked at.
    private(set) var elapsed = 0.0
    /// How many commands are played, those in a repeat as often as it comes round.
    private(set) var steps = 0.0

    private struct State: Equatable {
        var down: Set<Int32> = []
        var isEnabled = true
        /// The pencil that touches, and whether it was said to hover.
        var pencil: Int32?
        var isHovering = false
        /// The motion on the touchpad.
        var isScrolling = false
        var isPinching = false
    }

    init(_ parser: ScriptParser) {
        name = parser.name
        commands = parser.commands
        glideTargets = parser.glideTargets
    }

    mutating func run() throws(ScriptError) {
        try check(commands.indices)
    }

    private mutating func check(_ range: Range<Int>) throws(ScriptError) {
        var index = range.lowerBound
        while index < range.upperBound {
            let command = commands[index]
            if case .loop(let count, let end) = command.operation {
                try checkLoop(index + 1..<end, count: count)
                index = end
            } else {
                try check(command)
            }
            guard elapsed <= ScriptLimits.duration else {
                throw error(command.line, "the script lasts longer than \(Int(ScriptLimits.duration)) seconds")
            }
            index += 1
        }
    }

    private mutating func checkLoop(_ body: Range<Int>, count: Int) throws(ScriptError) {
        let before = state, start = elapsed, stepsBefore = steps
        elapsed = 0
        steps = 0
        try check(body)
        let round = elapsed, roundSteps = steps
        if count > 1, state != before {
            elapsed = 0
            try check(body)
        }
        elapsed = start + round * Double(count)
        steps = stepsBefore + roundSteps * Double(count)
    }

    private mutating func check(_ command: ScriptCommand) throws(ScriptError) {
        steps += 1
        switch command.operation {
        case .down(let sample):
            try land(sample.id, command.line)
            if sample.tool == .pencil {
                guard state.pencil == nil else { throw error(command.line, "the pencil is down already, as touch \(state.pencil ?? 0)") }
                state.pencil = sample.id
            }
            try checkAngles(sample, command.line)
        case .move(let sample):
            try requireDown(sample.id, command.line)
            if sample.tool == .palm, state.pencil == sample.id { throw error(command.line, "touch \(sample.id) is a pencil, and becomes no palm") }
            try checkAngles(sample, command.line)
        case .up(let id):
            try requireDown(id, command.line)
            state.down.remove(id)
            if state.pencil == id { state.pencil = nil }
        case .hover(let place):
            guard state.isEnabled else { throw error(command.line, "the touch device is disabled") }
            guard state.pencil == nil else { throw error(command.line, "the pencil touches, and does not hover") }
            guard place != nil || state.isHovering else { throw error(command.line, "the pencil does not hover") }
            state.isHovering = place != nil
        case .barrel:
            guard state.isHovering || state.pencil != nil else { throw error(command.line, "the pencil is out of reach") }
        case .touchpad(let kind, let phase, _, _, _):
            if kind == .scroll { try go(on: &state.isScrolling, phase, "scroll", command.line) } else { try go(on: &state.isPinching, phase, "pinch", command.line) }
        case .tap(let sample, let duration):
            try land(sample.id, command.line)
            state.down.remove(sample.id)
            elapsed += duration
        case .glide(let duration, _, let targets):
            for target in glideTargets[targets] { try requireDown(target.id, command.line) }
            elapsed += duration
        case .sleep(let duration), .rest(let duration):
            elapsed += duration
        case .motion(let motion, let duration, _):
            let (goesOn, name) = if case .scroll = motion { (state.isScrolling, "scroll") } else { (state.isPinching, "pinch") }
            if goesOn { throw error(command.line, "a \(name) goes on already") }
            elapsed += duration
        case .cancel:
            state.down = []
            state.pencil = nil
        case .disable:
            state.down = []
            state.pencil = nil
            state.isHovering = false
            state.isEnabled = false
        case .enable:
            state.isEnabled = true
        case .frame, .sync, .ready, .key, .pointer, .button, .wheel, .resize, .shot, .mark, .loop, .endLoop:
            break
        }
    }

    private mutating func land(_ id: Int32, _ line: Int32) throws(ScriptError) {
        guard state.isEnabled else { throw error(line, "the touch device is disabled") }
        guard state.down.insert(id).inserted else { throw error(line, "touch \(id) is down already") }
        guard state.down.count <= ScriptLimits.contacts else {
            throw error(line, "more than \(ScriptLimits.contacts) touches at once")
        }
    }

    private func go(on goesOn: inout Bool, _ phase: IndirectSample.Phase, _ name: String, _ line: Int32) throws(ScriptError) {
        guard goesOn == (phase != .began) else { throw error(line, goesOn ? "a \(name) goes on already" : "no \(name) goes on") }
        goesOn = phase == .began || phase == .changed
    }

    private func checkAngles(_ sample: TouchSample, _ line: Int32) throws(ScriptError) {
        guard sample.angles.isEmpty || state.pencil == sample.id else { throw error(line, "touch \(sample.id) is no pencil, and has no angles") }
    }

    private func requireDown(_ id: Int32, _ line: Int32) throws(ScriptError) {
        guard state.down.contains(id) else { throw error(line, "touch \(id) is not down") }
    }

    private func error(_ line: Int32, _ reason: String) -> ScriptError {
        ScriptError(file: name, line: Int(line), reason: reason)
    }
}
