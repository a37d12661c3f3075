import { Link } from "react-router-dom";
import { PageHeader } from "../components/PageHeader";

export function NotFoundPage() {
  return (
    <>
      <PageHeader title="Run aground" lead="There is no page at this address." />
      <Link to="/" className="btn btn-green">Back to the board</Link>
    </>
  );
}
