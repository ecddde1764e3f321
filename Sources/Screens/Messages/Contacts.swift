/// The people of the message screens.
@MainActor struct Contact {
    let name: String
    let line: String
    let time: String
    let portrait: Portrait

    var firstName: String { name.split(separator: " ").first.map(String.init) ?? name }

    /// The one whose story is open; first in the row after one's own.
    static let mara = Contact(
        name: "Mara Lindqvist", line: "The boat leaves at seven, not eight!", time: "09:41",
        portrait: Portrait(backdrop: 0xF2B8A0, skin: 0xF3CDB2, hair: 0x8A3B22, clothes: 0x1F4E5F, cut: .bun))

    static let all: [Contact] = [
        mara,
        Contact(
            name: "Tomás Ferreira", line: "I can bring the tent and two stoves", time: "09:12",
            portrait: Portrait(backdrop: 0xA9CFC4, skin: 0xD9A27C, hair: 0x2B211D, clothes: 0xF0E6D6, cut: .short)),
        Contact(
            name: "Adaeze Okafor", line: "Sent you the drawings for the pier", time: "08:30",
            portrait: Portrait(backdrop: 0xF3D48A, skin: 0x8C5A3C, hair: 0x1E1512, clothes: 0xB8432F, cut: .curly)),
        Contact(
            name: "Jonas Weber", line: "Thanks, the bread was excellent", time: "Yesterday",
            portrait: Portrait(backdrop: 0xB9C4E6, skin: 0xF0C6A6, hair: 0x6B4A2F, clothes: 0x39415E, cut: .bald)),
        Contact(
            name: "Noor Haddad", line: "You: See you at the lighthouse", time: "Yesterday",
            portrait: Portrait(backdrop: 0xD9B7D6, skin: 0xDDAE8A, hair: 0x2A1B2B, clothes: 0x4A7A6A, cut: .long)),
        Contact(
            name: "Ines Marchetti", line: "Third verse still needs a rhyme", time: "Sunday",
            portrait: Portrait(backdrop: 0xBFD6A6, skin: 0xF1CBAE, hair: 0xC98A3B, clothes: 0x6A4C7D, cut: .long)),
        Contact(
            name: "Kofi Mensah", line: "The ferry photos came out well", time: "Sunday",
            portrait: Portrait(backdrop: 0xF0B9B0, skin: 0x6F452D, hair: 0x17110E, clothes: 0xE8B23F, cut: .short)),
        Contact(
            name: "Ayumi Sato", line: "Left the key with the neighbours", time: "Friday",
            portrait: Portrait(backdrop: 0xC9D8E8, skin: 0xF2D0B0, hair: 0x14141C, clothes: 0xA8434F, cut: .bun)),
    ]
}
