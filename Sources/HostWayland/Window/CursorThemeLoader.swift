#if Wayland
import CLinux
import CWayland
import Foundation
import Synchronization

/// Reads a theme of pointers on a separate thread.
///
/// libwayland-cursor reads every picture of a theme at once: more than a hundred files, several hundredths of a second, in which no touch
/// would be delivered.
@MainActor
final class CursorThemeLoader {
    /// Pixels a point.
    let scale: Int
    private let thread: QuietThread
    private let result: Result

    /// Where the thread leaves the theme.
    private final class Result: Sendable {
        nonisolated(unsafe) let memory: OpaquePointer
        /// The theme's address, 0 for none.
        let theme = Atomic<UInt>(0)

        init(_ memory: OpaquePointer) { self.memory = memory }
    }

    /// - Parameter news: A descriptor for events, readable once the theme is there.
    /// - Returns: `nil` where the process can have no more threads.
    init?(_ name: String?, size: Int, scale: Int, memory: OpaquePointer, news: Int32) {
        let result = Result(memory)
        guard let thread = QuietThread({
            let theme = wl_cursor_theme_load(name, Int32(size * scale), result.memory)
            result.theme.store(UInt(bitPattern: theme), ordering: .releasing)
            eventfd_write(news, 1)
        }) else { return nil }
        self.scale = scale
        self.thread = thread
        self.result = result
    }

    /// The theme, for which it waits where it is not there yet; `nil` where there is none. Called once.
    func take() -> OpaquePointer? {
        thread.join()
        return OpaquePointer(bitPattern: result.theme.load(ordering: .acquiring))
    }
}
#endif
