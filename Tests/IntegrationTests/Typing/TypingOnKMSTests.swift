#if KMS
import Testing

extension KMSTests {
    @Test("each language types what its keys show, by one finger and by two that overlap; the globe leads to the next (R-KBD-3, 6, 10, 11, 13)")
    func typing() throws { try TypingSteps(try KMSDisplay(.letters)).all() }
}
#endif
