/// Heights of a bar for which it has pictures.
public enum UIBarMetrics: Int, Sendable {
    /// Of a regular height, and where there is no picture for another one.
    case `default` = 0
    /// In a window of compact height.
    case compact = 1
}
