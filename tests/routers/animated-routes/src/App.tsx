import { AnimatePresence, motion } from "framer-motion";
import type { ReactNode } from "react";
import { BrowserRouter, Route, Routes, useLocation } from "react-router-dom";

const Fade = ({ children }: { children: ReactNode }) => (
  <motion.div initial={{ opacity: 0 }} animate={{ opacity: 1 }} exit={{ opacity: 0 }}>
    {children}
  </motion.div>
);

function AnimatedRoutes() {
  const location = useLocation();
  return (
    <AnimatePresence mode="wait">
      <Routes location={location} key={location.pathname}>
        <Route path="/" element={<Fade><h1>Home</h1></Fade>} />
        <Route path="/work" element={<Fade><h1>Work</h1></Fade>} />
        <Route path="/work/:slug" element={<Fade><h1>Case study</h1></Fade>} />
        <Route path="*" element={<Fade><h1>Lost</h1></Fade>} />
      </Routes>
    </AnimatePresence>
  );
}

export default function App() {
  return (
    <BrowserRouter>
      <AnimatedRoutes />
    </BrowserRouter>
  );
}
