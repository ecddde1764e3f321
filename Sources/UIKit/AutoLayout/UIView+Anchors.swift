/// What constraints of a view are made with.
extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor([LayoutTerm(self, .leading)]) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor([LayoutTerm(self, .trailing)]) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor([LayoutTerm(self, .left)]) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor([LayoutTerm(self, .right)]) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor([LayoutTerm(self, .centerX)]) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor([LayoutTerm(self, .top)]) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor([LayoutTerm(self, .bottom)]) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor([LayoutTerm(self, .centerY)]) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor([LayoutTerm(self, .firstBaseline)]) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor([LayoutTerm(self, .lastBaseline)]) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension([LayoutTerm(self, .width)]) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension([LayoutTerm(self, .height)]) }
}
