import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("The system's words", .leavesNothing)
struct SystemWordTests {
    private func within(_ language: String, _ body: () throws -> Void) rethrows {
        AppLanguage.use(language)
        defer { AppLanguage.use(nil) }
        try body()
    }

    @Test("R-WRD-1 Each language has every word", arguments: wordTable.keys.sorted())
    func complete(language: String) {
        let groups = (wordTable[language] ?? "").split(separator: "\n").map { $0.components(separatedBy: " / ") }
        #expect(groups.map(\.count) == [18, 13, 11, 5, 11, 12, 9, 13, 5])
        #expect(groups.joined().count == SystemWord.allCases.count && groups.joined().allSatisfy { $0 == $0.trimmingCharacters(in: .whitespaces) && !$0.isEmpty })
        let page = SystemWord.pageOf.text(near: language)
        #expect(page.contains("%1") && page.contains("%2"))
        #expect(SystemWord.done.text(near: language) == AppLanguage.read(language)[0])
    }

    @Test("R-WRD-1 Words are those that iOS shows", arguments: [
        ("de-AT", "Bearbeiten", "Fertig", "Abbrechen", "Einsetzen"), ("fr_CA", "Modifier", "OK", "Annuler", "Coller"),
        ("ja", "編集", "完了", "キャンセル", "ペースト"), ("zh-TW", "編輯", "完成", "取消", "貼上"), ("zh_CN", "编辑", "完成", "取消", "粘贴"),
        ("no", "Rediger", "Ferdig", "Avbryt", "Lim inn"), ("en-GB", "Edit", "Done", "Cancel", "Paste"), ("ar", "تعديل", "تم", "إلغاء", "لصق"),
    ])
    func known(language: String, edit: String, done: String, cancel: String, paste: String) {
        #expect([SystemWord.edit, .done, .cancel, .paste].map { $0.text(near: language) } == [edit, done, cancel, paste])
    }

    @Test("R-WRD-1 There are the words of thirty languages, and a language without any has the app's")
    func others() {
        let wanted = "en de fr es it pt nl sv da nb fi pl cs ru uk tr el hu ro ja ko zh-Hans zh-Hant ar \("h" + "e") th vi id hi ca"
        #expect(Set(wordTable.keys) == Set(wanted.split(separator: " ").map(String.init)))
        #expect(AppLanguage.tag(near: "bg") == nil && AppLanguage.tag(near: "") == nil)
        within("sv") { #expect(SystemWord.edit.text(near: "bg") == "Ändra" && SystemWord.edit.text == "Ändra") }
    }

    @Test("R-WRD-1 An app with localizations has the words of its shown language; others have the words of the environment")
    func chosen() {
        func languages(_ preferred: [String], _ localizations: [String], _ region: String? = "en") -> [String] {
            AppLanguage.languages(for: preferred, localizations: localizations, region: region)
        }
        #expect(languages(["de-AT", "fr"], []) == ["de-AT", "fr"])
        #expect(languages(["de-AT", "fr"], ["en", "de"]) == ["de"] && languages(["it", "fr"], ["en", "fr"]) == ["fr"])
        #expect(languages(["de"], ["en"]) == ["en"] && languages(["de"], ["Base"]) == ["en"] && languages(["de"], ["Base"], "sv") == ["sv"])
    }

    @Test("R-WRD-1 Bars, menus, tabs and lists say their words in the app's language")
    func shown() throws {
        try within("de") {
            let controller = UIViewController(), bar = UISearchBar()
            #expect(controller.editButtonItem.title == "Bearbeiten")
            controller.setEditing(true, animated: false)
            #expect(controller.editButtonItem.title == "Fertig")
            #expect(UIMenuController.standardCommands.map(\.title) == ["Ausschneiden", "Kopieren", "Einsetzen", "Auswählen", "Alles auswählen", "Löschen"])
            #expect(UITabBarItem(tabBarSystemItem: .favorites, tag: 0).title == "Favoriten")
            #expect(bar.searchTextField.placeholder == "Suchen" && UIBarButtonItem.SystemItem.save.word == "Sichern")
            #expect(UIBarButtonItem.SystemItem.trash.spokenName == "Löschen")
            let pages = UIPageControl()
            pages.numberOfPages = 3
            #expect(pages.accessibilityValue == "Seite 1 von 3")
            let stage = try Stage(), button = UIButton(type: .system)
            button.setTitle("x", for: .normal)
            stage.view.addSubview(button)
            #expect(SpokenElement(button).kinds == ["Taste"])
        }
        #expect(UIMenuController.standardCommands.first?.title == "Cut")
    }

    @Test("R-WRD-2 Keys say their words in the language of the letters, and emoji's search in the app's")
    func keyboard() throws {
        defer { UIApplication.shared.keyboardLanguages = [] }
        let stage = try Stage(keyboard: .always)
        UIApplication.shared.keyboardLanguages = ["fr"]
        stage.paper.returnKeyType = .next
        stage.begin()
        #expect(stage.keyTitles.contains("espace") && stage.keyTitles.contains("suivant"))
        UIApplication.shared.keyboardLanguages = ["bg"]
        stage.settle()
        #expect(stage.keyTitles.contains("space") && stage.keyTitles.contains("next"))
    }

    @Test("R-WRD-3 Dates have the app's language with the region of the environment's formats", arguments: [
        ("de", "de-AT", "de-AT"), ("en", "de-DE", "en-DE"), (nil, "de-DE", "de-DE"), ("fr", nil, "fr"), ("zh-Hant-TW", "en-US", "zh-Hant-US"), ("pt-BR", "de", "pt-BR"),
    ] as [(String?, String?, String)])
    func locale(app: String?, formats: String?, expected: String) {
        #expect(AppLanguage.localeName(app: app, formats: formats) == expected)
        #expect(AppLanguage.localeName(app: nil, formats: nil) == nil)
        #expect(Languages.formats(["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"]) == "de-DE")
        #expect(Languages.formats(["LC_ALL": "fr_FR.UTF-8", "LC_TIME": "de_DE.UTF-8"]) == "fr-FR" && Languages.formats(["LC_ALL": "C"]) == nil)
    }

    @Test("R-WRD-3, R-PCK-5 A date picker says its words in the language of its locale")
    func dates() {
        let old = UIDatePicker.clock, now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        UIDatePicker.clock = { now }
        defer { UIDatePicker.clock = old }
        var model = DateModel()
        model.locale = Locale(identifier: "de_DE")
        model.timeZone = TimeZone(secondsFromGMT: 0)
        model.update(around: now)
        #expect(model.fields.count == 3 && model.title(model.rows(of: now)[0], 0) == "Heute")
        model.mode = .countDownTimer
        model.update(around: now)
        #expect(model.title(1, 0) == "1 Stunde" && model.title(2, 0) == "2 Stunden" && model.title(5, 1) == "5 Min.")
    }
}
