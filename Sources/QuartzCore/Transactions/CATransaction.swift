/// Keys of the values that a transaction has.
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

/// Groups changes of layers: how long their implicit animations last, and what is called when these are over.
///
/// Without ``begin()`` changes belong to an implicit transaction that ends with the turn of the loop.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
    private struct Level {
        var values: [String: Any] = [:]
        var completion: TransactionCompletion?
    }

    /// The implicit transaction, and above it those that were begun.
    private static var levels: [Level] = [Level()]
    /// How many are begun and not committed.
    static var depth: Int { levels.count - 1 }

    public class func begin() { levels.append(Level()) }

    /// Ends what ``begin()`` began. Without it, it ends the implicit transaction.
    public class func commit() {
        guard levels.count > 1 else { return flush() }
        levels.removeLast().completion?.commit()
    }

    /// Ends the implicit transaction.
    public class func flush() {
        let completion = levels[0].completion
        if !levels[0].values.isEmpty { levels[0].values.removeAll() }
        levels[0].completion = nil
        completion?.commit()
    }

    /// Seconds that implicit animations last; 0.25 unless set.
    public class func animationDuration() -> CFTimeInterval {
        AnimatableValue.double(value(forKey: kCATransactionAnimationDuration)) ?? 0.25
    }
    public class func setAnimationDuration(_ dur: CFTimeInterval) { setValue(dur, forKey: kCATransactionAnimationDuration) }

    /// Whether changes happen without the actions of the layers.
    public class func disableActions() -> Bool {
        if levels.count == 1, levels[0].values.isEmpty { return false }
        return value(forKey: kCATransactionDisableActions) as? Bool ?? false
    }
    public class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }

    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
    }
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: kCATransactionAnimationTimingFunction)
    }

    public class func completionBlock() -> (() -> Void)? { levels[levels.count - 1].completion?.block }

    /// Sets what is called once, when all animations that are added from now on in this transaction have ended or were removed; at
    /// the commit if there are none. A block that was set before is called as if the transaction ended here.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        let former = levels[levels.count - 1].completion
        levels[levels.count - 1].completion = block.map { TransactionCompletion($0) }
        former?.commit()
    }

    /// The value of the innermost transaction that has one.
    public class func value(forKey key: String) -> Any? {
        if key == kCATransactionCompletionBlock { return completionBlock() }
        for level in levels.reversed() {
            if let value = level.values[key] { return value }
        }
        return nil
    }

    public class func setValue(_ anObject: Any?, forKey key: String) {
        if key == kCATransactionCompletionBlock { return setCompletionBlock(anObject as? () -> Void) }
        levels[levels.count - 1].values[key] = anObject
    }

    /// What an animation that is added now must report its end to: the innermost completion, which with nested transactions is one
    /// of an outer transaction when the inner has none.
    static var currentCompletion: TransactionCompletion? {
        for level in levels.reversed() {
            if let completion = level.completion { return completion }
        }
        return nil
    }
}

/// Calls a block when a transaction is committed and all its animations are over.
@MainActor
final class TransactionCompletion {
    private(set) var block: (() -> Void)?
    private var outstanding = 0
    private var isCommitted = false

    init(_ block: @escaping () -> Void) { self.block = block }

    func animationAdded() { outstanding += 1 }

    func animationEnded() {
        outstanding -= 1
        callIfDone()
    }

    func commit() {
        isCommitted = true
        callIfDone()
    }

    private func callIfDone() {
        guard isCommitted, outstanding == 0, let block else { return }
        self.block = nil
        block()
    }
}
