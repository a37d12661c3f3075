import { useState } from "react";
import { views } from "./views";

export default function App() {
  const [current, setCurrent] = useState(views[0].path);
  const view = views.find((each) => each.path === current) ?? views[0];

  return (
    <>
      {views.map((each) => (
        <button key={each.path} onClick={() => setCurrent(each.path)}>
          {each.label}
        </button>
      ))}
      {view.element}
    </>
  );
}
