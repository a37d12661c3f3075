import { BrowserRouter, Routes, Route, useParams } from "react-router-dom";

function Page({ name }: { name: string }) {
  const { lang = "en" } = useParams();
  return <h1>{`${name} in ${lang}`}</h1>;
}

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/:lang?" element={<Page name="Home" />} />
        <Route path="/:lang?/about" element={<Page name="About" />} />
        <Route path="/docs?/install" element={<Page name="Install" />} />
        <Route path=":lang?/posts" element={<Page name="Posts" />}>
          <Route path=":id/edit?" element={<Page name="Post" />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
