import HostKMS
import Testing
import TouchHost

@Suite struct KMSSettingsTests {
    private func settings(_ name: String, _ value: String) throws -> KMSSettings { try KMSSettings(environment: [name: value]) }

    @Test func outputRotationAndCalibration() throws {
        #expect(try settings("DACTYL_OUTPUT", "HDMI-A-1").output == "HDMI-A-1")
        #expect(try settings("DACTYL_ROTATE", "270").rotation == 270)
        #expect(try settings("DACTYL_CALIBRATION", "0 1 0, -1 0 1").calibration == [0, 1, 0, -1, 0, 1])
        #expect(try settings("DACTYL_ROTATE", "").rotation == nil)
    }

    @Test(arguments: [("DACTYL_ROTATE", "45"), ("DACTYL_ROTATE", "-90"), ("DACTYL_ROTATE", "x"), ("DACTYL_CALIBRATION", "1 0 0 0 1"),
                      ("DACTYL_CALIBRATION", "1 0 0 0 nan 0"), ("DACTYL_CALIBRATION", "1 1 0 1 1 0"), ("DACTYL_CALIBRATION", "1 0 0 0 1 0 0"),
                      ("DACTYL_CALIBRATION", "1 0 0 0 1 1e9")])
    func nonsenseIsRefused(name: String, value: String) {
        #expect(throws: HostSettings.Invalid.self) { try settings(name, value) }
    }
}
