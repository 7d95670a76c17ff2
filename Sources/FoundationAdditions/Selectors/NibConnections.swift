public import Foundation
internal import Synchronization

/// Registers the methods of a class, and what storyboards connect in it, when an object of the class is first asked for them.
///
/// A subclass is found by its name, so no code has to call it; it stands at the top level of its module, and a tool can write it into the
/// file of the class, where private members can be reached:
///
///     class ViewController_NibConnections: NibConnections {
///         override class func register() {
///             NibClasses.register(ViewController.self) { $0.outlet("label", \.label) }
///         }
///     }
///
/// That of a class `Outer.Inner` is called `Outer_Inner_NibConnections`. Further ones, `ViewController_NibConnections2` and so on, may
/// stand in other files. What a module adds to classes of other modules, such as `UIView_NibConnections`, is found once an object
/// of one of its own classes was asked, or a file that names the module was loaded.
@preconcurrency @MainActor
open class NibConnections: NSObject {
    /// Registers: calls `NibClasses.register(_:_:)` or makes selectors.
    open class func register() {}

    private struct State {
        /// In the order in which they were met.
        var modules: [String] = []
        /// What was looked for.
        var names: Set<String> = []
        /// The classes that were asked, when that many modules had been met.
        var asked: [ObjectIdentifier: Int] = [:]
    }

    private nonisolated static let state = Mutex(State())

    /// Lets the classes of that kind for the object's class and its superclasses register.
    /// - Returns: Whether there was one that had not.
    @discardableResult
    package nonisolated static func search(_ object: AnyObject) -> Bool {
        search(type(of: object))
    }

    @discardableResult
    package nonisolated static func search(_ type: AnyClass) -> Bool {
        let isDone = state.withLock { $0.asked[ObjectIdentifier(type)] == $0.modules.count }
        if isDone { return false }
        var names: [ClassName] = []
        var candidate: AnyClass? = type
        while let type = candidate {
            if let name = ClassName(type) { names.append(name) }
            candidate = _getSuperclass(type)
        }
        let found = state.withLock { state in
            for name in names where !state.modules.contains(name.module) { state.modules.append(name.module) }
            state.asked[ObjectIdentifier(type)] = state.modules.count
            var found: [String] = []
            for name in names {
                for module in state.modules {
                    let connections = "\(module).\(name.flat)_NibConnections"
                    if state.names.insert(connections).inserted { found.append(connections) }
                }
            }
            return found
        }
        var hasRegistered = false
        for name in found where register(name) { hasRegistered = true }
        return hasRegistered
    }

    /// Lets those register that stand for the class itself, and not for its superclasses: what makes an object is not inherited.
    ///
    /// Looking for a class by its name takes a while for each name, and this is asked of every class that an app starts with.
    package nonisolated static func searchOwn(_ type: AnyClass) {
        guard let name = ClassName(type) else { return }
        let found = state.withLock { state in
            if !state.modules.contains(name.module) { state.modules.append(name.module) }
            return state.modules.map { "\($0).\(name.flat)_NibConnections" }.filter { state.names.insert($0).inserted }
        }
        for name in found { _ = register(name) }
    }

    /// Lets what a module adds to classes of other modules be found from now on.
    package nonisolated static func meet(_ module: String) {
        state.withLock { if !$0.modules.contains(module) { $0.modules.append(module) } }
    }

    /// Lets those register that stand for a name in a module, whether a class has that name or not.
    package nonisolated static func search(_ name: String, in module: String) {
        let name = "\(module).\(name)_NibConnections"
        if state.withLock({ $0.names.insert(name).inserted }) { _ = register(name) }
    }

    private nonisolated static func register(_ name: String) -> Bool {
        var number = 1
        while let connections = NSClassFromString(number == 1 ? name : "\(name)\(number)") as? NibConnections.Type {
            let register = { @MainActor in connections.register() }
            unsafeBitCast(register, to: (() -> Void).self)()
            number += 1
        }
        return number > 1
    }
}
