internal import FoundationAdditions

/// One clear line on standard error about something that the caller got wrong.
package func report(_ line: String) { say(line) }
