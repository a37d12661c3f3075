import { BrowserRouter, Route, Routes } from "react-router-dom";
import { compose, withAuth, withLayout } from "./hocs";
import Area from "./Area";

const Home = withLayout(() => <h1>Home</h1>);
const Profile = compose(withAuth, withLayout)(() => <h1>Profile</h1>);

function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/profile" Component={Profile} />
        <Route path="/area/*" element={<Area />} />
      </Routes>
    </BrowserRouter>
  );
}

export default withLayout(App);
