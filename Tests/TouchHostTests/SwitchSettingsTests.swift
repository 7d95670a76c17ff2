import Testing
import TouchHost

/// Variables that are switches.
@Suite struct SwitchSettingsTests {
    @Test(arguments: ["DACTYL_TYPED", "DACTYL_EXPLAIN_JSON", "DACTYL_INSPECT_CONTROL", "DACTYL_DRAW_LATE"])
    func `anything but 0, 1 and nothing is refused with the variable's name`(name: String) {
        for value in ["perhaps", "yes", "true", " 1", "2"] {
            let error = #expect(throws: HostSettings.Invalid.self) { try HostSettings(environment: [name: value]) }
            #expect(error?.description == "\(name) is '\(value)', neither '0' nor '1'")
        }
    }

    @Test func `1 is on; 0 is off; nothing and absence are what the switch usually is`() throws {
        #expect(try HostSettings.isOn("DACTYL_INSPECT_CONTROL", in: ["DACTYL_INSPECT_CONTROL": "1"]))
        for value in ["0", ""] { #expect(try !HostSettings.isOn("DACTYL_INSPECT_CONTROL", in: ["DACTYL_INSPECT_CONTROL": value])) }
        #expect(try !HostSettings.isOn("DACTYL_INSPECT_CONTROL", in: [:]))
        for value in ["1", ""] { #expect(try HostSettings(environment: ["DACTYL_DRAW_LATE": value]).drawsLate) }
        #expect(try !HostSettings(environment: ["DACTYL_DRAW_LATE": "0"]).drawsLate)
    }
}
