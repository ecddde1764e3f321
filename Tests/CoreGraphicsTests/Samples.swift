/// Small picture files, made with other programs.
enum Samples {
    /// 3 × 2 pixels with straight alpha, made with zlib by hand.
    static let png = """
        iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAIUlEQVR42mP4z8DwHwgbuE74MjP8//+fgZGJ+d+JFKN6AIjaCn5p\
        tPhjAAAAAElFTkSuQmCC
        """

    /// Red, green, blue and alpha of that file's pixels.
    static let pngPixels = [
        [255, 0, 0, 255], [0, 255, 0, 128], [10, 200, 77, 3], [255, 255, 255, 0], [1, 2, 3, 254], [200, 100, 50, 127],
    ]

    /// 16385 × 1 pixels.
    static let widePNG = """
        iVBORw0KGgoAAAANSUhEUgAAQAEAAAABCAYAAADJXd1mAAAAVklEQVR42u3BMQEAAADCoPVP7WMMoAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAOAGABQAAWJCqcQAAAAASUVORK5CYII=
        """

    /// 16 × 8 pixels: the left half red, the right half green over blue.
    static let jpeg = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoK\
        CgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK\
        CgoKCgoKCgr/wAARCAAIABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF\
        BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW\
        V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi\
        4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAEC\
        AxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVm\
        Z2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq\
        8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD4vrtv+H2//Vsv/l5//cdFFff/AEKvo8eD3j3/AG9/r3ln1z6n9V9j++xFHk9t9Y9p/Aq0\
        ubm9lT+Pmty+7a7v/VP7TPgjhfjL/VT+2MP7X2X17k9+cbc31Pm+CUb35Vve1tOp/9k=
        """

    /// The same picture.
    static let webp = """
        UklGRl4AAABXRUJQVlA4IFIAAADQAgCdASoQAAgAAAAAJagCdLoB+AH6Af0ABmqzau1gAP7//sDk/62Uf/7f28//yQZla//lhRy/\
        3qfHKP/8Ybf/+MNj8d/+88kX/jOutP3+14AA
        """
}
