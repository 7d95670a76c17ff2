/// How a presented controller's view comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides in from below.
    case coverVertical = 0
    /// It fades in.
    case crossDissolve = 2
}
