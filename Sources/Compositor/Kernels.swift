internal import CKernels

/// The loops for wide registers.
enum Kernels {
    /// The best ones this processor has, or nil if it has none. They are constants.
    nonisolated(unsafe) static let current: UnsafePointer<SegueKernels>? = segue_kernels(512) ?? segue_kernels(256)
}
