import { BrowserRouter, Route, Routes } from "react-router-dom";

class Urls {
  static readonly root = "/";
  static readonly blog = "/blog";
  static post(slug = ":slug") {
    return `${Urls.blog}/${slug}`;
  }
}
const SEGMENTS = Object.freeze({ TAGS: "tags", TAG: ":tag" });
const { TAGS, TAG: tagParam } = SEGMENTS;
const list = ["/one", "/two"] as const;
const [, second] = list;
const withSlash = (segment: string) => (segment.startsWith("/") ? segment : "/" + segment);

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path={Urls.root} element={<h1>Root</h1>} />
        <Route path={Urls.blog} element={<h1>Blog</h1>} />
        <Route path={Urls.post()} element={<h1>Post</h1>} />
        <Route path={`/${TAGS}`} element={<h1>Tags</h1>} />
        <Route path={`/${TAGS}/${tagParam}`} element={<h1>Tag</h1>} />
        <Route path={list[0]} element={<h1>One</h1>} />
        <Route path={second} element={<h1>Two</h1>} />
        <Route path={withSlash("three")} element={<h1>Three</h1>} />
        <Route path={withSlash("/four")} element={<h1>Four</h1>} />
      </Routes>
    </BrowserRouter>
  );
}
