/// Bits into bytes, the lowest first.
struct BitWriter {
    private let memory: UnsafeMutablePointer<UInt8>
    private var length = 0
    private var pending: UInt64 = 0
    private var count: UInt64 = 0

    /// - Parameter capacity: Bytes that will be written at most.
    init(capacity: Int) { memory = .allocate(capacity: capacity) }

    @inline(__always)
    mutating func put(_ code: DeflateCodes.Code) { put(code.bits, code.count) }

    @inline(__always)
    mutating func put(_ bits: UInt32, _ number: UInt32) {
        pending |= UInt64(bits) << count
        count &+= UInt64(number)
        guard count >= 32 else { return }
        UnsafeMutableRawPointer(memory + length).storeBytes(of: UInt32(truncatingIfNeeded: pending).littleEndian, as: UInt32.self)
        length &+= 4
        pending >>= 32
        count &-= 32
    }

    mutating func endByte() { count = (count + 7) / 8 * 8 }

    /// What was written. Nothing is written after it.
    mutating func finish() -> [UInt8] {
        while count > 0 {
            memory[length] = UInt8(truncatingIfNeeded: pending)
            length += 1
            pending >>= 8
            count = count > 8 ? count - 8 : 0
        }
        defer { memory.deallocate() }
        return Array(UnsafeBufferPointer(start: memory, count: length))
    }
}
