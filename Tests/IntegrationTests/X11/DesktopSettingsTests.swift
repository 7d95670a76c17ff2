#if X11
import Foundation
import Testing

extension X11Tests {
    /// What people have set on the desktop, from a portal on a real bus to an app on an X server.
    @Suite(.serialized, .enabled(if: PortalSession.absence == nil, Comment(rawValue: PortalSession.absence ?? "")))
    struct DesktopSettingsOnX11 {
        private let server: XServer

        init() throws { server = try XServer() }

        private func start(_ session: PortalSession, _ more: [String: String?] = [:]) throws -> Child {
            let environment = session.environment.merging(server.environment) { $1 }.merging(more) { $1 }
            return try Child.dactyl("run", "\(Checkout.products)/Assisted", "--on", "x11", "--size", "390x844", environment: environment)
        }

        private func said(_ line: String, by app: Child) -> Bool { waitUntil { app.output.split(separator: "\n").contains { $0 == line } } }

        @Test("R-SET-1 The first view has what is set, and a change while the app runs arrives")
        func live() throws {
            let session = try PortalSession("org.freedesktop.appearance", "color-scheme", "uint32 1", "org.gnome.desktop.interface", "text-scaling-factor", "1.25")
            let app = try start(session)
            #expect(said("ready", by: app), "\(app.errors)")
            #expect(app.output.split(separator: "\n").first == "traits dark normal regular 21.0", "\(app.output)")
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
