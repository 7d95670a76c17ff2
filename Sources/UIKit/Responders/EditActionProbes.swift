/// Subclasses of the responder that override one standard edit action each: by them its place in method tables is found.
@MainActor
enum EditActionProbes {
    struct Probe {
        let name: String
        let type: AnyClass
        let call: @MainActor (UIResponder, Any?) -> Void
    }

    static let names = Set(all.map(\.name))

    static let all: [Probe] = [
        Probe(name: "cut:", type: Cut.self) { $0.cut($1) },
        Probe(name: "copy:", type: Copy.self) { $0.copy($1) },
        Probe(name: "paste:", type: Paste.self) { $0.paste($1) },
        Probe(name: "pasteAndMatchStyle:", type: PasteAndMatchStyle.self) { $0.pasteAndMatchStyle($1) },
        Probe(name: "pasteAndGo:", type: PasteAndGo.self) { $0.pasteAndGo($1) },
        Probe(name: "pasteAndSearch:", type: PasteAndSearch.self) { $0.pasteAndSearch($1) },
        Probe(name: "select:", type: Select.self) { $0.select($1) },
        Probe(name: "selectAll:", type: SelectAll.self) { $0.selectAll($1) },
        Probe(name: "delete:", type: Delete.self) { $0.delete($1) },
        Probe(name: "makeTextWritingDirectionLeftToRight:", type: MakeTextWritingDirectionLeftToRight.self) { $0.makeTextWritingDirectionLeftToRight($1) },
        Probe(name: "makeTextWritingDirectionRightToLeft:", type: MakeTextWritingDirectionRightToLeft.self) { $0.makeTextWritingDirectionRightToLeft($1) },
        Probe(name: "toggleBoldface:", type: ToggleBoldface.self) { $0.toggleBoldface($1) },
        Probe(name: "toggleItalics:", type: ToggleItalics.self) { $0.toggleItalics($1) },
        Probe(name: "toggleUnderline:", type: ToggleUnderline.self) { $0.toggleUnderline($1) },
        Probe(name: "increaseSize:", type: IncreaseSize.self) { $0.increaseSize($1) },
        Probe(name: "decreaseSize:", type: DecreaseSize.self) { $0.decreaseSize($1) },
        Probe(name: "find:", type: Find.self) { $0.find($1) },
        Probe(name: "findAndReplace:", type: FindAndReplace.self) { $0.findAndReplace($1) },
        Probe(name: "findNext:", type: FindNext.self) { $0.findNext($1) },
        Probe(name: "findPrevious:", type: FindPrevious.self) { $0.findPrevious($1) },
        Probe(name: "useSelectionForFind:", type: UseSelectionForFind.self) { $0.useSelectionForFind($1) },
        Probe(name: "printContent:", type: PrintContent.self) { $0.printContent($1) },
        Probe(name: "rename:", type: Rename.self) { $0.rename($1) },
        Probe(name: "duplicate:", type: Duplicate.self) { $0.duplicate($1) },
        Probe(name: "move:", type: Move.self) { $0.move($1) },
        Probe(name: "export:", type: Export.self) { $0.export($1) },
    ]

    final class Unchanged: UIResponder {}
    private final class Cut: UIResponder { override func cut(_ sender: Any?) {} }
    private final class Copy: UIResponder { override func copy(_ sender: Any?) {} }
    private final class Paste: UIResponder { override func paste(_ sender: Any?) {} }
    private final class PasteAndMatchStyle: UIResponder { override func pasteAndMatchStyle(_ sender: Any?) {} }
    private final class PasteAndGo: UIResponder { override func pasteAndGo(_ sender: Any?) {} }
    private final class PasteAndSearch: UIResponder { override func pasteAndSearch(_ sender: Any?) {} }
    private final class Select: UIResponder { override func select(_ sender: Any?) {} }
    private final class SelectAll: UIResponder { override func selectAll(_ sender: Any?) {} }
    private final class Delete: UIResponder { override func delete(_ sender: Any?) {} }
    private final class MakeTextWritingDirectionLeftToRight: UIResponder { override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {} }
    private final class MakeTextWritingDirectionRightToLeft: UIResponder { override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {} }
    private final class ToggleBoldface: UIResponder { override func toggleBoldface(_ sender: Any?) {} }
    private final class ToggleItalics: UIResponder { override func toggleItalics(_ sender: Any?) {} }
    private final class ToggleUnderline: UIResponder { override func toggleUnderline(_ sender: Any?) {} }
    private final class IncreaseSize: UIResponder { override func increaseSize(_ sender: Any?) {} }
    private final class DecreaseSize: UIResponder { override func decreaseSize(_ sender: Any?) {} }
    private final class Find: UIResponder { override func find(_ sender: Any?) {} }
    private final class FindAndReplace: UIResponder { override func findAndReplace(_ sender: Any?) {} }
    private final class FindNext: UIResponder { override func findNext(_ sender: Any?) {} }
    private final class FindPrevious: UIResponder { override func findPrevious(_ sender: Any?) {} }
    private final class UseSelectionForFind: UIResponder { override func useSelectionForFind(_ sender: Any?) {} }
    private final class PrintContent: UIResponder { override func printContent(_ sender: Any?) {} }
    private final class Rename: UIResponder { override func rename(_ sender: Any?) {} }
    private final class Duplicate: UIResponder { override func duplicate(_ sender: Any?) {} }
    private final class Move: UIResponder { override func move(_ sender: Any?) {} }
    private final class Export: UIResponder { override func export(_ sender: Any?) {} }
}
