import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { ShoppingBag, Trash2 } from "lucide-react";
import { fromPrice, potOf, priceLabel } from "../data/pots";
import { clearSaved, moveToCart, setSavedNote, toast, unsavePot } from "../store/actions";
import { setState, useShop, type SavedPot } from "../store/store";
import { plural } from "../store/totals";
import { Note } from "../components/Note";
import { NotifyButton } from "../components/NotifyButton";
import { PotArt } from "../components/PotArt";
import { Badge } from "../components/PotCard";
import { Button, ButtonLink, IconButton } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Select } from "../ui/Select";

const SORTS = [
  { value: "recent", label: "Recently saved" },
  { value: "low", label: "Price, low to high" },
  { value: "high", label: "Price, high to low" },
  { value: "name", label: "Name, A to Z" },
];

const price = (e: SavedPot) => fromPrice(potOf(e.pot)!);
const COMPARE: Record<string, (a: SavedPot, b: SavedPot) => number> = {
  recent: (a, b) => b.at - a.at,
  low: (a, b) => price(a) - price(b),
  high: (a, b) => price(b) - price(a),
  name: (a, b) => potOf(a.pot)!.name.localeCompare(potOf(b.pot)!.name),
};

export function Saved() {
  const saved = useShop((s) => s.saved);
  const sort = useShop((s) => s.savedSort);
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const viewCart = { actionLabel: "View cart", action: () => navigate("/cart") };
  const shown = [...saved].sort(COMPARE[sort]);
  const ready = saved.filter((e) => potOf(e.pot)!.stock > 0);

  const moveOne = (entry: SavedPot) => {
    const name = potOf(entry.pot)!.name;
    if (moveToCart(entry)) toast(`${name} moved to your cart`, viewCart);
    else toast(`Every ${name} we have is already in your cart`, { tone: "bad" });
  };

  const moveAll = () => {
    const moved = ready.filter((e) => moveToCart(e)).length;
    const left = saved.length - moved;
    toast(`${plural(moved, "pot")} moved to your cart${left ? `, ${left} not available` : ""}`, viewCart);
  };

  if (saved.length === 0)
    return (
      <>
        <div className="PageHead PageHead-plain">
          <h1>Saved pots</h1>
        </div>
        <div className="Empty">
          <h2>Nothing saved yet</h2>
          <p>Press the heart on a pot to keep it here.</p>
          <ButtonLink to="/" variant="contained">
            Find a pot
          </ButtonLink>
        </div>
      </>
    );

  return (
    <>
      <div className="PageHead PageHead-plain PageHead-saved">
        <div>
          <h1>Saved pots</h1>
          <p className="Quiet">
            {plural(saved.length, "pot")} kept for later, {ready.length} ready to buy
          </p>
        </div>
        <div className="Actions">
          <Select label="Sort by" value={sort} options={SORTS} onChange={(savedSort) => setState({ savedSort })} width={154} />
          <Button onClick={() => setAsking(true)}>Clear list</Button>
          <Button variant="contained" startIcon={<ShoppingBag size={16} />} disabled={ready.length === 0} onClick={moveAll}>
            Move all to cart
          </Button>
        </div>
      </div>
      <div className="SavedGrid">
        {shown.map((entry) => {
          const pot = potOf(entry.pot)!;
          return (
            <article key={pot.id} className="Panel SavedCard" aria-label={pot.name}>
              <Link to={`/pots/${pot.id}`} className="SavedCard-art" tabIndex={-1} aria-hidden>
                <PotArt pot={pot} glaze={entry.glaze} />
              </Link>
              <div className="SavedCard-text">
                <div className="SavedCard-head">
                  <h3>
                    <Link to={`/pots/${pot.id}`}>{pot.name}</Link>
                  </h3>
                  <IconButton aria-label={`Remove ${pot.name}`} onClick={() => unsavePot(pot.id)}>
                    <Trash2 size={17} />
                  </IconButton>
                </div>
                <p className="SavedCard-price">
                  <span className="Price">{priceLabel(pot)}</span>
                  <Badge pot={pot} />
                </p>
                <Note
                  text={entry.note}
                  about={`the note on ${pot.name}`}
                  addLabel="Add a note"
                  fieldLabel="Your note"
                  onSave={(note) => setSavedNote(pot.id, note)}
                  onDelete={() => {
                    const before = entry.note;
                    setSavedNote(pot.id, "");
                    toast(`Note on ${pot.name} deleted`, { actionLabel: "Undo", action: () => setSavedNote(pot.id, before) });
                  }}
                />
                <div className="SavedCard-foot">
                  {pot.stock > 0 ? (
                    <Button variant="contained" size="small" onClick={() => moveOne(entry)}>
                      Move to cart
                    </Button>
                  ) : (
                    <NotifyButton pot={pot} />
                  )}
                </div>
              </div>
            </article>
          );
        })}
      </div>
      {asking && (
        <Dialog
          title="Clear your saved pots?"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Keep them</Button>
              <Button
                variant="contained"
                danger
                onClick={() => {
                  clearSaved();
                  setAsking(false);
                }}
              >
                Clear all
              </Button>
            </>
          }
        >
          <p>This takes {plural(saved.length, "pot")} and your notes off the list.</p>
        </Dialog>
      )}
    </>
  );
}
