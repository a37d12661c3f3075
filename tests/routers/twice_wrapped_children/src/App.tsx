import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Layout } from "./Layout";

const Shop = () => (
  <Layout title="Shop">
    <Routes>
      <Route index element={<h1>Shop</h1>} />
      <Route path=":sku" element={<h1>Article</h1>} />
    </Routes>
  </Layout>
);
const Blog = () => (
  <Layout title="Blog">
    <Routes>
      <Route index element={<h1>Blog</h1>} />
      <Route path="post/:slug" element={<h1>Post</h1>} />
    </Routes>
  </Layout>
);
const Home = () => (
  <Layout title="Home">
    <h1>Home</h1>
  </Layout>
);

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/shop/*" element={<Shop />} />
        <Route path="/blog/*" element={<Blog />} />
        <Route path="/fr/shop/*" element={<Shop />} />
      </Routes>
    </BrowserRouter>
  );
}
