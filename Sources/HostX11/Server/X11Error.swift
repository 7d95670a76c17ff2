#if X11
/// Why a display can't be used, in one line.
public struct X11Error: Error, Equatable, CustomStringConvertible {
    public let description: String
    package init(_ description: String) { self.description = description }
}
#endif
