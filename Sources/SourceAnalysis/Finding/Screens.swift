import SourceModel

/// View controllers of the sources.
struct Screens {
    let index: DeclarationIndex
    let maker: Maker
    let place: (TypeRecord) -> SourcePlace

    func find() -> [Screen] {
        index.types.filter { type in
            type.kind == .class && !type.isGeneric
                && index.ancestry(of: type).contains {
                    $0.hasPrefix("UI") && $0.hasSuffix("Controller") && Finder.isScreen($0)
                }
        }.map { type in
            Screen(name: type.name, place: place(type), expression: expression(type))
        }
    }

    /// There is no situation yet when a root is made.
    private func expression(_ type: TypeRecord) -> String? {
        guard let making = maker.making(of: type), making.missing.isEmpty, !making.isFailable,
            !making.text.contains("s.")
        else { return nil }
        return making.text
    }
}
