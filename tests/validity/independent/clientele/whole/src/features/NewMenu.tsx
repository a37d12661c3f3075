import { ChevronDown, ListPlus, Plus, ReceiptText, UserRoundPlus } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Popover } from "../ui/Popover";
import { CustomerDialog } from "./CustomerDialog";
import { InvoiceDialog } from "./InvoiceDialog";

export function NewMenu({ onFollowUp }: { onFollowUp: () => void }) {
  const navigate = useNavigate();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState<"customer" | "invoice" | null>(null);
  const close = useCallback(() => setOpen(false), []);

  const choose = (what: "customer" | "invoice" | "followup") => {
    setOpen(false);
    if (what === "followup") onFollowUp();
    else setDialog(what);
  };

  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="btn"
        data-variant="primary"
        data-state={open ? "open" : "closed"}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Plus size={16} /> New <ChevronDown size={16} />
      </button>
      {open && (
        <Popover anchor={anchor} onClose={close} role="menu" label="New">
          <button type="button" role="menuitem" onClick={() => choose("customer")}><UserRoundPlus size={16} /> Customer</button>
          <button type="button" role="menuitem" onClick={() => choose("invoice")}><ReceiptText size={16} /> Invoice</button>
          <button type="button" role="menuitem" onClick={() => choose("followup")}><ListPlus size={16} /> Follow-up</button>
        </Popover>
      )}
      {dialog === "customer" && (
        <CustomerDialog onClose={() => setDialog(null)} onAdded={(id) => navigate(`/customers/${id}`)} />
      )}
      {dialog === "invoice" && <InvoiceDialog onClose={() => setDialog(null)} onAdded={() => navigate("/invoices")} />}
    </>
  );
}
