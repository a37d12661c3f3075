// How far the page is scrolled, right and down.
() => [window.scrollX, window.scrollY]
