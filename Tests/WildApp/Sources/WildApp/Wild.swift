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
    static var isOutside: Bool { depth == 1 }

    static func begin(_ seed: UInt64, only: Set<UInt64>?) {
        (self.seed, self.only) = (seed, only)
        (depth, budget) = (0, 150)
        counts.removeAll(keepingCapacity: true)
        names.removeAll(keepingCapacity: true)
        done.removeAll(keepingCapacity: true)
    }

    /// Objects are numbered as they are made: their addresses are others each time.
    static func name(_ object: AnyObject) { names[ObjectIdentifier(object)] = UInt64(names.count + 1) }

    static func called(_ name: String, _ object: AnyObject) {
        guard let world, depth < 4, budget > 0 else { return }
        let place = Chance.mixed(Chance.number(name) &+ (names[ObjectIdentifier(object)] ?? 0) &* 0x9E37_79B9)
        let count = counts[place, default: 0]
        counts[place] = count + 1
        let number = Chance.mixed(seed &+ Chance.mixed(place &+ count))
        var chance = Chance(number)
        // What is called often does something rarely.
        guard chance.below(count < 4 ? 12 : 60) == 0 else { return }
        perform(number, "in \(name)", chance, world)
    }

    static func step(_ index: Int) {
        guard let world else { return }
        budget = min(budget + 10, 150)
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
            if isLoud { print(text + what) }
        }
        depth -= 1
    }

    // MARK: For the callbacks

    static func around(_ name: String, _ object: AnyObject, _ body: () -> Void) {
        called(name, object)
        body()
        called(name + " after", object)
    }

    static func answer<Result>(_ name: String, _ object: AnyObject, _ honest: () -> Result) -> Result {
        called(name, object)
        let result = honest()
        guard budget > 0, let world, world.lies(5) else { return result }
        return lie(result, world)
    }

    private static func lie<Result>(_ honest: Result, _ world: World) -> Result {
        switch honest {
        case is Bool: world.chance.happens(50) as! Result
        case is CGFloat: world.number() as! Result
        case is CGSize: world.size() as! Result
        case is CGPoint: world.point() as! Result
        case is CGRect: world.rect() as! Result
        default: honest
        }
    }

    static func made<Result>(_ type: Result.Type, _ name: String, _ object: AnyObject) -> Result {
        called(name, object)
        if let made = world?.make(type) as? Result { return made }
        if let none = type as? any ExpressibleByNilLiteral.Type { return none.init(nilLiteral: ()) as! Result }
        return World.plain(type) as! Result
    }
}
