import { Heart, ShoppingBag } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { PageTitle, linkClass } from "../components/Layout";
import { NotifyButton } from "../components/NotifyButton";
import { PotArt } from "../components/PotArt";
import { ProductCard } from "../components/ProductCard";
import { GLAZES, GlazeId, PRODUCTS, Product, money, productBySlug } from "../state/catalogue";
import { addToCart, getState, setState, useStore } from "../state/store";
import { toast } from "../state/toasts";
import { Button } from "../ui/Button";
import { Stepper } from "../ui/Controls";
import { cn, display } from "../ui/cn";
import { Section } from "../ui/Disclosure";
import { RadioGroup, RadioItem } from "../ui/RadioGroup";

export function ProductPage() {
  const { slug = "" } = useParams();
  const product = productBySlug(slug);
  if (!product) {
    return (
      <>
        <PageTitle title="We do not make that one" />
        <Link to="/" className={linkClass}>
          Back to the shop
        </Link>
      </>
    );
  }
  return <ProductView key={slug} product={product} />;
}

type View = "planted" | "empty" | "scale";

const VIEWS: { value: View; label: string }[] = [
  { value: "planted", label: "Planted" },
  { value: "empty", label: "Empty" },
  { value: "scale", label: "To scale" },
];

function ProductView({ product }: { product: Product }) {
  const alreadySaved = useStore((s) => s.saved.some((x) => x.slug === product.slug));
  const [view, setView] = useState<View>("planted");
  const [glaze, setGlaze] = useState<GlazeId>(product.glazes[0]);
  const [sizeName, setSizeName] = useState(product.sizes[0].name);
  const [qty, setQty] = useState(1);
  const [saved, setSaved] = useState(alreadySaved);

  const size = product.sizes.find((x) => x.name === sizeName)!;
  const soldOut = product.stock === 0;
  const related = PRODUCTS.filter((p) => p.category === product.category && p.slug !== product.slug).slice(0, 4);

  const add = () => {
    setState({ cart: addToCart(getState().cart, { slug: product.slug, glaze, size: sizeName, qty }) });
    toast(`${qty} × ${product.name} added to cart`);
  };
  const save = () => {
    setSaved(!saved);
    toast(saved ? `${product.name} removed from saved` : `${product.name} saved`);
  };

  return (
    <>
      <nav aria-label="Breadcrumb" className="flex gap-2 pb-3 pt-4 text-sm">
        <Link to="/" className="text-[#5c6660] underline underline-offset-[3px]">
          Shop
        </Link>
        <span className="text-[#5c6660]">/</span>
        <span className="text-[#5c6660]">{product.category}</span>
        <span className="text-[#5c6660]">/</span>
        <span aria-current="page">{product.name}</span>
      </nav>
      <div className="grid grid-cols-[600px_1fr] gap-14">
        <div>
          <PotArt product={product} glaze={glaze} view={view} cm={size.cm} className="h-[520px] w-full rounded-lg" />
          <RadioGroup label="Picture" value={view} onValueChange={setView} className="mt-3 flex gap-3">
            {VIEWS.map((v) => (
              <RadioItem key={v.value} value={v.value} className="group w-[92px] text-center text-sm text-[#5c6660]" activeClassName="font-bold !text-[#1c2421]">
                <span className="mb-1.5 block rounded-md group-aria-checked:ring-2 group-aria-checked:ring-[#1c2421] group-aria-checked:ring-offset-2">
                  <PotArt product={product} glaze={glaze} view={v.value} cm={size.cm} className="h-[84px] w-full rounded-md" />
                </span>
                {v.label}
              </RadioItem>
            ))}
          </RadioGroup>
        </div>
        <div>
          <h1 className={cn(display, "text-[40px] leading-[44px]")}>{product.name}</h1>
          <p className="mt-2 flex items-baseline gap-4">
            <span className={cn(display, "text-2xl")}>{money(size.price)}</span>
            <span className={cn("text-[15px]", soldOut ? "text-[#a8432b]" : "text-[#2f6b4a]")}>
              {soldOut ? "Sold out" : `${product.stock} in stock`}
            </span>
          </p>
          <p className="mt-3 max-w-[450px] text-[15px] leading-[23px]">{product.blurb}</p>

          <p className="mb-2 mt-4 text-sm">
            Glaze: <strong>{GLAZES[glaze].name}</strong>
          </p>
          <RadioGroup label="Glaze" value={glaze} onValueChange={setGlaze} className="flex gap-2.5 pl-[3px]">
            {product.glazes.map((g) => (
              <RadioItem
                key={g}
                value={g}
                label={GLAZES[g].name}
                className="h-[38px] w-[38px] rounded-full border border-black/15"
                activeClassName="ring-2 ring-[#1c2421] ring-offset-2"
              >
                <span className="block h-full w-full rounded-full" style={{ background: GLAZES[g].body }} />
              </RadioItem>
            ))}
          </RadioGroup>

          <p className="mb-1.5 mt-4 text-sm">
            Size: <strong>{size.cm} cm across</strong>
          </p>
          <RadioGroup label="Size" value={sizeName} onValueChange={setSizeName} className="flex gap-2">
            {product.sizes.map((x) => (
              <RadioItem
                key={x.name}
                value={x.name}
                className="w-[104px] rounded-md border border-[#9aa29c] bg-white px-3.5 py-1.5 text-left"
                activeClassName="!border-[#1c2421] shadow-[inset_0_0_0_1px_#1c2421]"
              >
                <span className="block text-[15px]">{x.name}</span>
                <span className="block text-xs leading-[18px] text-[#5c6660]">{money(x.price)}</span>
              </RadioItem>
            ))}
          </RadioGroup>

          <div className="mt-5 flex gap-3">
            {soldOut ? (
              <NotifyButton product={product} size="lg" />
            ) : (
              <>
                <Stepper label="Quantity" value={qty} max={product.stock} onValueChange={setQty} className="h-12" />
                <Button size="lg" className="flex-1" onClick={add}>
                  <ShoppingBag className="h-[18px] w-[18px]" aria-hidden /> Add to cart, {money(size.price)}
                </Button>
              </>
            )}
            <Button size="lg" variant="outline" className="!text-[15px]" aria-pressed={saved} onClick={save}>
              <Heart className={cn("h-[18px] w-[18px]", saved && "fill-[#b93a26] text-[#b93a26]")} aria-hidden /> {saved ? "Saved" : "Save"}
            </Button>
          </div>

          <div className="mt-5">
            <Section title="Details" defaultOpen className="border-b border-[#cfd2ca]">
              <ul className="list-disc pb-3 pl-[18px] text-[15px] leading-[23px]">
                <li>Whitstable stoneware, fired to 1,240 °C</li>
                <li>One drainage hole, cork plug included</li>
                <li>{product.weight}</li>
              </ul>
            </Section>
            <Section title="Delivery and returns" className="border-b border-[#cfd2ca]">
              <p className="pb-3 text-[15px] leading-[23px]">
                Standard delivery takes 3 to 5 days and is free over £75. Send anything back within 30 days; breakages are on us.
              </p>
            </Section>
            <Section title="Care" className="border-b border-[#cfd2ca]">
              <p className="pb-3 text-[15px] leading-[23px]">
                Frost-proof to -5 °C. Wipe with a damp cloth; a little vinegar lifts limescale from the glaze.
              </p>
            </Section>
          </div>
        </div>
      </div>
      <h2 className={cn(display, "mb-4 mt-14 text-[22px]")}>More {product.category.toLowerCase()}</h2>
      <div className="grid grid-cols-4 gap-5">
        {related.map((p) => (
          <ProductCard key={p.slug} product={p} />
        ))}
      </div>
    </>
  );
}
