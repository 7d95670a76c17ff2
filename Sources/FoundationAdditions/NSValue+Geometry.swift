public import Foundation

extension NSValue {
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

    /// The point in it; zero when it holds something else.
    public var cgPointValue: CGPoint { holds(NSValue(point: .zero)) ? pointValue : .zero }
    /// The size in it; zero when it holds something else.
    public var cgSizeValue: CGSize { holds(NSValue(size: .zero)) ? sizeValue : .zero }
    /// The rectangle in it; zero when it holds something else.
    public var cgRectValue: CGRect { holds(NSValue(rect: .zero)) ? rectValue : .zero }

    /// Whether it holds the same kind of value.
    func holds(_ example: NSValue) -> Bool { strcmp(objCType, example.objCType) == 0 }
}

extension NSCoder {
    /// The point under `key`; zero when there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }
    /// The size under `key`; zero when there is none.
    public func decodeCGSize(forKey key: String) -> CGSize {
        containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }
    /// The rectangle under `key`; zero when there is none.
    public func decodeCGRect(forKey key: String) -> CGRect {
        containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }
}
