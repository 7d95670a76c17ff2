#if UnmodifiedSources
import SourceRewriting

do {
    try RewritingCommand(arguments: Array(CommandLine.arguments.dropFirst())).run()
} catch {
    RewritingCommand.fail(error)
}
#endif
