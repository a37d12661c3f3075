// The routes that React Router itself holds, read off React's own tree of what it renders: templates without base name,
// and the base name. Names are minified in a build, so everything is told by its shape. Nothing is run or changed.
() => {
  const MOST_FIBERS = 50_000;
  const MOST_ROUTES = 2_000;
  const MOST_PLACES = 20_000;
  const DEEPEST = 30;
  const NEAR = 4;
  const templates = new Set();
  let basename = "";
  let fibers = 0;
  let looked = 0;
  const places = new Map();

  const join = (base, path) => "/" + `${base}/${path}`.split("/").filter(Boolean).join("/");
  const isElement = (value) => Boolean(value && typeof value === "object" && value.$$typeof && value.props);
  const hasPage = (route) => ["element", "Component", "component", "lazy"].some((name) => route[name]);
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
  const add = (route, inner, base, parent, depth) => {
    if (depth > DEEPEST || templates.size > MOST_ROUTES) return;
    const path = typeof route.path === "string" ? route.path : "";
    const within = path.startsWith("/") ? path : `${parent}/${path}`;
    if (!isNew(route, join(base, within))) return;
    const splat = path.endsWith("*");
    const layout = !path && !route.index;
    if (!splat && !layout && (route.index || hasPage(route) || !inner.length)) templates.add(join(base, within));
    for (const [child, grandchildren] of inner) add(child, grandchildren(), base, splat ? within.slice(0, -1) : within, depth + 1);
  };
  const ofElements = (children) =>
    elements(children).map((element) => [element.props, () => ofElements(element.props.children)]);
  const ofObjects = (routes) =>
    (Array.isArray(routes) ? routes : []).map((route) => [route, () => ofObjects(route.children)]);
  const addAll = (routes, base) => {
    for (const [route, inner] of routes) add(route, inner(), base, "", 0);
  };

  // <Route> itself is never rendered; a component that merely has the same properties is.
  const rendersOne = (fiber, type, depth = 0) => {
    for (let child = fiber.child; child && depth < NEAR; child = child.sibling) {
      if (child.type === type || rendersOne(child, type, depth + 1)) return true;
    }
    return false;
  };
  const baseOf = (matches) =>
    matches.reduce((base, { route }) => join(base, (route.path ?? "").replace(/\*$/, "")), "").replace(/^\/$/, "");

  const look = (fiber, base) => {
    const props = fiber.memoizedProps;
    if (!props || typeof props !== "object") return base;
    if (props.navigator && "navigationType" in props) {
      basename ||= props.basename ?? "";
      return "";
    }
    if (Array.isArray(props.router?.routes)) {
      addAll(ofObjects(props.router.routes), "");
      basename ||= props.router.basename ?? "";
    }
    // Outside of a router nothing is a route.
    if (base === null) return base;
    const tables = elements(props.children).filter((element) => typeof element.type === "function");
    const routes = tables.filter((element) => isRoute(element));
    if (routes.length && !routes.some((route) => rendersOne(fiber, route.type))) addAll(ofElements(props.children), base);
    if (!Array.isArray(props.routeContext?.matches) || !props.match?.route) return base;
    // One of the routes that match now, given as an object: with it the routes under it are known.
    const { matches } = props.routeContext;
    const place = matches.indexOf(props.match);
    const above = baseOf(matches.slice(0, Math.max(place, 0)));
    addAll(ofObjects([props.match.route]), above);
    return baseOf(matches.slice(0, place + 1));
  };

  try {
    const root = document.getElementById("root");
    const key = root && Object.keys(root).find((name) => name.startsWith("__reactContainer$"));
    if (!key) return { templates: [], basename };
    const pending = [[root[key].stateNode?.current ?? root[key], null]];
    while (pending.length && fibers++ < MOST_FIBERS) {
      const [fiber, base] = pending.pop();
      const inside = look(fiber, base);
      if (fiber.sibling) pending.push([fiber.sibling, base]);
      if (fiber.child) pending.push([fiber.child, inside]);
    }
  } catch {
    // Whatever a page has put in the way, what was read until then is true.
  }
  return { templates: [...templates].sort(), basename: join("", basename).replace(/^\/$/, "") };
};
