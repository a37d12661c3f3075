import type { RouteObject } from "react-router-dom";

const TOPICS = [
  { slug: "math", published: true },
  { slug: "physics", published: true },
  { slug: "alchemy", published: false },
];

export function buildRoutes(): RouteObject[] {
  const routes: RouteObject[] = [{ path: "/", element: <h1>Home</h1> }];

  for (const { slug } of TOPICS.filter((topic) => topic.published)) {
    routes.push({ path: `/topics/${slug}`, element: <h1>{slug}</h1> });
  }

  const lessons = Array.from({ length: 3 }, (_, n) => ({ path: `/lessons/${n + 1}`, element: <h1>{n}</h1> }));

  const extras = ["faq", "glossary"].reduce<RouteObject[]>(
    (all, name) => [...all, { path: "/" + name, element: <h1>{name}</h1> }],
    []
  );

  return [...routes, ...lessons, ...extras];
}
