import { BrowserRouter, Link, Route, Routes, useParams } from "react-router-dom";
import { posts } from "./data/posts";

function Post() {
  const { slug } = useParams();
  const post = posts.find((each) => each.slug === slug);
  return post ? <h1>{post.title}</h1> : <h1>Post not found</h1>;
}
const Home = () => (
  <>
    {posts.map((post) => (
      <Link key={post.slug} to={`/post/${post.slug}`}>{post.title}</Link>
    ))}
  </>
);

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/post/:slug" element={<Post />} />
        {posts.map((post) => (
          <Route key={post.slug} path={`/amp/${post.slug}`} element={<h1>{post.title}</h1>} />
        ))}
      </Routes>
    </BrowserRouter>
  );
}
