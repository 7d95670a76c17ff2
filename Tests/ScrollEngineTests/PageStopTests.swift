import Foundation
import Testing
@testable import ScrollEngine

@Suite("Where pages stop")
struct PageStopTests {
    @Test("R-SCR-25 Content that is on its way to a page is on its way to the same page when pages are of another length, the last one too, which ends early")
    func otherLength() {
        func stop(insteadOf place: CGFloat) -> CGFloat {
            PageStops.stop(insteadOf: place, 100, 0...230, movedBy: 0, 120, 0...276)
        }
        #expect([0, 100, 200, 230].map { stop(insteadOf: $0) } == [0, 120, 240, 276])
        #expect(PageStops.stop(insteadOf: -30, 100, -30...200, movedBy: 0, 120, -36...240) == -36, "the first one begins late")
    }
}
