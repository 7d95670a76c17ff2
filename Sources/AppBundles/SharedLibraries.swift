import Foundation

/// The shared libraries that an executable is loaded with on this machine.
package struct SharedLibraries: Sendable {
    /// The files of the Swift runtime and of whatever else no package of the system has, in the order of the loader.
    package private(set) var own: [String] = []
    /// The files that belong to the system.
    package private(set) var ofSystem: [String] = []
    /// The packages that bring those, sorted; empty on a system whose packages can't be asked for.
    package private(set) var packages: [String] = []

    /// Those that the executable loads itself when it needs one, and that are not on this machine, so that nothing else is known of them.
    package private(set) var unknown: [String] = []

    /// Asks the loader.
    /// - Parameter data: The executable's bytes.
    package init(of executable: String, _ data: Data) throws(BundleError) {
        guard let ldd = Tool.path("ldd") else {
            throw BundleError(.tool, "ldd is missing, which lists the libraries of an app (it comes with the C library)")
        }
        let onDemand = LibrariesOnDemand.names(in: data)
        // The loader lists those with all that they need when it is to load them before the others.
        let environment = onDemand.isEmpty ? [:] : ["LD_PRELOAD": onDemand.joined(separator: ":")]
        guard let (output, status) = Tool.run(ldd, [executable], environment: environment), status == 0 else {
            throw BundleError(.app, "the loader of this system can't load '\(executable)': is it of another system or statically linked?")
        }
        let libraries = try Self.read(output, of: executable)
        unknown = onDemand.filter { name in !libraries.contains { ($0 as NSString).lastPathComponent == name } }
        let owners = SystemPackages().owners(of: libraries.filter { !Self.isOfRuntime($0) })
        var names: Set<String> = []
        for library in libraries {
            if let owner = owners[library] {
                ofSystem.append(library)
                names.insert(owner)
            } else if !Self.isOfRuntime(library), Self.isInSystemFolder(library) {
                ofSystem.append(library)
            } else {
                own.append(library)
            }
        }
        self.packages = names.sorted()
    }

    /// Reads lines such as `libz.so.1 => /lib/libz.so.1 (0x…)` and `/lib64/ld-linux-x86-64.so.2 (0x…)`.
    static func read(_ output: String, of executable: String) throws(BundleError) -> [String] {
        var libraries: [String] = []
        for line in output.split(separator: "\n") {
            let parts = line.split(separator: " ", omittingEmptySubsequences: true).map { $0.trimmingCharacters(in: .whitespaces) }
            guard let first = parts.first else { continue }
            if line.contains("not found") {
                throw BundleError(.library, "'\(executable)' needs \(first), which is not on this machine")
            }
            let path: String? = if let arrow = parts.firstIndex(of: "=>"), arrow + 1 < parts.count { parts[arrow + 1] } else { first }
            if let path, path.hasPrefix("/"), !libraries.contains(path) { libraries.append(path) }
        }
        return libraries
    }

    /// Whether the library is of Swift's runtime, which systems don't have, or have in another version.
    static func isOfRuntime(_ path: String) -> Bool {
        let name = (path as NSString).lastPathComponent
        return ["libswift", "libFoundation", "lib_Foundation", "libdispatch", "libBlocksRuntime", "lib_Testing", "libTesting"]
            .contains { name.hasPrefix($0) }
    }

    private static func isInSystemFolder(_ path: String) -> Bool {
        ["/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/"].contains { path.hasPrefix($0) }
    }
}
