public import Foundation

/// Property lists that anyone may have written.
public enum PropertyListReader {
    /// Reads a property list in any format.
    ///
    /// Foundation reads sets and keys of archives in binary lists, which no property list has, and traps or reads beyond memory for some.
    /// - Throws: What Foundation throws for what it can't read, and the same for these.
    public static func read(_ data: Data) throws -> Any {
        if data.starts(with: Array("bplist".utf8)), hasOtherObjects(data) {
            throw NSError(domain: NSCocoaErrorDomain, code: CocoaError.propertyListReadCorrupt.rawValue,
                          userInfo: ["NSDebugDescription": "it has objects that no property list has"])
        }
        return try PropertyListSerialization.propertyList(from: data, format: nil)
    }

    /// Whether the table of a binary list names an object that is no value, list or dictionary. Foundation refuses a table that makes no sense.
    private static func hasOtherObjects(_ data: Data) -> Bool {
        let bytes = [UInt8](data)
        // The last 32 bytes: the size of a place in the table, at 6; the number of objects, at 8, and where the table begins, at 24.
        guard bytes.count >= 40 else { return false }
        let trailer = bytes.count - 32, size = Int(bytes[trailer + 6])
        guard (1...8).contains(size), let count = number(bytes[(trailer + 8)...].prefix(8)), let table = number(bytes[(trailer + 24)...].prefix(8)),
              table <= trailer, count <= (trailer - table) / size else { return false }
        return (0..<count).contains { index in
            guard let place = number(bytes[(table + index * size)...].prefix(size)), place < trailer else { return false }
            // Keys of archives, ordered sets and sets.
            return [0x8, 0xB, 0xC].contains(bytes[place] >> 4)
        }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? { Int(exactly: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }) }
}
