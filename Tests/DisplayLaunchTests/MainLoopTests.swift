import Testing

@Suite struct MainLoopTests {
    /// The main loop promises timers, the main queue and the main actor's tasks on the main thread, and nested run loops (decision 0007): what
    /// an event's handler leaves to any of them has its turn though nothing else wakes the process. In the probe, a program whose display is a pipe,
    /// the next event waits for it.
    /// In the mode for tracking too, in which timers of the default mode wait (R-GEN-10).
    @Test("R-GEN-10 what a handler leaves to the run loop has its turn, in whichever sleep", arguments: ["own", "foundation"])
    func leftovers(sleep: String) throws {
        let run = try ProgramRun(ProgramRun.program("LoopProbe"), [:], [sleep])
        #expect(run.status == 0 && run.lines.count == 30, "\(run.errors)\(run.lines)")
        #expect(run.lines.last == (sleep == "own" ? "own sleep" : "Foundation's sleep"))
    }
}
