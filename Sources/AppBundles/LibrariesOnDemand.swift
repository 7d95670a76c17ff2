import Foundation

/// The shared libraries that an executable loads itself, when it needs one.
///
/// The loader's list does not have them. They stand in notes of the executable, which tools of several systems read: the specification is
/// https://uapi-group.org/specifications/specs/elf_dlopen_metadata/.
enum LibrariesOnDemand {
    /// The owner and the type of such a note.
    private static let owner = Array("FDO\0".utf8), type = 0x407c_0c0a

    /// More of either is not read: the file may be damaged.
    private static let mostSegments = 1000, mostNotes = 1000

    private struct Entry: Decodable { let soname: [String] }

    /// The names of the libraries, in the order of the notes.
    /// - Parameter file: The bytes of an executable of 64 bits in the usual order. Of others, and of what is damaged, nothing is read.
    static func names(in file: Data) -> [String] {
        guard file.count > 64, file[file.startIndex + 4] == 2, file[file.startIndex + 5] == 1,
              let table = number(file, 32, 8), let size = number(file, 54, 2), let count = number(file, 56, 2) else { return [] }
        var names: [String] = []
        for index in 0 ..< min(count, mostSegments) {
            let header = table.addingReportingOverflow(index * size)
            guard !header.overflow, let kind = number(file, header.partialValue, 4) else { break }
            guard kind == 4, let start = number(file, header.partialValue + 8, 8), let length = number(file, header.partialValue + 32, 8),
                  let alignment = number(file, header.partialValue + 48, 8) else { continue }
            for text in notes(file, start, length, alignment == 8 ? 8 : 4) {
                let entries = (try? JSONDecoder().decode([Entry].self, from: text)) ?? []
                for name in entries.flatMap(\.soname) where !name.contains("/") && !name.contains(":") && !names.contains(name) { names.append(name) }
            }
        }
        return names
    }

    /// The texts of the notes in a segment.
    private static func notes(_ file: Data, _ start: Int, _ length: Int, _ alignment: Int) -> [Data] {
        guard start < file.count, length <= file.count - start else { return [] }
        var place = start, texts: [Data] = []
        let end = start + length
        func aligned(_ size: Int) -> Int { (size + alignment - 1) / alignment * alignment }
        for _ in 0 ..< mostNotes where end - place >= 12 {
            guard let nameSize = number(file, place, 4), let textSize = number(file, place + 4, 4), let kind = number(file, place + 8, 4),
                  aligned(nameSize) + textSize <= end - place - 12 else { break }
            let name = file.startIndex + place + 12, text = name + aligned(nameSize)
            if kind == type, file[name ..< name + nameSize].elementsEqual(owner) {
                texts.append(Data(file[text ..< text + textSize].prefix { $0 != 0 }))
            }
            place += 12 + aligned(nameSize) + aligned(textSize)
        }
        return texts
    }

    /// The number of so many bytes at a place; `nil` past the end, and where it is larger than `Int`.
    private static func number(_ file: Data, _ place: Int, _ size: Int) -> Int? {
        guard place >= 0, place <= file.count - size else { return nil }
        let bytes = file[(file.startIndex + place) ..< (file.startIndex + place + size)]
        return Int(exactly: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
