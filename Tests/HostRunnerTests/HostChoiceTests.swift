import Foundation
import Testing
import TouchHost
@testable import HostRunner

@MainActor @Suite struct HostChoiceTests {
    private func failure(_ host: String, _ environment: [String: String]) -> HostChoice.Failure? {
        var settings = HostSettings()
        settings.host = host
        do {
            _ = try HostChoice(settings: settings, environment: environment)
            return nil
        } catch {
            return error as? HostChoice.Failure
        }
    }

    @Test func anUnknownNameListsTheKnownOnes() {
        let error = failure("wayfire", [:])
        #expect(error?.exitStatus == 64)
        #expect(error?.description == "the host 'wayfire' is none of \(HostChoice.names.joined(separator: ", "))")
    }

    #if KMS
    @Test func anOutputThatIsNotToBeHadIsNoReasonForAPage() {
        #expect(throws: HostChoice.Failure.self) {
            try HostChoice(settings: HostSettings(), environment: ["DACTYL_OUTPUT": "HDMI-A-9"])
        }
    }
    #endif

    #if Web
    @Test func withoutADisplayThereIsAPage() throws {
        let choice = try HostChoice(settings: HostSettings(), environment: ["DACTYL_PORT": "0"])
        #expect(choice.host.name == "web")
        #expect(choice.reason.hasPrefix("web at http://") && choice.reason.contains("because there is no display"))
    }
    #else
    @Test func withoutADisplayItSaysWhatToDo() {
        let error = failure("auto", [:])
        #expect(error?.exitStatus == 69)
        #expect(error?.description.contains("--on headless --play SCRIPT") == true)
        #expect(error?.description.contains("\n") == false && error?.description.contains("--traits Web") == true)
        #expect(failure("web", [:])?.description == "this app was built without the host 'web'; build it with traits: [\"Web\"] for the "
            + "package dactyl in its Package.swift; in that package itself, swift build --traits Web")
    }
    #endif

    #if !KMS
    @Test func whatWasNotBuiltSaysHow() {
        #expect(failure("kms", [:])?.exitStatus == 69 && failure("kms", [:])?.description.contains("DACTYL_HOSTS") == true)
    }
    #endif

    /// A value that only one kind of host reads is never passed over in silence.
    @Test(arguments: [("DACTYL_ROTATE", "45"), ("DACTYL_CALIBRATION", "1 2"), ("DACTYL_PORT", "many")])
    func nonsenseIsRefusedWhicheverHostItIs(name: String, value: String) {
        var settings = HostSettings()
        settings.host = "headless"
        #expect(throws: HostSettings.Invalid.self) { try HostChoice(settings: settings, environment: [name: value]) }
    }

    @Test func headlessWhenAsked() throws {
        var settings = HostSettings()
        settings.host = "headless"
        let choice = try HostChoice(settings: settings, environment: [:])
        #expect(choice.host.name == "headless")
        #expect(choice.reason.hasPrefix("headless"))
    }

    @Test func withoutAPlaceOfItsOwnAnAppDoesNotStart() throws {
        try HostChoice.checkOwnPlace()
        let error = #expect(throws: HostChoice.Failure.self) { try HostChoice.checkOwnPlace("/no/such/link") }
        #expect(error?.exitStatus == 69)
        #expect(error?.description == "/proc is not mounted, where an app finds its own resources: mount -t proc proc /proc")
    }

    #if X11
    @Test(arguments: [":987", "nonsense", "localhost:987"])
    func aDisplayThatDoesNotAnswer(_ display: String) {
        let error = failure("x11", ["DISPLAY": display])
        #expect(error?.exitStatus == 69)
        #expect(error?.description.contains(display) == true)
    }
    #endif
}
