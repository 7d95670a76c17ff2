import Foundation
import Testing

/// The inspector's page by keyboard alone, and what a checker of accessibility asks of it.
@Suite("The inspector's page for everyone", .serialized, .enabled(if: InspectorSession.absence == nil, Comment(rawValue: InspectorSession.absence ?? "")))
struct PageAccessibilityTests {
    /// All with `DACTYL_SLOW=1`: each takes a browser of its own, and half a minute of a debug build.
    private static let looks = [(1200, "light"), (390, "dark")] + (Checkout.isSlowWanted ? [(1200, "dark"), (390, "light")] : [])
    private static let panes = ["stage", "timeline", "path", "graph", "whatif", "export"]

    private static func session(width: Int, height: Int) throws -> InspectorSession {
        let folder = try TemporaryFolder(), script = folder.file("drag.touch")
        try "down 0 150 150\nframe\nglide 200 60 0 230 150\nup 0\nframe\nsleep 500\n".write(toFile: script, atomically: true, encoding: .utf8)
        let session = try InspectorSession(["--on", "headless", "--control", "--play", script], width: width, height: height, pane: "")
        try session.command("Emulation.setFocusEmulationEnabled", ["enabled": true])
        try session.waitFor("inspector.status && inspector.model.decisions.length > 10 && document.getElementById('picture').src", "the page is there")
        return session
    }

