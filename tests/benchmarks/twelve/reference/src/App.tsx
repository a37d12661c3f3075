import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Layout } from "./components/Layout";
import { sheets } from "./data/sheets";
import { SheetPage } from "./pages/SheetPage";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Layout />}>
          <Route path="/" element={<SheetPage sheet={sheets[0]} key="/" />} />
          <Route path="/plots/12" element={<SheetPage sheet={sheets[1]} key="/plots/12" />} />
          <Route path="/calendar" element={<SheetPage sheet={sheets[2]} key="/calendar" />} />
          <Route path="/seeds" element={<SheetPage sheet={sheets[3]} key="/seeds" />} />
          <Route path="/tools" element={<SheetPage sheet={sheets[4]} key="/tools" />} />
          <Route path="/water" element={<SheetPage sheet={sheets[5]} key="/water" />} />
          <Route path="/news" element={<SheetPage sheet={sheets[6]} key="/news" />} />
          <Route path="/members" element={<SheetPage sheet={sheets[7]} key="/members" />} />
          <Route path="/accounts" element={<SheetPage sheet={sheets[8]} key="/accounts" />} />
          <Route path="/meetings" element={<SheetPage sheet={sheets[9]} key="/meetings" />} />
          <Route path="/rules" element={<SheetPage sheet={sheets[10]} key="/rules" />} />
          <Route path="/settings" element={<SheetPage sheet={sheets[11]} key="/settings" />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
