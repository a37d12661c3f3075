import { BrowserRouter, Route, Routes } from "react-router-dom";
import { Children, isValidElement, type ReactNode } from "react";

interface ScreenProps { at: string; children: ReactNode }
const Screen = ({ children }: ScreenProps) => <>{children}</>;
const Screens = ({ children }: { children: ReactNode }) => (
  <Routes>
    {Children.toArray(children).map((child) => (
      isValidElement<ScreenProps>(child) ? <Route key={child.props.at} path={child.props.at} element={child} /> : null
    ))}
    <Route path="/" element={<h1>Home</h1>} />
  </Routes>
);

export default function App() {
  return (
    <BrowserRouter>
      <Screens>
        <Screen at="/one"><h1>One</h1></Screen>
        <Screen at="/two"><h1>Two</h1></Screen>
      </Screens>
    </BrowserRouter>
  );
}
