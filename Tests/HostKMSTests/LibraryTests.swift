#if KMS
import CKMSLibraries
import Testing

/// The libraries of a bare display, which are loaded when one is used.
@Suite("Libraries of a bare display") struct LibraryTests {
    @Test("each has all functions that are called, by their names, and is loaded once")
    func areLoaded() {
        #expect(ckms_load().map { String(cString: $0) } == nil)
        #expect(ckms_load() == nil)
    }
}
#endif
