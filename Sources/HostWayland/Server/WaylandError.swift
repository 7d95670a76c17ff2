#if Wayland
/// Why a compositor can't be used, in one line.
public struct WaylandError: Error, Equatable, CustomStringConvertible {
    public let description: String
    package init(_ description: String) { self.description = description }
}
#endif
