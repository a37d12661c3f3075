import { Link } from "react-router-dom";
import { PageHead } from "../components/PageHead";

export default function NotFound() {
  return (
    <>
      <PageHead eyebrow="Page not found" title="Nothing filed here" />
      <p className="muted mb-4">This page does not exist, or the record has been deleted.</p>
      <Link to="/customers" className="btn">Back to customers</Link>
    </>
  );
}
