#if X11
import Foundation
import Testing

extension X11Tests {
    /// The same script, under real fingers and headless.
    @Suite struct Agreement {
        /// With a finger on the spot of another (T-126, T-127).
        static let scripts = [AgreementScripts.threeFingers, AgreementScripts.fingerOnSpot, AgreementScripts.tenFingers, AgreementScripts.cancellation]

        @Test("a script gives the same pictures and the same log as headless", arguments: scripts.indices)
        func agrees(index: Int) throws {
            let session = try Session()
            let made = try session.expectPictures(asHeadlessAfter: Self.scripts[index], play: session.fingers.play)
            try session.finish().expectAgreement(with: made)
        }
    }
}
#endif
