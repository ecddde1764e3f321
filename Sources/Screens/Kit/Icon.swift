/// The small drawings on buttons and rows.
///
/// Each is an outline as `PathText` reads it, stroked with a round pen or filled.
@MainActor struct Icon {
    let stroke: String
    let fill: String
    /// Whether it points along the line, and so the other way where the language is read from right to left.
    var turns = false

    private static func line(_ text: String) -> Icon { Icon(stroke: text, fill: "") }
    private static func solid(_ text: String) -> Icon { Icon(stroke: "", fill: text) }

    /// One that points along the line.
    private static func pointing(_ text: String) -> Icon { Icon(stroke: text, fill: "", turns: true) }

    static let back = pointing("M15 5 L8 12 L15 19")
    static let bell = line("M6 16.5 V11 C6 7.5 8.5 5 12 5 C15.5 5 18 7.5 18 11 V16.5 L19.5 18 H4.5 Z M10 20.5 H14")
    static let calendar = line("R4 5.5 16 14.5 2.5 M4 10 H20 M8 3.5 V7 M16 3.5 V7")
    static let chart = line("M5 20 V13 M12 20 V5 M19 20 V9")
    static let check = line("M5 12.5 L10 17.5 L19 7")
    static let chevron = pointing("M9 5 L16 12 L9 19")
    static let clock = line("O12 12 8.5 M12 7.5 V12 L15 14")
    static let close = line("M6 6 L18 18 M18 6 L6 18")
    static let cup = line(
        "M5 8 H16 V14 C16 17 14 18.5 10.5 18.5 C7 18.5 5 17 5 14 Z M16 9.5 H17.5 C20.5 9.5 20.5 14 17.5 14 H16")
    static let display = line("R3.5 5 17 11.5 2 M9 20 H15 M12 16.5 V20")
    static let drop = line(
        "M12 3.5 C8 8.5 6 11.5 6 14.5 C6 18 8.7 20.5 12 20.5 C15.3 20.5 18 18 18 14.5 C18 11.5 16 8.5 12 3.5 Z")
    static let flag = line("M6 21 V4 M6 5 H18 L15.5 9 L18 13 H6")
    static let globe = line(
        "O12 12 8.5 M3.5 12 H20.5 M12 3.5 C7.5 8 7.5 16 12 20.5 M12 3.5 C16.5 8 16.5 16 12 20.5")
    static let heart = line(
        "M12 20 C5 15 3.5 11.5 3.5 9 C3.5 6.2 5.6 4.5 7.8 4.5 C9.6 4.5 11.2 5.5 12 7.2 C12.8 5.5 14.4 4.5 16.2 4.5"
            + " C18.4 4.5 20.5 6.2 20.5 9 C20.5 11.5 19 15 12 20 Z")
    static let inbox = line("M4 13 L6.5 5 H17.5 L20 13 V19 H4 Z M4 13 H9 L10 15.5 H14 L15 13 H20")
    static let key = line("O8 15.5 4 M11 12.7 L19 4.5 M16 7.5 L18.5 10")
    static let lamp = line("M8.5 4 H15.5 L19 12 H5 Z M12 12 V20 M8 20 H16")
    static let list = pointing("M9 7 H20 M9 12 H20 M9 17 H20 O4.8 7 .5 O4.8 12 .5 O4.8 17 .5")
    static let lock = line("R5.5 11 13 9 2 M8.5 11 V8 C8.5 3 15.5 3 15.5 8 V11")
    static let message = line(
        "M6 5 H18 Q20 5 20 7 V14 Q20 16 18 16 H11 L7 19.5 V16 H6 Q4 16 4 14 V7 Q4 5 6 5 Z")
    static let moon = line(
        "M19 14.5 C17.9 17.7 14.9 20 11.5 20 C7 20 4 16.5 4 12.5 C4 9 6.2 6.1 9.5 5 C8.5 10.5 13 15.5 19 14.5 Z")
    static let more = solid("O5.5 12 1.7 O12 12 1.7 O18.5 12 1.7")
    static let next = solid("M5 5.5 L14 12 L5 18.5 Z R15.5 5.5 2.5 13 1")
    static let paperclip = line(
        "M19 11.5 L12 18.5 C10 20.5 7.2 20.3 5.6 18.6 C4 16.9 4 14.3 5.8 12.5 L13 5.3 C14.2 4.1 16.2 4.1 17.3 5.3"
            + " C18.4 6.5 18.4 8.2 17.2 9.4 L10.3 16.2 C9.7 16.8 8.8 16.8 8.3 16.2 C7.8 15.6 7.8 14.8 8.4 14.2 L14.5 8")
    static let pause = solid("R6.5 5 4 14 1 R13.5 5 4 14 1")
    static let pencil = line("M4.5 19.5 L5.5 15 L16.5 4 L20 7.5 L9 18.5 Z")
    static let person = line("O12 8.5 3.8 M4.5 20 C5 16 8 14.2 12 14.2 C16 14.2 19 16 19.5 20")
    static let phone = line(
        "M7 4 H9.5 L11 8.5 L8.8 10 Q10.5 13.5 14 15.2 L15.5 13 L20 14.5 V17 Q20 19.5 17.5 19.5 Q11.5 19.5 8 16"
            + " Q4.5 12.5 4.5 6.5 Q4.5 4 7 4 Z")
    static let pin = line(
        "M12 21 C8 16.5 5.5 13.2 5.5 9.8 C5.5 6 8.4 3.5 12 3.5 C15.6 3.5 18.5 6 18.5 9.8 C18.5 13.2 16 16.5 12 21 Z"
            + " O12 10 2.5")
    static let play = solid("M8 5 L19 12 L8 19 Z")
    static let plus = line("M12 5 V19 M5 12 H19")
    static let previous = solid("M19 5.5 L10 12 L19 18.5 Z R6 5.5 2.5 13 1")
    static let `repeat` = line(
        "M5 11 V10 Q5 7 8 7 H19 M16 4 L19 7 L16 10 M19 13 V14 Q19 17 16 17 H5 M8 14 L5 17 L8 20")
    static let ring = line("O12 12 8 O12 12 3")
    static let route = line("O6 18 2 O18 6 2 M8 18 H14 C18 18 18 12 14 12 H10 C6 12 6 6 10 6 H16")
    static let search = line("O10.5 10.5 6 M15 15 L20 20")
    static let send = line("M12 19 V5 M6 11 L12 5 L18 11")
    static let shuffle = line(
        "M4 7 H7 C11 7 12 17 16 17 H20 M17 14 L20 17 L17 20 M4 17 H7 C8.6 17 9.7 15.4 10.6 13.5"
            + " M13.2 9.4 C14 8 14.8 7 16 7 H20 M17 4 L20 7 L17 10")
    static let star = solid(
        "M12 3.5 L14.6 9 L20.6 9.7 L16.2 13.8 L17.4 19.7 L12 16.8 L6.6 19.7 L7.8 13.8 L3.4 9.7 L9.4 9 Z")
    static let sun = line(
        "O12 12 4 M12 3 V5 M12 19 V21 M3 12 H5 M19 12 H21 M5.6 5.6 L7 7 M17 17 L18.4 18.4 M5.6 18.4 L7 17 M17 7 L18.4 5.6"
    )
    static let tag = line("M4 4.5 H12 L20 12.5 L12.5 20 L4 12 Z O8 8.3 .8")
    static let text = line("M3 18.5 L7.8 6 L12.6 18.5 M4.6 14.5 H11 O17.6 15.3 3 M20.6 12 V18.5")
    static let video = line("R3 7 12 10 2 M15 11 L20.5 8 V16 L15 13")
    static let wifi = line("M4 10 C8.5 5.7 15.5 5.7 20 10 M7 13.4 C9.8 10.8 14.2 10.8 17 13.4 O12 17.3 .7")
    static let wind = line(
        "M4 9 H14 C17.5 9 17 4.5 14 5 M4 13 H18.5 C21.5 13 21 17.5 18 17 M4 17 H11 C13.5 17 13 20.5 11 20")

    /// Draws the icon in a square, in the colour.
    func draw(in rect: CGRect, _ color: UIColor, width: CGFloat) {
        color.set()
        if !stroke.isEmpty {
            let path = PathText.path(stroke, in: rect)
            path.lineWidth = width
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            path.stroke()
        }
        if !fill.isEmpty {
            PathText.path(fill, in: rect).fill()
        }
    }

    /// The icon as a view, drawn in the middle of its bounds.
    ///
    /// - Parameter side: of the square it is drawn in, points.
    func view(_ color: UIColor, side: CGFloat = 24, width: CGFloat = 1.75) -> UIView {
        Canvas(turns: turns) { _, bounds in draw(in: CGRect(center: bounds.center, side: side), color, width: width) }
    }
}
