#if Wayland
public import TouchHost

/// The pictures of the pointer that the theme has.
extension WaylandHost: PointerHost {
    public func setPointer(_ shape: PointerShape) { state.cursor.set(shape) }
}
#endif
