internal import Foundation

/// The table of a binary property list: where each of its objects stands. Foundation refuses one that makes no sense.
struct BinaryTable {
    /// What a list may stand for, when each value counts as often as it is named.
    static let mostValues = 1_000_000
    private static let mostDepth = 512

    private let bytes: [UInt8]
    /// Where each object begins.
    private let places: [Int]
    private let top: Int
    /// How many bytes name an object in a list.
    private let nameSize: Int

    /// - Returns: `nil` for other files than binary lists, and for a list that is not whole.
    init?(_ data: Data) {
        guard data.starts(with: Array("bplist".utf8)) else { return nil }
        let bytes = [UInt8](data)
        // The last 32 bytes: the size of a place in the table, at 6, and of a name, at 7; the number of objects, at 8, the outermost, at 16, and where
        // the table begins, at 24.
        guard bytes.count >= 40 else { return nil }
        let trailer = bytes.count - 32, size = Int(bytes[trailer + 6])
        guard (1...8).contains(size), let count = Self.number(bytes[(trailer + 8)...].prefix(8)), let top = Self.number(bytes[(trailer + 16)...].prefix(8)),
              let table = Self.number(bytes[(trailer + 24)...].prefix(8)), table <= trailer, count <= (trailer - table) / size else { return nil }
        self.bytes = bytes
        self.top = top
        nameSize = Int(bytes[trailer + 7])
        places = (0..<count).map { index in
            guard let place = Self.number(bytes[(table + index * size)...].prefix(size)), place < trailer else { return trailer }
            return place
        }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? { Int(exactly: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }) }

    /// Whether an object is something other than a value, a list or a dictionary: keys of archives, ordered sets and sets.
    var hasOtherObjects: Bool { places.contains { $0 < bytes.count - 32 && [0x8, 0xB, 0xC].contains(bytes[$0] >> 4) } }

    /// Whether the outermost object has itself inside, or stands for too many values.
    var isEndless: Bool {
        // How many values each object that was counted stands for; 0 while it is being counted.
        var counts: [Int: Int] = [:]
        return count(top, 0, &counts) == nil
    }

    private func count(_ object: Int, _ depth: Int, _ counts: inout [Int: Int]) -> Int? {
        if let known = counts[object] { return known > 0 ? known : nil }
        guard depth < Self.mostDepth else { return nil }
        counts[object] = 0
        var sum = 1
        for inner in inside(object) {
            guard let more = count(inner, depth + 1, &counts), sum + more <= Self.mostValues else { return nil }
            sum += more
        }
        counts[object] = sum
        return sum
    }

    /// The objects that a list or dictionary names; none for what else there is.
    private func inside(_ object: Int) -> [Int] {
        let end = bytes.count - 32
        guard places.indices.contains(object), places[object] < end, (1...8).contains(nameSize) else { return [] }
        var place = places[object]
        let kind = bytes[place] >> 4
        guard kind == 0xA || kind == 0xD else { return [] }
        var count = Int(bytes[place] & 0xF)
        place += 1
        if count == 0xF {
            // A number follows.
            guard place < end, bytes[place] >> 4 == 0x1, bytes[place] & 0xF <= 3 else { return [] }
            let size = 1 << Int(bytes[place] & 0xF)
            guard place + 1 + size <= end, let given = Self.number(bytes[(place + 1)...].prefix(size)) else { return [] }
            (count, place) = (given, place + 1 + size)
        }
        if kind == 0xD { count = count <= end ? count * 2 : count }
        guard count <= (end - place) / nameSize else { return [] }
        return (0..<count).compactMap { Self.number(bytes[(place + $0 * nameSize)...].prefix(nameSize)) }
    }
}
