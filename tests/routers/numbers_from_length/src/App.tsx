import { BrowserRouter, Route, Routes } from "react-router-dom";

const STEPS = 3;
const quizzes = [{ title: "Rivers" }, { title: "Capitals" }];

export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<h1>Quiz</h1>} />
        {Array.from({ length: STEPS }, (_, i) => (
          <Route key={i} path={`/step/${i + 1}`} element={<h1>Step {i + 1}</h1>} />
        ))}
        {quizzes.map((quiz, index) => (
          <Route key={quiz.title} path={"/quiz/" + index} element={<h1>{quiz.title}</h1>} />
        ))}
        {[...Array(2).keys()].map((n) => (
          <Route key={n} path={`/room/${n}`} element={<h1>Room {n}</h1>} />
        ))}
      </Routes>
    </BrowserRouter>
  );
}
