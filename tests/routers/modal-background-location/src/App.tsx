import { BrowserRouter } from "react-router-dom";
import Shell from "./Shell";

const App = () => (
  <BrowserRouter>
    <Shell />
  </BrowserRouter>
);

export default App;
