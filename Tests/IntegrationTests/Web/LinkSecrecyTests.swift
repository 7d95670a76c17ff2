#if Web
import Foundation
import Testing

/// Where the token of the printed link stands, as `SECURITY.md` promises.
@Suite("The link of an app in a browser") struct LinkSecrecyTests {
    @Test("the token stands in what is printed, and not in the arguments or the environment of the processes, which others on the machine may read")
    func token() throws {
        let app = try Child(Checkout.dactyl, ["run", "TouchSpots", "--on", "web", "--port", "0"])
        waitUntil { app.errors.contains("token=") || !app.isRunning }
        let found = try #require(app.errors.firstMatch(of: /token=(\w+)/), "\(app.errors)")
        let token = String(found.1)
        #expect(token.count == 24)
        var processes = [Int(app.id)], looked = 0
        while let process = processes.popLast() {
            let arguments = try contents("/proc/\(process)/cmdline"), environment = try contents("/proc/\(process)/environ")
            #expect(arguments.contains("TouchSpots") && !arguments.contains(token))
            #expect(environment.contains("PATH=") && !environment.contains(token))
            looked += 1
            processes += (try? contents("/proc/\(process)/task/\(process)/children").split(separator: " ").compactMap { Int($0) }) ?? []
        }
        #expect(looked > 0)
    }

    private func contents(_ path: String) throws -> String { String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self) }
}
#endif
