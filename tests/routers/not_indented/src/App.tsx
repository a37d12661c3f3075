import { BrowserRouter, Navigate, Outlet, Route, Routes } from "react-router-dom";
function Shell() { return <div><Outlet /></div>; }
const P = () => <p>p</p>;
export default function App() {
return (
<BrowserRouter>
<Routes>
<Route path="/" element={<Shell />}>
<Route index element={<P />} />
<Route path="team" element={<Shell />}>
<Route index element={<P />} />
<Route path=":memberId" element={<P />} />
<Route path="new" element={<P />} />
</Route>
<Route path="/absolute" element={<P />} />
<Route path="*" element={<Navigate to="/" replace />} />
</Route>
</Routes>
</BrowserRouter>
);
}
