#if Web
import Testing

/// What the page sends of keys, with the page's own script in node.
@Suite("The page's keys") struct PageKeyTests {
    /// `A+` is a press of A, `A*` a press that the browser calls a repetition, `A-` a release; M is Command.
    @Test("what is held is sent again, and a key whose release was not reported is pressed again (R-TXT-1)",
          .enabled(if: PageInput.node != nil, PageInput.absence), arguments: [
        ("A+ A* A* A-", "A+ A* A* A-"),
        ("A* A- B+ B-", "B+ B-"),
        // As on a Mac, where Command is down while C comes up.
        ("M+ C+ M- C+ C-", "M+ C+ C- M- C+ C-"),
        ("C+ C+ C-", "C+ C- C+ C-"),
    ])
    func keys(events: String, sent: String) throws {
        let all = try PageInput.sent(of: events, platform: "MacIntel", link: """
            {sendKey(time, isDown, modifiers, code, typed, isRepeat) { sent.push(code[0] + (isRepeat ? "*" : isDown ? "+" : "-")); }, sendSamples() {}}
            """, each: """
            const key = word[0] === "M" ? "Meta" : word[0].toLowerCase();
            input.key({code: word[0], key, repeat: word[1] === "*", target: {id: ""}, timeStamp: 1, preventDefault() {}}, word[1] !== "-");
            """)
        #expect(all == sent + "\n")
    }
}
#endif
