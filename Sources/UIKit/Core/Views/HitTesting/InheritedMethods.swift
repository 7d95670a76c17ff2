/// Knows which classes inherit certain methods of a base class unchanged.
///
/// Swift has no runtime that could be asked, so this compares entries of method tables: a class whose entry is that of the base class runs
/// the base class's code. Which entries belong to the methods is found by probes, subclasses that override one method each: it is what
/// distinguishes a probe's metadata from those of a subclass that overrides nothing.
///
/// It is for speed alone. Without a clear answer no class is trusted, which costs time: what uses this must be right without it, and
/// its tests run both ways.
struct InheritedMethods {
    /// For tests: as if the probes had given no clear answer.
    @TaskLocal static var areUnreadable = false

    private typealias Metadata = UnsafePointer<UInt>

    private let base: Metadata
    /// The places of the entries in the metadata, in words; empty when they were not found.
    private let entries: [Int]

    /// - Parameters:
    ///   - unchanged: A subclass of `base` that overrides nothing.
    ///   - probes: For each method a subclass of `base` that overrides it alone.
    @MainActor
    init(of base: AnyClass, unchanged: AnyClass, probes: [AnyClass]) {
        self.base = Self.metadata(base)
        entries = Self.entries(Self.metadata(base), Self.metadata(unchanged), probes.map { Self.metadata($0) }) ?? []
    }

    /// Whether the places of the methods were found, so that overrides can be found.
    var areKnown: Bool { !entries.isEmpty && !Self.areUnreadable }

    /// Whether a subclass of the base class is known to inherit all the methods unchanged.
    func areUnchanged(in subclass: AnyClass) -> Bool {
        if Self.areUnreadable { return false }
        let metadata = Self.metadata(subclass)
        if metadata == base { return !entries.isEmpty }
        for entry in entries where metadata[entry] != base[entry] { return false }
        return !entries.isEmpty
    }

    private static func metadata(_ type: AnyClass) -> Metadata { unsafeBitCast(type, to: Metadata.self) }

    private static func entries(_ base: Metadata, _ unchanged: Metadata, _ probes: [Metadata]) -> [Int]? {
        guard let size = size(of: base) else { return nil }
        var found: [Int] = []
        for probe in probes {
            let differences = (0..<size).filter { base[$0] == unchanged[$0] && base[$0] != probe[$0] }
            // A method has one entry, a property one for each accessor. No two share one.
            guard (1...4).contains(differences.count), found.allSatisfy({ !differences.contains($0) }) else { return nil }
            found += differences
        }
        return found
    }

    /// The words of a class's metadata from its address on, as its header has it: its whole size at byte 32, and at byte 36 how much of
    /// it is in front of the address. A subclass's has these words and possibly more.
    private static func size(of metadata: Metadata) -> Int? {
        let header = UnsafeRawPointer(metadata)
        let whole = Int(header.load(fromByteOffset: 32, as: UInt32.self)), front = Int(header.load(fromByteOffset: 36, as: UInt32.self))
        let words = (whole - front) / MemoryLayout<UInt>.size
        return front >= 0 && (16...8192).contains(words) ? words : nil
    }
}
