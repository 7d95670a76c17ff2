internal import UIKit

/// The paths that objects have on the bus: a number each, which is never another object's (R-BUS-2).
@MainActor
final class ObjectNumbers {
    nonisolated static let root = "/org/a11y/atspi/accessible/root"
    nonisolated static let cache = "/org/a11y/atspi/cache"
    private static let prefix = "/org/a11y/atspi/accessible/"

    private struct Entry { weak var object: UIResponder? }

    private var objects: [Int: Entry] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var last = 0

    func path(_ object: UIResponder) -> String { "\(Self.prefix)\(number(object))" }

    func number(_ object: UIResponder) -> Int {
        let key = ObjectIdentifier(object)
        // What has gone may have left its address to another object.
        if let number = numbers[key], objects[number]?.object === object { return number }
        last += 1
        numbers[key] = last
        objects[last] = Entry(object: object)
        return last
    }

    /// What has that path; `nil` where it has gone, or never was.
    func object(_ path: String) -> Accessible? {
        if path == Self.root { return .application }
        guard path.hasPrefix(Self.prefix), let number = Int(path.dropFirst(Self.prefix.count)), let object = objects[number]?.object else { return nil }
        return .element(object)
    }

    static func path(ofNumber number: Int) -> String { "\(prefix)\(number)" }

    /// Forgets what has gone.
    func prune() {
        let kept = objects.filter { $0.value.object != nil }
        guard kept.count < objects.count else { return }
        objects = kept
        numbers = numbers.filter { objects[$0.value] != nil }
    }
}
