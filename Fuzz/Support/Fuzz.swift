import CLibFuzzer

/// What is fed.
private nonisolated(unsafe) var target: (UnsafeRawBufferPointer) -> Void = { _ in }

/// Feeds inputs to a target for as long as the command line says. An input that makes it trap, or that it does not come back from, is a
/// finding.
public func fuzz(_ body: @escaping (UnsafeRawBufferPointer) -> Void) {
    target = body
    var count = CommandLine.argc, arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    _ = LLVMFuzzerRunDriver(&count, &arguments) { start, count in
        target(UnsafeRawBufferPointer(start: start, count: count))
        return 0
    }
}

/// What the fuzzing library's own main function would feed. In a debug build the linker brings that function along, though it is not run.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzedWithoutMain(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    target(UnsafeRawBufferPointer(start: start, count: count))
    return 0
}
