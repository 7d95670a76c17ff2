internal import FoundationAdditions

/// The outlets, actions and attributes of one class, as ``NibClasses/register(_:_:)`` takes them.
@preconcurrency @MainActor
public struct NibMembers<Object: AnyObject> {
    var table: NibTable

    // MARK: Outlets

    /// An `@IBOutlet`, of any class or protocol, weak or strong.
    public mutating func outlet<Value>(_ name: String, _ property: ReferenceWritableKeyPath<Object, Value?>) {
        table.outlets[name] = { object, value in
            guard let value = value as? Value else { return Value.self }
            (object as! Object)[keyPath: property] = value
            return nil
        }
    }

    /// An `@IBOutlet` that is no optional.
    public mutating func outlet<Value>(_ name: String, _ property: ReferenceWritableKeyPath<Object, Value>) {
        table.outlets[name] = { object, value in
            guard let value = value as? Value else { return Value.self }
            (object as! Object)[keyPath: property] = value
            return nil
        }
    }

    /// An `@IBOutlet` that is an array.
    public mutating func outletCollection<Value>(_ name: String, _ property: ReferenceWritableKeyPath<Object, [Value]?>) {
        collection(name) { $0[keyPath: property] = $1 }
    }

    /// An `@IBOutlet` that is an array and no optional.
    public mutating func outletCollection<Value>(_ name: String, _ property: ReferenceWritableKeyPath<Object, [Value]>) {
        collection(name) { $0[keyPath: property] = $1 }
    }

    private mutating func collection<Value>(_ name: String, _ set: @escaping @MainActor (Object, [Value]) -> Void) {
        table.collections[name] = { object, values in
            var elements: [Value] = []
            for value in values {
                guard let value = value as? Value else { return Value.self }
                elements.append(value)
            }
            set(object as! Object, elements)
            return nil
        }
    }

    // MARK: Actions

    /// An `@IBAction` without arguments, by the name of its selector: `"save"`.
    @preconcurrency
    public mutating func action<Result>(_ selector: String, _ method: @escaping @MainActor (Object) -> () -> Result) {
        add(Selector(selector, method))
    }

    /// An `@IBAction` that takes the sender: `"save:"`.
    @preconcurrency
    public mutating func action<Sender, Result>(_ selector: String, _ method: @escaping @MainActor (Object) -> (Sender) -> Result) {
        add(Selector(selector, method))
    }

    /// An `@IBAction` that takes the sender and the event: `"save:forEvent:"`.
    @preconcurrency
    public mutating func action<Sender, Event, Result>(
        _ selector: String, _ method: @escaping @MainActor (Object) -> (Sender, Event) -> Result
    ) {
        add(Selector(selector, method))
    }

    // Making the selector has registered the method already; the name is for suggestions.
    private mutating func add(_ selector: Selector) { table.actions.append(selector.name) }

    /// An `@IBSegueAction`, which makes the destination of a segue: `"makeDetail:"`.
    @preconcurrency
    public mutating func segueAction<Controller: UIViewController>(
        _ selector: String, _ method: @escaping @MainActor (Object) -> (NSCoder) -> Controller?
    ) {
        table.segueActions[selector] = { object, coder, _, _ in method(object as! Object)(coder) }
    }

    /// An `@IBSegueAction` that takes the sender as well: `"makeDetail:sender:"`.
    @preconcurrency
    public mutating func segueAction<Controller: UIViewController>(
        _ selector: String, _ method: @escaping @MainActor (Object) -> (NSCoder, Any?) -> Controller?
    ) {
        table.segueActions[selector] = { object, coder, sender, _ in method(object as! Object)(coder, sender) }
    }

    /// An `@IBSegueAction` that takes the sender and the segue's identifier as well: `"makeDetail:sender:segueIdentifier:"`.
    @preconcurrency
    public mutating func segueAction<Controller: UIViewController>(
        _ selector: String, _ method: @escaping @MainActor (Object) -> (NSCoder, Any?, String?) -> Controller?
    ) {
        table.segueActions[selector] = { object, coder, sender, identifier in method(object as! Object)(coder, sender, identifier) }
    }

    // MARK: Attributes

    /// A property that user-defined runtime attributes set, such as an `@IBInspectable` one.
    public mutating func attribute<Value>(_ name: String, _ property: ReferenceWritableKeyPath<Object, Value?>) {
        table.attributes[name] = { object, value in
            guard let value else {
                (object as! Object)[keyPath: property] = nil
                return nil
            }
            guard let value = NibValue.convert(value, to: Value.self) else { return Value.self }
            (object as! Object)[keyPath: property] = value
            return nil
        }
    }

    /// A property that user-defined runtime attributes set and that is no optional.
    public mutating func attribute<Value>(_ name: String, _ property: ReferenceWritableKeyPath<Object, Value>) {
        table.attributes[name] = { object, value in
            guard let value, let value = NibValue.convert(value, to: Value.self) else { return Value.self }
            (object as! Object)[keyPath: property] = value
            return nil
        }
    }

    // MARK: Making

    /// How an object of the class is made where a storyboard, a nib, `Info.plist` or `UIApplicationMain` names it: `{ Store() }`. Views,
    /// controllers, other responders, recognizers, segues and what is archivable need none. It does not count for subclasses.
    public mutating func initializer(_ make: @escaping @MainActor () -> Object) { table.make = make }

    // MARK: Awaking

    /// The `awakeFromNib()` of a class that is neither a responder, a gesture recognizer, an item of a bar nor a constraint: those inherit one, which is called anyway.
    public mutating func awakeFromNib(_ method: @escaping @MainActor (Object) -> () -> Void) {
        table.awake = { method($0 as! Object)() }
    }
}

/// The members of a class without its type. The setters return the type that they expect when they are given another.
struct NibTable {
    var outlets: [String: @MainActor (AnyObject, AnyObject) -> Any.Type?] = [:]
    var collections: [String: @MainActor (AnyObject, [AnyObject]) -> Any.Type?] = [:]
    var attributes: [String: @MainActor (AnyObject, Any?) -> Any.Type?] = [:]
    var segueActions: [String: @MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?] = [:]
    var actions: [String] = []
    var awake: (@MainActor (AnyObject) -> Void)?
    var make: (@MainActor () -> AnyObject)?
}
