/// A reference that doesn't retain: to an owner, or upwards in a tree. The object clears it before it goes, or lives longer.
///
/// It is a plain pointer, without counting and without a check: AddressSanitizer finds a read of an object that is gone. An object that is
/// being freed can still be read, as on iOS, where an app's `deinit` finds all links as they were.
///
/// It is public, under another name, because nothing less is inlined in other modules: as a package type it takes 3,000 more instructions to
/// bring one finger's move up through ten responders, which is half as many again.
package typealias Backlink<Object: AnyObject> = _Backlink<Object>

@frozen
public struct _Backlink<Object: AnyObject>: @unchecked Sendable {
    @usableFromInline unowned(unsafe) var target: Object?

    @inlinable @inline(__always)
    public init(_ object: Object? = nil) { target = object }

    /// The object.
    @inlinable public var object: Object? {
        @inline(__always) get { target }
        @inline(__always) set { self = Self(newValue) }
    }

    /// The object of a reference that has one. Reading its properties doesn't retain it in a release build: an array that is looped over
    /// retains it already.
    @inlinable @inline(__always)
    public var existing: Object { target.unsafelyUnwrapped }

    /// Whether it is a reference to this object, which may be on its way out.
    @inlinable @inline(__always)
    public func isTo(_ object: Object) -> Bool {
        target === object
    }
}
