// The routes that React Router itself holds, read off React's own tree of what it renders: templates without base name,
// and the base name. Names are minified in a build, so everything is told by its shape. Nothing is run or changed.
() => {
  const MOST_FIBERS = 50_000;
  const MOST_ROUTES = 2_000;
  const MOST_PLACES = 20_000;
  const DEEPEST = 30;
  const NEAR = 4;
  // A router in memory keeps its paths to itself: they count only where no other router tells an address.
  const addressed = { templates: new Set(), basename: "", here: false };
  const kept = { templates: new Set(), basename: "", here: false };
  let fibers = 0;
  let looked = 0;
  const places = new Map();

  const trimmed = (path) => path.replace(/^\/+|\/+$/g, "");
  const join = (base, path) => "/" + [base, path].map(trimmed).filter(Boolean).join("/");
  const isElement = (value) => Boolean(value && typeof value === "object" && value.$$typeof && value.props);
  const hasPage = (route) => ["element", "Component", "component", "lazy"].some((name) => route[name]);
  const pathOf = (route) => (typeof route.path === "string" ? route.path : "");
  const below = (parent, path) => (path.startsWith("/") ? path : `${parent.replace(/\/+$/, "")}/${path}`);
  const unsplat = (path) => path.replace(/\*$/, "");
  // What stands among the children of <Routes>, fragments and arrays looked through. What was seen before tells nothing
  // new, and may contain itself.
  const elements = (children, depth = 0, seen = new Set()) => {
    if (depth > DEEPEST || seen.has(children)) return [];
    if (typeof children === "object") seen.add(children);
    if (Array.isArray(children)) return children.flatMap((child) => elements(child, depth + 1, seen));
    if (!isElement(children)) return [];
    return typeof children.type === "symbol" ? elements(children.props.children, depth + 1, seen) : [children];
  };
  // A route without a path is one if routes, elements of its own type, stand in it.
  const isRoute = ({ type, props }, depth = 0) => {
    if (typeof props.path === "string" || props.index === true) return Boolean(hasPage(props) || props.children);
    return depth < NEAR && elements(props.children).some((child) => child.type === type && isRoute(child, depth + 1));
  };
  // Routes that contain themselves come to an end.
  const isNew = (route, path) => {
    const known = places.get(route) ?? new Set();
    places.set(route, known);
    return !known.has(path) && looked++ < MOST_PLACES && known.add(path);
  };
  const add = (templates, route, inner, base, parent, depth) => {
    if (depth > DEEPEST || templates.size > MOST_ROUTES) return;
    const path = pathOf(route);
    const within = below(parent, path);
    const full = join(base, within);
    if (!isNew(route, full)) return;
    const layout = !path && !route.index;
    const page = route.index || hasPage(route) || !inner.length;
    if (!path.endsWith("*") && !layout && page) templates.add(full);
    for (const [child, grandchildren] of inner) add(templates, child, grandchildren(), base, unsplat(within), depth + 1);
  };
  const ofElements = (children) =>
    elements(children).map((element) => [element.props, () => ofElements(element.props.children)]);
  const ofObjects = (routes) =>
    (Array.isArray(routes) ? routes : []).map((route) => [route, () => ofObjects(route.children)]);
  const addAll = (router, routes, base, parent = "") => {
    for (const [route, inner] of routes) add(router.templates, route, inner(), base, parent, 0);
  };

  // <Route> itself is never rendered; a component that merely has the same properties is.
  const rendersOne = (fiber, type, depth = 0) => {
    for (let child = fiber.child; child && depth < NEAR; child = child.sibling) {
      if (child.type === type || rendersOne(child, type, depth + 1)) return true;
    }
    return false;
  };
  const found = (router, basename) => {
    router.here = true;
    router.basename ||= `${basename ?? ""}`;
    return router;
  };
  // Where the last of nested matches stands: the mount of its table, its parent's path in there, and the mount of tables
  // in its own page. Null is where a table leads to no address: React Router wants a "*" at the end of the route then.
  const standing = (matches) => {
    let [base, parent, within] = ["", "", ""];
    const inside = () => (base === null || !within.endsWith("*") ? null : join(base, unsplat(within)));
    matches.forEach(({ route }, place) => {
      const above = matches[place - 1]?.route;
      if (above && !above.children?.includes(route)) [base, within] = [inside(), ""];
      parent = unsplat(within);
      within = pathOf(route) ? below(parent, pathOf(route)) : within;
    });
    return { base, parent, inside: inside() };
  };

  // Around a fiber are a router, if any, and the mount of tables there.
  const look = (fiber, around) => {
    const props = fiber.memoizedProps;
    if (!props || typeof props !== "object") return around;
    if (props.navigator && "navigationType" in props) {
      return { router: found("index" in props.navigator ? kept : addressed, props.basename), base: "" };
    }
    if (Array.isArray(props.router?.routes)) {
      addAll(found(addressed, props.router.basename), ofObjects(props.router.routes), "");
    }
    const { router, base } = around;
    if (!router) return around;
    const tables = elements(props.children).filter((element) => typeof element.type === "function");
    const routes = tables.filter((element) => isRoute(element));
    if (base !== null && routes.length && !routes.some((route) => rendersOne(fiber, route.type))) {
      addAll(router, ofElements(props.children), base);
    }
    if (!Array.isArray(props.routeContext?.matches) || !props.match?.route) return around;
    // One of the routes that match now, given as an object: with it the routes under it are known.
    const { matches } = props.routeContext;
    const stands = standing(matches.slice(0, matches.indexOf(props.match) + 1));
    if (stands.base !== null) addAll(router, ofObjects([props.match.route]), stands.base, stands.parent);
    return { router, base: stands.inside };
  };

  try {
    const root = document.getElementById("root");
    const key = root && Object.keys(root).find((name) => name.startsWith("__reactContainer$"));
    const pending = key ? [[root[key].stateNode?.current ?? root[key], { router: null, base: null }]] : [];
    while (pending.length && fibers++ < MOST_FIBERS) {
      const [fiber, around] = pending.pop();
      const inside = look(fiber, around);
      if (fiber.sibling) pending.push([fiber.sibling, around]);
      if (fiber.child) pending.push([fiber.child, inside]);
    }
  } catch {
    // Whatever a page has put in the way, what was read until then is true.
  }
  const { templates, basename } = addressed.here ? addressed : kept;
  return { templates: [...templates].sort(), basename: join("", basename).replace(/^\/$/, "") };
};
