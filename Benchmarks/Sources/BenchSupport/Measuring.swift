import Foundation

/// Ends the program when it does not measure what it says.
package func check(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard !condition else { return }
    FileHandle.standardError.write(Data("\(message())\n".utf8))
    exit(1)
}

/// Seconds of processor time that the process has used: other programs on the machine count less than by a clock.
package func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// How much processor time the work takes.
package func nanoseconds(_ work: () -> Void) -> Double {
    let start = processorTime()
    work()
    return (processorTime() - start) * 1e9
}

/// The median of batches of work, in nanoseconds for one of the units that a batch has.
package func median(of batches: Int, units: Int, _ work: () -> Void) -> Double {
    median((0..<batches).map { _ in nanoseconds(work) / Double(units) })
}

package func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
