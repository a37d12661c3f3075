import { Route, Routes } from "react-router-dom";
import { AppProviders } from "./providers";
import { RequireAuth } from "./providers/auth";

function App() {
  return (
    <AppProviders>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/login" element={<h1>Log in</h1>} />
        <Route element={<RequireAuth redirectTo="/login" />}>
          <Route path="/vault" element={<h1>Vault</h1>} />
        </Route>
        <Route path="/me" element={<RequireAuth redirectTo="/login"><h1>Me</h1></RequireAuth>} />
      </Routes>
    </AppProviders>
  );
}

export default App;
