/// A property that can be set for all objects of a class.
@MainActor
struct AppearanceProperty {
    let name: String
    let read: (NSObject) -> Any
    let write: (NSObject, Any) -> Void
    let isSame: (Any, Any) -> Bool
    /// Whether what an object has is what it was made with, besides what a new one of the class has.
    private(set) var isMadeWith: (NSObject) -> Bool = { _ in false }

    static func value<Owner: NSObject, Value: Equatable>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>) -> AppearanceProperty {
        value(name, { (owner: Owner) in owner[keyPath: path] }, { $0[keyPath: path] = $1 })
    }

    static func value<Owner: NSObject, Value: Equatable>(_ name: String, _ get: @escaping (Owner) -> Value, _ set: @escaping (Owner, Value) -> Void,
                                                         isMadeWith: @escaping (Owner) -> Bool = { _ in false }) -> AppearanceProperty {
        AppearanceProperty(name: "\(Owner.self).\(name)", read: { get($0 as! Owner) }, write: { if let value = $1 as? Value { set($0 as! Owner, value) } },
                           isSame: { ($0 as? Value) == ($1 as? Value) }, isMadeWith: { isMadeWith($0 as! Owner) })
    }

    typealias Attributes = [NSAttributedString.Key: Any]

    static func attributes<Owner: NSObject>(_ name: String, _ get: @escaping (Owner) -> Attributes?, _ set: @escaping (Owner, Attributes?) -> Void) -> AppearanceProperty {
        AppearanceProperty(name: "\(Owner.self).\(name)", read: { get($0 as! Owner) as Any }, write: { set($0 as! Owner, $1 as? Attributes) },
                           isSame: { same($0 as? Attributes, $1 as? Attributes) })
    }

    private static func same(_ a: Attributes?, _ b: Attributes?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return a.count == b.count && a.allSatisfy { key, value in isSame(value, b[key]) }
    }

    private static func isSame(_ a: Any, _ b: Any?) -> Bool {
        guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return (a as AnyObject) === (b as AnyObject?) }
        return a == b
    }

    /// A value for each state of a control.
    static func states<Owner: NSObject, Value: Equatable>(_ name: String, _ get: @escaping (Owner, UIControl.State) -> Value?,
                                                          _ set: @escaping (Owner, Value?, UIControl.State) -> Void) -> [AppearanceProperty] {
        allStates.map { state in value("\(name).\(state.rawValue)", { (owner: Owner) in get(owner, state) }, { (owner: Owner, value: Value?) in set(owner, value, state) }) }
    }

    /// Attributes for each state of a control.
    static func stateAttributes<Owner: NSObject>(_ name: String, _ get: @escaping (Owner, UIControl.State) -> Attributes?,
                                                 _ set: @escaping (Owner, Attributes?, UIControl.State) -> Void) -> [AppearanceProperty] {
        allStates.map { state in attributes("\(name).\(state.rawValue)", { (owner: Owner) in get(owner, state) }, { (owner: Owner, value: Attributes?) in set(owner, value, state) }) }
    }

    private static let allStates: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, [.selected, .highlighted], [.selected, .disabled], .focused]
}
