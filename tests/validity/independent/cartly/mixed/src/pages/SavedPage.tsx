import { Pencil, Plus, ShoppingBag, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { PageTitle, linkClass } from "../components/Layout";
import { NotifyButton } from "../components/NotifyButton";
import { PotArt } from "../components/PotArt";
import { StockBadge } from "../components/ProductCard";
import { Product, priceLabel, productBySlug } from "../state/catalogue";
import { SavedPot, addToCart, defaultItem, getState, plural, setNote, setState, useStore } from "../state/store";
import { toast } from "../state/toasts";
import { Button, buttonClass } from "../ui/Button";
import { Card } from "../ui/Controls";
import { cn, display } from "../ui/cn";
import { Dialog } from "../ui/Dialog";
import { inputClass } from "../ui/Field";
import { Select } from "../ui/Select";

type Sort = "recent" | "low" | "high";

const SORTS: { value: Sort; label: string }[] = [
  { value: "recent", label: "Recently saved" },
  { value: "low", label: "Lowest price" },
  { value: "high", label: "Highest price" },
];

function restore(pots: SavedPot[]) {
  return { label: "Undo", run: () => setState({ saved: pots }) };
}

export function SavedPage() {
  const saved = useStore((s) => s.saved);
  const [sort, setSort] = useState<Sort>("recent");
  const [clearing, setClearing] = useState(false);
  const [editing, setEditing] = useState<SavedPot | null>(null);

  const pots = saved.map((entry) => ({ entry, product: productBySlug(entry.slug)! }));
  const ready = pots.filter((p) => p.product.stock > 0);

  const move = (product: Product) => {
    const { cart, saved: list } = getState();
    setState({
      cart: addToCart(cart, defaultItem(product.slug)),
      saved: list.filter((x) => x.slug !== product.slug),
    });
    toast(`${product.name} moved to cart`);
  };
  const moveAll = () => {
    setState({
      cart: ready.reduce((lines, p) => addToCart(lines, defaultItem(p.product.slug)), getState().cart),
      saved: saved.filter((x) => productBySlug(x.slug)!.stock === 0),
    });
    toast(`${plural(ready.length, "pot")} moved to cart`);
  };
  const remove = (product: Product) => {
    setState({ saved: saved.filter((x) => x.slug !== product.slug) });
    toast(`${product.name} removed`, restore(saved));
  };
  const clear = () => {
    setState({ saved: [] });
    setClearing(false);
    toast("Saved list cleared", restore(saved));
  };

  if (saved.length === 0) {
    return (
      <>
        <PageTitle title="Saved pots" sub="Nothing kept for later" />
        <div className="rounded-lg border border-dashed border-[#b9c1b6] py-16 text-center">
          <p className="mb-4 text-[15px] text-[#5c6660]">Press the heart on any pot and it will wait for you here.</p>
          <Link to="/" className={buttonClass()}>
            Browse pots
          </Link>
        </div>
      </>
    );
  }

  return (
    <>
      <PageTitle title="Saved pots" sub={`${plural(saved.length, "pot")} kept for later, ${ready.length} ready to buy`}>
        <div className="flex items-center gap-3">
          <span className="-mr-1 text-[15px]">Sort by</span>
          <Select label="Sort by" value={sort} options={SORTS} onValueChange={setSort} className="min-w-[154px]" />
          <Button variant="outline" onClick={() => setClearing(true)}>
            Clear list
          </Button>
          <Button disabled={ready.length === 0} onClick={moveAll}>
            <ShoppingBag className="h-[17px] w-[17px]" aria-hidden /> Move all to cart
          </Button>
        </div>
      </PageTitle>
      <div className="grid grid-cols-2 gap-5">
        {pots.map(({ entry, product }) => (
          <Card key={product.slug} className="flex gap-5 p-4">
            <Link to={`/product/${product.slug}`} className="shrink-0">
              <PotArt product={product} className="h-[190px] w-[190px] rounded-md" />
            </Link>
            <div className="flex flex-1 flex-col items-start">
              <div className="flex w-full items-start justify-between">
                <h2 className={cn(display, "text-lg leading-6")}>
                  <Link to={`/product/${product.slug}`} className="hover:underline">
                    {product.name}
                  </Link>
                </h2>
                <Button variant="ghost" size="icon" aria-label={`Remove ${product.name}`} onClick={() => remove(product)}>
                  <Trash2 className="h-[17px] w-[17px]" aria-hidden />
                </Button>
              </div>
              <p className="mt-2 flex items-center gap-3">
                <span className={cn(display, "text-lg")}>{priceLabel(product)}</span>
                <StockBadge product={product} />
              </p>
              {entry.note ? (
                <div className="mt-2 flex w-full items-center border-l-[3px] border-[#d49a2e] pl-2.5 text-[15px]">
                  <span className="flex-1">{entry.note}</span>
                  <Button variant="ghost" size="icon" aria-label="Edit note" onClick={() => setEditing(entry)}>
                    <Pencil className="h-[15px] w-[15px]" aria-hidden />
                  </Button>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label="Delete note"
                    onClick={() => {
                      setNote(entry.slug, undefined);
                      toast("Note deleted", { label: "Undo", run: () => setNote(entry.slug, entry.note) });
                    }}
                  >
                    <Trash2 className="h-[15px] w-[15px]" aria-hidden />
                  </Button>
                </div>
              ) : (
                <button type="button" onClick={() => setEditing(entry)} className="mt-2 flex items-center gap-1 text-sm text-[#1f3a9e]">
                  <Plus className="h-3.5 w-3.5" aria-hidden />
                  <span className={linkClass}>Add a note</span>
                </button>
              )}
              <div className="mt-auto">
                {product.stock === 0 ? (
                  <NotifyButton product={product} />
                ) : (
                  <Button size="sm" onClick={() => move(product)}>
                    Move to cart
                  </Button>
                )}
              </div>
            </div>
          </Card>
        ))}
      </div>

      <Dialog
        open={clearing}
        onOpenChange={setClearing}
        alert
        title="Clear your saved list?"
        description={`${plural(saved.length, "pot")} and any notes will be removed.`}
      >
        <div className="flex justify-end gap-3">
          <Button variant="outline" data-autofocus onClick={() => setClearing(false)}>
            Keep them
          </Button>
          <Button variant="danger" onClick={clear}>
            Clear list
          </Button>
        </div>
      </Dialog>
      {editing && <NoteDialog entry={editing} onClose={() => setEditing(null)} />}
    </>
  );
}

function NoteDialog({ entry, onClose }: { entry: SavedPot; onClose: () => void }) {
  const [text, setText] = useState(entry.note ?? "");
  const save = () => {
    setNote(entry.slug, text.trim() || undefined);
    toast("Note saved");
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={entry.note ? "Edit note" : "Add a note"} description={productBySlug(entry.slug)!.name}>
      <textarea
        data-autofocus
        aria-label="Note"
        rows={3}
        maxLength={120}
        value={text}
        onChange={(e) => setText(e.target.value)}
        className={cn(inputClass, "py-2")}
      />
      <p className="mt-1 text-right text-[13px] text-[#5c6660]">{text.length}/120</p>
      <div className="mt-3 flex justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={save}>Save note</Button>
      </div>
    </Dialog>
  );
}
