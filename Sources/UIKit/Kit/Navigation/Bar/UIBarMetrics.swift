/// For which bars something is: as high as usual or in a window without much height, without a prompt or with one.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0, compact
    case defaultPrompt = 101, compactPrompt
}
