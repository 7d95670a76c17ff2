// The words of examples. They mean something while a spec describes its examples.

private func group() -> ExampleGroup {
    guard let group = ExampleGroup.current else { fatalError("describe, it and the others belong in the method spec() of a QuickSpec") }
    return group
}

/// Groups examples of one thing.
public func describe(_ description: String, closure: () -> Void) { group().add(description, closure) }
/// Groups examples under one condition.
public func context(_ description: String, closure: () -> Void) { group().add(description, closure) }
/// The same: while there are any, only the examples in such groups run, and such examples.
public func fdescribe(_ description: String, closure: () -> Void) { group().add(description, isFocused: true, closure) }
/// The same as ``fdescribe(_:closure:)``.
public func fcontext(_ description: String, closure: () -> Void) { group().add(description, isFocused: true, closure) }
/// Groups examples that do not run.
public func xdescribe(_ description: String, closure: () -> Void) { group().add(description, isPending: true, closure) }
/// The same as ``xdescribe(_:closure:)``.
public func xcontext(_ description: String, closure: () -> Void) { group().add(description, isPending: true, closure) }

private func add(_ description: String, _ file: StaticString, _ line: UInt, isFocused: Bool = false, isPending: Bool = false, _ closure: @escaping () throws -> Void) {
    let group = group()
    group.add(Example(group: group, ownName: description, file: file, line: line, isItselfFocused: isFocused, isItselfPending: isPending, closure: closure))
}

/// An example.
public func it(_ description: String, file: StaticString = #filePath, line: UInt = #line, closure: @escaping () throws -> Void) {
    add(description, file, line, closure)
}
/// An example: while there are any such, no others run.
public func fit(_ description: String, file: StaticString = #filePath, line: UInt = #line, closure: @escaping () throws -> Void) {
    add(description, file, line, isFocused: true, closure)
}
/// An example that does not run.
public func xit(_ description: String, file: StaticString = #filePath, line: UInt = #line, closure: @escaping () throws -> Void) {
    add(description, file, line, isPending: true, closure)
}
/// An example that is yet to be written. It does not run.
public func pending(_ description: String, file: StaticString = #filePath, line: UInt = #line, closure: @escaping () throws -> Void) {
    add(description, file, line, isPending: true, closure)
}

/// Runs before each example of the group and of the groups in it; outer groups come first.
public func beforeEach(_ closure: @escaping () throws -> Void) { group().before.append(closure) }
/// Runs right before each example, after all that ``beforeEach(_:)`` is given.
public func justBeforeEach(_ closure: @escaping () throws -> Void) { group().justBefore.append(closure) }
/// Runs after each example; inner groups come first.
public func afterEach(_ closure: @escaping () throws -> Void) { group().after.append(closure) }
/// Runs around each example, which the closure calls.
public func aroundEach(_ closure: @escaping (_ runExample: @escaping () -> Void) -> Void) { group().around.append(closure) }
/// Runs before the first example of the spec.
public func beforeSuite(_ closure: @escaping () throws -> Void) { group().beforeSuite.append(closure) }
/// Runs after the last example of the spec.
public func afterSuite(_ closure: @escaping () throws -> Void) { group().afterSuite.append(closure) }

// MARK: Shared examples

/// Gives shared examples what differs.
public typealias SharedExampleContext = () -> [String: Any]

/// By their names. XCTest calls tests one after the other.
private nonisolated(unsafe) var shared: [String: (@escaping SharedExampleContext) -> Void] = [:]

/// Examples that several groups have.
public func sharedExamples(_ name: String, closure: @escaping () -> Void) { shared[name] = { _ in closure() } }
/// Examples that several groups have, with something that differs.
public func sharedExamples(_ name: String, closure: @escaping (@escaping SharedExampleContext) -> Void) { shared[name] = closure }

/// Has the examples of that name in this place.
public func itBehavesLike(_ name: String, sharedExampleContext: @escaping SharedExampleContext = { [:] }) {
    guard let examples = shared[name] else { fatalError("itBehavesLike: there are no shared examples '\(name)'") }
    group().add(name) { examples(sharedExampleContext) }
}

/// Examples that several groups have, as a class.
open class Behavior<Context> {
    /// The name of the group.
    open class var name: String { "\(self)" }
    /// Describes the examples.
    open class func spec(_ aContext: @escaping () -> Context) {}
}

/// Has the examples of the class in this place.
public func itBehavesLike<Context>(_ behavior: Behavior<Context>.Type, context: @escaping () -> Context) {
    group().add(behavior.name) { behavior.spec(context) }
}
