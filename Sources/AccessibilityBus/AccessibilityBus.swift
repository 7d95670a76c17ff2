internal import DesktopBus
internal import Foundation
internal import HostKit
package import TouchHost
package import UIKit

/// The app on the desktop's accessibility bus (AT-SPI), for screen readers and other assistive technology.
///
/// Until a client of accessibility is there it has a connection to the session's bus, whose thread sleeps, and does nothing else; with one it is embedded in the
/// desktop's tree, answers calls, and after turns of the app compares it with the last look (R-BUS-1, R-BUS-11).
@MainActor
package final class AccessibilityBus {
    let application: UIApplication
    let tree: ObjectTree
    let numbers = ObjectNumbers()
    /// What the app is called.
    let app: String
    let version: String
    let locale: String
    /// The number that the registry has for the app.
    var registryNumber = 0
    /// Taps at a point of the screen, in points: for elements that do nothing when they are activated.
    package var tap: ((CGPoint) -> Void)?
    /// Whether calls are handled as they come, or in ``serve()`` alone.
    package var servesAtOnce = true
    private weak var surface: (any Surface)?
    private let mailbox = MainMailbox()
    /// Whether the desktop said last that a screen reader runs.
    private var readsScreen = false
    private var watch: ClientWatch?
    private var link: BusLink?
    private var address: String?
    private var desktop: BusValue?
    private var events: EventWatch?

    package init(application: UIApplication, app: String) {
        self.application = application
        self.app = app
        let environment = ProcessInfo.processInfo.environment
        let language = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        locale = language.map { String($0.prefix { $0 != "." }) } ?? "C"
        version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? ""
        tree = ObjectTree(application)
        mailbox.onArrival = { [weak self] in self?.wasWoken() }
    }

    /// Begins to look for clients.
    /// - Parameter isAlways: Whether the app is to be on the bus at once, client or not.
    package func start(isAlways: Bool) {
        let watch = ClientWatch(mailbox, ProcessInfo.processInfo.environment, isAlways: isAlways) { [weak self] address, readsScreen in
            self?.clientsChanged(address, readsScreen)
        }
        self.watch = watch
        watch.start()
    }

    /// Leaves the bus.
    package func stop() {
        watch?.stop()
        watch = nil
        leave()
    }

    package func didOpen(_ surface: any Surface) { self.surface = surface }

    /// Called after each turn of the app.
    package func didEndTurn() { events?.lookSoon() }

    private func wasWoken() { if servesAtOnce { serve() } }

    /// Handles what has come.
    package func serve() { mailbox.doAll() }

    // MARK: Coming and going

    private func clientsChanged(_ address: String?, _ readsScreen: Bool) {
        // Others may have set it: what the desktop has not changed is left.
        if self.readsScreen != readsScreen {
            self.readsScreen = readsScreen
            application.isScreenReaderRunning = readsScreen
        }
        guard address != self.address else { return }
        leave()
        self.address = address
        if let address { join(address) }
    }

    private func join(_ address: String) {
        let link = BusLink(mailbox, thread: "accessibility bus")
        self.link = link
        link.open(address, onCall: { [weak self] in self?.answer($0) }, onSignal: { _ in }) { [weak self] isOpen in
            guard let self, isOpen, self.link === link else { return }
            events = EventWatch(self) { [weak self] in self?.emit($0) }
            // The registry asks at once.
            link.call(Registry.name, ObjectNumbers.root, "org.a11y.atspi.Socket", "Embed", [ownReference], mayStart: true) { [weak self] answer in
                guard let self, self.link === link else { return }
                desktop = answer?.first
                events?.begin()
            }
        }
    }

    private func leave() {
        link?.close()
        link = nil
        address = nil
        desktop = nil
        events?.end()
        events = nil
        // It retains the views of the last screen.
        tree.forget()
    }

    private enum Registry { static let name = "org.a11y.atspi.Registry" }

    // MARK: Objects

    private var busName: String { link?.connection?.name ?? "" }
    /// The app on the bus.
    var ownReference: BusValue { .object(busName, ObjectNumbers.root) }
    func reference(_ object: UIResponder) -> BusValue { .object(busName, numbers.path(object)) }
    func reference(ofNumber number: Int) -> BusValue { .object(busName, ObjectNumbers.path(ofNumber: number)) }
    /// The reference that AT-SPI has for a missing object.
    var nothing: BusValue { .object("", "/org/a11y/atspi/null") }

    func name(_ object: Accessible) -> String {
        guard let element = object.element, !(element is UIScene) else { return app }
        return element.assistedName
    }

    func parent(_ object: Accessible) -> BusValue {
        guard let element = object.element else { return desktop ?? nothing }
        if let parent = tree.parent(element) { return reference(parent) }
        return element is UIScene ? ownReference : nothing
    }

    func index(_ object: Accessible) -> Int {
        guard let element = object.element else { return -1 }
        if element is UIScene { return tree.roots.firstIndex { $0.object === element } ?? -1 }
        return tree.node(element)?.index ?? -1
    }

    func state(_ object: Accessible) -> BusValue {
        guard let element = object.element else { return AssistedState([.enabled, .showing]).busBits }
        return tree.node(element) == nil ? AssistedState.bits([AssistedState.defunct]) : element.assistedState.busBits
    }

    // MARK: Places

    var coordinates: Coordinates { Coordinates(surface) }

    /// A rectangle of the app's screen, of an element or a part of it, in units of the display.
    func rect(_ rect: CGRect, of element: UIResponder, _ kind: CoordinateKind) -> CGRect {
        coordinates.rect(rect, kind, parent: tree.parent(element)?.assistedFrame ?? .zero)
    }

    /// The innermost element of a container at a point of the screen, the frontmost first.
    func element(at point: CGPoint, in container: UIResponder) -> UIResponder? {
        func find(_ node: AssistedNode) -> UIResponder? {
            for child in node.children {
                if let found = find(child) { return found }
            }
            return node.object.assistedFrame.contains(point) ? node.object : nil
        }
        return tree.node(container).flatMap { find($0) }
    }

    // MARK: Doing

    /// Does something that may change what is on the screen.
    func doing(_ body: () -> Bool) -> Bool {
        defer { tree.forget() }
        return body()
    }

    /// Does an action, by a tap where the element does not do it itself.
    func perform(_ action: AssistedAction, on element: UIResponder) -> Bool {
        doing {
            if action.perform() { return true }
            guard action.meansTap, let tap else { return false }
            // A tap at a place that is scrolled away would be another view's.
            if !element.assistedState.contains(.showing) { _ = element.scrollAsAssistedToVisible() }
            guard element.assistedState.contains(.showing) else { return false }
            tap(element.accessibilityActivationPoint)
            return true
        }
    }

    // MARK: Messages

    private func answer(_ call: BusCall) {
        guard let connection = link?.connection else { return }
        connection.answer(call, Result { () throws(BusRefusal) in try values(call) })
    }

    private func values(_ call: BusCall) throws(BusRefusal) -> [BusValue] {
        if call.path == ObjectNumbers.cache { return try cacheValues(call) }
        guard let object = numbers.object(call.path) else { throw .unknownObject(call.path) }
        if call.interface == "org.freedesktop.DBus.Properties" { return try propertyValues(call, object) }
        guard let method = BusInterface.named(call.interface, of: object)?.methods[call.name] else { throw .unknownMethod(call) }
        return try method(BusInterface.Request(bus: self, object: object, call: call))
    }

    private func emit(_ event: BusEvent) {
        guard let connection = link?.connection, desktop != nil else { return }
        if !connection.signal(event.path, event.interface, event.name, event.arguments) { leave() }
    }
}
