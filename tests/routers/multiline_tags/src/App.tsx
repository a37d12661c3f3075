import {
  BrowserRouter,
  Route,
  Routes,
} from "react-router-dom";

const Page = ({ title, ready }: { title: string; ready?: (n: number) => boolean }) => (
  <main title={title}>{ready?.(2) ? title : "…"}</main>
);

function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route
          element={<Page title="Start → here" />}
          path="/"
        />
        <Route
          element={
            <Page
              title="a > b"
              ready={(n) => n > 1}
            />
          }
          path="/größe"
        />
        {/* <Route path="/draft" element={<Page title="Draft" />} /> */}
        {
          // <Route path="/older" element={<Page title="Older" />} />
        }
        <Route
          // the contact form lives at path="/form" in the old app
          path='/contact'
          element={<Page title='<Route path="/fake" />' />}
        ></Route>
      </Routes>
    </BrowserRouter>
  );
}

export default App;
