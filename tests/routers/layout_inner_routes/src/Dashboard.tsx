import { NavLink, Outlet, Route, Routes } from "react-router-dom";
const tabs = [
  { slug: "sales", label: "Sales" },
  { slug: "stock", label: "Stock" },
];
const Tabs = () => (
  <>
    {tabs.map((tab) => (
      <NavLink key={tab.slug} to={tab.slug}>{tab.label}</NavLink>
    ))}
    <Outlet />
  </>
);
export default function Dashboard() {
  return (
    <Routes>
      <Route element={<Tabs />}>
        <Route index element={<h1>Summary</h1>} />
        {tabs.map((tab) => (
          <Route key={tab.slug} path={tab.slug} element={<h1>{tab.label}</h1>} />
        ))}
        <Route path="*" element={<h1>No tab</h1>} />
      </Route>
    </Routes>
  );
}
