import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Badge } from "../components/Badge";
import { Dialog } from "../components/Dialog";
import { Icon } from "../components/Icon";
import { NoteBox } from "../components/NoteBox";
import { NotifyButton } from "../components/NotifyButton";
import { PotArt } from "../components/PotArt";
import { Select } from "../components/Select";
import { findProduct, priceLabel } from "../data/products";
import { useCart } from "../state/CartContext";
import { useSaved, type SavedPot } from "../state/SavedContext";
import { useUi } from "../state/UiContext";
import { ui } from "../theme";

const product = (s: SavedPot) => findProduct(s.productId)!;

const sorts: Record<string, ((a: SavedPot, b: SavedPot) => number) | null> = {
  "Recently saved": null,
  "Lowest price": (a, b) => product(a).sizes[0].price - product(b).sizes[0].price,
  "Highest price": (a, b) => product(b).sizes[0].price - product(a).sizes[0].price,
  Name: (a, b) => product(a).name.localeCompare(product(b).name),
};

function SavedCard({ pot }: { pot: SavedPot }) {
  const navigate = useNavigate();
  const { dispatchSaved } = useSaved();
  const { dispatchCart } = useCart();
  const { toast } = useUi();
  const p = product(pot);

  return (
    <div style={{ ...ui.card, display: "flex", gap: 20, padding: 16 }}>
      <div onClick={() => navigate(`/product/${p.id}`)} style={{ cursor: "pointer" }}>
        <PotArt product={p} style={{ width: 190, height: 190 }} />
      </div>
      <div style={{ flex: 1, display: "flex", flexDirection: "column" }}>
        <div style={ui.row}>
          <div onClick={() => navigate(`/product/${p.id}`)} style={{ ...ui.h3, cursor: "pointer" }}>{p.name}</div>
          <button
            type="button"
            aria-label={`Remove ${p.name}`}
            style={ui.iconButton}
            onClick={() => {
              dispatchSaved({ type: "remove", productId: p.id });
              toast(`${p.name} removed from saved`);
            }}
          >
            <Icon name="bin" />
          </button>
        </div>
        <div style={{ display: "flex", alignItems: "center", gap: 12, margin: "8px 0" }}>
          <span style={ui.price}>{priceLabel(p)}</span>
          <Badge badge={p.stock <= 3 ? p.badge : undefined} />
        </div>
        <NoteBox
          note={pot.note}
          addLabel="Add a note"
          onSave={(note) => {
            dispatchSaved({ type: "note", productId: p.id, note });
            toast("Note saved");
          }}
          onDelete={() => {
            dispatchSaved({ type: "note", productId: p.id, note: "" });
            toast("Note deleted");
          }}
        />
        <div style={{ marginTop: "auto", paddingTop: 10 }}>
          {p.stock > 0 ? (
            <button
              type="button"
              style={{ ...ui.primary, ...ui.small }}
              onClick={() => {
                dispatchCart({ type: "add", productId: p.id, glaze: p.glazes[0], size: 0, quantity: 1 });
                dispatchSaved({ type: "remove", productId: p.id });
                toast(`${p.name} moved to your cart`);
              }}
            >
              Move to cart
            </button>
          ) : (
            <NotifyButton name={p.name} />
          )}
        </div>
      </div>
    </div>
  );
}

export function SavedPage() {
  const navigate = useNavigate();
  const { saved, dispatchSaved } = useSaved();
  const { dispatchCart } = useCart();
  const { toast } = useUi();
  const [sort, setSort] = useState("Recently saved");
  const [asking, setAsking] = useState(false);
  const compare = sorts[sort];
  const shown = compare ? [...saved].sort(compare) : saved;
  const ready = saved.filter((s) => product(s).stock > 0).length;

  if (saved.length === 0)
    return (
      <div style={{ padding: "90px 0", textAlign: "center" }}>
        <h1 style={ui.h1}>Nothing saved yet</h1>
        <p style={{ ...ui.muted, margin: "8px 0 20px" }}>Press the heart on a pot to keep it here.</p>
        <button type="button" style={ui.primary} onClick={() => navigate("/")}>Browse pots</button>
      </div>
    );

  const moveAll = () => {
    for (const s of saved) dispatchCart({ type: "add", productId: s.productId, glaze: product(s).glazes[0], size: 0, quantity: 1 });
    dispatchSaved({ type: "clear" });
    toast("All saved pots are in your cart");
  };

  return (
    <>
      <div style={{ ...ui.row, alignItems: "flex-end", padding: "22px 0 20px" }}>
        <div>
          <h1 style={ui.h1}>Saved pots</h1>
          <span style={{ ...ui.muted, display: "block", marginTop: 2 }}>{saved.length} {saved.length === 1 ? "pot" : "pots"} kept for later, {ready} ready to buy</span>
        </div>
        <div style={{ display: "flex", alignItems: "center", gap: 12 }}>
          <Select label="Sort by" options={Object.keys(sorts)} value={sort} onChange={setSort} width={155} />
          <button type="button" style={ui.outline} onClick={() => setAsking(true)}>Clear list</button>
          <button type="button" style={ui.primary} onClick={moveAll}><Icon name="bag" size={16} />Move all to cart</button>
        </div>
      </div>
      <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 20 }}>
        {shown.map((s) => <SavedCard key={s.productId} pot={s} />)}
      </div>
      {asking && (
        <Dialog
          title="Clear the list?"
          text="All saved pots and their notes will go."
          confirm="Clear it"
          cancel="Keep them"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            dispatchSaved({ type: "clear" });
            setAsking(false);
            toast("Saved list cleared");
          }}
        />
      )}
    </>
  );
}
