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
            if (key === "Meta") globalThis.isMeta = word[1] === "+";
            input.key({code: word[0], key, metaKey: globalThis.isMeta, repeat: word[1] === "*", target: {id: ""}, timeStamp: 1, preventDefault() {}}, word[1] !== "-");
            """)
        #expect(all == sent + "\n")
    }

    /// Each event with the flags that the browser has for it: 1 Shift, 2 Control.
    @Test("R-KEY-2 A modifier key that is up by the flags of another key, and whose release was not reported, is let go of",
          .enabled(if: PageInput.node != nil, PageInput.absence), arguments: [
        ("ShiftLeft+1 KeyA+1 KeyA-1 ShiftLeft-0", "ShiftLeft+ KeyA+ KeyA- ShiftLeft-"),
        ("ShiftLeft+1 KeyA+0 KeyA-0 ShiftLeft+1", "ShiftLeft+ ShiftLeft- KeyA+ KeyA- ShiftLeft+"),
        ("ControlLeft+2 ShiftLeft+3 KeyA+1 ControlLeft-0", "ControlLeft+ ShiftLeft+ ControlLeft- KeyA+"),
        // The right Alt of layouts that have more signs with it sets no flag.
        ("AltGraph+0 KeyA+0 KeyA-0 AltGraph-0", "AltGraph+ KeyA+ KeyA- AltGraph-"),
    ])
    func lostReleases(events: String, sent: String) throws {
        let all = try PageInput.sent(of: events, platform: "Linux", link: """
            {sendKey(time, isDown, modifiers, code) { sent.push(code.replace("AltRight", "AltGraph") + (isDown ? "+" : "-")); }, sendSamples() {}}
            """, each: """
            const [, name, sign, flags] = word.match(/(\\w+)([+-])(\\d)/);
            input.key({code: name.replace("AltGraph", "AltRight"), key: name.replace(/Left|Right/, "").replace("KeyA", "A"), shiftKey: !!(flags & 1),
                ctrlKey: !!(flags & 2), target: {id: ""}, timeStamp: 1, preventDefault() {}}, sign === "+");
            """)
        #expect(all == sent + "\n")
    }

    /// Each event with the flags that the browser has for it: 1 Shift, 2 Control, 8 Command.
    @Test("R-KEY-1 The press of a modifier key has it among its modifiers, its release does not; another one of the kind that is down counts",
          .enabled(if: PageInput.node != nil, PageInput.absence), arguments: [
        ("ShiftLeft+1 KeyA+1 ShiftLeft-0", "1 1 0"),
        // As on a Mac, where the release of Command still has it.
        ("MetaLeft+8 MetaLeft-8", "8 0"),
        ("MetaLeft+8 MetaRight+8 MetaLeft-8 MetaRight-8", "8 8 8 0"),
        ("ControlLeft+0 ControlLeft-2", "2 0"),
    ])
    func modifiers(events: String, sent: String) throws {
        let all = try PageInput.sent(of: events, platform: "Linux", link: """
            {sendKey(time, isDown, modifiers, code) { sent.push(modifiers); }, sendSamples() {}}
            """, each: """
            const [, code, sign, flags] = word.match(/(\\w+)([+-])(\\d)/);
            input.key({code, key: code.replace(/Left|Right/, "").replace("KeyA", "A"), shiftKey: !!(flags & 1), ctrlKey: !!(flags & 2), metaKey: !!(flags & 8),
                target: {id: ""}, timeStamp: 1, preventDefault() {}}, sign === "+");
            """)
        #expect(all == sent + "\n")
    }

    /// Each event of the system with what it says beside the key: `i` of an input method at work; `paste` is a paste.
    @Test("R-KEY-2 Keys that browsers report otherwise: releases while text is composed, keys with one report for both ends, and a paste before its key",
          .enabled(if: PageInput.node != nil, PageInput.absence), arguments: [
        // Shift was down before the input method began, and comes up while it is at work.
        ("Linux", "ShiftLeft+ KeyA+i ShiftLeft-i KeyA-i", "ShiftLeft+ ShiftLeft-"),
        ("MacIntel", "CapsLock+ KeyA+ KeyA- CapsLock-", "CapsLock+ CapsLock- KeyA+ KeyA- CapsLock+ CapsLock-"),
        ("iPad", "CapsLock-", "CapsLock+ CapsLock-"),
        ("Win32", "CapsLock+ CapsLock-", "CapsLock+ CapsLock-"),
        ("Win32", "KanaMode+ KanaMode+", "KanaMode+ KanaMode- KanaMode+ KanaMode-"),
        ("Linux", "KanaMode+ KanaMode-", "KanaMode+ KanaMode-"),
        // The page is busy, and the release is there before the press is sent.
        ("Linux", "ControlLeft+ KeyV+c KeyV-c ControlLeft-", "ControlLeft+ KeyV+ KeyV- ControlLeft-"),
        ("MacIntel", "MetaLeft+ KeyV+c paste", "MetaLeft+ paste KeyV+"),
        // Alt is called Meta under Shift.
        ("Linux", "ShiftLeft+ AltLeft:Meta+a KeyA+a KeyA-a AltLeft:Alt-", "ShiftLeft+ ShiftLeft- AltLeft+ KeyA+ KeyA- AltLeft-"),
        // What the layout makes of keys, until they come up (R-KEY-1).
        ("Linux", "CapsLock:Escape+ CapsLock:CapsLock- Escape:CapsLock+", "Escape+ Escape- CapsLock+"),
        ("Linux", "CapsLock:Control+ CapsLock:Control- Numpad7:Home+", "ControlLeft+ ControlLeft- Numpad7+"),
    ])
    func otherReports(platform: String, events: String, sent: String) throws {
        let all = try PageInput.sent(of: events, platform: platform, link: """
            {sendKey(time, isDown, modifiers, code) { sent.push(code + (isDown ? "+" : "-")); }, sendSamples() {}}
            """, each: """
            if (word === "paste") {
                sent.push("paste");
                input.text.onPasted?.();
                continue;
            }
            const [, code, , name, sign, more] = word.match(/(\\w+)(:(\\w+))?([+-])(\\w?)/);
            const key = name ?? {KanaMode: "Hiragana", KeyA: "a", KeyV: "v"}[code] ?? code.replace("Left", "");
            const isMac = "\(platform)" === "MacIntel";
            input.key({code, key, isComposing: more === "i", ctrlKey: !isMac && (more === "c" || word === "ControlLeft+"),
                metaKey: isMac && (more === "c" || word === "MetaLeft+"), altKey: more === "a", shiftKey: word === "ShiftLeft+" || word === "KeyA+i",
                target: {id: ""}, timeStamp: 1, preventDefault() {}}, sign === "+");
            """)
        #expect(all == sent + "\n")
    }
}
#endif