    @Test("every control has a name, every text its contrast, every element its role", arguments: looks)
    func nothingSeriousIsFound(width: Int, scheme: String) throws {
        let session = try Self.session(width: width, height: 844)
        try session.command("Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": scheme]]])
        for pane in Self.panes {
            try session.show(pane)
            if pane == "stage" { try session.value("document.querySelector('.tree button[data-view]').click()") }
            if pane == "whatif" { try session.waitFor("document.querySelectorAll('#switches select').length == 4", "the pane is filled") }
            #expect(try session.value(Self.audit) == "", "in the pane \(pane)")
            #expect(try session.value("document.documentElement.scrollWidth <= innerWidth") == "true", "nothing sticks out at the right of the pane \(pane)")
        }
        #expect(session.errors.isEmpty)
    }

    @Test func everyPaneIsReachedAndUsedByKeys() throws {
        let session = try Self.session(width: 1200, height: 900)
        func focused() throws -> String { try session.value("document.activeElement.id || document.activeElement.textContent") }
        // The moment comes first, then the tabs, of which one alone is a stop.
        try session.press("Tab", code: 9)
        #expect(try focused() == "cursor")
        for _ in 0..<3 where try !focused().hasPrefix("tab-") { try session.press("Tab", code: 9) }
        #expect(try focused() == "tab-stage")
        for pane in Self.panes.dropFirst() {
            try session.press("ArrowRight", code: 39)
            #expect(try focused() == "tab-\(pane)")
            #expect(try session.value("document.getElementById('\(pane)').hidden") == "false")
            if pane == "graph" { continue }
            // Into the pane, and back.
            try session.press("Tab", code: 9)
            #expect(try session.value("document.getElementById('\(pane)').contains(document.activeElement)") == "true", "the pane \(pane)")
            try session.value("document.getElementById('tab-\(pane)').focus()")
        }
        // The lanes: to the earlier decision.
        try session.show("timeline")
        try session.value("document.getElementById('lanes').focus()")
        try session.press("ArrowLeft", code: 37)
        try session.waitFor("inspector.time !== null && document.getElementById('live').getAttribute('aria-pressed') == 'false'", "an arrow goes to a decision")
        let earlier = try session.value("inspector.time")
        try session.press("ArrowLeft", code: 37)
        #expect(try Double(session.value("inspector.time")) ?? 9 < Double(earlier) ?? 0)
        // A decision of the list: the focus stays in the list.
        try session.value("document.querySelector('#timeline .rows button').focus()")
        try session.press("Enter", code: 13)
        #expect(try session.value("document.querySelector('#timeline .rows').contains(document.activeElement)") == "true")
        // What is focused is seen: it has an outline.
        #expect(try session.value("getComputedStyle(document.activeElement).outlineStyle") == "solid")
        #expect(session.errors.isEmpty)
    }

    /// Names of controls, roles of tabs, contrast of texts (4.5, or 3 for large ones), headings in order, and identifiers that are there once. Returns what is wrong.
    private static let audit = """
        (() => {
            const faults = [], seen = element => element.checkVisibility({visibilityProperty: true}) && !element.closest('[aria-hidden=true]');
            const named = element => element.getAttribute('aria-label') || element.labels?.[0]?.textContent.trim() || (element.tagName == 'BUTTON' || element.tagName == 'A' ? element.textContent.trim() : '');
            for (const element of document.querySelectorAll('button, input, select, a[href], canvas, img, [tabindex="0"]')) {
                if (seen(element) && !named(element) && !element.alt) faults.push(`no name: ${element.outerHTML.slice(0, 100)}`);
            }
            for (const element of document.querySelectorAll('pre[aria-label], div[aria-label], span[aria-label], p[aria-label]')) {
                if (!element.getAttribute('role')) faults.push(`a name without a role: ${element.outerHTML.slice(0, 100)}`);
            }
            const numbers = colour => {
                const parts = colour.match(/[\\d.]+/g).map(Number);
                return colour.startsWith('color(') ? parts.slice(0, 3).map(part => part * 255).concat(parts[3] ?? 1) : [...parts.slice(0, 3), parts[3] ?? 1];
            };
            const ground = element => {
                let layers = [];
                for (let at = element; at; at = at.parentElement) layers.unshift(numbers(getComputedStyle(at).backgroundColor));
                const base = numbers(getComputedStyle(document.body).backgroundColor).slice(0, 3);
                return layers.reduce((below, [r, g, b, a]) => below.map((part, index) => part * (1 - a) + [r, g, b][index] * a), base);
            };
            const light = colour => colour.map(part => part / 255).map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
                .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
            for (const element of document.querySelectorAll('body *')) {
                if (element.namespaceURI.endsWith('svg') || element.disabled || !seen(element)) continue;
                if (![...element.childNodes].some(node => node.nodeType == 3 && node.textContent.trim())) continue;
                const style = getComputedStyle(element), pair = [light(numbers(style.color).slice(0, 3)), light(ground(element))].sort((a, b) => b - a);
                const contrast = (pair[0] + 0.05) / (pair[1] + 0.05);
                if (contrast < (parseFloat(style.fontSize) >= 24 ? 3 : 4.5)) faults.push(`contrast ${contrast.toFixed(2)}: ${element.outerHTML.slice(0, 100)}`);
            }
            const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
            for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) != index))) faults.push(`twice: #${id}`);
            let level = 0;
            for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
                if (!seen(heading)) continue;
                const own = Number(heading.tagName[1]);
                if (own > level + 1) faults.push(`heading ${own} after ${level}: ${heading.textContent}`);
                level = own;
            }
            const tabs = [...document.querySelectorAll('[role=tab]')];
            if (tabs.filter(tab => tab.getAttribute('aria-selected') == 'true' && tab.tabIndex == 0).length != 1) faults.push('not one tab is selected');
            for (const tab of tabs) if (document.getElementById(tab.getAttribute('aria-controls'))?.getAttribute('role') != 'tabpanel') faults.push(`no panel of ${tab.id}`);
            for (const element of document.querySelectorAll('body > *')) if (!['HEADER', 'NAV', 'MAIN', 'SCRIPT', 'NOSCRIPT', 'STYLE'].includes(element.tagName) && element.getAttribute('role') != 'region') faults.push(`no landmark: ${element.tagName} ${element.id}`);
            if (!document.documentElement.lang || !document.title) faults.push('no language or title');
            return faults.slice(0, 5).join('\\n');
        })()
        """
}
