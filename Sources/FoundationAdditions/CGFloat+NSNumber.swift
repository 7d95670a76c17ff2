public import Foundation

/// `value as NSNumber`, `[0, 0.5] as [NSNumber]` and `number as? CGFloat`, as on Apple's platforms; Foundation has it here for `Double` and not for this.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) { result = CGFloat(source.doubleValue) }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { CGFloat(source?.doubleValue ?? 0) }
}

extension CGFloat {
    /// The number, rounded where this type is less exact.
    public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
    /// The number; `nil` where this type does not have it exactly.
    public init?(exactly number: NSNumber) { self.init(exactly: number.doubleValue) }
}
