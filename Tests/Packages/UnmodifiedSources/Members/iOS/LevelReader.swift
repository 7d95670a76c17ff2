import UIKit

final class LevelReader: NSObject, XMLParserDelegate {
    private(set) var names: [String] = []

    func read(_ text: String) -> Bool {
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        return parser.parse()
    }

    func parser(_ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
                attributes attributeDict: [String: String] = [:]) {
        names.append(elementName)
    }
}
