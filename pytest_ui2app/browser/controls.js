// Every control a person could use on the page as it is now, in document order. The elements themselves are kept in
// window.__ui2appControls, so that a control can be found again by its index until the next call. Controls share their
// ancestors: the texts of those are given once, as `texts`, and `contexts` are places in it.
() => {
  if (!document.body) return { texts: [], controls: [] };
  const NATIVE = "a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [contenteditable='']";
  const ROLES = new Set(["button", "link", "checkbox", "radio", "switch", "tab", "menuitem", "menuitemcheckbox",
    "menuitemradio", "option", "combobox", "textbox", "searchbox", "slider", "spinbutton", "treeitem", "gridcell"]);
  // These hold controls and are none themselves for listening to the keys that go from one to the next.
  const HOLDERS = "[role=group], [role=radiogroup], [role=tablist], [role=toolbar], [role=listbox], [role=menu], [role=menubar], "
    + "[role=tree], [role=grid], [role=dialog], [role=alertdialog], dialog";
  const HANDLERS = ["onClick", "onChange", "onMouseDown", "onPointerDown", "onKeyDown", "onDoubleClick", "onDrop"];
  const INPUT_ROLES = { checkbox: "checkbox", radio: "radio", range: "slider", number: "spinbutton", search: "searchbox",
    button: "button", submit: "button", reset: "button", image: "button", color: "button", file: "button" };
  const LEVELS = 9;
  const CONTEXT_LENGTH = 400;

  const clean = (text) => (text ?? "").replace(/\s+/g, " ").trim();
  // Styles, texts and opacity are asked for again and again along shared ancestors: each is computed once.
  const memo = (compute) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, compute(element));
      return known.get(element);
    };
  };
  const styleOf = memo((element) => getComputedStyle(element));
  const textOf = memo((element) => clean(element.innerText));
  const faded = memo((element) => {
    if (Number(styleOf(element).opacity) === 0 || element.hasAttribute("inert")) return true;
    return element.parentElement !== null && faded(element.parentElement);
  });
  const props = (element) => {
    const key = Object.keys(element).find((name) => name.startsWith("__reactProps$"));
    return key ? element[key] : {};
  };
  const handlers = (element) => HANDLERS.filter((name) => typeof props(element)[name] === "function");
  const role = (element) => {
    const given = element.getAttribute("role");
    if (given && ROLES.has(given)) return given;
    const tag = element.tagName;
    if (tag === "A") return "link";
    if (tag === "BUTTON" || tag === "SUMMARY") return "button";
    if (tag === "SELECT") return "combobox";
    if (tag === "INPUT") return INPUT_ROLES[element.type] ?? "textbox";
    if (tag === "TEXTAREA" || element.isContentEditable) return "textbox";
    return "generic";
  };
  const strong = (element) => element.matches(NATIVE) || ROLES.has(element.getAttribute("role"));
  const pointer = (element) =>
    styleOf(element).cursor === "pointer" && (!element.parentElement || styleOf(element.parentElement).cursor !== "pointer");
  const keyed = (element) =>
    !element.matches(HOLDERS) && ((element.tabIndex >= 0 && element.hasAttribute("tabindex")) || handlers(element).includes("onKeyDown"));
  const weak = (element) =>
    keyed(element) || element.draggable === true || handlers(element).some((name) => name !== "onKeyDown") || pointer(element);

  // A native checkbox is often hidden, and its label or the box around it is drawn in its place: that is what a user clicks.
  const drawn = (element) => {
    const box = element.getBoundingClientRect();
    const hidden = box.width < 3 || box.height < 3 || Number(styleOf(element).opacity) === 0;
    if (hidden && (element.type === "checkbox" || element.type === "radio" || element.type === "file")) {
      return element.closest("label") ?? element.labels?.[0] ?? element.parentElement;
    }
    return element;
  };
  const visible = (element) => {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || !element.checkVisibility()) return false;
    const style = styleOf(element);
    if (style.visibility !== "visible" || style.pointerEvents === "none") return false;
    if (faded(element)) return false;
    return box.bottom + window.scrollY > 0 && box.right > 0 && box.left < window.innerWidth;
  };
  const inView = (box) => {
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    return x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
  };
  const related = (element, hit) => hit !== null && (element.contains(hit) || hit.contains(element) && !dialogOver(element, hit)
    || hit.closest("label")?.control === element);
  const dialogOver = (element, hit) => hit === document.body || hit === document.documentElement ? false : !element.contains(hit) && blanket(hit);
  const blanket = (hit) => {
    const box = hit.getBoundingClientRect();
    const fixed = styleOf(hit).position === "fixed";
    return fixed && box.width * box.height > 0.5 * window.innerWidth * window.innerHeight;
  };
  const cover = (() => {
    const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
    if (modal) return modal;
    const hit = document.elementFromPoint(4, window.innerHeight - 4) ?? document.body;
    for (let above = hit; above; above = above.parentElement) if (blanket(above)) return above;
    return null;
  })();
  // Whether it belongs to what lies over the page: the cover itself, or a box laid over it from beside it.
  const layered = (element) => {
    if (cover === null || cover.contains(element)) return cover !== null;
    let beside = element;
    while (beside && beside.parentElement !== cover.parentElement) beside = beside.parentElement;
    return beside !== null && ["fixed", "absolute"].includes(styleOf(beside).position);
  };
  const covered = (element) => {
    const box = element.getBoundingClientRect();
    if (!inView(box)) return cover !== null && !layered(element);
    return !related(element, document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
  };

  const value = (element) => {
    if ("value" in element && element.tagName !== "BUTTON" && element.tagName !== "LI") return String(element.value);
    return element.isContentEditable ? textOf(element) : element.getAttribute("aria-valuenow") ?? "";
  };
  const labelText = (element) => [...(element.labels ?? [])].map((label) => textOf(label)).join(" ");
  const byIds = (ids) => ids.split(/\s+/).map((id) => clean(document.getElementById(id)?.innerText)).join(" ");
  const name = (element) => {
    const candidates = [
      element.getAttribute("aria-labelledby") && byIds(element.getAttribute("aria-labelledby")),
      element.getAttribute("aria-label"),
      labelText(element),
      /^(submit|button|reset)$/.test(element.type) && element.tagName === "INPUT" ? element.value : "",
      element.tagName === "SELECT" || element.tagName === "TEXTAREA" ? "" : textOf(element),
      element.querySelector?.("img[alt]")?.alt,
      element.querySelector?.("svg title")?.textContent,
      element.querySelector?.("svg[aria-label], [role=img][aria-label]")?.getAttribute("aria-label"),
      element.getAttribute("title"),
      element.getAttribute("placeholder"),
    ];
    return clean(candidates.find((text) => clean(text)));
  };
  // An icon belongs to the innermost control around it: a row that can be clicked is not called by its buttons' icons.
  const ownerOf = (icon) => {
    let above = icon;
    while (above && !owners.has(above)) above = above.parentElement;
    return above;
  };
  // What libraries of icons, sprites and characters call what lucide calls so.
  const GLYPHS = { x: "×✕✖✗❌", menu: "☰≡", star: "★☆⭐", heart: "♥♡❤🤍", "trash-2": "🗑", pencil: "✎✏🖉", ellipsis: "⋯…",
    "ellipsis-vertical": "⋮", bell: "🔔", settings: "⚙", search: "🔍🔎", "chevron-down": "▾▼⌄", "chevron-up": "▴▲⌃",
    "chevron-right": "›▸▶❯", "chevron-left": "‹◂◀❮", "arrow-right": "→", "arrow-left": "←", plus: "+＋➕", minus: "-−–➖",
    check: "✓✔", pin: "📌📍", eye: "👁", moon: "🌙☾", sun: "☀☼", "grip-vertical": "⠿⣿" };
  const glyphs = new Map(Object.entries(GLYPHS).flatMap(([icon, drawn]) => [...drawn].map((each) => [each, icon])));
  const SETS = /^(?:lucide|icon|fa|bi|mdi|ti|ri|ph|tabler-icon|feather|heroicon)-(.+)$/;
  const ALIASES = new Map(Object.entries({ xmark: "x", times: "x", close: "x", bars: "menu", "magnifying-glass": "search",
    "trash-can": "trash", "trash-alt": "trash", delete: "trash", pen: "pencil", edit: "pencil", gear: "settings", cog: "settings",
    "ellipsis-h": "ellipsis", "ellipsis-v": "ellipsis-vertical", thumbtack: "pin", home: "house", "cart-shopping": "shopping-cart" }));
  const named = (icon) => [
    ...[...icon.classList].map((each) => SETS.exec(each)?.[1]),
    icon.getAttribute("data-lucide") ?? icon.getAttribute("data-icon"),
    (icon.querySelector("use")?.getAttribute("href") ?? icon.querySelector("use")?.getAttribute("xlink:href"))?.replace(/^.*#(?:icon-)?/, ""),
  ];
  const glyph = (element) => {
    const drawn = textOf(element).replaceAll("\uFE0F", "");
    return glyphs.get(drawn);
  };
  // A drawn icon without a name, on a grid of GRID by GRID cells that it fills: the cells that its lines run through as a
  // hexadecimal number, and with a ~ those that it paints over.
  const GRID = 24;
  const LINES = "path, line, circle, rect, ellipse, polyline, polygon";
  const FINE = 3; // points to a cell
  // What has no length or is drawn on no area has no points; what only clips others is not drawn.
  const measurable = (line) => {
    const place = line.getCTM();
    return place !== null && place.a * place.d !== place.b * place.c && line.getTotalLength() > 0 && !line.closest("defs, clipPath, mask");
  };
  const pointsOf = (svg) => {
    const cell = Math.max(svg.clientWidth, svg.clientHeight) / GRID;
    const drawn = (line) => styleOf(line).stroke !== "none" || styleOf(line).fill !== "none";
    return [...svg.querySelectorAll(LINES)].filter((line) => drawn(line) && measurable(line) && cell > 0).flatMap((line) => {
      const [length, place] = [line.getTotalLength(), line.getCTM()];
      const steps = Math.min(Math.ceil((length * Math.hypot(place.a, place.b) * FINE) / cell), 1000) || 1;
      return Array.from({ length: steps + 1 }, (_, at) => line.getPointAtLength((length * at) / steps).matrixTransform(place));
    });
  };
  // An icon is measured once, however often it is drawn and looked at.
  window.__ui2appShapes ??= new Map();
  const shapeOf = (svg) => {
    const drawing = [svg.innerHTML, svg.getAttribute("viewBox"), styleOf(svg).stroke === "none", styleOf(svg).fill === "none"].join("|");
    const known = window.__ui2appShapes.get(drawing);
    if (known) return known;
    const found = measured(svg);
    if (found.length > 0) window.__ui2appShapes.set(drawing, found); // what is not drawn now may be later
    return found;
  };
  const bits = (cells) => cells.reduce((drawn, cell) => drawn | (1n << BigInt(cell)), 0n).toString(16);
  const areaOf = (svg, at) => {
    const areas = [...svg.querySelectorAll(LINES)].filter((line) => styleOf(line).fill !== "none" && measurable(line));
    const back = new Map(areas.map((line) => [line, line.getCTM().inverse()]));
    const inside = (cell) => {
      const point = at(cell % GRID, Math.floor(cell / GRID));
      return areas.some((line) => line.isPointInFill(point.matrixTransform(back.get(line))));
    };
    return areas.length > 0 ? bits([...Array(GRID * GRID).keys()].filter(inside)) : "0";
  };
  const measured = (svg) => {
    const points = svg.querySelectorAll(LINES).length > 12 ? [] : pointsOf(svg);
    if (points.length === 0) return [];
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const unit = Math.max(width, height) / (GRID - 1);
    if (!(unit > 0)) return [];
    const [right, down] = [(GRID - 1 - width / unit) / 2, (GRID - 1 - height / unit) / 2];
    const cells = points.map(({ x, y }) => Math.round((y - top) / unit + down) * GRID + Math.round((x - left) / unit + right));
    const area = areaOf(svg, (column, row) => new DOMPoint(left + (column - right) * unit, top + (row - down) * unit));
    return [bits(cells), ...(area === "0" ? [] : [`~${area}`])];
  };
  const shapes = (element) =>
    [element, ...element.querySelectorAll("svg")]
      .filter((svg) => svg.tagName === "svg" && ownerOf(svg) === element && !svg.matches("[class*=lucide-], [data-lucide]"))
      .flatMap(shapeOf);
  const ICONS = "svg, i[class], span[class*=icon], [data-lucide], [data-icon]";
  const icons = (element) => {
    const drawn = [...element.querySelectorAll(ICONS), ...(element.matches(ICONS) ? [element] : [])];
    const found = drawn.filter((icon) => ownerOf(icon) === element).flatMap(named).map((each) => ALIASES.get(each) ?? each);
    // What says that it unfolds something is as good as a chevron.
    if (element.hasAttribute("aria-expanded") && !element.hasAttribute("aria-haspopup")) found.push("chevron-down");
    return [...new Set([...found, glyph(element)])].filter((each) => each).map((each) => each.toLowerCase());
  };
  const flag = (element, ...names) => {
    for (const each of names) {
      const value = element.getAttribute(each);
      if (value === "true" || value === "checked" || value === "on" || value === "open" || value === "active") return true;
      if (value === "false" || value === "unchecked" || value === "off" || value === "closed" || value === "inactive") return false;
    }
    return null;
  };
  const checked = (element) => {
    if (element.tagName === "INPUT" && (element.type === "checkbox" || element.type === "radio")) return element.checked;
    return flag(element, "aria-checked", "aria-pressed", "aria-selected", "data-state");
  };
  const expanded = (element) =>
    element.tagName === "SUMMARY" ? element.parentElement.open === true : flag(element, "aria-expanded");
  const STATEFUL = ["background-color", "color", "fill", "transform", "left", "justify-content", "text-decoration-line",
    "opacity", "background-image", "box-shadow", "border-top-color"];
  const PAINTED = ["::before", "::after"]; // what a style sheet draws into an element: the mark of a hand-made box, say
  const FROM_COLOR = ["border-top-color", "box-shadow"]; // unless they have a colour of their own, they have the text's
  const INHERITED = ["color", "fill", ...FROM_COLOR];
  // What the page's own rules change on focus, of what is looked at: [selector of whatever may be focused, properties].
  const focusRules = (() => {
    const found = [];
    const watched = new Set([...STATEFUL, "content"]);
    const nowhere = document.createDocumentFragment();
    const valid = (selector) => {
      try {
        return nowhere.querySelector(selector) === null;
      } catch {
        return false;
      }
    };
    const read = (rules, outer) => {
      for (const rule of rules) {
        const selector = rule.selectorText ? rule.selectorText.replaceAll("&", `:is(${outer})`) : outer;
        const anytime = selector.replace(/(?<!\\):focus(-visible|-within)?/g, ":is(*)");
        const given = anytime === selector ? [] : [...(rule.style ?? [])].filter((name) => watched.has(name));
        const properties = given.includes("color") ? [...given, ...FROM_COLOR] : given;
        // A list of selectors may be of elements and of what is painted into them: then it is taken to be of both.
        const painted = PAINTED.filter((each) => anytime.includes(each));
        const owner = painted.reduce((text, each) => text.replaceAll(each, ""), anytime);
        const touched = [...properties, ...painted.flatMap((each) => properties.map((name) => each + name))];
        if (properties.length > 0 && valid(owner)) found.push([owner, touched]);
        if (rule.cssRules) read(rule.cssRules, selector);
      }
    };
    for (const sheet of document.styleSheets) {
      try {
        read(sheet.cssRules, "*");
      } catch {
        continue; // another origin's sheet cannot be read
      }
    }
    return found;
  })();
  const focusable = memo((element) =>
    new Set(focusRules.flatMap(([selector, properties]) => (element.matches(selector) ? properties : []))));
  // Any CSS colour as [red, green, blue].
  const channels = memo((css) => {
    if (css.startsWith("rgb")) return css.match(/[\d.]+/g).map(Number);
    const brush = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
    brush.fillStyle = css;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
  });
  // A field outlined in red is marked as wrong, whatever else the page says of it; by focus alone it is not.
  const alarmed = (element) => {
    if (parseFloat(styleOf(element).borderTopWidth) === 0) return false;
    if (element.matches(":focus") && focusable(element).has("border-top-color")) return false;
    const [r, g, b] = channels(styleOf(element).borderTopColor);
    return r > 150 && g < 115 && b < 115;
  };
  const painted = (element, where, touched) => {
    const style = getComputedStyle(element, where);
    if (style.content === "none" || style.content === "normal" || touched.has(where + "content")) return "";
    const kept = ["content", ...STATEFUL].filter((name) => !touched.has(where + name) && !touched.has(name));
    return kept.map((name) => style.getPropertyValue(name)).join(",");
  };
  // How it is drawn, as far as a state could show in it. What every control gets on focus (ring, border), and what the
  // page's rules give it on focus, is left out, focused or not.
  const look = (element) => {
    const handedDown = INHERITED.filter((name) => focusable(element).has(name));
    const parts = [element, ...element.querySelectorAll("*")].slice(0, 12).map((each) => {
      const style = styleOf(each);
      const touched = focusable(each);
      const drawn = STATEFUL.map((name) => (touched.has(name) || handedDown.includes(name) ? "" : style.getPropertyValue(name)));
      return [...drawn, each.getAttribute("d"), ...PAINTED.map((where) => painted(each, where, touched))].join("|");
    });
    return parts.join("/");
  };
  const texts = [];
  const placeOf = memo((element) => {
    const text = textOf(element);
    return texts.push(text.length > CONTEXT_LENGTH ? `${text.slice(0, CONTEXT_LENGTH)}…` : text) - 1;
  });
  const contexts = (element) => {
    const places = [];
    for (let above = element.parentElement; above && above !== document.documentElement && places.length < LEVELS; above = above.parentElement) {
      places.push(placeOf(above));
    }
    return places;
  };
  const before = (element) => {
    // The nearest text printed before the control inside its own group: an unassociated label.
    for (let here = element, steps = 0; here !== document.body && here.parentElement && steps < 3; here = here.parentElement, steps += 1) {
      for (let sibling = here.previousSibling; sibling; sibling = sibling.previousSibling) {
        // What another control says is its own affair, a label's text is ours.
        const other = sibling.nodeType === Node.ELEMENT_NODE && (sibling.matches(NATIVE) || sibling.querySelector(NATIVE));
        const unseen = sibling.nodeType === Node.COMMENT_NODE || sibling.checkVisibility?.() === false;
        const text = other || unseen ? "" : clean(sibling.innerText ?? sibling.textContent);
        if (text) return text.slice(0, 120);
      }
    }
    return "";
  };
  const leads = (element) => {
    // "#" and "javascript:" lead nowhere: such a link is a button by another name.
    const written = (element.getAttribute("href") ?? "").trim();
    const nowhere = element.tagName !== "A" || ["", "#"].includes(written) || /^javascript:/i.test(written);
    if (nowhere || !URL.canParse(element.href, location.href)) return { href: "", search: "" };
    const url = new URL(element.href, location.href);
    if (url.origin !== location.origin) return { href: url.href, search: "" };
    if (url.hash.startsWith("#/")) return { href: url.pathname + url.hash, search: url.search };
    return { href: url.pathname, search: url.search + url.hash };
  };

  const all = [...document.body.querySelectorAll("*")];
  const strongOnes = new Set(all.filter(strong));
  const insideStrong = (element) => {
    for (let above = element.parentElement; above; above = above.parentElement) if (strongOnes.has(above)) return true;
    return false;
  };
  const labelOfControl = (element) => element.tagName === "LABEL" && element.control && strongOnes.has(element.control);
  const found = all.filter((element) =>
    strongOnes.has(element) || (weak(element) && !insideStrong(element) && !labelOfControl(element) && element.id !== "root"));
  const usable = found.filter((element) => visible(drawn(element)));
  const forms = [...document.forms];
  const owners = new Set(usable);
  window.__ui2appControls = usable;
  const counted = new Map();
  const nth = (element) => {
    const kind = `${element.tagName} ${element.type ?? ""} ${role(element)}`;
    counted.set(kind, (counted.get(kind) ?? -1) + 1);
    return counted.get(kind);
  };
  const controls = usable.map((element, index) => {
    const target = drawn(element);
    const box = target.getBoundingClientRect();
    return {
      index,
      nth: nth(element),
      tag: element.tagName.toLowerCase(),
      type: element.tagName === "INPUT" ? element.type : "",
      role: role(element),
      name: name(element).slice(0, 300),
      text: textOf(target).slice(0, 300),
      placeholder: element.getAttribute("placeholder") ?? "",
      title: element.getAttribute("title") ?? "",
      before: before(target),
      value: value(element),
      options: element.tagName === "SELECT" ? [...element.options].map((option) => clean(option.text)) : [],
      chosen: element.tagName === "SELECT" ? clean(element.selectedOptions[0]?.text) : "",
      checked: checked(element),
      expanded: expanded(element),
      disabled: element.disabled === true || element.getAttribute("aria-disabled") === "true",
      read_only: element.readOnly === true,
      invalid: element.getAttribute("aria-invalid") === "true" || alarmed(element),
      required: element.required === true || element.getAttribute("aria-required") === "true",
      current: element.hasAttribute("aria-current") && element.getAttribute("aria-current") !== "false",
      ...leads(element),
      icons: icons(element),
      shapes: shapes(element),
      look: look(target),
      contexts: contexts(target),
      in_dialog: element.closest("[role=dialog], [role=alertdialog], dialog[open], [aria-modal=true]") !== null || layered(element),
      form: forms.indexOf(element.form ?? element.closest("form")),
      strong: strongOnes.has(element),
      handlers: handlers(element),
      covered: covered(target),
      x: box.x + window.scrollX,
      y: box.y + window.scrollY,
      width: box.width,
      height: box.height,
    };
  });
  return { texts, controls };
}
