// A file that imports QuartzCore sees the geometry it works with, as on Apple's systems.
@_exported import CoreGraphics
