import Foundation

/// A duration in seconds.
public typealias CFTimeInterval = Double
/// Seconds since the reference date, 1 January 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// The texts of Core Foundation.
public typealias CFString = String
/// The addresses of Core Foundation: `url as CFURL` compiles.
public typealias CFURL = URL
/// The dictionaries of Core Foundation: `[key: value] as CFDictionary` compiles, and so does `values as? [String: Any]`.
public typealias CFDictionary = NSDictionary
/// The truth values of Core Foundation.
public typealias CFBoolean = NSNumber
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

/// The time of day in seconds since the reference date. It may jump; measure durations with another clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date.timeIntervalSinceReferenceDate
}

/// Runs `body`. There is no autorelease pool on Linux: objects go when their last reference does.
@inlinable
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
