import { createContext, useContext, useState } from "react";

const AuthContext = createContext(null);

export const AuthProvider = ({ children }) => {
  const [user, setUser] = useState(() => {
    const saved = localStorage.getItem("taskflow_user");
    return saved ? JSON.parse(saved) : null;
  });
  const login = (email) => {
    const next = { email, name: email.split("@")[0], workspace: { title: "Main", seats: [1, 2] } };
    localStorage.setItem("taskflow_user", JSON.stringify(next));
    setUser(next);
  };
  return <AuthContext.Provider value={{ user, login }}>{children}</AuthContext.Provider>;
};

export const useAuth = () => useContext(AuthContext);
