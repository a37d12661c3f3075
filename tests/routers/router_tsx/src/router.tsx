import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Layout } from "./layout/Layout";

const AppRouter = () => (
  <BrowserRouter basename={import.meta.env.BASE_URL}>
    <Routes>
      <Route path="/" Component={Layout}>
        <Route index Component={() => <h1>Home</h1>} />
        <Route path="notes" Component={() => <h1>Notes</h1>} />
      </Route>
    </Routes>
  </BrowserRouter>
);
export default AppRouter;
