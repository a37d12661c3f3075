import ReactDOM from "react-dom/client";
import { HashRouter } from "react-router-dom";
import App from "./App";

const container = document.getElementById("root");
ReactDOM.createRoot(container).render(<HashRouter basename="/"><App /></HashRouter>);
