import Foundation
import Testing

/// What `DACTYL_VERIFY` does, seen from outside: a recording in which a finger moves that never landed.
@Suite("DACTYL_VERIFY") struct VerifyTests {
    private let folder: TemporaryFolder
    private let recording: String
    private let sentence = "dactyl: R-HST-1 is broken at 1.5 s: contact 1 moved and was not down"

    init() throws {
        folder = try TemporaryFolder()
        recording = try folder.write("""
            dactyl-recording 1
            app TouchSpots
            host test
            time device 1.0
            surface 390x844 1.0
            1.5 frame 1.5 ~1 100.0 100.0
            end

            """, to: "moves.session")
    }

    private func replay(_ verify: String?) throws -> (status: Int32, errors: [String]) {
        let app = try Child("\(Checkout.products)/TouchSpots", environment: ["DACTYL_REPLAY": recording, "DACTYL_ON": "headless", "DACTYL_VERIFY": verify])
        return (try app.status(), app.errorLines)
    }

    @Test("A promise that a host breaks is reported, and the app goes on (R-HST-1)", arguments: ["1", "trap"])
    func on(_ value: String) throws {
        let run = try replay(value)
        #expect(run.status == 0)
        #expect(run.errors.filter { $0 == sentence }.count == 1, "\(run.errors)")
    }

    @Test("0 reports nothing")
    func off() throws {
        let run = try replay("0")
        #expect(run.status == 0)
        #expect(!run.errors.contains { $0.contains("is broken") }, "\(run.errors)")
    }

    @Test("Another value is an error of one line")
    func mistake() throws {
        let run = try replay("yes")
        #expect(run.status == 64)
        #expect(run.errors == ["dactyl: DACTYL_VERIFY is 'yes', none of '0', '1' and 'trap'"])
    }
}
