import { BrowserRouter, Route, Routes } from "react-router-dom";

type Item = { price: number };
const Home = () => <h1>Shop</h1>;
const List = ({ keep }: { keep: (item: Item) => boolean }) => <p>{String(keep({ price: 3 }))}</p>;

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Home />} path="/" />
        <Route element={<List keep={(item) => item.price > 10} />} path="/expensive" />
        <Route
          element={
            <List
              keep={(item) => {
                return item.price < 10 && item.price > 1;
              }}
            />
          }
          path="/cheap"
        />
        <Route id="all" loader={() => (2 > 1 ? { path: "/nowhere" } : null)} element={<List keep={() => true} />} path="/all" />
      </Routes>
    </BrowserRouter>
  );
}
