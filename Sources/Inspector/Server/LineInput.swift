internal import Foundation

/// Reads lines, of which none is longer than a limit.
struct LineInput {
    private let descriptor: Int32
    private let limit: Int
    private var buffer: [UInt8] = []
    /// How much of the buffer has no line's end.
    private var searched = 0
    private var isOver = false

    init(_ descriptor: Int32, limit: Int) {
        self.descriptor = descriptor
        self.limit = limit
    }

    /// The next line without its end; `nil` at the end of the input. A line that is too long is cut there, so that it is answered as one that is wrong.
    mutating func next() -> [UInt8]? {
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer {
                    buffer.removeSubrange(...end)
                    searched = 0
                }
                return Array(buffer[..<end].prefix(limit + 1))
            }
            searched = buffer.count
            // Of a line that is too long only one byte more than allowed is kept.
            if buffer.count > limit + 1 {
                buffer.removeSubrange((limit + 1)...)
                searched = buffer.count
            }
            guard !isOver else {
                defer { buffer = [] }
                searched = 0
                return buffer.isEmpty ? nil : buffer
            }
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(descriptor, &chunk, chunk.count)
            if count > 0 { buffer += chunk[..<count] } else if count == 0 || errno != EINTR { isOver = true }
        }
    }
}
