@testable import GestureModel

extension ModelProgram {
    /// The program of a seed.
    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        self.init(using: &generator)
    }

    private init(using generator: inout SeededGenerator) {
        views = Self.makeViews(&generator)
        recognizers = []
        for id in 0..<generator.int(1...5) {
            let view = generator.chance(5) ? nil : views[generator.int(0...(views.count - 1))].id
            recognizers.append(Self.makeRecognizer(id, view, views.count, &generator))
        }
        relations = Self.makeRelations(recognizers.count, &generator)
        frames = TouchPlan(using: &generator, isBatched: generator.chance(50)).frames
        if generator.chance(12) { addPencils(&generator) }
        self = normalized
        // Programs without changes in callbacks are those that can be compared with delivery frame by frame (see `ModelChecker`).
        if generator.chance(60) {
            for _ in 0..<generator.int(1...4) { mutations.append(makeMutation(&generator)) }
        }
    }

    // MARK: Views

    private static func makeViews(_ generator: inout SeededGenerator) -> [View] {
        var views = [View(id: 0, parent: nil)]
        for id in 1..<(generator.int(1...4) + 1) {
            let parent = generator.chance(40) ? 0 : generator.int(0...(id - 1))
            var view = View(id: id, parent: parent)
            if generator.chance(5) {
                view.parent = nil
                view.isWindow = true
            }
            // Most fingers are to land somewhere inside.
            if generator.chance(30) {
                (view.width, view.height) = (views[parent].width, views[parent].height)
            } else {
                (view.x, view.y) = (generator.int(0...120), generator.int(0...120))
                (view.width, view.height) = (generator.int(60...240), generator.int(60...240))
            }
            views.append(view)
        }
        for index in views.indices {
            views[index].isMultipleTouchEnabled = generator.chance(75)
            views[index].isExclusiveTouch = generator.chance(4)
            views[index].letsGesturesBegin = !generator.chance(4)
        }
        return views
    }

    /// Some of the contacts are pencils.
    private mutating func addPencils(_ generator: inout SeededGenerator) {
        pensSilenceFingers = generator.chance(50)
        for frame in frames.indices {
            for sample in frames[frame].samples.indices where frames[frame].samples[sample].phase == .began {
                frames[frame].samples[sample].isPencil = generator.chance(50)
            }
        }
        for index in recognizers.indices {
            recognizers[index].requiresExclusiveTouchType = generator.chance(60)
            if generator.chance(20) { recognizers[index].acceptsPencils = generator.chance(50) }
        }
    }

    // MARK: Recognizers

    private static func makeRecognizer(_ id: Int, _ view: Int?, _ views: Int, _ generator: inout SeededGenerator) -> Recognizer {
        var recognizer = Recognizer(id: id, kind: makeKind(&generator), view: view)
        recognizer.isEnabled = !generator.chance(3)
        recognizer.cancels = generator.chance(75)
        recognizer.delaysBegan = generator.chance(25)
        recognizer.delaysEnded = generator.chance(75)
        if generator.chance(50) {
            var delegate = Delegate()
            if generator.chance(12) { delegate.shouldBegin = generator.chance(60) }
            if generator.chance(8) { delegate.shouldReceiveTouch = generator.chance(70) }
            if generator.chance(6) { delegate.shouldReceiveEvent = generator.chance(70) }
            if generator.chance(8) { delegate.refusedViews = [generator.int(0...(views - 1))] }
            if generator.chance(30) { delegate.simultaneously = generator.chance(80) }
            recognizer.delegate = delegate
        }
        return recognizer
    }

    private static func makeKind(_ generator: inout SeededGenerator) -> Kind {
        switch generator.int(0...99) {
        case 0..<18: .tap(taps: generator.pick([1, 1, 1, 2, 2, 3]), touches: generator.pick([1, 1, 1, 1, 2, 3]))
        case 18..<30: .longPress(milliseconds: generator.pick([500, 500, 300, 0, 100]), touches: generator.pick([1, 1, 1, 2]),
                                 taps: generator.pick([0, 0, 0, 1, 2]))
        case 30..<45: .pan(minimum: generator.pick([1, 1, 1, 2]), maximum: generator.pick([nil, nil, nil, 1, 2]))
        case 45..<53: .swipe(generator.pick(Kind.Direction.allCases), touches: generator.pick([1, 1, 1, 2]))
        case 53..<59: .pinch
        case 59..<64: .rotation
        case 64..<67: .edgePan(generator.pick([.left, .left, .top, .right, .bottom]))
        default: .scripted(makeScript(&generator))
        }
    }

    private static func makeScript(_ generator: inout SeededGenerator) -> Script {
        var script: Script
        switch generator.int(0...9) {
        // Well-behaved ones: discrete, continuous from the landing, continuous from the first move, failing.
        case 0, 1: script = Script(ended: [.ended], cancelled: [.failed])
        case 2: script = Script(began: [.begin], moved: [.changed], ended: [.finish])
        case 3, 4: script = Script(firstMove: [.begin], moved: [.changed], ended: [.finish])
        case 5: script = Script(began: generator.chance(50) ? [.failed] : [], firstMove: [.failed], ended: [.failed])
        // Never decides.
        case 6: script = Script()
        default:
            script = Script()
            script.began = doings(35, &generator)
            script.firstMove = doings(40, &generator)
            script.moved = doings(50, &generator)
            script.ended = doings(80, &generator)
            script.cancelled = doings(40, &generator)
        }
        if generator.chance(12) { script.canPrevent = generator.chance(30) }
        if generator.chance(12) { script.canBePrevented = generator.chance(30) }
        return script
    }

    private static func doings(_ percent: Int, _ generator: inout SeededGenerator) -> [Script.Doing] {
        var doings: [Script.Doing] = []
        while doings.count < 3, generator.chance(doings.isEmpty ? percent : 20) { doings.append(generator.pick(Script.Doing.allCases)) }
        return doings
    }

    // MARK: Relations

    /// Failure requirements without cycles: the recognizer that waits has the greater rank.
    private static func makeRelations(_ count: Int, _ generator: inout SeededGenerator) -> [Relation] {
        guard count > 1 else { return [] }
        var ranks = Array(0..<count)
        for index in ranks.indices { ranks.swapAt(index, generator.int(index...(count - 1))) }
        var relations: [Relation] = []
        for first in 0..<count {
            for second in 0..<count where first != second {
                if generator.chance(8) { relations.append(Relation(kind: .simultaneous, recognizer: first, other: second)) }
                guard ranks[first] > ranks[second], generator.chance(28) else { continue }
                switch generator.int(0...5) {
                case 0...3: relations.append(Relation(kind: .requireToFail, recognizer: first, other: second))
                case 4: relations.append(Relation(kind: .delegateShouldRequireFailure, recognizer: first, other: second))
                default: relations.append(Relation(kind: .delegateShouldBeRequiredToFail, recognizer: second, other: first))
                }
            }
        }
        return relations
    }

    // MARK: Mutations

    private func makeMutation(_ generator: inout SeededGenerator) -> Mutation {
        let recognizer = recognizers[generator.int(0...(recognizers.count - 1))].id
        let view = views[generator.int(0...(views.count - 1))].id
        // Small numbers are reached more often.
        let index = generator.pick([0, 0, 0, 1, 1, 2, 3, 5])
        let moment: Mutation.Moment = switch generator.int(0...19) {
        case 0...4: .frame(generator.int(0...max(0, frames.count - 1)))
        case 5...9: .view(view, index)
        case 10...14: .action(recognizer, index)
        case 15...17: .callback(recognizer, index)
        case 18: .reset(recognizer, index)
        default: .question(recognizer, index)
        }
        return Mutation(moment: moment, change: makeChange(moment, &generator))
    }

    private func makeChange(_ moment: Mutation.Moment, _ generator: inout SeededGenerator) -> Mutation.Change {
        let recognizer = recognizers[generator.int(0...(recognizers.count - 1))].id
        let view = views[generator.int(0...(views.count - 1))].id
        switch generator.int(0...22) {
        case 20: return .setHidden(view, generator.chance(70))
        case 21: return generator.chance(50) ? .releaseView(view) : .releaseRecognizer(recognizer)
        case 22:
            let other = recognizers[generator.int(0...(recognizers.count - 1))].id
            return other == recognizer ? .releaseRecognizer(recognizer) : .require(recognizer, other)
        case 0...3: return .removeView(view)
        case 4...6:
            let parent = views[generator.int(0...(views.count - 1))].id
            return isWindow(view) || isView(parent, in: view) ? .removeView(view) : .moveView(view, to: parent)
        case 7, 8: return .setEnabled(recognizer, generator.chance(25))
        case 9: return .restart(recognizer)
        case 10, 11: return .removeRecognizer(recognizer)
        case 12: return .addRecognizer(recognizer, to: view)
        case 13...15: return .setState(recognizer, generator.pick(Mutation.State.allCases))
        case 16, 17: return .setFlag(recognizer, generator.pick(Mutation.Flag.allCases), generator.chance(50))
        case 18: return generator.chance(65) ? .beginIgnoring : .endIgnoring
        default:
            if case .frame = moment { return .setVisible(generator.chance(25)) }
            return .beginIgnoring
        }
    }

    private func isWindow(_ id: Int) -> Bool { view(id)?.isWindow ?? false }

    private func isView(_ id: Int, in other: Int) -> Bool {
        var next: Int? = id
        while let current = next {
            if current == other { return true }
            next = view(current)?.parent
        }
        return false
    }
}
