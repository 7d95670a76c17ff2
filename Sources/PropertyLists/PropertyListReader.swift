public import Foundation

/// Property lists that anyone may have written.
public enum PropertyListReader {
    /// The largest list that is read, in bytes.
    private static let mostBytes = 32 << 20

    /// Reads a property list in any format, of at most 32 MB.
    ///
    /// Foundation reads sets and keys of archives in binary lists, which no property list has, and traps or reads beyond memory for some. It also
    /// reads a list again wherever another has it, so that a few hundred bytes can stand for more than any memory holds.
    /// - Throws: What Foundation throws for what it can't read, and the same for these.
    public static func read(_ data: Data) throws -> Any {
        guard data.count <= mostBytes else { throw refusal("it has \(data.count) bytes; \(mostBytes) are allowed") }
        if let table = BinaryTable(data) {
            if table.hasOtherObjects { throw refusal("it has objects that no property list has") }
            if table.isEndless { throw refusal("its lists stand in each other without end, or for more than \(BinaryTable.mostValues) values") }
        }
        return try PropertyListSerialization.propertyList(from: data, format: nil)
    }

    private static func refusal(_ reason: String) -> NSError {
        NSError(domain: NSCocoaErrorDomain, code: CocoaError.propertyListReadCorrupt.rawValue, userInfo: ["NSDebugDescription": reason])
    }
}
