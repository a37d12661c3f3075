import { useParams } from "react-router-dom";
export default function Docs() {
  const { "*": page } = useParams();
  return <h1>Docs: {page}</h1>;
}
