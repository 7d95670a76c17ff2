import CGIO
import Testing
@testable import DesktopBus

@Suite struct BusValueTests {
    private func roundTrip(_ value: BusValue) -> (BusValue, String) {
        let variant = g_variant_ref_sink(value.makeVariant())!
        defer { g_variant_unref(variant) }
        return (BusValue(variant), String(cString: g_variant_get_type_string(variant)))
    }

    @Test("R-BUS-2 A value comes back as it was sent, with the signature that AT-SPI has for it", arguments: [
        (BusValue.text("Grüße"), "s"), (.int(-3), "i"), (.word(7), "u"), (.long(1 << 40), "t"), (.short(1), "n"), (.flag(true), "b"), (.double(0.5), "d"), (.object(":1.2", "/a/b"), "(so)"),
        (.variant(.text("x")), "v"), (.structure([.int(1), .text("")]), "(is)"),
    ])
    func values(value: BusValue, signature: String) {
        let (back, type) = roundTrip(value)
        #expect(back == value && type == signature)
    }

    @Test("R-BUS-2 Empty lists and dictionaries keep their kind; a zero in a text is left out")
    func lists() {
        #expect(roundTrip(.list("(so)", [])).1 == "a(so)")
        #expect(roundTrip(.dictionary([("a", "b")])).1 == "a{ss}")
        #expect(roundTrip(.list("{sv}", [.field("k", .flag(true))])).0["k"]?.isTrue == true)
        #expect(roundTrip(.text("a\0b")).0 == .text("ab"))
        #expect(BusValue.variant(.flag(false)).bool == false && BusValue.word(1).bool == nil && BusValue.text("true").bool == nil && BusValue.other.bool == nil)
        #expect(BusValue.variant(.word(7)).word == 7 && BusValue.int(7).word == nil && BusValue.flag(true).word == nil)
        #expect(BusValue.number(Double.nan) == .int(0) && BusValue.number(1e300) == .int(0) && BusValue.number(Int.max) == .int(.max))
    }
}
