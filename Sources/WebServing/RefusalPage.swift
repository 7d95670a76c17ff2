#if Web
internal import Foundation

/// What the person sees whose link is not the running app's: a page that a phone can show, or one line for clients that are not browsers.
package struct RefusalPage {
    package let type: String
    package let bytes: [UInt8]

    /// - Parameters:
    ///   - text: One sentence.
    ///   - accepts: The values of the request's Accept fields: browsers that open a link name HTML.
    package init(_ text: String, accepts: [String]) {
        guard accepts.contains(where: { $0.lowercased().contains("text/html") }) else {
            type = "text/plain; charset=utf-8"
            bytes = Array("\(text)\n".utf8)
            return
        }
        type = "text/html; charset=utf-8"
        let page = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>Not let in</title>
            </head>
            <body>
            <h1>Not let in</h1>
            <p>\(text.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))</p>
            </body>
            </html>

            """
        bytes = Array(page.utf8)
    }
}
#endif
