import AppRouter from "./router";

export default function App() {
  return (
    <div className="min-h-screen">
      <AppRouter />
    </div>
  );
}
