import CoreGraphics
import Testing
import TouchHost

/// The verifier of hosts alone, as hosts' tests use it.
@MainActor @Suite("Verifier of hosts")
struct HostVerifierTests {
    private let surface = OtherSurface()

    private func frame(_ contacts: Contact..., at time: Double = 1) -> TouchFrame {
        TouchFrame(timestamp: time, contacts: ContiguousArray(contacts))
    }

    @Test("R-HST-8 What is down when a host lets go is reported")
    func ends() {
        var verifier = HostVerifier()
        #expect(verifier.take(frame(Contact(1, .began), Contact(2, .began)), on: surface) == [])
        #expect(verifier.take(frame(Contact(1, .cancelled)), on: surface) == [])
        #expect(verifier.contacts == [2])
        #expect(verifier.takeEnd(at: 3).map(\.description) == ["R-HST-8 is broken at 3.0 s: contact 2 is still down"])
        #expect(verifier.take(frame(Contact(2, .ended)), on: surface) == [])
        #expect(verifier.takeEnd(at: 3) == [])
    }

    @Test("R-HST-1 A number may be given again when its contact has ended")
    func again() {
        var verifier = HostVerifier()
        for phase in [Contact.Phase.began, .moved, .ended, .began, .cancelled, .began] {
            #expect(verifier.take(frame(Contact(7, phase)), on: surface) == [])
        }
    }

    @Test("R-HST-1, R-HST-3 What comes after a broken promise is judged by what is known then")
    func goesOn() {
        var verifier = HostVerifier()
        #expect(verifier.take(frame(Contact(1, .began, at: 2), at: 2), on: surface) == [])
        #expect(verifier.take(frame(Contact(1, .moved)), on: surface).map(\.rule) == ["R-HST-3"])
        #expect(verifier.take(frame(Contact(1, .moved)), on: surface) == [])
        #expect(verifier.take(frame(Contact(1, .began, tool: .pencil)), on: surface).map(\.rule) == ["R-HST-1"])
        #expect(verifier.take(frame(Contact(1, .moved, tool: .pencil)), on: surface) == [])
    }

    @Test("R-HST-3 Surfaces, devices and keys have times of their own")
    func times() {
        var verifier = HostVerifier()
        let other = OtherSurface()
        #expect(verifier.take(frame(Contact(1, .began, at: 5), at: 5), on: surface) == [])
        #expect(verifier.take(frame(Contact(2, .began)), on: other) == [])
        #expect(verifier.take(HoverSample(device: 1, timestamp: 3, position: .zero)) == [])
        #expect(verifier.take(HoverSample(device: 2, timestamp: 2, position: .zero)) == [])
        #expect(verifier.take(KeyEvent(timestamp: 1, usage: 4, isPressed: true)) == [])
    }

    @Test("R-HST-6 A report that awaits values needs a number too")
    func reports() {
        var verifier = HostVerifier(), contact = Contact(1, .began, tool: .pencil)
        contact.awaiting = .force
        #expect(verifier.take(frame(contact), on: surface).map(\.what) == ["contact 1 has no report and awaits values"])
        contact.report = 3
        contact.phase = .moved
        #expect(verifier.take(frame(contact), on: surface) == [])
    }
}
