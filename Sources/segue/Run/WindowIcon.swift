import CoreGraphics
import Foundation
import Window

extension DisplayWindow {
    /// Gives the window Segue's icon, which is part of the program.
    func adoptIcon() {
        guard let image = try? CGImage.decode(Data(PackageResources.icon_png), name: "icon") else { return }
        let pixels = (0..<image.width * image.height).map { straight(image.pixels[$0]) }
        setIcon(pixels, width: image.width, height: image.height)
    }

    /// A pixel with alpha divided out.
    private func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0 else { return 0 }
        func channel(_ shift: UInt32) -> UInt32 { min((pixel >> shift & 0xFF) * 255 / alpha, 255) << shift }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }
}
