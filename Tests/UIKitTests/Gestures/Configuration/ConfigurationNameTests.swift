import Foundation
import Testing
@testable import UIKit

/// Values by name: what `--configuration` and `DACTYL_CONFIGURATION` set (R-GEN-5 and the rules that each value cites).
@Suite("Thresholds by name") struct ConfigurationNameTests {
    @Test("every value has its name, and no other has")
    func complete() {
        #expect(Mirror(reflecting: GestureConfiguration()).children.compactMap(\.label) == GestureConfiguration.names)
    }

    @Test("each value takes its own default back and nothing else changes")
    func defaults() throws {
        for child in Mirror(reflecting: GestureConfiguration()).children {
            var configuration = GestureConfiguration()
            try configuration.set(child.label!, to: "\(child.value)")
            #expect("\(configuration)" == "\(GestureConfiguration())", "\(child.label!)")
        }
    }

    @Test("a list sets each of its values")
    func list() throws {
        var configuration = GestureConfiguration()
        try configuration.apply("panHysteresis=8,rejectsPalms=false,palmRadius=inf,maximumContacts=3")
        #expect(configuration.panHysteresis == 8 && !configuration.rejectsPalms && configuration.palmRadius == .infinity)
        #expect(configuration.maximumContacts == 3)
    }

    @Test("what can't be set is said in a line, and nothing is set", arguments: [
        ("panHysteresys=8", "there is no threshold 'panHysteresys'; did you mean 'panHysteresis'?"),
        ("xyz=8", "there is no threshold 'xyz': they are the properties of GestureConfiguration"),
        ("panHysteresis", "'panHysteresis' is not NAME=VALUE, as in panHysteresis=8"),
        ("panHysteresis=nan", "'nan' is not a number from 0.0 to 1000000.0, as panHysteresis needs it"),
        ("panHysteresis=-1", "'-1' is not a number from 0.0 to 1000000.0, as panHysteresis needs it"),
        ("keyRepeatInterval=0", "'0' is not a number from 0.001 to 1000000.0, as keyRepeatInterval needs it"),
        ("maximumCoalescedSamples=0", "'0' is not a whole number from 1 to 1000000, as maximumCoalescedSamples needs it"),
        ("rejectsPalms=maybe", "'maybe' is neither true nor false, as rejectsPalms needs it"),
    ])
    func refused(list: String, line: String) throws {
        var configuration = GestureConfiguration()
        let error = try #require(throws: GestureConfiguration.InvalidValue.self) { try configuration.apply("penSilence=9,\(list)") }
        #expect(error.description == line)
        #expect(configuration.penSilence == 0.5)
    }
}
