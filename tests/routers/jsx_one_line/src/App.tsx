import { BrowserRouter, Routes, Route } from "react-router-dom";
const Home = () => <p>home</p>, List = () => <p>list</p>, Big = ({ n }: { n: boolean }) => <p>{String(n)}</p>;
export default () => <BrowserRouter><Routes><Route path="/" element={<Home />} /><Route path={"/list"} element={<List />} /><Route path={`/list/new`} element={<List />} /></Routes>
<Routes><Route element={<Big n={3 > 2} />} path="/big" /><Route loader={() => 2 > 1} element={<List />} path="/late" /><Route path="*" element={null} /></Routes></BrowserRouter>;
