/// All methods, in the order in which they are listed.
@MainActor
enum Methods {
    static let all: [Method] = ReadingMethods.all + DecisionMethods.all + TouchMethods.all + TimeMethods.all + ChangingMethods.all
        + DecidingMethods.all + WhatIfMethods.all + ExportMethods.all { Dispatcher($0).performAtOnce($1, $2) }

    static let named: [String: Method] = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
