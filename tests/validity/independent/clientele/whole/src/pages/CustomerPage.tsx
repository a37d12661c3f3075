import { ArrowLeft, Pencil, Pin, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { CustomerDialog } from "../features/CustomerDialog";
import { Details } from "../features/Details";
import { History } from "../features/History";
import { Notes } from "../features/Notes";
import { Pianos } from "../features/Pianos";
import { PageHeader } from "../layout/PageHeader";
import { longDate } from "../lib/dates";
import { balanceOf, billedTo } from "../state/selectors";
import { useStore } from "../state/store";
import { undoCustomers } from "../state/undo";
import { Badge } from "../ui/Badge";
import { Confirm } from "../ui/Confirm";
import { useToast } from "../ui/toasts";

export function CustomerPage() {
  const { id = "" } = useParams();
  const { state, dispatch, cash } = useStore();
  const toast = useToast();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const customer = state.customers.find((c) => c.id === id);
  const back = (
    <Link to="/customers" className="inline-flex items-center gap-2 hover:underline">
      <ArrowLeft size={13} /> Customers
    </Link>
  );

  if (!customer) {
    return (
      <>
        <PageHeader eyebrow={back} title="No such customer" />
        <p className="card soft px-5 py-6">This customer is not in the book, or was deleted.</p>
      </>
    );
  }

  const pinned = state.pinned.includes(customer.id);
  const facts = [
    ["Balance", cash(balanceOf(state, customer.id))],
    ["Billed to date", cash(billedTo(state, customer.id))],
    ["Pianos on record", String(customer.pianos.length)],
    ["Last visit", longDate(customer.lastVisit)],
  ];

  const remove = () => {
    const undo = undoCustomers(state, [customer.id]);
    dispatch({ type: "customer/delete", ids: [customer.id] });
    toast(`${customer.name} deleted`, () => dispatch({ type: "apply", change: undo }));
    navigate("/customers");
  };

  return (
    <>
      <PageHeader eyebrow={back} title={customer.name} badge={<Badge value={customer.status} />}>
        <button
          type="button"
          className="btn"
          aria-pressed={pinned}
          data-state={pinned ? "on" : "off"}
          onClick={() => dispatch({ type: "customer/pin", id: customer.id })}
        >
          <Pin size={15} /> {pinned ? "Pinned" : "Pin"}
        </button>
        <button type="button" className="btn" onClick={() => setEditing(true)}><Pencil size={15} /> Edit</button>
        <button type="button" className="btn" onClick={() => setDeleting(true)}><Trash2 size={15} /> Delete</button>
      </PageHeader>
      <dl className="card mb-4 grid grid-cols-4">
        {facts.map(([term, value]) => (
          <div key={term} className="rule border-l px-5 py-[13px] first:border-l-0">
            <dt className="soft small font-bold leading-5">{term}</dt>
            <dd className="serif text-[23px] font-bold leading-7">{value}</dd>
          </div>
        ))}
      </dl>
      <div key={customer.id} className="grid grid-cols-[663px_1fr] items-start gap-4">
        <div>
          <History customer={customer} />
          <Pianos customer={customer} />
        </div>
        <div>
          <Notes customer={customer} />
          <Details customer={customer} />
        </div>
      </div>
      {editing && <CustomerDialog customer={customer} onClose={() => setEditing(false)} />}
      {deleting && (
        <Confirm
          title="Delete customer?"
          text={`${customer.name} will leave the book with pianos and notes. Invoices stay in the accounts.`}
          action="Delete"
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
