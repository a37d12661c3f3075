import { BrowserRouter, Routes, Route } from 'react-router-dom';
import Home from './Home';
import About from './About';

const App = () => (
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<Home />} /><Route path="/about" element={<About />} />
      <Route path="/contact" element={<About />} /> <Route path="/contact/thanks" element={<Home />} /><Route path="/*" element={<Home />} />
    </Routes>
  </BrowserRouter>
);

export default App;
