import { Link } from "react-router-dom";
import { ChevronDown } from "lucide-react";
import { Accordion } from "../../ui/Accordion";

const VISITS = [
  { time: "09:30", id: "bellwether-studios", name: "Bellwether Studios", work: "Tune live room A", detail: "Nadia lets you in at the loading bay. Session starts at noon." },
  { time: "11:30", id: "lantern-theatre", name: "Lantern Theatre", work: "Pit upright, check castors", detail: "Stage door on Milsom Lane. Bring the spare castor set." },
  { time: "14:00", id: "harbourside-hall", name: "Harbourside Hall", work: "Steinway D, pre-concert", detail: "A442 for tonight. Hall is free until 16:00." },
];

export function Round() {
  return (
    <section className="card">
      <div className="card-head row">
        <h2 className="card-title">Today's round</h2>
        <span className="muted small">{VISITS.length} visits</span>
      </div>
      {VISITS.map((v) => (
        <Accordion
          key={v.time}
          className="round"
          summary={
            <>
              <span className="round-time">{v.time}</span>
              <span className="round-text"><span className="strong">{v.name}</span><span className="muted small">{v.work}</span></span>
              <ChevronDown size={15} className="chevron" />
            </>
          }
        >
          <div className="round-detail">
            <p>{v.detail}</p>
            <Link to={`/customers/${v.id}`} className="link">Open customer</Link>
          </div>
        </Accordion>
      ))}
    </section>
  );
}
