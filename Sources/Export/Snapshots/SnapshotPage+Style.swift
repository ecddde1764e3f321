extension SnapshotPage {
    /// How the page looks, light or dark.
    static let style = """

        :root { color-scheme: light dark; --line: #8886; --mark: #e6007e; }
        body { margin: 2rem auto; max-width: 72rem; padding: 0 1.5rem; font: 15px/1.5 Inter, system-ui, sans-serif; }
        h1 { font-size: 1.6rem; margin: 0 0 .5rem; }
        h2 { font-size: 1.15rem; margin: 0; }
        p { margin: .4rem 0; }
        em { color: var(--mark); font-style: normal; font-size: .85em; font-weight: 600; }
        code, pre { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
        pre { border: 1px solid var(--line); border-radius: 6px; padding: .6rem .8rem; white-space: pre-wrap; }
        nav ol { columns: 18rem; padding-left: 1.5rem; }
        section { border-top: 1px solid var(--line); padding: 1.5rem 0; }
        dl { display: flex; flex-wrap: wrap; gap: .2rem 2rem; margin: .6rem 0; }
        dt { opacity: .65; }
        dd { margin: 0 0 0 -1.5rem; font-variant-numeric: tabular-nums; }
        .pictures { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
        figure { margin: .6rem 0; }
        figcaption { display: flex; justify-content: space-between; opacity: .65; font-size: .9em; }
        .lone img { display: block; max-width: 100%; max-height: 80vh; }
        .room { aspect-ratio: var(--w) / var(--h); width: min(33rem, 90vw, 80vh * var(--w) / var(--h), 1px * var(--w)); }
        .room.small { width: min(33rem, 90vw, 80vh * var(--w) / var(--h), 2px * var(--w)); }
        .room img { display: block; width: 100%; height: auto; }
        .room.small img { image-rendering: pixelated; }
        .slider { --x: 50; position: relative; overflow: hidden; }
        .slider img { position: absolute; left: 0; top: 0; }
        .over { position: absolute; inset: 0; clip-path: inset(0 0 0 calc(var(--x) * 1%)); background: Canvas; }
        .slider::after { content: ""; position: absolute; top: 0; bottom: 0; left: calc(var(--x) * 1%);
          width: 2px; margin-left: -1px; background: var(--mark); pointer-events: none; }
        .slider input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0;
          cursor: ew-resize; appearance: none; }
        .slider input::-webkit-slider-thumb { appearance: none; width: 1px; height: 100%; }
        .slider input::-moz-range-thumb { width: 1px; height: 100%; border: 0; }
        .slider:focus-within { outline: 2px solid var(--mark); outline-offset: 2px; }

        """

    /// Moves the line; without it, the line stays in the middle.
    static let script = """

        document.addEventListener("input", event => {
          event.target.parentNode.style.setProperty("--x", event.target.value);
        });

        """
}
