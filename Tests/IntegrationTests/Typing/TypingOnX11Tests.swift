#if X11
import Testing

extension X11Tests {
    @Suite struct TypingOnX11 {
        @Test("each language types what its keys show, by one finger and by two that overlap; the globe leads to the next (R-KBD-3, 6, 10, 11, 13)")
        func languages() throws { try TypingSteps(try X11Display(.letters)).all() }
    }
}
#endif
