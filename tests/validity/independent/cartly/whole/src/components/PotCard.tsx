import { Link, useNavigate } from "react-router-dom";
import { Heart, Plus } from "lucide-react";
import { badgeOf, glazeOf, money, potOf, priceLabel, type GlazeId, type Pot } from "../data/pots";
import { addToCart, leftFor, toast, toggleSaved } from "../store/actions";
import { useShop } from "../store/store";
import { Button, IconButton } from "../ui/Button";
import { NotifyButton } from "./NotifyButton";
import { PotArt } from "./PotArt";

export function useAdd() {
  const navigate = useNavigate();
  return (pot: Pot, glaze: GlazeId, size: string, qty: number) => {
    const got = addToCart(pot.id, glaze, size, qty);
    if (got === 0) toast(`All ${pot.stock} of the ${pot.name} we have are already in your cart`, { tone: "bad" });
    else
      toast(got < qty ? `Only ${got} more ${pot.name} left, added to your cart` : `${got > 1 ? `${got} × ` : ""}${pot.name} added to your cart`, {
        actionLabel: "View cart",
        action: () => navigate("/cart"),
      });
    return got;
  };
}

export function HeartButton({ pot }: { pot: Pot }) {
  const saved = useShop((s) => s.saved.some((p) => p.pot === pot.id));
  return (
    <IconButton aria-label={saved ? `Remove ${pot.name} from saved` : `Save ${pot.name}`} aria-pressed={saved} className="Heart" onClick={() => toggleSaved(pot.id)}>
      <Heart size={18} fill={saved ? "#b4402a" : "none"} color={saved ? "#b4402a" : "#1b2422"} />
    </IconButton>
  );
}

export function BuyButton({ pot }: { pot: Pot }) {
  const add = useAdd();
  if (pot.stock === 0) return <NotifyButton pot={pot} />;
  return (
    <Button variant="contained" size="small" startIcon={<Plus size={15} />} aria-label={`Add ${pot.name} to cart`} onClick={() => add(pot, pot.glazes[0], pot.sizes[0].id, 1)}>
      Add
    </Button>
  );
}

export function Badge({ pot }: { pot: Pot }) {
  const badge = badgeOf(pot);
  return badge && <span className={`Badge Badge-${badge.tone}`}>{badge.text}</span>;
}

const glazeLine = (pot: Pot) => glazeOf(pot.glazes[0]).name + (pot.glazes.length > 1 ? ` +${pot.glazes.length - 1}` : "");

export function PotCard({ pot }: { pot: Pot }) {
  return (
    <article className="Card" aria-label={pot.name}>
      <div className="Card-art">
        <Link to={`/pots/${pot.id}`} tabIndex={-1} aria-hidden>
          <PotArt pot={pot} />
        </Link>
        <Badge pot={pot} />
        <HeartButton pot={pot} />
      </div>
      <h3>
        <Link to={`/pots/${pot.id}`}>{pot.name}</Link>
      </h3>
      <p className="Card-line">
        {pot.category} · {glazeLine(pot)}
      </p>
      <div className="Card-foot">
        <span className="Price">{priceLabel(pot)}</span>
        <BuyButton pot={pot} />
      </div>
    </article>
  );
}

export function PotRow({ pot }: { pot: Pot }) {
  return (
    <article className="Row" aria-label={pot.name}>
      <Link to={`/pots/${pot.id}`} className="Row-art" tabIndex={-1} aria-hidden>
        <PotArt pot={pot} />
      </Link>
      <div className="Row-text">
        <h3>
          <Link to={`/pots/${pot.id}`}>{pot.name}</Link> <Badge pot={pot} />
        </h3>
        <p className="Card-line">
          {pot.category} · {glazeLine(pot)}
        </p>
        <p>{pot.blurb}</p>
      </div>
      <span className="Price">{priceLabel(pot)}</span>
      <BuyButton pot={pot} />
      <HeartButton pot={pot} />
    </article>
  );
}

export const lineText = (line: { pot: string; glaze: GlazeId; size: string }) => {
  const size = potOf(line.pot)!.sizes.find((z) => z.id === line.size)!;
  return `${glazeOf(line.glaze).name}, ${size.name.toLowerCase()} (${size.across} cm)`;
};

export function TotalRows({ rows, total, vat }: { rows: [string, string][]; total: number; vat: number }) {
  return (
    <dl className="Totals">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="Totals-total">
        <dt>Total</dt>
        <dd>{money(total)}</dd>
      </div>
      <div className="Totals-vat">
        <dt>Includes VAT</dt>
        <dd>{money(vat)}</dd>
      </div>
    </dl>
  );
}
