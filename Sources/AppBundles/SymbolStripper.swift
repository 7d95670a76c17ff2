import Foundation

/// Leaves out of programs and libraries what only debuggers read.
enum SymbolStripper {
    /// Strips copies of programs and libraries.
    /// - Returns: Whether it could: the programs that do it come with binutils and with LLVM.
    static func strip(_ files: [String]) -> Bool {
        guard let tool = Tool.path("strip") ?? Tool.path("llvm-strip") else { return false }
        // A file that can't be stripped is left as it is.
        for file in files { _ = Tool.run(tool, ["--strip-unneeded", file]) }
        return true
    }
}
