#if Web
import Testing

/// What the page sends of fingers and mice whose browser leaves something out, with the page's own script in node.
@Suite("The page's fingers") struct PageTouchTests {
    private static let link = """
        {sendSamples(samples) { sent.push(...samples.map(sample => sample.pointer + ":" + sample.phase + (sample.pressure === sample.pressure ? "/" + sample.pressure : ""))); }}
        """

    /// `down/1/50` is a landing of pointer 1 with that pressure in hundredths; `touchend/0` a touch event with so many fingers left; `wait` lets time pass.
    @Test("R-HST-11 A lift that the browser does not report is found out: by the capture that is lost, or by the touch event without fingers",
          .enabled(if: PageInput.node != nil, PageInput.absence), arguments: [
        // Lifts in time are lifts.
        ("down/1 down/2 up/1 lostpointercapture/1 up/2 lostpointercapture/2 touchend/0 wait", "1:0 2:0 1:2 2:2"),
        ("down/1 touchend/0 up/1 wait", "1:0 1:2"),
        ("down/1 cancel/1 lostpointercapture/1 touchcancel/0 wait", "1:0 1:3"),
        // Those that are missing are cancellations.
        ("down/1 lostpointercapture/1", "1:0 1:3"),
        ("down/1 down/2 up/2 touchend/0 wait", "1:0 2:0 2:2 1:3"),
        ("down/1 down/2 up/2 touchend/1 wait move/1 up/1", "1:0 2:0 2:2 1:1 1:2"),
        ("down/1 touchcancel/0 wait", "1:0 1:3"),
        // A finger that lands meanwhile is not concerned.
        ("down/1 touchend/0 down/2 wait up/2", "1:0 2:0 1:3 2:2"),
    ])
    func lifts(events: String, sent: String) throws { #expect(try page(events) == sent + "\n") }

    @Test("R-TCH-18 Pressures that stand for a missing sensor are not reported of a finger", .enabled(if: PageInput.node != nil, PageInput.absence), arguments: [
        ("down/1/50 move/1/50 up/1/0", "1:0 1:1 1:2"), ("down/1/0 move/1/0 up/1/0", "1:0 1:1 1:2"), ("down/1/100 move/1/100 up/1/100", "1:0 1:1 1:2"),
        ("down/1/25 move/1/75 up/1/0", "1:0/0.25 1:1/0.75 1:2"),
    ])
    func pressure(events: String, sent: String) throws { #expect(try page(events) == sent + "\n") }

    private func page(_ events: String) throws -> String {
        try PageInput.sent(of: events, platform: "Linux", link: Self.link, each: """
            const [name, number, pressure] = word.split("/");
            if (name === "wait") {
                await new Promise(done => setTimeout(done, 400));
            } else if (name.startsWith("touch")) {
                handlers[name]({cancelable: true, touches: {length: Number(number)}, preventDefault() {}});
            } else {
                handlers[name.startsWith("lost") ? name : "pointer" + name]?.({pointerId: Number(number), pointerType: "touch", buttons: name === "up" ? 0 : 1,
                    pressure: Number(pressure ?? 50) / 100, clientX: 1, clientY: 2, width: 1, height: 1, timeStamp: 1, preventDefault() {}});
            }
            input.flush();
            """)
    }
}
#endif
