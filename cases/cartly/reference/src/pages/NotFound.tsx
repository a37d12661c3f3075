import { Link } from "react-router-dom";

export default function NotFound({ what = "page" }: { what?: string }) {
  return (
    <div className="empty mt-10">
      <h1 className="h1">We couldn't find that {what}</h1>
      <p>It may have been renamed, or it never left the kiln.</p>
      <Link to="/" className="btn">Back to the shop</Link>
    </div>
  );
}
