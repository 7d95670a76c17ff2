package import TouchHost

/// Memory for the frames of a window that lies where the display can have it: room for frames of one size, and of others as far as it goes.
@MainActor
package final class FrameMemory {
    package let address: UnsafeMutableRawPointer
    /// In bytes.
    package let capacity: Int
    /// That of the frames it holds now.
    package private(set) var size = PixelSize(width: 0, height: 0)
    private let giveBack: @MainActor (UnsafeMutableRawPointer, _ capacity: Int) -> Void

    package init(_ address: UnsafeMutableRawPointer, capacity: Int,
                 giveBack: @escaping @MainActor (UnsafeMutableRawPointer, _ capacity: Int) -> Void) {
        self.address = address
        self.capacity = capacity
        self.giveBack = giveBack
    }

    /// How many bytes to take for frames of a size. A window that is being resized gets many sizes in a row, so that every memory but its
    /// first has room to grow.
    package static func capacity(for size: PixelSize, isFirst: Bool) -> Int {
        let needed = size.width * size.height * 4
        return isFirst ? needed : needed + needed / 4
    }

    /// Makes it hold frames of that size. `false` where it is too small.
    package func fit(_ size: PixelSize) -> Bool {
        guard size.width * size.height * 4 <= capacity else { return false }
        self.size = size
        return true
    }

    /// The memory as a surface lends it.
    /// - Parameter age: How many frames ago it was shown; 0 for contents that are of no use.
    package func buffer(age: Int) -> SurfaceBuffer { SurfaceBuffer(memory: address, size: size, stride: size.width * 4, age: age) }

    /// Gives it back. The display must not need it any more.
    package func release() { giveBack(address, capacity) }
}
