#if X11
import Foundation
import Testing

extension X11Tests {
    /// What people have set on the desktop, from a portal on a real bus to an app on an X server.
    @Suite(.serialized, .enabled(if: PortalSession.absence == nil, Comment(rawValue: PortalSession.absence ?? "")))
    struct DesktopSettingsOnX11 {
        private let server: XServer

        init() throws { server = try XServer() }

        private func start(_ session: PortalSession, _ more: [String: String?] = [:], _ words: [String] = []) throws -> Child {
            let environment = session.environment.merging(server.environment) { $1 }.merging(more) { $1 }
            return try Child(Checkout.dactyl, ["run", "\(Checkout.products)/Assisted", "--on", "x11", "--size", "390x844"] + words, environment: environment)
        }

        private func said(_ line: String, by app: Child) -> Bool { waitUntil { app.output.split(separator: "\n").contains { $0 == line } } }

        private func first(of app: Child) -> Substring? { app.output.split(separator: "\n").first }

        @Test("R-SET-1 The first view has what is set, and a change while the app runs arrives")
        func live() throws {
            let session = try PortalSession("org.freedesktop.appearance", "color-scheme", "uint32 1", "org.gnome.desktop.interface", "text-scaling-factor", "1.25")
            // A portal that answers late on a busy machine is a change: then another start shows the first view.
            var app = try start(session)
            for _ in 0..<10 {
                #expect(said("ready", by: app), "\(app.errors)")
                if first(of: app) == "traits dark normal regular 21.0" { break }
                #expect(first(of: app) == "traits light normal regular 17.0" && said("traits dark normal regular 21.0", by: app), "\(app.output)")
                app = try start(session)
            }
            #expect(said("ready", by: app) && first(of: app) == "traits dark normal regular 21.0", "\(app.output)")
            session.change("org.freedesktop.appearance contrast uint32 1")
            #expect(said("traits dark high regular 21.0", by: app) && said("less motion false, transparency true", by: app))
            session.change("org.freedesktop.appearance color-scheme uint32 2")
            #expect(said("traits light high regular 21.0", by: app))
            session.change("org.gnome.desktop.interface font-name 'Sans Bold 11'")
            #expect(said("traits light high bold 21.0", by: app))
            session.change("org.freedesktop.appearance reduced-motion uint32 1")
            #expect(said("less motion true, transparency true", by: app))
            session.change("org.gnome.desktop.interface text-scaling-factor 1.0")
            #expect(said("traits light high bold 17.0", by: app))
        }

        @Test("R-SET-2 Variables win over the desktop, and one turns it off")
        func variables() throws {
            let session = try PortalSession("org.freedesktop.appearance", "color-scheme", "uint32 1", "org.freedesktop.appearance", "contrast", "uint32 1")
            let light = try start(session, ["DACTYL_APPEARANCE": "light", "DACTYL_ACCESSIBILITY": "boldText"])
            #expect(said("ready", by: light))
            session.change("org.freedesktop.appearance reduced-motion uint32 1")
            session.change("org.gnome.desktop.interface text-scaling-factor 2.0")
            #expect(said("traits light normal bold 33.0", by: light), "\(light.output)")
            #expect(light.output.split(separator: "\n").first == "traits light normal bold 17.0" && !light.output.contains("less motion"), "\(light.output)")
            let off = try start(session, ["DACTYL_DESKTOP_SETTINGS": "off"])
            #expect(said("ready", by: off) && off.output.split(separator: "\n").first == "traits light normal regular 17.0")
        }

        @Test("R-SET-2 With a script the desktop counts where it is asked for, and otherwise not")
        func scripts() throws {
            let session = try PortalSession("org.freedesktop.appearance", "color-scheme", "uint32 1"), folder = try TemporaryFolder()
            let script = try folder.write("sleep 600000\n", to: "script.touch")
            let on = try start(session, ["DACTYL_DESKTOP_SETTINGS": "on"], ["--play", script])
            #expect(said("traits dark normal regular 17.0", by: on), "\(on.output)\(on.errors)")
            let usual = try start(session, [:], ["--play", script])
            #expect(said("ready", by: usual))
            session.change("org.freedesktop.appearance contrast uint32 1")
            // Where it counts the change has come: it would have come here too.
            #expect(said("traits dark high regular 17.0", by: on) && first(of: usual) == "traits light normal regular 17.0" && !usual.output.contains("dark"), "\(usual.output)")
        }

        @Test("R-SET-1 A portal that does not answer holds no start up")
        func silent() throws {
            let session = try PortalSession("org.freedesktop.appearance", "color-scheme", "uint32 1")
            session.change("silent")
            let app = try start(session)
            #expect(said("ready", by: app) && app.output.split(separator: "\n").first == "traits light normal regular 17.0", "\(app.output)")
        }
    }
}
#endif
