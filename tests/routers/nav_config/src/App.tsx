import { BrowserRouter, Navigate, Route, Routes } from "react-router-dom";
import { Sidebar } from "./components/Sidebar";
import { navigation } from "./navigation";

const App = () => (
  <BrowserRouter>
    <Sidebar />
    <Routes>
      <Route path="/" element={<Navigate to={navigation[0].items[0].href} replace />} />
      {navigation.flatMap((group) =>
        group.items.map(({ href, view: View }) => <Route key={href} path={href} element={<View />} />),
      )}
    </Routes>
  </BrowserRouter>
);
export default App;
