/// What a GIF file says of its pictures: where they are, and how long each is shown. The pictures themselves are decoded by a ``GIFCanvas``.
package struct GIFFile: Sendable {
    /// A picture, which may cover a part of the whole.
    package struct Frame: Sendable {
        /// Hundredths of a second until the next picture.
        package let delay: Int
        /// Whether the file has all of the picture's bytes.
        package fileprivate(set) var isComplete = false
        let left, top, width, height: Int
        let disposal: Disposal
        let transparent: Int?
        let isInterlaced: Bool
        let colors: [UInt32]
        let codeSize: Int
        /// Where its blocks begin.
        fileprivate let place: Int
    }

    /// What becomes of a picture before the next is drawn.
    enum Disposal: Sendable {
        case stays, clears, restores
    }

    /// The size of the whole, in pixels.
    package let width, height: Int
    package private(set) var frames: [Frame] = []
    /// How often a program is to show them, as Netscape's extension says it: 0 for ever; `nil` where the file says nothing.
    package private(set) var loopCount: Int?
    package let hasCommonColors: Bool
    /// Whether the file has its end.
    package private(set) var isComplete = false

    /// A file of a few bytes a picture can claim more pictures than any program shows.
    package static let mostFrames = 65_536

    private let bytes: [UInt8]
    private var index = 6

    /// The extension before the next picture, which says how it is shown.
    private struct Control {
        var delay = 0, disposal = Disposal.stays
        var transparent: Int?
    }

    /// Reads what the file says. Of a file that is cut off, or damaged behind its first picture, it is what comes before that.
    package init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        guard bytes.count >= 13, bytes.starts(with: Array("GIF8".utf8)) else { throw GIFError.damaged("it has no header") }
        width = Int(bytes[6]) | Int(bytes[7]) << 8
        height = Int(bytes[8]) | Int(bytes[9]) << 8
        guard width > 0, height > 0, width <= PixelFormat.largestSide, height <= PixelFormat.largestSide, width * height <= CGImage.largestPixelCount
        else { throw GIFError.tooLarge(width: width, height: height) }
        hasCommonColors = bytes[10] & 0x80 != 0
        index = 13
        let common = hasCommonColors ? try colors(Int(bytes[10])) : []
        do { try readParts(common) } catch { if frames.isEmpty { throw error } }
        guard !frames.isEmpty else { throw GIFError.damaged("it has no picture") }
    }

    private mutating func byte() throws -> Int {
        guard index < bytes.count else { throw GIFError.damaged("it ends too early") }
        index += 1
        return Int(bytes[index - 1])
    }

    private mutating func number() throws -> Int { try byte() | (try byte()) << 8 }

    private mutating func colors(_ flags: Int) throws -> [UInt32] {
        try (0..<(2 << (flags & 7))).map { _ in
            let red = try byte(), green = try byte(), blue = try byte()
            return 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        }
    }

    private mutating func readParts(_ common: [UInt32]) throws {
        var control = Control()
        while frames.count < Self.mostFrames {
            switch try byte() {
            case 0x21: try readExtension(&control)
            case 0x2C:
                try readFrame(common, control)
                control = Control()
            case 0x3B:
                isComplete = true
                return
            // Some programs write an empty block too many.
            case 0 where !frames.isEmpty: break
            default: throw GIFError.damaged("it has no picture")
            }
        }
    }

    private mutating func readExtension(_ control: inout Control) throws {
        let kind = try byte(), start = index
        _ = skipBlocks()
        switch kind {
        case 0xF9 where start + 5 <= min(bytes.count, index):
            let flags = bytes[start + 1]
            control.disposal = switch flags >> 2 & 7 {
            case 2: .clears
            case 3: .restores
            default: .stays
            }
            control.delay = Int(bytes[start + 2]) | Int(bytes[start + 3]) << 8
            control.transparent = flags & 1 != 0 ? Int(bytes[start + 4]) : nil
        case 0xFF where start + 16 <= min(bytes.count, index) && bytes[start..<start + 12].elementsEqual("\u{0B}NETSCAPE2.0".utf8)
            && bytes[start + 12] == 3 && bytes[start + 13] == 1:
            loopCount = Int(bytes[start + 14]) | Int(bytes[start + 15]) << 8
        default: break
        }
    }

    private mutating func readFrame(_ common: [UInt32], _ control: Control) throws {
        let left = try number(), top = try number(), width = try number(), height = try number(), flags = try byte()
        let colors = flags & 0x80 != 0 ? try colors(flags) : common, codeSize = try byte()
        guard width * height <= CGImage.largestPixelCount, (2...8).contains(codeSize) else { throw GIFError.damaged("its picture has a wrong size") }
        var frame = Frame(delay: control.delay, left: left, top: top, width: width, height: height, disposal: control.disposal,
                          transparent: control.transparent, isInterlaced: flags & 0x40 != 0, colors: colors, codeSize: codeSize, place: index)
        frame.isComplete = skipBlocks()
        frames.append(frame)
    }

    /// Goes behind blocks and the empty one after them.
    /// - Returns: Whether they were all there.
    private mutating func skipBlocks() -> Bool {
        while index < bytes.count {
            let count = Int(bytes[index])
            index += 1
            if count == 0 { return true }
            index = min(index + count, bytes.count)
        }
        return false
    }

    /// The bytes of a picture's blocks; of a file that is cut off, those that there are.
    func data(of frame: Frame) -> [UInt8] {
        var result: [UInt8] = [], index = frame.place
        while index < bytes.count, bytes[index] > 0 {
            let end = min(index + 1 + Int(bytes[index]), bytes.count)
            result += bytes[index + 1..<end]
            index = end
        }
        return result
    }
}
