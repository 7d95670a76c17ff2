public import Foundation

/// What makes timers that call methods by selectors. It is a protocol because only an extension of one can make an object of a subclass.
public protocol SelectorTimerMaking {}

extension Timer: SelectorTimerMaking {}

extension SelectorTimerMaking {
    /// A timer that calls a method of the target, with itself as the argument, and keeps the target until it is invalid. It runs once it
    /// was added to a run loop.
    public init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) {
        self.init(fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
                  repeats: yesOrNo)
        if let timer = self as? Timer { ClockedTimers.note(timer, after: ti) }
    }

    /// A timer that fires at a date for the first time.
    public init(fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool) {
        self = SelectorTimer(fireAt: date, interval: ti, target: t as AnyObject, selector: s, userInfo: ui, repeats: rep) as! Self
    }
}

extension Timer {
    /// A timer that calls a method of the target and runs on the run loop of this thread.
    @discardableResult
    public class func scheduledTimer(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
                                     repeats yesOrNo: Bool) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        if !ClockedTimers.take(timer, after: ti) { RunLoop.current.add(timer, forMode: .default) }
        return timer
    }
}

/// A timer that remembers what it was given for its target.
private final class SelectorTimer: Timer {
    private nonisolated(unsafe) let information: Any?

    init(fireAt date: Date, interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool) {
        information = userInfo
        nonisolated(unsafe) let target = target
        super.init(fire: date, interval: interval, repeats: repeats) { timer in
            if let method = selector.implementation(in: target) {
                method.callHere(target, timer)
            } else {
                refuse(selector, target, "Timer")
                timer.invalidate()
            }
        }
    }

    override var userInfo: Any? { information }
}
