public import Foundation

extension NSValue {
    /// A value that names an object without keeping it alive, as dictionary keys for touches do.
    ///
    /// Two values are equal when they name the same object. It is encoded as an unsigned integer, since Foundation on
    /// Linux traps on the encoding of a pointer.
    public convenience init(nonretainedObject object: Any?) {
        let address = object.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) } ?? 0
        self.init(bytes: [address], objCType: "Q")
    }

    /// The object that was named. It must still be alive, as on Apple's platforms.
    public var nonretainedObjectValue: Any? {
        guard strcmp(objCType, "Q") == 0 else { return nil }
        var address: UInt = 0
        getValue(&address)
        guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    }
}
