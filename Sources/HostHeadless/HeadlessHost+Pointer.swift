public import TouchHost

/// A pointer that tests ask about. It is in no picture.
extension HeadlessHost: PointerHost {
    public func setPointer(_ shape: PointerShape) { pointerShape = shape }
}
