/// The worlds of the exhaustive comparison.
extension CoordinationWorld {
    private typealias Program = CoordinationProgram

    /// Every pair of kinds, in each of three arrangements, with each relation: without a mutation, and with each sixth of the mutations. Which
    /// ones changes from one to the next, so that every mutation meets every relation, and every pair of kinds in every arrangement.
    static func all() -> [CoordinationWorld] {
        var result: [CoordinationWorld] = []
        for (pair, kinds) in pairs.enumerated() {
            for (place, arrangement) in arrangements.enumerated() {
                let mutations = mutations(views: arrangement.contacts)
                for (relation, program) in programs(views: arrangement.recognizers).enumerated() {
                    let world = CoordinationWorld(program: program, kinds: kinds, landings: arrangement.contacts)
                    result.append(world)
                    for (number, mutation) in mutations.enumerated() where (number + relation + pair + 2 * place) % 6 == 0 {
                        var mutated = world
                        mutated.mutation = mutation
                        result.append(mutated)
                    }
                }
            }
        }
        return result
    }

    private static let pairs = Kind.allCases.flatMap { first in Kind.allCases.map { second in [first, second] } }

    /// On which views the recognizers are, and where contacts land: all in one view; the second recognizer deeper; the same with the second
    /// contact on the outer view, so that only the first recognizer gets it.
    private static let arrangements = [
        (recognizers: [0, 0], contacts: [0, 0]), (recognizers: [0, 1], contacts: [1, 1]), (recognizers: [0, 1], contacts: [1, 0]),
    ]

    /// Two recognizers without a relation, and with each: one flag, one requirement, one answer.
    private static func programs(views: [Int]) -> [CoordinationProgram] {
        let plain = Program(recognizers: views.map { Program.Recognizer(view: $0) })
        var result = [plain]
        func add(_ change: (inout CoordinationProgram) -> Void) {
            var program = plain
            change(&program)
            result.append(program)
        }
        for id in 0..<2 {
            let other = 1 - id
            add { $0.recognizers[id].cancels = false }
            add { $0.recognizers[id].delaysBegan = true }
            add { program in
                program.recognizers[id].delaysBegan = true
                program.recognizers[id].cancels = false
            }
            add { $0.recognizers[id].delaysEnded = false }
            add { $0.requirements = [.init(waiting: id, other: other)] }
            add { program in
                program.requirements = [.init(waiting: id, other: other)]
                program.recognizers[id].declinesWhileWaiting = true
            }
            add { program in
                program.requirements = [.init(waiting: id, other: other)]
                program.recognizers[id].delaysBegan = true
            }
            let answers: [ReferenceQuestion] = [
                .canPrevent(id, other), .canBePrevented(id, by: other), .simultaneously(id, with: other), .requiresFailure(id, of: other),
                .isRequiredToFail(id, by: other), .delegateRequiresFailure(id, of: other), .delegateIsRequiredToFail(id, by: other),
                .shouldBegin(id), .viewLetsBegin(view: views[1], id), .receivesEvent(id), .delegateReceivesEvent(id), .receivesTouch(id, contact: 1),
            ]
            for answer in answers { add { $0.exceptions = [answer] } }
        }
        return result
    }

    /// What is done inside callbacks, one thing a world.
    private static func mutations(views: [Int]) -> [Mutation] {
        var result: [Mutation] = []
        for id in 0..<2 {
            let other = 1 - id
            func add(_ moment: CoordinationProgram.Moment, _ occasions: [Occasion], _ changes: [CoordinationProgram.Change]) {
                for change in changes { result.append(Mutation(moment: moment, change: change, occasions: occasions)) }
            }
            add(.callback(id), [.move, .lift], [.ignore(contact: 0, id), .request(other, .ended), .setEnabled(other, false), .remove(id)])
            add(.callback(id), [.landing, .lift], [.request(id, .began), .request(id, .failed), .remove(other)])
            add(.action(id), [.move, .lift], [.setEnabled(id, false), .setEnabled(other, false), .remove(id), .remove(other),
                                              .setFlag(id, .cancels, false), .require(id, toFail: other)])
            add(.action(id), [.time(id), .lift], [.request(other, .ended), .request(other, .failed)])
            add(.reset(id), [.time(id), .lift], [.request(id, .began), .request(other, .ended), .setEnabled(id, false), .remove(other)])
            add(.view(views[0]), [.landing, .lift], [.request(id, .began), .request(id, .failed), .setEnabled(id, false), .remove(id)])
            add(.receiving(id), [.landing], [.setEnabled(id, false), .setEnabled(other, false), .request(other, .ended), .remove(id)])
            add(.permission(id), [.move, .lift], [.request(id, .failed), .request(other, .ended), .setEnabled(id, false), .remove(other)])
            add(.failure(id), [.landing], [.request(id, .ended), .setEnabled(id, false), .remove(other)])
            add(.exclusion(id), [.move, .lift], [.request(other, .ended), .setEnabled(id, false), .remove(id), .remove(other)])
        }
        return result
    }
}
