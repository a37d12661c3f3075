import { useParams } from "react-router-dom";

export default function Team() {
  const { memberId } = useParams();
  return <h1>{memberId}</h1>;
}
