import UIKit

extension HUDView {
    private static let rowHeight: CGFloat = 20  // pt
    private static let barHeight: CGFloat = 28  // pt, of the row that is dragged
    private static let plotSize = CGSize(width: 44, height: 24)  // pt
    private static let leastBar: CGFloat = 80  // pt
    /// Plates with less room, in points, have a row for the name and one for the bar alone.
    private static let leastWidth: CGFloat = 220
    private static let vertical: CGFloat = 8  // pt, above and below the rows

    /// Gives every part its place.
    func layOutPlate() {
        guard let content else { return }
        let room = bounds.inset(by: insets).insetBy(dx: Self.gap, dy: Self.gap)
        let width = min(room.width, Self.greatestWidth)
        let inner = width - 2 * Self.padding
        let says = messageHeight(content, width: inner)
        let isNarrow = inner < Self.leastWidth
        let rows = (isNarrow ? 2 : 1) * Self.rowHeight + Self.barHeight
        let height = says + 2 * Self.vertical + rows
        place(plate, room.minX + (room.width - width) / 2, room.maxY - height, width, height)
        plate.paint(Palette.glass)
        plate.setRim(Palette.rim)
        message.isHidden = says == 0
        rule.isHidden = says == 0
        if says > 0 {
            place(message, Self.padding, Self.vertical, inner, says - Self.vertical - Grid.unit)
            place(rule, Self.padding, says + hairline, inner, hairline)
            rule.paint(Palette.line)
        }
        let y = says + Self.vertical
        if isNarrow {
            layoutNarrow(content, y: y, width: inner)
        } else {
            layoutTitles(content, y: y, width: inner)
            layoutBar(content, y: y + Self.rowHeight, width: inner)
        }
    }

    /// What a message takes up above the rows: it wraps rather than being cut.
    private func messageHeight(_ content: HUDContent, width: CGFloat) -> CGFloat {
        guard content.message?.isEmpty == false else { return 0 }
        let size = message.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return Self.vertical + ceil(size.height) + Grid.unit
    }

    /// Effect and operation at the left; marks, speed and frame time at the right. What there is no room for goes, in
    /// this order: frame time, operation; then the name is cut.
    private func layoutTitles(_ content: HUDContent, y: CGFloat, width: CGFloat) {
        let nameWidth = name.fittingWidth
        let operationWidth = operation.textWidth
        let marksWidth = CGFloat(content.marks.count) * MarkStrip.markWidth
        let speedWidth = speed.textWidth
        let frameWidth = content.frameTime == nil ? 0 : self.width(of: "00.0 ms", frameTime.font)
        var left = width - marksWidth - (marksWidth > 0 ? Grid.unit : 0) - speedWidth - Self.gap
        let showsOperation = left >= nameWidth + operationWidth
        let showsFrame = frameWidth > 0 && left >= nameWidth + operationWidth + frameWidth + 2 * Self.gap
        operation.isHidden = !showsOperation
        frameTime.isHidden = !showsFrame

        var x = Self.padding + width
        if showsFrame {
            place(frameTime, x - frameWidth, y, frameWidth, Self.rowHeight)
            x -= frameWidth + Self.gap
            left -= frameWidth + Self.gap
        }
        place(speed, x - speedWidth, y, speedWidth, Self.rowHeight)
        x -= speedWidth + Grid.unit
        marks.isHidden = content.marks.isEmpty
        place(marks, x - marksWidth, y, marksWidth, Self.rowHeight)
        // The button's ground reaches out to the left, so that its words stand over the bar's start.
        let own = min(nameWidth, left - (showsOperation ? operationWidth : 0))
        place(name, Self.padding - 8, y, own, Self.rowHeight)
        place(operation, Self.padding - 8 + own, y, showsOperation ? operationWidth : 0, Self.rowHeight)
    }

    /// The plot, the bar and the numbers. What there is no room for goes in this order: plot, percent, whole duration.
    private func layoutBar(_ content: HUDContent, y: CGFloat, width: CGFloat) {
        let full = content.fullMilliseconds
        let longest = full.count >= content.milliseconds.count ? full : content.milliseconds
        let both = self.width(of: "\(longest) / \(full) ms", time.font)
        let short = self.width(of: "\(longest) ms", time.font)
        let percentWidth = self.width(of: "100 %", percent.font)
        let hasTime = content.duration > 0
        var used: CGFloat = 0
        func takes(_ part: CGFloat, _ isWanted: Bool) -> Bool {
            guard isWanted, width - used - part - Self.gap >= Self.leastBar else { return false }
            used += part + Self.gap
            return true
        }
        // In the order of their worth.
        let showsTime = takes(short, hasTime)
        let showsBoth = showsTime && takes(both - short - Self.gap, true)
        let showsPercent = takes(percentWidth, hasTime)
        let showsPlot = takes(Self.plotSize.width, content.curve != nil)
        showsDuration = showsBoth
        time.isHidden = !showsTime
        percent.isHidden = !showsPercent
        plot.isHidden = !showsPlot

        var (left, right) = (Self.padding, Self.padding + width)
        if showsPlot {
            place(
                plot, left, y + (Self.barHeight - Self.plotSize.height) / 2 + 2, Self.plotSize.width,
                Self.plotSize.height)
            left += Self.plotSize.width + Self.gap
        }
        if showsPercent {
            place(percent, right - percentWidth, y, percentWidth, Self.barHeight)
            right -= percentWidth + Self.gap
        }
        if showsTime {
            let own = showsBoth ? both : short
            place(time, right - own, y, own, Self.barHeight)
            right -= own + Self.gap
        }
        place(bar, left, y, right - left, Self.barHeight)
    }

    /// Name; marks, speed and time; bar. The rest is left out.
    private func layoutNarrow(_ content: HUDContent, y: CGFloat, width: CGFloat) {
        for view in [frameTime, percent] { view.isHidden = true }
        plot.isHidden = true
        showsDuration = false
        let nameWidth = min(name.fittingWidth, width + 16)
        let showsOperation = nameWidth - 8 + operation.textWidth <= width
        operation.isHidden = !showsOperation
        place(name, Self.padding - 8, y, nameWidth, Self.rowHeight)
        place(operation, Self.padding - 8 + nameWidth, y, showsOperation ? operation.textWidth : 0, Self.rowHeight)

        let second = y + Self.rowHeight
        let speedWidth = speed.textWidth
        let timeWidth = content.duration > 0 ? time.textWidth : 0
        let marksRoom = width - speedWidth - timeWidth - Self.gap - Grid.unit
        let marksCount = min(CGFloat(content.marks.count), max(marksRoom / MarkStrip.markWidth, 0).rounded(.down))
        let marksWidth = marksCount * MarkStrip.markWidth
        marks.isHidden = marksCount == 0
        place(marks, Self.padding - 2, second, marksWidth, Self.rowHeight)
        let x = Self.padding + (marksWidth > 0 ? marksWidth + Grid.unit : 0)
        place(speed, x, second, speedWidth, Self.rowHeight)
        time.isHidden = content.duration <= 0
        place(time, Self.padding + width - timeWidth, second, timeWidth, Self.rowHeight)
        place(bar, Self.padding, second + Self.rowHeight, width, Self.barHeight)
    }

    private func width(of text: String, _ font: UIFont?) -> CGFloat {
        ceil(text.size(withAttributes: font.map { [.font: $0] } ?? [:]).width)
    }
}
