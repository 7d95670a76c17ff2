#if Web
import Foundation
import Testing
import TouchHost
@testable import HostWeb

/// What browsers leave out, or say wrong.
@MainActor @Suite("What pages leave out", .serialized) struct LostReportTests {
    @Test("R-HST-11, R-HST-12 A pointer that lands again without a lift: the finger before is cancelled, the pen's stroke has ended, other fingers stay")
    func aLostLift() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        page.send(PageBytes.samples(count: 2).sample(1, 0, x: 10).sample(2, 0, x: 20).bytes)
        page.send(PageBytes.samples(count: 1).sample(1, 0, x: 30).bytes)
        page.send(PageBytes.samples(count: 2).sample(1, 1, x: 31).sample(2, 1, x: 21).bytes)
        page.send(PageBytes.samples(count: 2).sample(1, 2, x: 31).sample(2, 2, x: 21).bytes)
        try app.hear(page)
        #expect(app.phases == [.began, .began, .cancelled, .began, .moved, .moved, .ended, .ended])
        #expect(app.contacts[2].id == app.contacts[0].id && app.contacts[2].position.x == 10 && app.contacts[3].position.x == 30)
        app.forget()
        page.send(PageBytes.samples(count: 2).sample(3, 0, tool: 1, x: 5).sample(3, 0, tool: 1, x: 8).bytes)
        page.send(PageBytes.samples(count: 1).sample(3, 2, tool: 1, x: 8).bytes)
        try app.hear(page)
        #expect(app.phases == [.began, .ended, .began, .ended] && app.contacts[1].position.x == 5)
    }

    @Test("R-HST-13 A mouse that moves without a button during a press was released elsewhere: the press is cancelled where it was")
    func aMouseThatWasReleasedElsewhere() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        func mouse(_ phase: UInt8, _ buttons: UInt16, _ x: Float) {
            page.send(PageBytes.samples(count: 1).sample(1, phase, tool: 2, buttons: buttons, x: x).bytes)
        }
        mouse(0, 1, 10)
        mouse(1, 1, 20)
        mouse(4, 0, 90)
        try app.hear(page)
        #expect(app.phases == [.began, .moved, .cancelled] && app.contacts.last?.position.x == 20)
        #expect(app.hovers.map(\.position.x) == [90])
        mouse(0, 1, 30)
        mouse(2, 0, 30)
        try app.hear(page)
        #expect(app.phases.suffix(2) == [.moved, .ended] || app.phases.suffix(2) == [.began, .ended])
    }

    @Test("R-HST-8 A page that connects again, while its connection before is not known to be dead: what it had down is cancelled, and it is its turn")
    func aPageThatConnectsAgain() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let number = PageBytes(10).number(UInt64(7)).bytes
        let first = try app.open(), other = try app.open()
        first.send(number)
        first.send(PageBytes.finger(1, 0))
        other.send(PageBytes(10).number(UInt64(8)).bytes)
        try app.hear(first)
        try app.hear(other)
        #expect(app.phases == [.began] && app.host.state.pages.count == 2)
        let again = try app.connect()
        again.send(number)
        again.send(PageBytes.view(300, 200))
        again.send(PageBytes.finger(1, 0))
        again.send(PageBytes.finger(1, 2))
        try app.hear(again)
        #expect(app.phases == [.began, .cancelled, .began, .ended] && app.host.state.pages.count == 2)
        #expect(app.contacts[0].id == app.contacts[1].id && app.contacts[2].id != app.contacts[0].id)
        #expect(!app.notices.contains("hidden"), "the other page sees it all the time")
        #expect(try first.farewell(app).reason.contains("again"))
    }

    @Test("R-GEN-2 A page whose clock stood still while it was hidden has its touches at the time at which they come")
    func aClockThatStoodStill() throws {
        let app = try Recorder()
        defer { app.host.disconnect() }
        let page = try app.open()
        page.send(PageBytes.finger(1, 0, now: 1000))
        page.send(PageBytes.finger(1, 2, now: 1001))
        page.send(PageBytes.view(300, 200, isVisible: false))
        try app.hear(page)
        usleep(1_500_000)
        page.send(PageBytes.view(300, 200))
        page.send(PageBytes.finger(2, 0, now: 1020))
        try app.hear(page)
        let time = try #require(app.frames.last?.timestamp)
        #expect(app.phases == [.began, .ended, .began] && time > SystemClock.now - 1)
    }
}
#endif
