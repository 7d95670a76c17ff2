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
/// `App.ViewController` whose module has a class `App.ViewController_NibConnections` needs no call: see ``NibConnections``.
@preconcurrency @MainActor
public enum NibClasses {
    /// Says what a class has. A member that was registered before under the same name is replaced.
    public static func register<Object: AnyObject>(_ type: Object.Type, _ declare: (inout NibMembers<Object>) -> Void) {
        var members = NibMembers<Object>(table: tables[ObjectIdentifier(type)] ?? NibTable())
        declare(&members)
        tables[ObjectIdentifier(type)] = members.table
        if let name = ClassName(type)?.name { byName[name] = type }
    }

    private static var tables: [ObjectIdentifier: NibTable] = [:]
    private static var byName: [String: AnyClass] = [:]
    private static var searched: Set<ObjectIdentifier> = []
    private static var hasBuiltIns = false

    /// A registered class by its name without the module.
    static func registered(_ name: String) -> AnyClass? { byName[name] }

    /// The tables of the object's class and its superclasses, from the most special on.
    static func tables(of object: AnyObject) -> ContiguousArray<NibTable> {
        if !hasBuiltIns {
            hasBuiltIns = true
            registerBuiltIns()
        }
        var result = ContiguousArray<NibTable>()
        var candidate: AnyClass? = type(of: object)
        while let type = candidate {
            search(type)
            if let table = tables[ObjectIdentifier(type)] { result.append(table) }
            candidate = superclass(of: type)
        }
        return result
    }

    /// Lets the `_NibConnections` of the object's class and its superclasses register.
    /// - Returns: Whether there was one that had not.
    static func search(_ object: AnyObject) -> Bool {
        var hasRegistered = false
        var candidate: AnyClass? = type(of: object)
        while let type = candidate {
            if search(type) { hasRegistered = true }
            candidate = superclass(of: type)
        }
        return hasRegistered
    }

    /// Lets the class's `_NibConnections` register, if there is one.
    @discardableResult
    private static func search(_ type: AnyClass) -> Bool {
        guard searched.insert(ObjectIdentifier(type)).inserted, let name = ClassName(type),
              let found = NSClassFromString("\(name.module).\(name.name)_NibConnections") as? NibConnections.Type else { return false }
        found.register()
        return true
    }

    private static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
}

/// Registers the members of a class when the class is first met in a nib.
///
/// A subclass is found by its name, so nobody has to call it; it stands at the top level of its module, and a tool can write it into the
/// file of the class, where private outlets can be reached:
///
///     class ViewController_NibConnections: NibConnections {
///         override class func register() {
///             NibClasses.register(ViewController.self) { $0.outlet("label", \.label) }
///         }
///     }
@preconcurrency @MainActor
open class NibConnections: NSObject {
    /// Calls ``NibClasses/register(_:_:)``.
    open class func register() {}
}
