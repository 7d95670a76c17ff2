internal import Foundation

/// Calls a function with a value on the main thread, where views are used: tests may run on others.
func onMain<Value, Result>(_ value: Value, _ body: @escaping @MainActor (Value) -> Result) -> Result {
    // The caller waits, so nothing of it is used on two threads at a time.
    let sent = UnsafeSend((value, body))
    if isOnMain { return MainActor.assumeIsolated { UnsafeSend(sent.value.1(sent.value.0)) }.value }
    return DispatchQueue.main.sync { MainActor.assumeIsolated { UnsafeSend(sent.value.1(sent.value.0)) } }.value
}

/// Whether the main actor's work runs here: in tests of Swift Testing the main queue has another thread than the first one.
private var isOnMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainMark) != nil }

private let mainMark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()

private struct UnsafeSend<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
