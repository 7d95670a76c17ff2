internal import Foundation
internal import JSONText
internal import UIKit

/// The session as a page that needs no other files: with its style, its scripts and what was recorded.
@MainActor
enum PageExport {
    /// Pictures of how many moments are in it.
    private static let pictures = 8

    /// - Parameter call: Calls a method that is answered at once.
    static func make(_ inspector: Inspector, call: (String, JSONValue) -> JSONValue?,
                     done: @escaping @MainActor @Sendable (Result<String, InspectorError>) -> Void) throws(InspectorError) {
        var session: JSONValue = [:]
        for (name, parameters) in [("status", [:]), ("decisions", ["limit": .number(DecisionStore.limit)]), ("fingers", ["since": 0, "limit": 100_000]),
                                   ("tree", [:]), ("recognizers", [:]), ("relations", [:])] as [(String, JSONValue)] {
            session.add(name, call(name, parameters))
        }
        #if Web
        let frame = Self.frame
        let moments = Self.moments(inspector), origin = inspector.trace.origin, scale = inspector.scale, ring = inspector.ring
        var reruns: [(Double, Rerun)] = []
        for moment in moments where inspector.playsAgain { if let part = ring.session(until: moment + origin) { reruns.append((moment, try Rerun(part, since: origin))) } }
        let known = session, runs = reruns
        DispatchQueue.global().async {
            var session = known
            session.add("pictures", .array(runs.compactMap { moment, rerun in
                guard let bytes = try? rerun.picture(), bytes.count > 24 else { return nil }
                func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
                return ["t": .number(moment), "png": .string(Data(bytes).base64EncodedString()), "width": .number(number(16)), "height": .number(number(20)), "scale": .number(scale)]
            }))
            let text = frame(session)
            inspector.post { done(.success(text)) }
        }
        #else
        throw InspectorError(.unavailable, "this app was built without the inspector's page; build it with the trait Web of the package dactyl")
        #endif
    }

    /// When fingers landed and recognizers were recognized, and the end.
    private static func moments(_ inspector: Inspector) -> [Double] {
        var times: [Double] = []
        for line in inspector.trace.lines {
            let counts: Bool = switch line.record {
            case .landed: true
            case .decision(let decision): decision.kind == .recognized
            default: false
            }
            let time = line.time - inspector.trace.origin
            if counts, times.last != time { times.append(time) }
        }
        times.append(inspector.now)
        guard times.count > pictures else { return times }
        return (0..<pictures).map { times[$0 * (times.count - 1) / (pictures - 1)] }
    }

    #if Web
    /// The page with everything in it. Its scripts become one: what each has from another is there already.
    private nonisolated static func frame(_ session: JSONValue) -> String {
        var script = ""
        for part in InspectorPage.scripts {
            for line in String(decoding: part.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) where !line.hasPrefix("import ") {
                script += (line.hasPrefix("export ") ? line.dropFirst(7) : line) + "\n"
            }
        }
        // The element does not contain what would end it.
        let data = session.text.replacingOccurrences(of: "<", with: "\\u003c")
        return String(decoding: InspectorPage.html, as: UTF8.self)
            .replacingOccurrences(of: "<link rel=\"stylesheet\" href=\"page.css\">", with: "<style>\n\(String(decoding: InspectorPage.style, as: UTF8.self))</style>")
            .replacingOccurrences(of: "<script type=\"module\" src=\"main.js\"></script>", with: "")
            .replacingOccurrences(of: "</body>", with: "<script type=\"application/json\" id=\"session\">\(data)</script>\n<script type=\"module\">\n\(script)</script>\n</body>")
    }
    #endif
}
