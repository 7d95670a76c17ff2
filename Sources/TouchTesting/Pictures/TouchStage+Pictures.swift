internal import UIKit

extension TouchStage {
    /// Expects that the stage shows the same as a picture in a file that was recorded before.
    ///
    ///     stage.expectPicture("pressed")
    ///
    /// The file is `Pictures/pressed.png` beside the test's source. When there is none, the picture is recorded, which is a failure that
    /// says so: look at it, and run the test again. When the pictures differ, what is shown goes to `pressed.actual.png` and what differs,
    /// in red, to `pressed.difference.png` beside the file.
    /// - Parameters:
    ///   - name: The file's name without `.png`.
    ///   - folder: The path of the folder with the file, if it is another.
    /// - Returns: Whether it shows the same.
    @discardableResult
    public func expectPicture(_ name: String, in folder: String? = nil, tolerance: Picture.Tolerance = Picture.Tolerance(),
                              fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
                              column: UInt = #column) -> Bool {
        guard isReady() else { return false }
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        let folder = folder ?? (("\(filePath)" as NSString).deletingLastPathComponent as NSString).appendingPathComponent("Pictures")
        func path(_ ending: String) -> String { (folder as NSString).appendingPathComponent("\(name)\(ending).png") }
        let shown = picture()
        guard FileManager.default.fileExists(atPath: path("")) else {
            let written = write(shown, to: path(""))
            report("there was no picture '\(name)' to compare with; \(written). Look at it, and run the test again", at: place)
            return false
        }
        guard let reference = Picture(contentsOfFile: path(""), scale: shown.scale) else {
            report("\(path("")) can't be read: it is not a PNG file, or is damaged", at: place)
            return false
        }
        return compare(shown, reference, tolerance, "the picture '\(name)'", at: place) { difference in
            [write(shown, to: path(".actual")), difference.map { write($0, to: path(".difference")) }].compactMap { $0 }
        }
    }

    /// Expects that the stage shows the same as another picture, such as one that was taken before a gesture.
    /// - Returns: Whether it shows the same.
    @discardableResult
    public func expectPicture(_ picture: Picture, tolerance: Picture.Tolerance = Picture.Tolerance(), fileID: StaticString = #fileID,
                              filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column) -> Bool {
        guard isReady() else { return false }
        return compare(self.picture(), picture, tolerance, "that picture",
                       at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) { _ in [] }
    }

    /// - Parameter save: Writes what differs, if the pictures are of one size, and says where.
    private func compare(_ shown: Picture, _ reference: Picture, _ tolerance: Picture.Tolerance, _ name: String, at place: SourcePlace,
                         save: (Picture?) -> [String]) -> Bool {
        let difference = shown.difference(from: reference, tolerance: tolerance)
        guard shown.width == reference.width, shown.height == reference.height else {
            fail("the stage shows \(name), \(reference.width) × \(reference.height) pixels",
                 happened: (["it shows \(shown.width) × \(shown.height) pixels"] + save(nil)).joined(separator: "; "), at: place)
            return false
        }
        guard let difference else { return true }
        let area = difference.area
        let what = "\(difference.count) pixels (\(number(difference.share * 100)) %) differ by up to \(difference.largest) of 255, "
            + "in (\(number(area.minX)), \(number(area.minY)), \(number(area.width)), \(number(area.height))); allowed: "
            + "\(tolerance.channel), and more in \(number(tolerance.share * 100)) %"
        fail("the stage shows \(name)", happened: ([what] + save(difference.picture)).joined(separator: "; "), at: place)
        return false
    }

    /// - Returns: Where it is now, or why it is not.
    private func write(_ picture: Picture, to path: String) -> String {
        do {
            try picture.write(toFile: path)
            return "written to \(path)"
        } catch {
            return "it could not be written to \(path): \(error.localizedDescription)"
        }
    }
}
