import UIKit

@objc protocol PadDelegate {
    func padDidLoad(_ pad: Pad)
    @objc optional func pad(_ pad: Pad, didMoveTo point: CGPoint)
    @objc optional func pad(_ pad: Pad, shouldStopAt point: CGPoint) -> Bool
    @objc optional func padDidFinish(_ pad: Pad, completion: @escaping (Int) -> Void)
    @objc optional func padDidReset()
    @objc optional var padName: String { get }
    @objc optional var padHint: String? { get }
}

@objc public protocol PadSource: NSObjectProtocol {
    @objc optional func numberOfRows(in pad: NSObject) -> Int
}

class Pad: NSObject {
    weak var delegate: PadDelegate?
    var source: PadSource?
    var log: [String] = []

    func move(to point: CGPoint) {
        delegate?.pad?(self, didMoveTo: point)
        if delegate?.pad?(self, shouldStopAt: point) ?? false { log.append("stop") }
        if let stops = delegate?.pad?(self, shouldStopAt: .zero), stops { log.append("stop at zero") }
        if delegate?.padDidReset != nil { log.append("knows reset") }
        delegate?.padDidReset?()
        delegate?.padDidFinish?(self) { number in
            self.log.append("finished \(number)")
        }
        if let delegate = delegate {
            log.append(delegate.padName ?? "no name")
            log.append("\(String(describing: delegate.padHint))")
            let isMoved: Void? = delegate.pad?(self, didMoveTo: point)
            log.append(isMoved == nil ? "does not move" : "moves")
        }
        if let rows = source?.numberOfRows?(in: self) { log.append("rows \(rows)") }
        if let source = source, source.responds(to: #selector(PadSource.numberOfRows(in:))) { log.append("responds") }
        if let reset = delegate?.padDidReset { reset() }
    }
}

class FullDelegate: NSObject, PadDelegate, PadSource {
    var calls: [String] = []
    func padDidLoad(_ pad: Pad) { calls.append("load") }
    func pad(_ pad: Pad, didMoveTo point: CGPoint) { calls.append("move \(Int(point.x))") }
    func pad(_ pad: Pad, shouldStopAt point: CGPoint) -> Bool { return point.x == 0 || point.x > 5 }
    func padDidFinish(_ pad: Pad, completion: @escaping (Int) -> Void) { completion(calls.count) }
    func padDidReset() { calls.append("reset") }
    var padName: String { return "full" }
    var padHint: String? { return nil }
    func numberOfRows(in pad: NSObject) -> Int { return 3 }
}

class PlainDelegate: NSObject, PadDelegate, PadSource {
    func padDidLoad(_ pad: Pad) {}
}

/// Has a method only in the subclass, and one inherited from a class that does not conform.
class LateDelegate: PlainDelegate {
    var resets = 0
    func padDidReset() { resets += 1 }
}

class Counter: NSObject {
    var resets = 0
    func padDidReset() { resets += 1 }
}

class AdoptingCounter: Counter {}

extension AdoptingCounter: PadDelegate {
    func padDidLoad(_ pad: Pad) {}
}

@objc enum Level: Int {
    case low, high
}

@objcMembers class Everything: NSObject {
    var level = Level.low
    var name = "everything"
    func visible() { name = "called" }
    @nonobjc func invisible() {}
}

class UsesUIKitDelegates: NSObject, UIGestureRecognizerDelegate {
    weak var delegate: UIGestureRecognizerDelegate?
    func ask(_ recognizer: UIGestureRecognizer) -> Bool {
        return delegate?.gestureRecognizerShouldBegin?(recognizer) ?? true
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { return false }
}

#if os(iOS)
let platform = "iOS"
#else
let platform = "another"
#endif
