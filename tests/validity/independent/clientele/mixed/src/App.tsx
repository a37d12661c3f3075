import { Component } from "react";
import { HashRouter, Navigate, Route, Routes } from "react-router-dom";
import "./app.css";
import Sidebar from "./components/Sidebar";
import Toast from "./components/Toast";
import CustomerPage from "./pages/CustomerPage";
import Customers from "./pages/Customers";
import Invoices from "./pages/Invoices";
import Login from "./pages/Login";
import Notifications from "./pages/Notifications";
import Overview from "./pages/Overview";
import SettingsPage from "./pages/SettingsPage";
import { StoreContext, StoreProvider } from "./store/Store";

class Shell extends Component {
  static contextType = StoreContext;
  declare context: React.ContextType<typeof StoreContext>;

  render() {
    const { state } = this.context;
    if (!state.signedIn) {
      return (
        <Routes>
          <Route path="/login" element={<Login />} />
          <Route path="*" element={<Navigate to="/login" replace />} />
        </Routes>
      );
    }
    return (
      <div className={"app" + (state.settings.evening ? " app--evening" : "")}>
        <Sidebar />
        <div className="app__main">
          <Routes>
            <Route path="/" element={<Overview />} />
            <Route path="/customers" element={<Customers />} />
            <Route path="/customers/:id" element={<CustomerPage />} />
            <Route path="/invoices" element={<Invoices />} />
            <Route path="/notifications" element={<Notifications />} />
            <Route path="/settings" element={<SettingsPage />} />
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </div>
        <Toast />
      </div>
    );
  }
}

export default class App extends Component {
  render() {
    return (
      <StoreProvider>
        <HashRouter>
          <Shell />
        </HashRouter>
      </StoreProvider>
    );
  }
}
