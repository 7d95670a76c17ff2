internal import FoundationAdditions

/// What storyboards and nibs can connect in the app's classes.
///
/// Linux has no Objective-C runtime in which an outlet could be found by its name, so a class says what it has:
///
///     NibClasses.register(ViewController.self) { members in
///         members.outlet("label", \.label)
///         members.outletCollection("pieces", \.pieces)
///         members.action("handlePan:", ViewController.handlePan(_:))
///         members.attribute("cornerRadius", \.cornerRadius)
///     }
///
/// What a superclass registered counts for its subclasses. Registering must come before the first nib with the class is loaded. A class
/// `App.ViewController` whose module has a class `App.ViewController_NibConnections` needs no call: see `NibConnections`.
@preconcurrency @MainActor
public enum NibClasses {
    /// Says what a class has. A member that was registered before under the same name is replaced.
    public static func register<Object: AnyObject>(_ type: Object.Type, _ declare: (inout NibMembers<Object>) -> Void) {
        var members = NibMembers<Object>(table: tables[ObjectIdentifier(type)] ?? NibTable())
        declare(&members)
        tables[ObjectIdentifier(type)] = members.table
        if let name = ClassName(type)?.name { add(type, named: name) }
    }

    /// Gives a class a further name by which storyboards may find it, such as the one that it has for Objective-C.
    public static func register(_ type: AnyClass, named name: String) { add(type, named: name) }

    private static func add(_ type: AnyClass, named name: String) {
        if byName[name]?.contains(where: { $0 == type }) != true { byName[name, default: []].append(type) }
    }

    private static var tables: [ObjectIdentifier: NibTable] = [:]
    private static var byName: [String: [AnyClass]] = [:]
    private static var hasBuiltIns = false

    /// A registered class by its name without the module. A ``NibConnections`` for that name in one of the modules is asked first.
    ///
    /// Of several classes of that name, that of the first of these modules, else the first by its whole name: not the one that was
    /// registered first or last.
    static func registered(_ name: String, in modules: [String]) -> AnyClass? {
        for module in modules { NibConnections.search(name, in: module) }
        let places = (byName[name] ?? []).map { type in
            (rank: ClassName(type).flatMap { modules.firstIndex(of: $0.module) } ?? modules.count, name: String(reflecting: type), type: type)
        }
        return places.min { ($0.rank, $0.name) < ($1.rank, $1.name) }?.type
    }

    /// What makes an object of the class, if the class itself said it.
    static func initializer(of type: AnyClass) -> (@MainActor () -> AnyObject)? {
        NibConnections.searchOwn(type)
        return tables[ObjectIdentifier(type)]?.make
    }

    /// The tables of the object's class and its superclasses, from the most special on.
    static func tables(of object: AnyObject) -> ContiguousArray<NibTable> {
        if !hasBuiltIns {
            hasBuiltIns = true
            registerBuiltIns()
        }
        NibConnections.search(object)
        var result = ContiguousArray<NibTable>()
        var candidate: AnyClass? = type(of: object)
        while let type = candidate {
            if let table = tables[ObjectIdentifier(type)] { result.append(table) }
            candidate = superclass(of: type)
        }
        return result
    }

    private static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
}
