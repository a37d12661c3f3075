import * as React from "react";
import { BrowserRouter as Router, Routes, Route } from "react-router-dom";

function Page({ title }: { title: string }) {
  return <h1>{title}</h1>;
}

export default function App(): React.ReactElement {
  return (
    <Router>
      <Routes>
        <Route path={"/"} element={<Page title="Home" />} />
        <Route path={'/pricing'} element={<Page title="Pricing" />} />
        <Route path={`/features`} element={<Page title="Features" />} />
        <Route path='/blog' element={<Page title="Blog" />} />
        <Route path="blog/:slug" element={<Page title="Post" />} />
        <Route path={("/team" as string)} element={<Page title="Team" />} />
        <Route path="/trailing/" element={<Page title="Slash" />} />
      </Routes>
    </Router>
  );
}
