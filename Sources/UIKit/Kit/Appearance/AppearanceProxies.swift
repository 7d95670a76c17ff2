internal import FoundationAdditions

/// The objects that stand for all of a class, and what follows from them for each that comes into a window (R-APR).
@MainActor
enum AppearanceProxies {
    @MainActor
    private final class Proxy {
        let object: NSObject
        let kind: ObjectIdentifier
        let containers: [any UIAppearanceContainer.Type]
        let covers: (NSObject) -> Bool
        /// What the object had when it was made: what differs from that was set.
        let original: [String: Any]
        private let make: () -> NSObject?
        private var reported: Set<String> = []
        /// Whether nothing can have been set since the last look for what has no effect.
        var isChecked = false
        /// What was ever set, by the names of the properties: an object that has one of these had nothing set by code.
        var past: [String: [Any]] = [:]

        init<Object: NSObject>(_ object: Object, inside containers: [any UIAppearanceContainer.Type], _ make: @escaping () -> Object?) {
            self.object = object
            kind = ObjectIdentifier(Object.self)
            self.containers = containers
            covers = { $0 is Object }
            original = AppearanceTable.values(of: object)
            self.make = make
        }

        /// What was set of a property.
        func setting(_ property: AppearanceProperty) -> Any? {
            guard let original = original[property.name] else { return nil }
            let value = property.read(object)
            return property.isSame(value, original) ? nil : value
        }

        /// Says once of each thing that was set without an effect that it has none.
        func check() {
            guard !isChecked else { return }
            isChecked = true
            guard isOfUIKit, let twin = make() else { return }
            for property in AppearanceTable.properties(of: object) {
                if let value = setting(property) { property.write(twin, value) }
            }
            let strays = StraySettings.differences(object, twin).subtracting(reported)
            guard !strays.isEmpty else { return }
            reported.formUnion(strays)
            let names = strays.sorted().map { "'\($0)'" }.joined(separator: ", ")
            report("\(type(of: object)).appearance(): setting \(names) has no effect, as it can't be set for all of a class; set it of each object")
        }

        var isOfUIKit: Bool { String(reflecting: type(of: object)).hasPrefix("UIKit.") }

        /// Whether the containers are on the way outwards.
        func isInside(_ first: UIResponder?) -> Bool {
            var next = first
            return containers.allSatisfy { container in
                while let responder = next {
                    next = responder.next
                    if isInstance(responder, container) { return true }
                }
                return false
            }
        }

        private func isInstance<Container: UIAppearanceContainer>(_ responder: UIResponder, _ type: Container.Type) -> Bool { responder is Container }
    }

    private static var proxies: [Proxy] = []

    /// The object that stands for a class inside of others, made when it is first asked for.
    static func object<Object: NSObject>(_ type: Object.Type, inside containers: [any UIAppearanceContainer.Type], _ make: @escaping () -> Object?) -> Object {
        func isKnown(_ proxy: Proxy) -> Bool {
            proxy.kind == ObjectIdentifier(type) && proxy.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }
        if let proxy = proxies.first(where: isKnown), let object = proxy.object as? Object {
            proxy.isChecked = false
            return object
        }
        guard let object = make() else { fatalError("\(type).appearance(): init(coder:) makes no object; let it make one of an empty coder") }
        let proxy = Proxy(object, inside: containers, make)
        if !proxy.isOfUIKit, !proxies.contains(where: { $0.kind == proxy.kind }) {
            report("\(type).appearance(): what can be set for all of the class are properties of UIKit's such as the tint; set the class's own properties of each object")
        }
        proxies.append(proxy)
        UIView.looksOfClasses = { apply(to: $0) }
        UIBarItem.looksOfClasses = { apply(to: $0, inside: $1) }
        return object
    }

    /// Forgets all of them.
    static func removeAll() {
        proxies = []
        UIView.looksOfClasses = nil
        UIBarItem.looksOfClasses = nil
    }

    // MARK: Objects that come into a window

    private static func apply(to view: UIView) {
        // The parts of the system's controls and bars are as these say.
        guard !view.isControlPart else { return }
        apply(to: view, inside: view.next)
        if proxies.contains(where: { $0.object is UIBarItem }) { (view as? any BarOfItems)?.applyAppearancesToItems() }
    }

    private static func apply(to object: NSObject, inside first: UIResponder?) {
        for proxy in proxies where proxy.object === object { return }
        var found = proxies.filter { $0.covers(object) && $0.isInside(first) }
        guard !found.isEmpty else { return }
        for proxy in found { proxy.check() }
        // The last one decides: of a class further below, then with more containers, then the younger.
        let depths = found.map { proxy in found.filter { $0.covers(proxy.object) }.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1.kind) }.count }
        found = found.indices.sorted { (depths[$0], found[$0].containers.count, $0) < (depths[$1], found[$1].containers.count, $1) }.map { found[$0] }
        lazy var defaults = AppearanceTable.defaults(of: object)
        for property in AppearanceTable.properties(of: object) {
            guard let (proxy, value) = found.reversed().lazy.compactMap({ proxy in proxy.setting(property).map { (proxy, $0) } }).first else { continue }
            let present = property.read(object)
            guard !property.isSame(present, value) else { continue }
            let wasSetByCode = !(defaults[property.name].map { property.isSame(present, $0) } ?? false) && !property.isMadeWith(object)
                && !found.contains { $0.past[property.name]?.contains { property.isSame(present, $0) } ?? false }
            guard !wasSetByCode else { continue }
            property.write(object, value)
            if proxy.past[property.name]?.contains(where: { property.isSame(value, $0) }) != true { proxy.past[property.name, default: []].append(value) }
        }
    }
}
