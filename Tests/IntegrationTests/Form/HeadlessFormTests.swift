import Testing

@Suite("Form, headless") struct HeadlessFormTests {
    @Test("a form is filled in by mouse and keys: Return goes to the next field, and sends at the end (R-TXT-1, R-TXT-7)")
    func filling() throws {
        let folder = try TemporaryFolder()
        let parts = ["pointer 150 44; button 1 tap; sleep 50", Form.keys("Ann Lee"), "key enter tap", Form.keys("a"), "key enter tap",
                     Form.keys("x1"), "sleep 50; shot \(folder.file("full.png")); key enter tap; sleep 50",
                     "pointer 200 202; button 1 tap; sleep 50"]
        let form = try Form(on: "headless", ["--play", try folder.write(parts.joined(separator: "\n"), to: "script.touch")])
        #expect(try form.app.status() == 0, "\(form.app.errors)")
        let lines = form.app.output.split(separator: "\n").map(String.init)
        let expected = ["ready", "begin Name"] + ["A", "An", "Ann", "Ann ", "Ann L", "Ann Le", "Ann Lee"].map { "Name = \($0)" }
            + ["end Name", "begin Email", "Email = a", "end Email", "begin Password", "Password = x", "Password = x1", "end Password"]
            + Array(repeating: "send Ann Lee, a, x1", count: 2)
        #expect(lines == expected)
        // The fields' borders, and what stands in them.
        let picture = try Picture(png: folder.file("full.png"))
        #expect(picture[0, 0] == 0xFFFFFF && (24..<64).contains { picture[24, $0].map { $0 != 0xFFFFFF } ?? false })
    }
}
