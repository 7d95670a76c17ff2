import Foundation

// The engine beside the reference model, on many programs.
//
//   GestureProof exhaustive [DEPTH [SECONDS [PART PARTS]]]   all programs of so many steps (7) in each small world, or in those of one of so many equal
//                                                            parts of them, the first of which is 0; it fails when that takes longer
//   GestureProof free [DEPTH]                                all programs in which recognizers do anything in their callbacks (3 steps)
//   GestureProof random COUNT [SEED]                         so many random programs, from the seed on (0)
//   GestureProof doors COUNT [SEED]                          the same, with views that leave, recognizers that go and contacts that are cancelled at once
//   GestureProof surfaces COUNT [SEED]                       the same as doors, on two surfaces
//
// The first disagreement is made small, printed and written as a scenario file; the status is then 1.

let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = arguments.dropFirst().compactMap { UInt64($0) }

/// At once: lines are read while it works.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

func fail(_ line: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("GestureProof: \(line)\n".utf8))
    exit(status)
}

guard numbers.count == max(0, arguments.count - 1), numbers.allSatisfy({ $0 < 1 << 40 }) else {
    fail("what follows the first word are numbers", status: 64)
}
let kinds: [String: Proof.Kind] = ["random": .random, "doors": .doors, "surfaces": .surfaces]
switch arguments.first {
case "exhaustive" where numbers.count <= 2 || numbers.count == 4 && numbers[2] < numbers[3]:
    try Proof.exhaustive(depth: numbers.first.map { Int($0) } ?? 7, seconds: numbers.count > 1 ? Double(numbers[1]) : .infinity,
                         part: numbers.count == 4 ? Int(numbers[2]) : 0, of: numbers.count == 4 ? Int(numbers[3]) : 1)
case "free" where numbers.count <= 1:
    try Proof.free(depth: numbers.first.map { Int($0) } ?? 3)
case let word? where (1...2).contains(numbers.count) && kinds[word] != nil:
    try Proof.random(numbers[0], from: numbers.count > 1 ? numbers[1] : 0, kinds[word]!)
default:
    fail("usage: exhaustive [DEPTH [SECONDS [PART PARTS]]] | free [DEPTH] | random COUNT [SEED] | doors COUNT [SEED] | surfaces COUNT [SEED]", status: 64)
}
