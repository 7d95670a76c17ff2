import Foundation
import InterfaceFiles
import Testing

@Suite("Interface files: XML")
struct ReaderTests {
    /// The contents of a xib around the given XML.
    private func document(_ inner: String) throws(InterfaceError) -> InterfaceDocument {
        try InterfaceDocument(data: Data("""
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        \(inner)
        </document>
        """.utf8), name: "A.xib")
    }

    private func failure(of text: String) -> String? {
        do {
            _ = try InterfaceDocument(data: Data(text.utf8), name: "A.xib")
            return nil
        } catch {
            return error.description
        }
    }

    @Test("Elements, attributes in their order, text, references, CDATA and comments")
    func contents() throws {
        let document = try document("""
        <objects><!-- <not> read -->
            <view id='v1' key="view" title="a &amp; &lt;b&gt; &#10;&#x1F600; &quot;&apos;"/>
            <string key="text">Two
        lines &amp; <![CDATA[<raw>]]></string><empty></empty>
        </objects>
        """)
        let objects = try #require(document.objectLists.first)
        #expect(objects.children.map(\.name) == ["view", "string", "empty"])
        let view = objects.children[0]
        #expect(view.attributes.map(\.name) == ["id", "key", "title"])
        #expect(view["title"] == "a & <b> \n😀 \"'")
        #expect(view["none"] == nil)
        #expect(objects.child("string")?.text == "Two\nlines & <raw>")
        #expect(objects.text == "" && objects.child("empty")?.text == "")
        #expect(document["v1"] === view)
        #expect(document.place(of: view).description == "A.xib:4:5")
        #expect(try document.place(of: #require(view.attribute("title"))).column == 30)
    }

    @Test("Line breaks are one character, however the file writes them; in attributes they are spaces")
    func lineBreaks() throws {
        let document = try document("<string a=\"1\r\n2\">x\r\ny\rz</string>")
        let string = try #require(document.root.child("string"))
        #expect(string.text == "x\ny\nz")
        #expect(string["a"] == "1  2")
    }

    @Test("The first of two elements with an id has it; the second is known as a duplicate")
    func duplicates() throws {
        let document = try document("<objects><view id=\"a\"/><label id=\"a\"/></objects>")
        #expect(document["a"]?.name == "view")
        #expect(document.duplicates.map(\.name) == ["label"])
    }

    @Test("A broken file is one line with its place", arguments: [
        ("", "A.xib:1:1: there is no element in the file"),
        ("<a>\n  <b></c>\n</a>", "A.xib:2:6: 'c' ends here, but 'b' is open"),
        ("<a>\n  <b", "A.xib:2:3: the file ends inside the tag 'b' of this line"),
        ("<a>\n<b>\n</b>", "A.xib:1:1: the file ends inside the element 'a' of this line"),
        ("<a x=1/>", "A.xib:1:6: the value of 'x' must stand in quotation marks"),
        ("<a x/>", "A.xib:1:4: the attribute 'x' of 'a' has no value"),
        ("<a x=\"1\" x=\"2\"/>", "A.xib:1:10: 'a' has the attribute 'x' twice"),
        ("<a x=\"1\"y=\"2\"/>", "A.xib:1:9: a space is missing before the next attribute of 'a'"),
        ("<a x=\"1>\n<b/>", "A.xib:2:1: '<' stands in the value of 'x': its quotation mark is missing, or it should be '&lt;'"),
        ("<a>&b;</a>", "A.xib:1:4: there is no entity '&b;'"),
        ("<a>&#0;</a>", "A.xib:1:4: '&#0;' is no character"),
        ("<a>1 & 2</a>", "A.xib:1:6: '&' begins no reference: it should be '&amp;'"),
        ("<a/><b/>", "A.xib:1:5: there is a second outermost element"),
        ("<a/>x", "A.xib:1:5: there is text outside of the outermost element"),
        ("</a>", "A.xib:1:1: 'a' ends here but has not begun"),
        ("<a><!-- </a>", "A.xib:1:4: the file ends inside the comment of this line"),
        ("<1a/>", "A.xib:1:2: an element's name is missing"),
        ("<plist/>", "A.xib:1:1: this is no interface file: it begins with 'plist' instead of 'document'"),
        ("<document/>", "A.xib:1:1: this is no interface file for iOS: its type is ''"),
        ("<?xml version=\"1.0\" encoding=\"UTF-16\"?><a/>", "A.xib:1:1: the encoding is UTF-16; only UTF-8 is read"),
        ("NIBArchive", "A.xib: this is a compiled nib; the storyboard or xib file that Xcode shows is needed"),
        ("a\u{1}", "A.xib:1:1: there is text outside of the outermost element"),
        ("<a>\u{1}</a>", "A.xib:1:4: there is a control character (1)"),
    ])
    func broken(text: String, message: String) {
        #expect(failure(of: text) == message)
    }

    @Test("What is no UTF-8 is found where it stands")
    func encoding() {
        #expect(throws: InterfaceError(InterfacePlace(file: "A.xib", line: 2, column: 2), "this is not UTF-8")) {
            try InterfaceDocument(data: Data("<a>\nx".utf8) + [0xFF], name: "A.xib")
        }
    }

    @Test("Entities can't be declared, so that none can be expanded without end, nor files be fetched")
    func entities() {
        let message = "A.xib:1:1: there is a document type declaration, which interface files don't have"
        #expect(failure(of: "<!DOCTYPE r [<!ENTITY a \"lol\"><!ENTITY b \"&a;&a;\">]><r>&b;</r>") == message)
        #expect(failure(of: "<!DOCTYPE r [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><r>&a;</r>") == message)
    }

    @Test("Depth, number of attributes and size have limits")
    func limits() {
        let deep = String(repeating: "<a>", count: 100_000)
        #expect(failure(of: deep) == "A.xib:1:601: the elements are nested more than 200 deep")
        let wide = "<a " + (0...200).map { "a\($0)=\"\"" }.joined(separator: " ") + "/>"
        #expect(failure(of: wide)?.contains("has more than 200 attributes") == true)
        let large = failure(of: "<a>" + String(repeating: " ", count: 33 << 20) + "</a>")
        #expect(large?.contains("33554432 are allowed") == true)
        let long = String(repeating: "x", count: 1 << 20 | 1)
        #expect(failure(of: "<a\n b='\(long)'/>") == "A.xib:2:2: the value of 'b' has 1048577 bytes; 1048576 are allowed")
        #expect(failure(of: "<a>\n<b>\(long)</b></a>") == "A.xib:2:1: the text in 'b' has 1048577 bytes; 1048576 are allowed")
        // White space between elements is not kept.
        let spaced = "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'>" + String(repeating: " ", count: 1 << 20 | 1) + "<b/></document>"
        #expect(failure(of: spaced) == nil)
    }

    @Test("A file that isn't there is reported by its name")
    func missing() {
        #expect(throws: InterfaceError(InterfacePlace(file: "None.storyboard"), "there is no such file, or it can't be read")) {
            try InterfaceDocument(path: "/nowhere/None.storyboard")
        }
    }
}
