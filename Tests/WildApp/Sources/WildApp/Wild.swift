import UIKit

/// What the callbacks of a program do.
///
/// Each step of a program has a number that says where it was made: in the program itself the how manieth it was, in a callback which one, of which
/// object, and how often it was called before. What it does follows from the seed and that number. So a step that is left out changes the others
/// as little as can be.
@MainActor
enum Wild {
    static var world: World?
    private static var seed: UInt64 = 0
    /// Steps that are left out.
    private static var without: Set<UInt64> = []
    /// Whether only steps of these numbers are done.
    private static var only: Set<UInt64>?
    private static var counts: [UInt64: UInt64] = [:]
    private static var depth = 0
    private(set) static var budget = 0
    /// What was done, in order.
    private(set) static var done: [(number: UInt64, text: String)] = []
    private static var names: [ObjectIdentifier: UInt64] = [:]
    static var isLoud = false
    /// Whether the number of each step is printed as it begins.
    static var isNumbering = false
    /// Whether no callback is running.
    static var isOutside: Bool { callbacks == 0 }
    private static var callbacks = 0

    static func begin(_ seed: UInt64, only: Set<UInt64>?) {
        (self.seed, self.only) = (seed, only)
        (depth, callbacks, budget) = (0, 1, 150)
        counts.removeAll(keepingCapacity: true)
        names.removeAll(keepingCapacity: true)
        done.removeAll(keepingCapacity: true)
    }

    /// Objects are numbered as they are made: their addresses are others each time.
    static func name(_ object: AnyObject) { names[ObjectIdentifier(object)] = UInt64(names.count + 1) }

    /// A closure of a program was called, or one of UIKit that has no declaration.
    static func called(_ name: @autoclosure () -> String, _ object: AnyObject) { called(Chance.number(name()), name, object) }

    private static func called(_ nameNumber: UInt64, _ name: () -> String, _ object: AnyObject) {
        guard let world, !world.isOver, depth < 4, budget > 0 else { return }
        let place = Chance.mixed(nameNumber &+ (names[ObjectIdentifier(object)] ?? 0) &* 0x9E37_79B9)
        let count = counts[place, default: 0]
        counts[place] = count + 1
        let number = Chance.mixed(seed &+ Chance.mixed(place &+ count))
        var chance = Chance(number)
        // What is called often does something rarely.
        guard chance.below(count < 4 ? 12 : 60) == 0 else { return }
        callbacks += 1
        perform(number, "in \(name())", chance, world)
        callbacks -= 1
    }

    static func step(_ index: Int) {
        guard let world else { return }
        budget = min(budget + 10, 150)
        callbacks = 0
        let number = Chance.mixed(seed &+ UInt64(index) &* 0x1234_5678_9ABC_DEF1)
        perform(number, "step \(index)", Chance(number), world)
    }

    private static func perform(_ number: UInt64, _ place: String, _ chance: Chance, _ world: World) {
        if let only, !only.contains(number) { return }
        depth += 1
        budget -= 1
        let text = "\(String(repeating: "  ", count: depth - 1))\(place): "
        var chance = chance
        _ = chance.next()
        let index = done.count
        if isNumbering {
            print(String(number, radix: 16))
            fflush(nil)
        }
        done.append((number, text))
        world.act(chance) { what in
            done[index].text = text + what
            if isLoud {
                print(text + what)
                fflush(nil)
            }
        }
        depth -= 1
    }

    // MARK: For the callbacks, which have numbers: their places in the list of all

    /// Which callbacks were called in this process.
    private(set) static var visited = [Bool](repeating: false, count: Callbacks.names.count)
    private static let numbers = Callbacks.names.map(Chance.number)

    static func called(_ callback: Int, _ object: AnyObject) {
        visited[callback] = true
        called(numbers[callback], { Callbacks.names[callback] }, object)
    }

    static func around(_ callback: Int, _ object: AnyObject, _ body: () -> Void) {
        called(callback, object)
        body()
        called(numbers[callback] &+ 1, { Callbacks.names[callback] + " after" }, object)
    }

    static func answer<Result>(_ callback: Int, _ object: AnyObject, _ honest: () -> Result) -> Result {
        called(callback, object)
        let result = honest()
        guard let world, !world.isOver, budget > 0, !world.isCalm, world.chance.happens(5) else { return result }
        return lie(result, world)
    }

    private static func lie<Result>(_ honest: Result, _ world: World) -> Result {
        switch honest {
        case is Bool: world.chance.happens(50) as! Result
        case is CGFloat: world.number() as! Result
        case is CGSize: world.size() as! Result
        case is CGPoint: world.point() as! Result
        case is CGRect: world.rect() as! Result
        case is UIEdgeInsets: world.insets() as! Result
        default: honest
        }
    }

    /// - Parameter answer: Makes one up.
    static func made<Result>(_ callback: Int, _ object: AnyObject, _ answer: (World) -> Result) -> Result {
        called(callback, object)
        return answer(world!)
    }
}
