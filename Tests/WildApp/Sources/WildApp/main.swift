import Foundation
import UIKit

// WildApp run FIRST COUNT [SECONDS]   plays programs in processes of its own; one that ends a process is made small and printed
// WildApp play SEED [NUMBER …]        plays one program and prints its steps; with numbers only those
// WildApp child FIRST COUNT FILE      plays them in this process, with the seed in a file, and the callbacks that were visited in another

enum Program {
    /// A program that takes longer, of the processor's time, does not come to an end.
    static let seconds = 60
    /// A program that takes longer by the clock waits for something that does not come.
    static let secondsOfWaiting = 900

    /// The process ends if the program that begins now does not.
    static func limitTime() {
        var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
        setitimer(Int32(ITIMER_PROF.rawValue), &limit, nil)
        alarm(UInt32(secondsOfWaiting))
    }
}

let words = CommandLine.arguments.dropFirst()

@MainActor func play(_ seed: UInt64, only: Set<UInt64>? = nil) throws {
    Wild.begin(seed, only: only)
    let world = try World(seed)
    Wild.world = world
    world.begin()
    let count = 10 + Int(Chance.mixed(seed ^ 0x5555) % 40)
    for index in 0..<count { Wild.step(index) }
    world.end()
}

switch words.first {
case "child":
    let first = UInt64(words[words.startIndex + 1])!, count = UInt64(words[words.startIndex + 2])!
    let path = words[words.startIndex + 3], file = open(path, O_WRONLY | O_CREAT, 0o600)
    let visits = open(path + ".visits", O_WRONLY | O_CREAT, 0o600)
    for seed in first..<first + count {
        var number = seed
        pwrite(file, &number, 8, 0)
        Program.limitTime()
        try play(seed)
        if seed % 20 == 0 || seed == first + count - 1 { _ = Wild.visited.withUnsafeBytes { pwrite(visits, $0.baseAddress, $0.count, 0) } }
    }
case "play":
    let numbers = Set(words.dropFirst(2).compactMap { UInt64($0, radix: 16) })
    Wild.isLoud = true
    Program.limitTime()
    try play(UInt64(words[words.startIndex + 1])!, only: numbers.isEmpty ? nil : numbers)
    print(Wild.done.map { String($0.number, radix: 16) }.joined(separator: " "))
case "steps":
    // The numbers of the steps as they are done, for making a program small.
    Wild.isNumbering = true
    let numbers = Set(words.dropFirst(2).compactMap { UInt64($0, radix: 16) })
    Program.limitTime()
    try play(UInt64(words[words.startIndex + 1])!, only: numbers.isEmpty ? nil : numbers)
case "run":
    let first = UInt64(words[words.startIndex + 1])!, count = UInt64(words[words.startIndex + 2])!
    let seconds = words.count > 3 ? Double(words[words.startIndex + 3])! : .infinity
    exit(Runner(first: first, count: count, seconds: seconds).run())
default:
    print("WildApp run FIRST COUNT [SECONDS] | play SEED [NUMBER …]")
    exit(64)
}
