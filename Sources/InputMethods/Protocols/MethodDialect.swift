internal import DesktopBus
internal import HostKit
internal import TouchHost

/// A call of a method of an input method's object.
struct MethodCall: Equatable {
    var path: String
    var interface: String
    var name: String
    var arguments: [BusValue] = []
}

/// How one kind of input method speaks on D-Bus. It has no state: calls and events are values.
protocol MethodDialect: Sendable {
    /// What people call it.
    var name: String { get }
    /// The names of the daemon on its bus, in the order in which they are tried.
    var services: [String] { get }
    /// Whether other programs are on the same bus, so that the daemon has to be known by its number there.
    var sharesBus: Bool { get }
    /// The interface whose signals are read.
    var interface: String { get }
    /// Where its bus is; `nil` where there is none.
    func address() -> String?

    /// Makes an object for the keys of an app.
    func create(app: String) -> MethodCall
    /// The calls with which a new object begins.
    func begin(_ path: String) -> [MethodCall]
    func process(_ key: KeySymbol, isPressed: Bool, time: Double, _ path: String) -> MethodCall
    func setContent(_ request: TextInputRequest, _ path: String) -> MethodCall
    /// - Parameters:
    ///   - caret: Characters before the caret.
    ///   - anchor: Characters before the other end of the selection.
    func setText(_ text: String, caret: Int, anchor: Int, _ path: String) -> MethodCall
    /// - Parameter rect: The caret in pixels of the screen.
    func setCaret(_ rect: PixelRect, _ path: String) -> MethodCall
    func destroy(_ path: String) -> MethodCall

    /// What a signal means; `nil` for one that says nothing about text.
    func event(_ signal: BusSignal) -> MethodEvent?
}

extension MethodDialect {
    func setFocus(_ hasFocus: Bool, _ path: String) -> MethodCall { call(hasFocus ? "FocusIn" : "FocusOut", path) }
    func reset(_ path: String) -> MethodCall { call("Reset", path) }

    func call(_ name: String, _ path: String, _ arguments: [BusValue] = []) -> MethodCall {
        MethodCall(path: path, interface: interface, name: name, arguments: arguments)
    }
}

/// Limits of what is read from a bus: what is longer is cut, or left out.
enum MethodLimits {
    /// UTF-16 code units that are committed at once.
    static let commit = 65_536
    /// UTF-16 code units of a preedit.
    static let preedit = 4096
    /// Parts and attributes of a preedit that are read.
    static let parts = 256
    /// Characters that are deleted at once.
    static let deletion = 65_536

    /// The beginning of a text, in whole characters, that has no more UTF-16 code units than that.
    static func cut(_ text: String, to most: Int) -> String {
        guard text.utf16.count > most else { return text }
        var units = 0
        return String(text.prefix {
            units += $0.utf16.count
            return units <= most
        })
    }
}
