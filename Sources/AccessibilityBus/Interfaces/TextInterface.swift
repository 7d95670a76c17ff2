internal import DesktopBus
internal import UIKit

extension BusInterface {
    /// The text of a field or text view, with caret and selection. A secret's text is bullets (R-BUS-9).
    static let text = BusInterface(name: "org.a11y.atspi.Text", isOf: { $0.element.flatMap { AssistedText($0) } != nil }, properties: [
        "CharacterCount": Property { _, object in .number(string(object).unicodeScalars.count) },
        "CaretOffset": Property { _, object in .number(object.element.flatMap { AssistedText($0) }?.caret ?? 0) },
    ], methods: [
        "GetText": { request throws(BusRefusal) in
            let scalars = try scalars(request), range = try range(request, 0, in: scalars.count)
            return [.text(String(String.UnicodeScalarView(scalars[range])))]
        },
        "GetStringAtOffset": { request throws(BusRefusal) in
            guard let kind = TextStretch.Granularity(rawValue: try request.int(1)) else { throw .arguments(request.call) }
            return try stretch(request, kind, at: try request.int(0))
        },
        "GetTextAtOffset": { request throws(BusRefusal) in try stretch(request, try boundary(request), at: try request.int(0)) },
        "GetTextBeforeOffset": { request throws(BusRefusal) in
            let here = try place(request, try boundary(request), at: try request.int(0))
            return here.lowerBound > 0 ? try stretch(request, try boundary(request), at: here.lowerBound - 1) : [.text(""), .int(0), .int(0)]
        },
        "GetTextAfterOffset": { request throws(BusRefusal) in
            let kind = try boundary(request), end = try place(request, kind, at: try request.int(0)).upperBound, count = try scalars(request).count
            return end < count ? try stretch(request, kind, at: end) : [.text(""), .number(count), .number(count)]
        },
        "GetCharacterAtOffset": { request throws(BusRefusal) in
            let scalars = try scalars(request), index = try request.int(0)
            return [.int(scalars.indices.contains(index) ? Int32(scalars[index].value) : 0)]
        },
        "SetCaretOffset": { request throws(BusRefusal) in
            let text = try text(request), place = try request.int(0)
            guard place >= 0, place <= text.string.unicodeScalars.count else { return [.flag(false)] }
            return [.flag(request.bus.doing { text.select(place..<place) })]
        },
        "GetNSelections": { request throws(BusRefusal) in [.int(try text(request).selection.isEmpty ? 0 : 1)] },
        "GetSelection": { request throws(BusRefusal) in
            let selection = try text(request).selection, isOne = try request.int(0) == 0 && !selection.isEmpty
            return isOne ? [.number(selection.lowerBound), .number(selection.upperBound)] : [.int(0), .int(0)]
        },
        "AddSelection": { request throws(BusRefusal) in
            let text = try text(request)
            return [.flag(text.selection.isEmpty ? try select(request, from: 0) : false)]
        },
        "SetSelection": { request throws(BusRefusal) in [.flag(try request.int(0) == 0 ? try select(request, from: 1) : false)] },
        "RemoveSelection": { request throws(BusRefusal) in
            let text = try text(request)
            guard try request.int(0) == 0, !text.selection.isEmpty else { return [.flag(false)] }
            return [.flag(request.bus.doing { text.select(text.caret..<text.caret) })]
        },
        "GetCharacterExtents": { request throws(BusRefusal) in
            let count = try scalars(request).count, place = min(max(try request.int(0), 0), count)
            return numbers(try extents(request, place..<min(place + 1, count), kind: 1))
        },
        "GetRangeExtents": { request throws(BusRefusal) in numbers(try extents(request, try range(request, 0, in: try scalars(request).count), kind: 2)) },
        "GetOffsetAtPoint": { request throws(BusRefusal) in [.number(try text(request).offset(at: try point(request, 0, 2)) ?? -1)] },
        "GetAttributes": { request throws(BusRefusal) in [.dictionary([]), .int(0), .number(try scalars(request).count)] },
        "GetAttributeRun": { request throws(BusRefusal) in [.dictionary([]), .int(0), .number(try scalars(request).count)] },
        "GetAttributeValue": { _ in [.text("")] },
        "GetDefaultAttributes": { _ in [.dictionary([])] },
        "GetDefaultAttributeSet": { _ in [.dictionary([])] },
        "ScrollSubstringTo": { request throws(BusRefusal) in try scroll(request) },
        "ScrollSubstringToPoint": { request throws(BusRefusal) in try scroll(request) },
    ])

    static func text(_ request: Request) throws(BusRefusal) -> AssistedText {
        guard let text = AssistedText(try request.element()) else { throw .unknownMethod(request.call) }
        return text
    }

    private static func string(_ object: Accessible) -> String { object.element.flatMap { AssistedText($0) }?.string ?? "" }

    private static func scalars(_ request: Request) throws(BusRefusal) -> [Unicode.Scalar] { Array(try text(request).string.unicodeScalars) }

    /// The stretch that two arguments name; an end of -1 is the text's end.
    static func range(_ request: Request, _ first: Int, in count: Int) throws(BusRefusal) -> Range<Int> {
        let start = min(max(try request.int(first), 0), count), end = try request.int(first + 1)
        return start..<max(end < 0 ? count : min(end, count), start)
    }

    private static func boundary(_ request: Request) throws(BusRefusal) -> TextStretch.Granularity {
        guard let kind = TextStretch.granularity(ofBoundary: try request.int(1)) else { throw .arguments(request.call) }
        return kind
    }

    private static func place(_ request: Request, _ kind: TextStretch.Granularity, at offset: Int) throws(BusRefusal) -> Range<Int> {
        let text = try text(request)
        return TextStretch.range(kind, around: offset, in: try scalars(request)) { text.line(around: $0) }
    }

    private static func stretch(_ request: Request, _ kind: TextStretch.Granularity, at offset: Int) throws(BusRefusal) -> [BusValue] {
        let scalars = try scalars(request), range = try place(request, kind, at: offset).clamped(to: 0..<scalars.count)
        return [.text(String(String.UnicodeScalarView(scalars[range]))), .number(range.lowerBound), .number(range.upperBound)]
    }

    private static func select(_ request: Request, from first: Int) throws(BusRefusal) -> Bool {
        let text = try text(request), range = try range(request, first, in: text.string.unicodeScalars.count)
        return request.bus.doing { text.select(range) }
    }

    private static func extents(_ request: Request, _ range: Range<Int>, kind index: Int) throws(BusRefusal) -> CGRect {
        request.bus.rect(try text(request).frame(of: range), of: try request.element(), try kind(request, index))
    }

    private static func numbers(_ rect: CGRect) -> [BusValue] { [.number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height)] }

    private static func scroll(_ request: Request) throws(BusRefusal) -> [BusValue] {
        let text = try text(request), range = try range(request, 0, in: text.string.unicodeScalars.count)
        return [.flag(request.bus.doing {
            text.scroll(to: range)
            return true
        })]
    }
}
