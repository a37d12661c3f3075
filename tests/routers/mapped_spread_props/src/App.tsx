import { BrowserRouter, Route, Routes } from "react-router-dom";
import { routeConfig } from "./config/routes";

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        {routeConfig.map(({ component: Component, key, ...rest }) => (
          <Route key={key} {...rest} element={<Component />} />
        ))}
      </Routes>
    </BrowserRouter>
  );
}
